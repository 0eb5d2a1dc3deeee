import type { CompetitionRef } from '@stillingen/domain/messages';
import type { EventPlan } from '../event-plan.ts';
import { copenhagenDay } from '../copenhagen.ts';
import { at, type MakeEvent, nearest, yearOf } from './calendar.ts';
import { circuitRace, type CircuitRules } from './circuit.ts';
import { type Competitor, entryOf } from './field.ts';
import { raceEvent, type RaceFacts } from './race-event.ts';
import { driveSession, KNOCKOUT, PRACTICE, sessionMoments, sessionOrder, SPRINT_KNOCKOUT, type TimedSession, TWO_PARTS } from './timed-session.ts';
import { BIKE_SPRINT, BIKES, CAR_SPRINT, CARS, STOCK_CARS } from './engine-rules.ts';
import { FORMULA_1, FORMULA_1_RACES, MOTO_GP, MOTO_GP_RACES, NASCAR, NASCAR_RACES } from './tables/engines.ts';

/** A track and the race on it. */
interface Track {
  readonly date: string;
  readonly weekday: string;
  readonly clock: string;
  readonly laps: number;
  readonly lapS: number;
  readonly country: string;
  readonly meeting: string;
  readonly venue: string;
  readonly sprint: boolean;
}

const tracks = (table: string): readonly Track[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [head, venue, sprint] = line.split(' | ');
      const [date, weekday, clock, laps, lapS, country, ...meeting] = head!.split(' ');
      return {
        date: date!,
        weekday: weekday!,
        clock: clock!,
        laps: Number(laps),
        lapS: Number(lapS),
        country: country!,
        meeting: meeting.join(' '),
        venue: venue!,
        sprint: sprint !== undefined,
      };
    });

/** One session of a weekend: when, before its race, and whether its result is by the best lap or by arrival. */
type Session = readonly [label: string, hoursBefore: number, kind: 'practice' | 'grid' | 'sprint-grid' | 'sprint' | 'race'];

const USUAL: readonly Session[] = [
  ['1. træning', 49.5, 'practice'],
  ['2. træning', 46, 'practice'],
  ['3. træning', 26.5, 'practice'],
  ['Kvalifikation', 23, 'grid'],
  ['Løb', 0, 'race'],
];
const WITH_SPRINT: readonly Session[] = [
  ['1. træning', 50.5, 'practice'],
  ['Sprintkvalifikation', 46.5, 'sprint-grid'],
  ['Sprint', 27, 'sprint'],
  ['Kvalifikation', 23, 'grid'],
  ['Løb', 0, 'race'],
];
const ON_BIKES: readonly Session[] = [
  ['Træning', 47, 'practice'],
  ['Kvalifikation', 27.2, 'grid'],
  ['Sprint', 23, 'sprint'],
  ['Løb', 0, 'race'],
];
const RACE_ONLY: readonly Session[] = [['Løb', 0, 'race']];

/** A championship on circuits. */
interface Series {
  readonly id: string;
  readonly sport: number;
  readonly competition: Omit<CompetitionRef, 'season'>;
  readonly field: readonly Competitor[];
  readonly tracks: readonly Track[];
  readonly sessions: (track: Track) => readonly Session[];
  readonly knockout: Parameters<typeof driveSession>[4];
  readonly race: CircuitRules;
  readonly sprint: CircuitRules;
  /** How much of its lap the best gains on the worst. */
  readonly sprintShare: number;
}

const formula1: Series = {
  id: 'f1',
  sport: 32,
  competition: { name: 'VM', country: 'xw', category: 'Formel 1' },
  field: FORMULA_1,
  tracks: tracks(FORMULA_1_RACES),
  sessions: ({ sprint }) => (sprint ? WITH_SPRINT : USUAL),
  knockout: KNOCKOUT,
  race: CARS,
  sprint: CAR_SPRINT,
  sprintShare: 1 / 3,
};
const motoGp: Series = {
  id: 'motogp',
  sport: 33,
  competition: { name: 'VM', country: 'xw', category: 'MotoGP' },
  field: MOTO_GP,
  tracks: tracks(MOTO_GP_RACES),
  sessions: () => ON_BIKES,
  knockout: TWO_PARTS,
  race: BIKES,
  sprint: BIKE_SPRINT,
  sprintShare: 1 / 2,
};
const nascar: Series = {
  id: 'nascar',
  sport: 32,
  competition: { name: 'Cup Series', country: 'us', category: 'NASCAR' },
  field: NASCAR,
  tracks: tracks(NASCAR_RACES),
  sessions: () => RACE_ONLY,
  knockout: TWO_PARTS,
  race: STOCK_CARS,
  sprint: STOCK_CARS,
  sprintShare: 1,
};

const sessionEvent = (facts: RaceFacts, field: readonly Competitor[], driven: () => TimedSession, lengthS: number): EventPlan =>
  raceEvent({
    facts,
    overAfterS: lengthS + 120,
    starters: () => field.map(entryOf),
    moments: () => sessionMoments(driven()),
  });

/** One session of a meeting; what happens in it follows from `weekend`, so that a grid is the result of its qualifying. */
function sessionOf(
  { series, track, weekend }: { series: Series; track: Track; weekend: string },
  [label, , kind]: Session,
  { key, startS, season }: { key: string; startS: number; season: string },
): EventPlan {
  const { field, knockout, race: rules } = series;
  const { lapS, laps } = track;
  const facts: RaceFacts = {
    key,
    startS,
    sport: series.sport,
    competition: { ...series.competition, season },
    meeting: track.meeting,
    session: label,
    country: track.country,
    venue: track.venue,
  };
  const driven = (name: string, parts: typeof knockout) => (): TimedSession =>
    driveSession(`${weekend}-${name}`, field, lapS, rules.spread, parts);
  const grid = driven('grid', knockout);
  const sprintGrid = series === formula1 ? driven('sprint-grid', SPRINT_KNOCKOUT) : grid;
  const race = (length: number, from: typeof grid, by: CircuitRules): EventPlan =>
    raceEvent(circuitRace({ ...facts, length }, field, () => sessionOrder(from()), lapS, by));
  switch (kind) {
    case 'practice':
      return sessionEvent(facts, field, driven(label, PRACTICE), 3600);
    case 'grid':
      return sessionEvent(facts, field, grid, 3900);
    case 'sprint-grid':
      return sessionEvent(facts, field, sprintGrid, 3900);
    case 'sprint':
      return race(Math.round(laps * series.sprintShare), sprintGrid, series.sprint);
    case 'race':
      return race(laps, grid, rules);
  }
}

/** All sessions of the weekends that end with a race in a year. */
const weekends =
  (seed: string, series: Series) =>
  (year: number): readonly EventPlan[] =>
    series.tracks.flatMap((track, round) => {
      const raceS = at(nearest(year, track.date, track.weekday), track.clock);
      const weekend = `${series.id}-${seed}-${year}-${round + 1}`;
      return series
        .sessions(track)
        .map((session, index) =>
          sessionOf({ series, track, weekend }, session, {
            key: `${weekend}-${index + 1}`,
            startS: raceS - session[1] * 3600,
            season: String(year),
          }),
        );
    });

/** A session of some weekend at any time. */
const anySession =
  (seed: string, series: Series, track: Track, session: Session): MakeEvent =>
  (key, startS) =>
    sessionOf({ series, track, weekend: `${seed}-${key}` }, session, {
      key,
      startS,
      season: String(yearOf(copenhagenDay(startS))),
    });

const kindsOf = (seed: string, series: Series): readonly MakeEvent[] =>
  series.tracks.map((track, index) => {
    const sessions = series.sessions(track);
    return anySession(seed, series, track, sessions.at(-1 - (index % 3 === 0 ? 0 : index % sessions.length))!);
  });

/** Formula 1 and NASCAR. */
export const carCircuits = (seed: string) => ({
  year: (year: number) => [formula1, nascar].flatMap((series) => weekends(seed, series)(year)),
  kinds: [...kindsOf(seed, formula1), ...kindsOf(seed, nascar).slice(0, 6)],
});

/** MotoGP. */
export const bikeCircuits = (seed: string) => ({ year: weekends(seed, motoGp), kinds: kindsOf(seed, motoGp) });
