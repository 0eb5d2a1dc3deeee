import type { Pair, StageRole } from '@stillingen/domain';

export interface LeagueMatch {
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly score: Pair | null;
  readonly isEmpty: boolean;
}

const DAY_MS = 86_400_000;
/** Play-offs begin no earlier than so many days after the season. */
const DAYS_TO_PLAYOFFS = { season: 200, half: 90 } as const;
const SMALLEST_PART = 4;
const MOST_PLAYOFFS = 0.3;

const pairOf = ({ home, away }: LeagueMatch): string => (home < away ? `${home}|${away}` : `${away}|${home}`);
const byDay = (a: LeagueMatch, b: LeagueMatch): number => a.day.localeCompare(b.day);

function countClubs(matches: readonly LeagueMatch[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { home, away } of matches) for (const club of [home, away]) counts.set(club, (counts.get(club) ?? 0) + 1);
  return counts;
}

function usualMeetings(matches: readonly LeagueMatch[], clubs: number): number {
  const meetings = [...Map.groupBy(matches, pairOf).values()].map((own) => own.length);
  const never = (clubs * (clubs - 1)) / 2 - meetings.length;
  const frequency = new Map<number, number>([[0, never]]);
  for (const count of meetings) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return [...frequency].sort(([a, x], [b, y]) => y - x || a - b)[0]![0];
}

function afterBalance(matches: readonly LeagueMatch[], clubs: number): Set<LeagueMatch> | null {
  const counts = new Map<string, number>();
  let end = -1;
  matches.forEach((match, index) => {
    for (const club of [match.home, match.away]) counts.set(club, (counts.get(club) ?? 0) + 1);
    if (counts.size === clubs && new Set(counts.values()).size === 1) end = index;
  });
  return end < 0 ? null : new Set(matches.slice(end + 1));
}

function componentsOf(matches: readonly LeagueMatch[]): LeagueMatch[][] {
  const leaderOf = new Map<string, string>();
  const leader = (club: string): string => {
    const above = leaderOf.get(club) ?? club;
    return above === club ? club : leader(above);
  };
  for (const { home, away } of matches) leaderOf.set(leader(home), leader(away));
  return [...Map.groupBy(matches, ({ home }) => leader(home)).values()];
}

function isRoundRobin(matches: readonly LeagueMatch[]): boolean {
  const clubs = countClubs(matches).size;
  const meetings = [...Map.groupBy(matches, pairOf).values()].map((own) => own.length);
  return clubs >= SMALLEST_PART && meetings.length === (clubs * (clubs - 1)) / 2 && new Set(meetings).size === 1;
}

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

/** The last matches are removed until round robins are left. */
function roundRobinsIn(matches: readonly LeagueMatch[]): LeagueMatch[][] {
  return componentsOf(matches).flatMap((component) => {
    if (isRoundRobin(component)) return [component];
    return component.length <= SMALLEST_PART ? [] : roundRobinsIn(component.toSorted(byDay).slice(0, -1));
  });
}

function partsOf(later: readonly LeagueMatch[]): LeagueMatch[][] {
  return componentsOf(later).flatMap((component) => {
    const finished = roundRobinsIn(component);
    return finished.length === 0 && isBegun(component) ? [component] : finished;
  });
}

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

/** Common rounds are balanced, parts of a divided season again; the rest are play-offs. */
export function rolesOf(unordered: readonly LeagueMatch[], length: keyof typeof DAYS_TO_PLAYOFFS): Map<LeagueMatch, StageRole> {
  const matches = unordered.toSorted(byDay);
  const roles = new Map<LeagueMatch, StageRole>(matches.map((match) => [match, 'main']));
  const counts = countClubs(matches);
  const usual = [...counts.values()].sort((a, b) => a - b)[Math.floor(counts.size / 2)] ?? 0;
  // Promotion play-offs involve clubs of another league.
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

const SAME_MATCH_DAYS = 3;

/** The source keeps the planned row of a postponed match as goalless. */
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
