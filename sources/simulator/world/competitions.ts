import type { CompetitionRef } from '@stillingen/domain/messages';
import { yearOf } from '../engine/calendar/copenhagen.ts';
import type { PlannedSeasons, SportSimulator } from '../engine/event-plan.ts';
import type { Entrant } from '../engine/fields.ts';

export interface KnownCompetition {
  readonly sport: number;
  readonly competition: CompetitionRef;
  /** A league has a table, a cup only ties; the ties of a draw are known in all its editions. */
  readonly kind: 'league' | 'cup' | 'draw';
  /** Empty for a draw. */
  readonly teams: readonly Entrant[];
  readonly days: readonly number[];
  /** Matches of a team in a season, about. */
  readonly played: number;
  readonly lastDay: number;
  readonly seasons: PlannedSeasons;
}

/** After so many rounds without a new team all are known: in most leagues all play in the first. */
const ROUNDS_WITHOUT_NEW = 2;

/** The label of a season some years ago: '2024/2025' two before '2026/2027'. */
export const earlierSeason = (season: string, years: number): string =>
  season.replace(/\d{4}/g, (year) => String(Number(year) - years));

export const seasonOf = ({ name, country, category, season }: CompetitionRef, years = 0): CompetitionRef => ({
  name,
  country,
  ...(category === undefined || category === '' ? {} : { category }),
  season: earlierSeason(season, years),
});

function startedSeason(seasons: PlannedSeasons, day: number): ReturnType<PlannedSeasons> {
  const years = [yearOf(day), yearOf(day) - 1, yearOf(day) - 2];
  return years.map(seasons).find(([first]) => first !== undefined && first.firstDay <= day) ?? [];
}

function known(sport: number, seasons: PlannedSeasons, day: number): KnownCompetition | null {
  const rounds = startedSeason(seasons, day);
  const [first] = rounds.flatMap((round, index) => (index < ROUNDS_WITHOUT_NEW ? round.matches() : []));
  if (first === undefined) return null;
  const isTie = first.competition.role === 'knockout';
  const kind = !isTie ? 'league' : first.winner === null ? 'cup' : 'draw';
  const teams = new Map<string, Entrant>();
  let [without, read, sides] = [0, 0, 0];
  for (const round of kind === 'draw' ? [] : rounds) {
    const before = teams.size;
    const matches = round.matches();
    read += 1;
    sides += 2 * matches.length;
    for (const { home, away } of matches) for (const team of [home, away]) teams.set(team.name, team);
    without = teams.size === before ? without + 1 : 0;
    if (without === ROUNDS_WITHOUT_NEW) break;
  }
  return {
    sport,
    competition: first.competition,
    kind,
    teams: [...teams.values()],
    days: rounds.map(({ firstDay }) => firstDay),
    played: Math.round((sides / Math.max(1, read * teams.size)) * rounds.length),
    lastDay: rounds.at(-1)!.lastDay,
    seasons,
  };
}

/** All competitions of matches, looked up when they are needed: it plans some thousand matches. */
export class Competitions {
  readonly #sports: readonly SportSimulator[];
  /** Seasons are those of this day. */
  readonly day: number;
  readonly #bySport = new Map<number, readonly KnownCompetition[]>();
  readonly #byTeam = new Map<number, ReadonlyMap<string, readonly KnownCompetition[]>>();

  constructor(sports: readonly SportSimulator[], day: number) {
    this.#sports = sports;
    this.day = day;
  }

  get sports(): readonly SportSimulator[] {
    return this.#sports;
  }

  of(sport: number): readonly KnownCompetition[] {
    const found = this.#bySport.get(sport) ?? this.#find(sport);
    this.#bySport.set(sport, found);
    return found;
  }

  /** The leagues and cups of a team, those with a table first. */
  ofTeam(sport: number, team: string): readonly KnownCompetition[] {
    const byTeam = this.#byTeam.get(sport) ?? this.#indexed(sport);
    this.#byTeam.set(sport, byTeam);
    return byTeam.get(team) ?? [];
  }

  teamOf(sport: number, name: string): Entrant | undefined {
    return this.ofTeam(sport, name)[0]?.teams.find((team) => team.name === name);
  }

  #find(sport: number): readonly KnownCompetition[] {
    const own = this.#sports.find(({ sportId }) => sportId === sport)?.competitions ?? [];
    return own.flatMap((seasons) => known(sport, seasons, this.day) ?? []);
  }

  #indexed(sport: number): ReadonlyMap<string, readonly KnownCompetition[]> {
    const leaguesFirst = this.of(sport).toSorted((a, b) => Number(a.kind !== 'league') - Number(b.kind !== 'league'));
    const pairs = leaguesFirst.flatMap((competition) => competition.teams.map(({ name }) => ({ name, competition })));
    const byName = Map.groupBy(pairs, ({ name }) => name);
    return new Map([...byName].map(([name, of]) => [name, of.map(({ competition }) => competition)]));
  }
}
