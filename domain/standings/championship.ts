/** What the places of a race are worth, in order; from a day on. */
export interface PointsScale {
  /** '2024-01-01'; '' from ever. */
  readonly from: string;
  readonly race: readonly number[];
  readonly sprint: readonly number[];
  /** What the fastest lap of a race adds for whoever comes in within the first places. */
  readonly fastestLap: { readonly points: number; readonly within: number } | null;
}

const TOP_TEN = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const TOP_EIGHT = [8, 7, 6, 5, 4, 3, 2, 1];
const FASTEST_LAP = { points: 1, within: 10 };

/** The scales of Formula 1 since its results were no longer dropped, the latest first. */
export const FORMULA_1_SCALES: readonly PointsScale[] = [
  { from: '2025-01-01', race: TOP_TEN, sprint: TOP_EIGHT, fastestLap: null },
  { from: '2022-01-01', race: TOP_TEN, sprint: TOP_EIGHT, fastestLap: FASTEST_LAP },
  { from: '2019-01-01', race: TOP_TEN, sprint: [3, 2, 1], fastestLap: FASTEST_LAP },
  { from: '2010-01-01', race: TOP_TEN, sprint: [], fastestLap: null },
  { from: '2003-01-01', race: [10, 8, 6, 5, 4, 3, 2, 1], sprint: [], fastestLap: null },
  { from: '', race: [10, 6, 4, 3, 2, 1], sprint: [], fastestLap: null },
];

export type RoundKind = 'race' | 'sprint';

/** The points of a place on a day; `fastestLap` where that lap was his. Scales come the latest first. */
export function pointsOfPlace(
  scales: readonly PointsScale[],
  day: string,
  kind: RoundKind,
  place: number,
  fastestLap: boolean,
): number {
  const scale = scales.find(({ from }) => from <= day)!;
  const bonus = kind === 'race' && fastestLap ? scale.fastestLap : null;
  return (scale[kind][place - 1] ?? 0) + (bonus !== null && place <= bonus.within ? bonus.points : 0);
}

/** What one race gave one competitor, who may have several results in it, as a team has. */
export interface ChampionshipResult<Competitor> {
  readonly competitor: Competitor;
  /** Null for who was not classified. */
  readonly place: number | null;
  readonly points: number;
}

export interface ChampionshipRound<Competitor> {
  readonly kind: RoundKind;
  readonly results: readonly ChampionshipResult<Competitor>[];
}

export interface ChampionshipRow<Competitor> {
  /** Shared by those whom nothing tells apart. */
  readonly rank: number;
  readonly competitor: Competitor;
  readonly points: number;
  /** Races won; sprints are none. */
  readonly wins: number;
  /** Races that it took part in; sprints are none. */
  readonly races: number;
}

interface CompetitorTotal<Competitor> {
  readonly competitor: Competitor;
  points: number;
  /** How often each place was taken in races: [wins, second places, …]. */
  readonly places: number[];
  readonly races: Set<ChampionshipRound<Competitor>>;
  /** The number of the round in which the best place was first taken. */
  bestRound: number;
}

/** How competitors are told apart that are level on points and places. */
export interface TieRule {
  /** The one comes first that was first to reach its best place; otherwise they share a rank. */
  readonly firstReached: boolean;
}

/** More points first; then more wins, then more second places, and so on. */
function compareTotals(a: CompetitorTotal<unknown>, b: CompetitorTotal<unknown>): number {
  if (a.points !== b.points) return b.points - a.points;
  for (let place = 0; place < Math.max(a.places.length, b.places.length); place += 1) {
    const difference = (b.places[place] ?? 0) - (a.places[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The standing of a championship after some rounds, best first: points, then the better places in races. Those whom nothing
 * tells apart share a rank, in the order in which they first took part.
 */
export function championship<Competitor>(
  rounds: readonly ChampionshipRound<Competitor>[],
  { firstReached }: TieRule = { firstReached: false },
): ChampionshipRow<Competitor>[] {
  const accounts = new Map<Competitor, CompetitorTotal<Competitor>>();
  for (const [number, round] of rounds.entries())
    for (const { competitor, place, points } of round.results) {
      const account = accounts.get(competitor) ?? { competitor, points: 0, places: [], races: new Set(), bestRound: number };
      accounts.set(competitor, account);
      // Shared points are fractions such as a seventh, of which two digits are published.
      account.points = Math.round((account.points + points) * 100) / 100;
      if (round.kind !== 'race') continue;
      account.races.add(round);
      if (place === null) continue;
      if (account.places.findIndex((times) => times > 0) >= place || account.places.length === 0) account.bestRound = number;
      account.places[place - 1] = (account.places[place - 1] ?? 0) + 1;
    }
  const compare = (a: CompetitorTotal<Competitor>, b: CompetitorTotal<Competitor>): number =>
    compareTotals(a, b) || (firstReached && a.points > 0 ? a.bestRound - b.bestRound : 0);
  const sorted = [...accounts.values()].sort(compare);
  let rank = 0;
  return sorted.map((account, index) => {
    if (index === 0 || compare(sorted[index - 1]!, account) !== 0) rank = index + 1;
    const { competitor, points, places, races } = account;
    return { rank, competitor, points, wins: places[0] ?? 0, races: races.size };
  });
}
