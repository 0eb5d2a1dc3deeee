import { decodeTable } from '@stillingen/client';
import { HOME_COUNTRY, PROJECT_TYPE, SPORT_NAMES, sportBySegment, sportNameById } from '@stillingen/domain';
import { buildPageFeedName, nationPath } from '@stillingen/wire';
import { leadersOf, partOf, rowsIn, WHOLE_ROWS } from '../list/first-part.ts';
import { FIRST_ENTRIES, firstIds } from '../list/motion/gradual.tsx';
import { definePage, type Resolved, SLUG } from '../page/define-page.ts';
import { shellText } from '#text/shell.ts';
import { nationText } from '#text/league.ts';
import { countsOf, type LeagueCount } from './counts.ts';
import type { NationPageProps } from './page.tsx';

interface NationAddress {
  readonly nation: string;
  /** Null for all sports. */
  readonly sportId: number | null;
}

const order = new Map(SPORT_NAMES.map(({ id }, at) => [id, at]));

interface FirstPart {
  readonly seed: string;
  readonly counts: readonly LeagueCount[] | null;
}

/** A big country has a thousand rows a day: its page carries those that are drawn first. */
function firstPartOf(text: string, sportId: number | null): FirstPart {
  if (rowsIn(text) <= WHOLE_ROWS) return { seed: text, counts: null };
  const { leagues, rows } = decodeTable(leadersOf(text, FIRST_ENTRIES, HOME_COUNTRY));
  const own = leagues.filter(({ league }) => sportId === null || league.sportId === sportId);
  return { seed: partOf(text, firstIds(own)), counts: countsOf(leagues, rows) };
}

/** A country in all sports, or in one of them. */
export const nationPage = definePage({
  kind: 'nation',
  address(path): NationAddress | null {
    const [root, nation = '', segment, ...beyond] = path.split('/').slice(1, -1);
    if (root !== 'land' || beyond.length > 0 || !SLUG.test(nation)) return null;
    const sport = segment === undefined ? null : sportBySegment(segment);
    return segment !== undefined && sport === null ? null : { nation, sportId: sport?.id ?? null };
  },
  exists: ({ nation }, source) => source.nation(nation) !== null,
  resolve({ nation, sportId }, source, request): Resolved<NationPageProps> | null {
    const found = source.nation(nation);
    if (found === null) return null;
    const { id, code, name } = found;
    const projectType = PROJECT_TYPE.id;
    const feed = buildPageFeedName({ kind: 'nation', nation: code, day: 0, tz: request.tzHours, lang: 'da', projectType });
    const teamsFeed = buildPageFeedName({ kind: 'nationalTeams', nation: code, projectType });
    const whole = source.feed(feed);
    const first = whole === null ? null : firstPartOf(whole, sportId);
    const texts = [[feed, first?.seed ?? null] as const, [teamsFeed, source.feed(teamsFeed)] as const];
    return {
      props: {
        sportId,
        nation,
        path: nationPath(nation),
        code,
        name,
        sports: source.nationSports(id).toSorted((a, b) => order.get(a.sportId)! - order.get(b.sportId)!),
        feed,
        counts: first?.counts ?? null,
        teamsFeed,
      },
      seeds: new Map(texts.flatMap(([each, text]) => (text === null ? [] : [[each, text] as const]))),
      head: {
        title: [name, ...(sportId === null ? [] : [sportNameById(sportId)!.danishName]), shellText.brand].join(' · '),
        description: nationText.description(name),
      },
    };
  },
});
