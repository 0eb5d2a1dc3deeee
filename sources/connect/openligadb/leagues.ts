import table from './leagues.json' with { type: 'json' };

export interface League {
  readonly name: string;
  readonly country: string;
  /** With knock-out rounds. */
  readonly isCup?: boolean;
  readonly isNational?: boolean;
  /** Of a tournament that has the league for itself; absent where seasons follow one another. */
  readonly year?: number;
}

export type Leagues = ReadonlyMap<string, League>;

/** Anybody may create a league: these are the maintained ones, by shortcut in lower case. */
export const LEAGUES: Leagues = new Map(Object.entries<League>(table));

const JULY = 6;

/** The year in which the season of an instant began. */
export function seasonAt({ year }: League, nowMs: number): number {
  const now = new Date(nowMs);
  return year ?? now.getUTCFullYear() - (now.getUTCMonth() < JULY ? 1 : 0);
}

export const seasonName = ({ year }: League, season: number): string =>
  year === undefined ? `${season}/${season + 1}` : String(season);
