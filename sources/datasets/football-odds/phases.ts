import type { Pair, StageRole } from '@stillingen/domain';

/** A match of one season of a league, of which the source says no more than when it was played, by whom, and how it ended. */
export interface LeagueMatch {
  /** '2025-05-18'. */
  readonly day: string;
  readonly home: string;
  readonly away: string;
  /** Null until it is played. */
  readonly score: Pair | null;
  /** Whether it is goalless and nothing else is known of it, as of a match that was put off. */
  readonly isEmpty: boolean;
}

const DAY_MS = 86_400_000;
/** No season of a league is decided by play-offs earlier than so many days after it began; half a season earlier. */
const DAYS_TO_PLAYOFFS = { season: 200, half: 90 } as const;
/** The fewest clubs that play on among themselves when a season is divided. */
const SMALLEST_PART = 4;
/** Of a whole season, play-offs are no larger share than this. */
const MOST_PLAYOFFS = 0.3;

const pairOf = ({ home, away }: LeagueMatch): string => (home < away ? `${home}|${away}` : `${away}|${home}`);
const byDay = (a: LeagueMatch, b: LeagueMatch): number => a.day.localeCompare(b.day);

function countClubs(matches: readonly LeagueMatch[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { home, away } of matches) for (const club of [home, away]) counts.set(club, (counts.get(club) ?? 0) + 1);
  return counts;
}

/** How often most pairs of clubs meet; the lower of two that are as frequent. */
function usualMeetings(matches: readonly LeagueMatch[], clubs: number): number {
  const meetings = [...Map.groupBy(matches, pairOf).values()].map((own) => own.length);
  const never = (clubs * (clubs - 1)) / 2 - meetings.length;
  const frequency = new Map<number, number>([[0, never]]);
  for (const count of meetings) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return [...frequency].sort(([a, x], [b, y]) => y - x || a - b)[0]![0];
}

/** The matches after the last day on which all clubs had played as often; null where there is no such day. */
function afterBalance(matches: readonly LeagueMatch[], clubs: number): Set<LeagueMatch> | null {
  const counts = new Map<string, number>();
  let end = -1;
  matches.forEach((match, index) => {
    for (const club of [match.home, match.away]) counts.set(club, (counts.get(club) ?? 0) + 1);
    if (counts.size === clubs && new Set(counts.values()).size === 1) end = index;
  });
  return end < 0 ? null : new Set(matches.slice(end + 1));
}

/** The clubs that are connected by these matches, with the matches among them. */
function componentsOf(matches: readonly LeagueMatch[]): LeagueMatch[][] {
  const leaderOf = new Map<string, string>();
  const leader = (club: string): string => {
    const above = leaderOf.get(club) ?? club;
    return above === club ? club : leader(above);
  };
  for (const { home, away } of matches) leaderOf.set(leader(home), leader(away));
  return [...Map.groupBy(matches, ({ home }) => leader(home)).values()];
}

/** Whether these clubs all meet each other equally often. */
function isRoundRobin(matches: readonly LeagueMatch[]): boolean {
  const clubs = countClubs(matches).size;
  const meetings = [...Map.groupBy(matches, pairOf).values()].map((own) => own.length);
  return clubs >= SMALLEST_PART && meetings.length === (clubs * (clubs - 1)) / 2 && new Set(meetings).size === 1;
}

/** Whether these clubs have begun to meet each other: each has met several others. */
function isBegun(matches: readonly LeagueMatch[]): boolean {
  const others = new Map<string, Set<string>>();
  for (const { home, away } of matches) {
    for (const [club, other] of [
      [home, away],
      [away, home],
    ] as const)
      others.set(club, (others.get(club) ?? new Set()).add(other));
  }
  return others.size >= SMALLEST_PART && [...others.values()].every((met) => met.size > 1);
}

/** The round robins among matches; the last of these are taken away until some are left. */
function roundRobinsIn(matches: readonly LeagueMatch[]): LeagueMatch[][] {
  return componentsOf(matches).flatMap((component) => {
    if (isRoundRobin(component)) return [component];
    return component.length <= SMALLEST_PART ? [] : roundRobinsIn(component.toSorted(byDay).slice(0, -1));
  });
}

/** The parts of a divided season among the matches after its common rounds, finished ones where there are any. */
function partsOf(later: readonly LeagueMatch[]): LeagueMatch[][] {
  return componentsOf(later).flatMap((component) => {
    const finished = roundRobinsIn(component);
    return finished.length === 0 && isBegun(component) ? [component] : finished;
  });
}

/** The clubs in the order of their points in these matches, best first. */
function ranked(matches: readonly LeagueMatch[]): string[] {
  const value = new Map<string, number>();
  for (const { home, away, score } of matches) {
    if (score === null) continue;
    const [ofHome, ofAway] = score[0] === score[1] ? [1, 1] : score[0] > score[1] ? [3, 0] : [0, 3];
    value.set(home, (value.get(home) ?? 0) + ofHome + (score[0] - score[1]) / 1000);
    value.set(away, (value.get(away) ?? 0) + ofAway + (score[1] - score[0]) / 1000);
  }
  return [...value].sort(([, a], [, b]) => b - a).map(([club]) => club);
}

/**
 * The role of each match in one season of a league, or in half a season that is played for itself. The source writes play-offs
 * among the matches of the league; they are told by who meets whom: in the common rounds all pairs meet as often, a part of a divided
 * season is such a league again, and what is left after it are play-offs. A season that still runs has none before its end.
 */
export function rolesOf(unordered: readonly LeagueMatch[], length: keyof typeof DAYS_TO_PLAYOFFS): Map<LeagueMatch, StageRole> {
  const matches = unordered.toSorted(byDay);
  const roles = new Map<LeagueMatch, StageRole>(matches.map((match) => [match, 'main']));
  const counts = countClubs(matches);
  const usual = [...counts.values()].sort((a, b) => a - b)[Math.floor(counts.size / 2)] ?? 0;
  // Those who play for a place in this league against its clubs have matches of their own elsewhere.
  const isMember = (club: string): boolean => counts.get(club)! > usual / 2;
  const own = matches.filter(({ home, away }) => isMember(home) && isMember(away));
  const members = countClubs(own).size;
  const meetings = usualMeetings(own, members);
  const met = new Map<string, number>();
  const repeated = own.filter((match) => {
    const count = (met.get(pairOf(match)) ?? 0) + 1;
    met.set(pairOf(match), count);
    return count > meetings;
  });
  const everyPair = met.size === (members * (members - 1)) / 2;
  const later = everyPair && meetings > 0 ? new Set(repeated) : (afterBalance(own, members) ?? new Set());
  const parts = partsOf([...later]);
  const inParts = new Set(parts.flat());
  const allPlayOn = new Set([...later].flatMap(({ home, away }) => [home, away])).size > members * 0.8;
  const strangers = matches.filter((match) => !own.includes(match));
  const rest = [...later].filter((match) => !inParts.has(match));
  const firstDay = matches[0]?.day ?? '';
  const isLate = ({ day }: LeagueMatch): boolean => (Date.parse(day) - Date.parse(firstDay)) / DAY_MS >= DAYS_TO_PLAYOFFS[length];
  const lastDay = new Map<string, string>();
  for (const match of own.filter((each) => !rest.includes(each)))
    for (const club of [match.home, match.away]) lastDay.set(club, match.day);
  const isAfter = ({ day, home, away }: LeagueMatch): boolean =>
    day > (lastDay.get(home) ?? '') && day > (lastDay.get(away) ?? '');
  if (rest.length <= own.length * MOST_PLAYOFFS && (parts.length > 0 || !allPlayOn)) {
    for (const match of [...rest, ...strangers]) if (isLate(match) && isAfter(match)) roles.set(match, 'playoff');
  }
  const order = ranked(own.filter((match) => !later.has(match)));
  const divided = parts.length > 1 || (parts.length === 1 && countClubs(parts[0]!).size < members);
  if (!divided) return roles;
  for (const part of parts) {
    const clubs = countClubs(part);
    const role = clubs.has(order[0]!) ? 'championship' : clubs.has(order.at(-1)!) ? 'relegation' : 'playoff';
    for (const match of part) roles.set(match, role);
  }
  return roles;
}

/** Two rows of one match lie so many days apart at most. */
const SAME_MATCH_DAYS = 3;

/**
 * The matches that stand twice, each with the one that counts. The source writes a match that was put off as goalless, without any
 * statistics, on the day that was planned first, and some matches on two days with one result.
 */
export function repeatsOf(matches: readonly LeagueMatch[]): Map<LeagueMatch, LeagueMatch> {
  const repeats = new Map<LeagueMatch, LeagueMatch>();
  for (const own of Map.groupBy(matches, ({ home, away }) => `${home}|${away}`).values()) {
    const [first, ...others] = own.toSorted(byDay);
    for (const next of others) {
      const isNear = Date.parse(next.day) - Date.parse(first!.day) <= SAME_MATCH_DAYS * DAY_MS;
      if (isNear && next.score?.join() === first!.score?.join()) repeats.set(next, first!);
      else if (first!.isEmpty) repeats.set(first!, next);
      else if (isNear && next.isEmpty) repeats.set(next, first!);
    }
  }
  return repeats;
}
