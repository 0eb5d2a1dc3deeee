import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { createClient, createStore } from '@stillingen/client';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadRowKinds } from '../table/row-kinds.ts';
import { App } from './app.tsx';
import { startBeat } from './beat.ts';
import type { Page } from './page-context.ts';
import { liveCountOf, PAGES } from './pages.ts';
import type { Handover } from './render.tsx';
import { FEED_ATTRIBUTE, HANDOVER_ID, readSeed } from './seeds.ts';

function readSeeds(): Map<string, string> {
  const seeds = new Map<string, string>();
  for (const element of document.querySelectorAll(`script[${FEED_ATTRIBUTE}]`)) {
    seeds.set(element.getAttribute(FEED_ATTRIBUTE)!, readSeed(element.textContent));
  }
  return seeds;
}

async function start({ request, config, place, sports }: Handover): Promise<void> {
  const [View] = await Promise.all([PAGES[place.page](), loadRowKinds(sports)]);
  const client = createClient({ origin: '', language: 'da', ...config });
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
    nowS: client.clock.ticks,
    liveCount: createStore(liveCountOf(place)),
    text: (feed) => seeds.get(feed) ?? null,
  };
  hydrateRoot(document.getElementById('root')!, <App page={page} place={place} View={View as ComponentType<object>} />);
  startBeat();
}

const handover = JSON.parse(document.getElementById(HANDOVER_ID)?.textContent ?? 'null') as Handover | null;
if (handover !== null) await start(handover);
