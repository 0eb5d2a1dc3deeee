export type RoundKind = 'race' | 'sprint';

export interface ChampionshipResult<Competitor> {
  readonly competitor: Competitor;
  readonly place: number | null;
  readonly points: number;
}

export interface ChampionshipRound<Competitor> {
  readonly kind: RoundKind;
  readonly results: readonly ChampionshipResult<Competitor>[];
}

export interface ChampionshipRow<Competitor> {
  readonly rank: number;
  readonly competitor: Competitor;
  readonly points: number;
  readonly wins: number;
  readonly races: number;
}

interface CompetitorTotal<Competitor> {
  readonly competitor: Competitor;
  points: number;
  /** Race results by place: [wins, second places, …]. */
  readonly places: number[];
  readonly races: Set<ChampionshipRound<Competitor>>;
  bestRound: number;
}

export interface TieRule {
  /** The first to reach its best place leads; otherwise the rank is shared. */
  readonly firstReached: boolean;
}

function compareTotals(a: CompetitorTotal<unknown>, b: CompetitorTotal<unknown>): number {
  if (a.points !== b.points) return b.points - a.points;
  for (let place = 0; place < Math.max(a.places.length, b.places.length); place += 1) {
    const difference = (b.places[place] ?? 0) - (a.places[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Points, then better places. Level competitors share a rank, in the order of their first race. */
export function championship<Competitor>(
  rounds: readonly ChampionshipRound<Competitor>[],
  { firstReached }: TieRule = { firstReached: false },
): ChampionshipRow<Competitor>[] {
  const accounts = new Map<Competitor, CompetitorTotal<Competitor>>();
  for (const [number, round] of rounds.entries())
    for (const { competitor, place, points } of round.results) {
      const account = accounts.get(competitor) ?? { competitor, points: 0, places: [], races: new Set(), bestRound: number };
      accounts.set(competitor, account);
      // Shared points are fractions; two digits are published.
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
