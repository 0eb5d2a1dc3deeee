import '../ui/style/fonts.css';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
import './embed.css';
import { LANGUAGE } from '#language/names.ts';
import { browserPorts, createClient, createStore, type KeyValue } from '@stillingen/client';
import type { EmbedHeight, HydrationData } from '@stillingen/wire';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATION_ID, readSeeds } from '../entry/seeds.ts';
import { limitScripts } from '../page/trusted-types.ts';
import { loadRowKinds } from '../list/rows/row-kinds.ts';
import type { Page } from '../page/page-context.ts';
import { EmbedApp } from './app.tsx';
import { loadEmbed } from './components.ts';
import type { EmbedContent } from './content.ts';

/** In the frame of another site nothing is kept in the browser. */
const KEEPS_NOTHING: KeyValue = { get: () => null, set: () => {}, remove: () => {} };

/** To the page around the frame, which fits the frame to it. It holds nothing that is private. */
function reportHeight(root: HTMLElement, id: string): void {
  new ResizeObserver(() => {
    const message: EmbedHeight = { id, height: Math.ceil(root.getBoundingClientRect().height) };
    parent.postMessage(message, '*');
  }).observe(root);
}

async function start(
  root: HTMLElement,
  { request, config, content, sports, sources }: HydrationData<EmbedContent>,
): Promise<void> {
  const [View] = await Promise.all([loadEmbed(content.kind), loadRowKinds(sports)]);
  const ports = { ...browserPorts(), session: KEEPS_NOTHING, local: KEEPS_NOTHING };
  const client = createClient({ origin: '', language: LANGUAGE, ports, pageMs: request.nowMs, ...config });
  const seeds = readSeeds();
  const byId = new Map(sports.map((sport) => [sport.id, sport]));
  const page: Page = {
    request,
    config,
    client,
    nowS: client.clock.ticks,
    sportId: content.props.sportId,
    sources,
    otherSports: createStore(''),
    liveCount: createStore<number | null>(null),
    sport(id) {
      const sport = byId.get(id);
      if (sport === undefined) throw new RangeError(`the embed was not handed sport ${id}`);
      return sport;
    },
    hasSport: (id) => byId.has(id),
    addSport: (sport) => void byId.set(sport.id, sport),
    text: (feed) => seeds.get(feed) ?? null,
  };
  hydrateRoot(root, <EmbedApp page={page} content={content} View={View} />);
}

limitScripts();
const hydration = JSON.parse(document.getElementById(HYDRATION_ID)!.textContent) as HydrationData<EmbedContent>;
const root = document.getElementById('root')!;
if (parent !== window) reportHeight(root, hydration.content.props.id);
void start(root, hydration);
