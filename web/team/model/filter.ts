import type { Side } from '@stillingen/domain';
import type { ScheduledMatch } from '../../league/model/schedule.ts';
import { sideOf } from '../../list/dated-match.tsx';

/** Which matches of a team are listed; null for all. */
export interface MatchFilter {
  readonly side: Side | null;
  /** As the address of the competition names it. */
  readonly competition: string | null;
}

export const SIDE_KEY = 'sted';
export const COMPETITION_KEY = 'turnering';
const SIDE_WORDS = { home: 'hjemme', away: 'ude' } as const;

export const ALL_MATCHES: MatchFilter = { side: null, competition: null };

/** Unknown words select all matches. */
export function readFilter(query: URLSearchParams): MatchFilter {
  const word = query.get(SIDE_KEY);
  const side = word === SIDE_WORDS.home ? 'home' : word === SIDE_WORDS.away ? 'away' : null;
  return { side, competition: query.get(COMPETITION_KEY) || null };
}

export const writeFilter = ({ side, competition }: MatchFilter) => ({
  [SIDE_KEY]: side === null ? '' : SIDE_WORDS[side],
  [COMPETITION_KEY]: competition ?? '',
});

/** `path` has no query. */
export function filteredPath(path: string, filter: MatchFilter): string {
  const chosen = Object.entries(writeFilter(filter)).filter(([, value]) => value !== '');
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`;
}

export interface Competition {
  readonly slug: string;
  readonly name: string;
}

/** Of the address '/fodbold/danmark/superligaen/'. */
const competitionSlug = ({ league: { url } }: ScheduledMatch): string => url?.split('/')[3] ?? '';

/** Each once, in the order of the matches. */
export function competitionsOf(matches: readonly ScheduledMatch[]): readonly Competition[] {
  const names = new Map(matches.map((match) => [competitionSlug(match), match.league.name ?? match.league.title ?? ''] as const));
  return [...names].flatMap(([slug, name]) => (slug === '' ? [] : [{ slug, name }]));
}

export const matchesFiltered = (
  matches: readonly ScheduledMatch[],
  { side, competition }: MatchFilter,
  team: string,
): readonly ScheduledMatch[] =>
  matches.filter(
    (match) =>
      (side === null || sideOf(match.event, team) === side) && (competition === null || competitionSlug(match) === competition),
  );
