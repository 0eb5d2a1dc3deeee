import '../ui/style/fonts.css';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
import { browserPorts, type ClientOptions, createClient, createSettings, createStore, type Ports } from '@stillingen/client';
import type { ClientConfig, HydrationData } from '@stillingen/wire';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAccountLoader, isAccountKnown } from '../account/account-loader.ts';
import { applySettings } from '../settings/applied.ts';
import { drawnBy } from '../page/use-setting.ts';
import { whenIdle } from '../page/when-idle.ts';
import { loadRowKinds } from '../list/rows/row-kinds.ts';
import { App } from './app.tsx';
import { startBeat } from './blink.ts';
import { WORKER_PATH } from './offline/paths.ts';
import type { Page } from '../page/page-context.ts';
import { liveCountOf, PAGES, type Place, sportOf } from './pages.ts';
import { FEED_ATTRIBUTE, HYDRATION_ID, readSeed } from './seeds.ts';
import { limitScripts } from './trusted-types.ts';

/**
 * So long a page that was just opened runs the program that the server has, and its visitor waits for other things. What tells of a newer
 * one is fetched then, as the server may not have it any more when it is needed.
 */
const FRESH_MS = 5_000;

function readSeeds(): Map<string, string> {
  const seeds = new Map<string, string>();
  for (const element of document.querySelectorAll(`script[${FEED_ATTRIBUTE}]`)) {
    seeds.set(element.getAttribute(FEED_ATTRIBUTE)!, readSeed(element.textContent));
  }
  return seeds;
}

/** Where feeds come from, and where the visitor is: few operators ask, so few pages fetch what it takes. */
async function placed(
  { projectId, resolver, asksGeo = false }: ClientConfig,
  ports: Ports,
): Promise<Partial<Pick<ClientOptions, 'origin' | 'geo'>>> {
  if (resolver === undefined && !asksGeo) return {};
  const { createGeo, createOriginResolver } = await import('@stillingen/client/origin');
  return {
    ...(asksGeo ? { geo: createGeo(ports.local, ports.nowMs) } : {}),
    ...(resolver === undefined ? {} : { origin: createOriginResolver(resolver, projectId, ports) }),
  };
}

async function start({ request, config, place, sports }: HydrationData<Place>): Promise<void> {
  const [View] = await Promise.all([PAGES[place.page](), loadRowKinds(sports)]);
  const ports = browserPorts();
  const { delayS } = request;
  const client = createClient({ origin: '', language: 'da', ports, delayS, ...config, ...(await placed(config, ports)) });
  const settings = createSettings(ports.local, drawnBy(request), isAccountKnown);
  applySettings(settings, client);
  const seeds = readSeeds();
  const byId = new Map(sports.map((sport) => [sport.id, sport]));
  const page: Page = {
    request,
    sport(id) {
      const sport = byId.get(id);
      if (sport === undefined) throw new RangeError(`the page was not handed sport ${id}`);
      return sport;
    },
    client,
    account: createAccountLoader(config, client, settings),
    settings,
    nowS: client.clock.ticks,
    sportId: sportOf(place),
    categories: place.categories,
    liveCount: createStore(liveCountOf(place)),
    text: (feed) => seeds.get(feed) ?? null,
  };
  hydrateRoot(document.getElementById('root')!, <App page={page} place={place} View={View as ComponentType<object>} />);
  startBeat();
  ports.after(FRESH_MS, () =>
    whenIdle(() => {
      void import('./newer/index.ts').then(
        ({ watchForNewer }) => watchForNewer(client),
        () => {},
      );
      // Without it (an old browser, a private window, plain http) all else works.
      navigator.serviceWorker?.register(WORKER_PATH).catch(() => {});
    }),
  );
}

limitScripts();
const hydration = JSON.parse(document.getElementById(HYDRATION_ID)?.textContent ?? 'null') as HydrationData<Place> | null;
// Not awaited: pages import from the file that this becomes, so it must not wait for them before it is done.
if (hydration !== null) void start(hydration);
