import { createStore } from '@stillingen/client';
import { sportsOfGroup } from '@stillingen/domain';
import type { FeedSource, PageSport, RenderRequest } from '@stillingen/wire';
import { BannerSlot } from '../banners/parts.tsx';
import * as oddsParts from '../odds/parts.ts';
import type { ResolvedPage } from '../page/define-page.ts';
import type { ShownBanners } from '../banners/contract.ts';
import type { Page, PageHead, Waypoint } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import { pageSport } from './page-sport.ts';

interface Drawn {
  readonly kind: string;
  readonly sportId: number | null;
  readonly liveCount: number | null;
  /** Those whose matches the page may show. */
  readonly sources: Page['sources'];
}

/** A page with what its components ask for while they are drawn, and what they report of it. */
export interface ServerPage {
  readonly page: Page;
  head(): PageHead;
  way(): readonly Waypoint[];
  sports(): readonly PageSport[];
  parts(): readonly string[];
}

/** web/build/assets.ts finds its files by that. */
const ODDS_PART = 'odds';
const BANNERS_PART = 'banners/parts.tsx';

const withGroup = (id: number | null): readonly number[] =>
  id === null ? [] : [id, ...sportsOfGroup(id).map((child) => child.id)];

/** Adds to `seeds` each feed that is read. */
export function serverPage(
  request: RenderRequest,
  source: FeedSource,
  { kind, sportId, liveCount, sources, seeds, head: known }: Drawn & Pick<ResolvedPage<unknown>, 'seeds' | 'head'>,
): ServerPage {
  let head = known ?? { title: shellText.brand };
  let way: readonly Waypoint[] = [];
  const sports = new Map(withGroup(sportId).map((id) => [id, pageSport(id)]));
  const { banners: view } = request;
  const parts = new Set<string>([
    ...(request.odds === undefined ? [] : [ODDS_PART]),
    ...(view === undefined ? [] : [BANNERS_PART]),
  ]);
  const page: Page = {
    request,
    config: source.config,
    client: null,
    odds: request.odds && oddsParts,
    banners: view && createStore<ShownBanners | null>({ Slot: BannerSlot, view, isLate: false }),
    kind,
    nowS: createStore(Math.floor(request.nowMs / 1000)),
    sportId,
    sources,
    otherSports: createStore(''),
    liveCount: createStore(liveCount),
    sport(id) {
      const sport = sports.get(id) ?? pageSport(id);
      sports.set(id, sport);
      return sport;
    },
    hasSport: () => true,
    text(name) {
      const text = seeds.get(name) ?? source.feed(name);
      if (text !== null) seeds.set(name, text);
      return text;
    },
    needsPart: (part) => void parts.add(part),
    describe(described) {
      head = described;
    },
    trail(found) {
      way = found;
    },
  };
  return { page, head: () => head, way: () => way, sports: () => [...sports.values()], parts: () => [...parts] };
}
