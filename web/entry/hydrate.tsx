import '../ui/style/fonts.css';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
import {
  browserPorts,
  type Client,
  type ClientOptions,
  createClient,
  createSettings,
  createStore,
  type KeptSettings,
  type Ports,
} from '@stillingen/client';
import { LANGUAGE } from '#language/names.ts';
import type { ClientConfig, HydrationData, SiteEdition } from '@stillingen/wire';
import { hydrateRoot } from 'react-dom/client';
import { createAccountLoader, isAccountKnown } from '../account/account-loader.ts';
import type { ShownBanners } from '../banners/contract.ts';
import { createMineLoader } from '../mine/mine-loader.ts';
import type { SportSource } from '../mine/contract.ts';
import { drawnBy, type Page } from '../page/page-context.ts';
import { whenIdle } from '../page/browser.ts';
import { loadRowKinds } from '../list/rows/row-kinds.ts';
import { App } from './app.tsx';
import { liveCountOf, loadComponent, sportOf } from './components.ts';
import { WORKER_PATH } from './offline/paths.ts';
import type { PageContent } from './pages.ts';
import { HYDRATION_ID, readSeeds } from './seeds.ts';
import { limitScripts } from '../page/trusted-types.ts';
import type { Measured } from '../telemetry/start.ts';
import { shownTheme, showTheme, themeCookie } from '../shell/header/theme-toggle.tsx';
import { delayCookie } from '../delay/delay.ts';
import { type ListChoices, listCookie } from '../list/list-choices.ts';

/** Ms before the code that detects a newer build is fetched: later it may be gone. */
const FRESH_MS = 5_000;

/** Few operators have editions: only their pages fetch the code. */
const offerLanguage = (editions: readonly SiteEdition[], country: string | null): Promise<void> =>
  import('../language/windows.ts').then(
    ({ offerEdition }) => offerEdition(editions, country),
    () => {},
  );

/** Few operators measure anything, and only after a consent: only then pages fetch the code. */
function measure(measured: Measured): void {
  const { consent } = measured;
  const start = (): void => {
    if (consent.get().length === 0) return;
    stop();
    import('../telemetry/start.ts').then(
      ({ startTelemetry }) => startTelemetry(measured),
      () => {},
    );
  };
  const stop = consent.subscribe(start);
  start();
}

/** Few operators use a resolver or ask for the country: only their pages fetch the code. */
async function originOptions(
  { projectId, resolver, requestsGeo = false }: ClientConfig,
  ports: Ports,
): Promise<Partial<Pick<ClientOptions, 'origin' | 'geo'>>> {
  if (resolver === undefined && !requestsGeo) return {};
  const { createGeo, createOriginResolver } = await import('@stillingen/client/origin');
  return {
    ...(requestsGeo ? { geo: createGeo(ports.local, ports.nowMs) } : {}),
    ...(resolver === undefined ? {} : { origin: createOriginResolver(resolver, projectId, ports) }),
  };
}

async function hydrate({ request, config, content, sports, sources }: HydrationData<PageContent>): Promise<void> {
  const [View, odds, consentParts, bannerParts] = await Promise.all([
    loadComponent(content),
    request.odds && import('../odds/parts.ts'),
    config.consentFor && import('../consent/parts.tsx'),
    request.banners && import('../banners/parts.tsx'),
    loadRowKinds(sports),
  ]);
  const ports = browserPorts();
  const { delayS, nowMs } = request;
  const pageMs = nowMs + delayS * 1000;
  const options = await originOptions(config, ports);
  const client = createClient({ origin: '', language: LANGUAGE, ports, delayS, pageMs, ...config, ...options });
  const settings = createSettings(ports.local, drawnBy(request), isAccountKnown);
  applySettings(settings, client, request);
  const seeds = readSeeds();
  const byId = new Map(sports.map((sport) => [sport.id, sport]));
  const account = createAccountLoader(config, client, settings);
  const sportSource: SportSource = {
    sport(id) {
      const sport = byId.get(id);
      if (sport === undefined) throw new RangeError(`the page was not handed sport ${id}`);
      return sport;
    },
    hasSport: (id) => byId.has(id),
    addSport: (sport) => void byId.set(sport.id, sport),
  };
  const banners =
    config.bannerOrigins &&
    createStore<ShownBanners | null>(
      bannerParts ? { Slot: bannerParts.BannerSlot, view: request.banners!, isLate: false } : null,
    );
  const page = {
    request,
    config,
    ...sportSource,
    client,
    account,
    odds,
    consent: consentParts?.openConsent(config.consentFor!, client.clock.ticks),
    banners,
    kind: content.kind,
    mine: createMineLoader({ client, account, settings, config, ...sportSource }),
    settings,
    nowS: client.clock.ticks,
    sportId: sportOf(content),
    sources,
    otherSports: createStore(''),
    liveCount: createStore(liveCountOf(content)),
    text: (feed) => seeds.get(feed) ?? null,
  } satisfies Page;
  hydrateRoot(document.getElementById('root')!, <App page={page} content={content} View={View} />);
  startMinuteBlink();
  const { consent } = page;
  if (config.telemetry !== undefined && consent !== undefined)
    whenIdle(() => measure({ client, config, consent, starred: page.mine.starred, content, seeds }));
  if (banners?.get() === null)
    void import('../banners/late.ts').then(
      ({ awaitConsent }) => awaitConsent(page, banners),
      () => {},
    );
  ports.after(FRESH_MS, () =>
    whenIdle(() => {
      void import('./newer/index.ts').then(
        ({ watchForNewer }) => watchForNewer(client),
        () => {},
      );
      if (config.editions !== undefined) void offerLanguage(config.editions, options.geo?.record()?.countryCode ?? null);
      // Without it (an old browser, a private window, plain http) all else works.
      navigator.serviceWorker?.register(WORKER_PATH).catch(() => {});
    }),
  );
}

limitScripts();
const hydration = JSON.parse(document.getElementById(HYDRATION_ID)?.textContent ?? 'null') as HydrationData<PageContent> | null;
// Not awaited: page chunks import from this one, so it must finish evaluating first.
if (hydration !== null) void hydrate(hydration);

/** Also keeps the cookies that the server renders by. Browser only. */
export function applySettings(settings: KeptSettings, client: Client, first: ListChoices): void {
  let drawn = first;
  const apply = (): void => {
    const now = settings.get();
    const { theme, delay, compact } = now;
    if (compact !== drawn.compact || now.liveFirst !== drawn.liveFirst) {
      drawn = now;
      document.documentElement.toggleAttribute('data-compact', compact);
      document.cookie = listCookie(now);
    }
    if (theme !== shownTheme()) {
      showTheme(theme);
      document.cookie = themeCookie(theme);
    }
    if (delay !== client.delay.get()) {
      client.setDelay(delay);
      document.cookie = delayCookie(delay);
    }
  };
  settings.subscribe(apply);
  apply();
}

const BLINK_MS = 800;

/** Stops at the first section below the window: a long day has many. */
function sectionsInSight(): Element[] {
  const seen: Element[] = [];
  for (const section of document.querySelectorAll('section')) {
    const { top, bottom } = section.getBoundingClientRect();
    if (top >= innerHeight) break;
    if (bottom > 0) seen.push(section);
  }
  return seen;
}

/** One timer for all: a CSS animation would draw 60 frames a second. */
export function startMinuteBlink(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const root = document.documentElement;
  setInterval(() => {
    const isFaint = !still.matches && document.visibilityState === 'visible' && !root.hasAttribute('data-beat');
    const sections = sectionsInSight();
    root.toggleAttribute('data-beat', isFaint);
    for (const section of sections) section.toggleAttribute('data-faint', isFaint);
  }, BLINK_MS);
}
