import type { CompetitionRef } from '@stillingen/domain/messages';
import { readTable } from '../../../data/table.ts';
import { calendarDay, secondAt } from '../../../engine/calendar/dates.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, membersOf } from '../../../engine/fields.ts';
import { raceEvent } from '../../../engine/race.ts';
import { raceSport, yearly } from '../../../engine/race-sport.ts';
import { circuitTimeline } from './circuit.ts';
import { type LapRules, lapRules } from './lap-race.ts';
import { rallies } from './rally.ts';
import { grandPrixSpeedway, nationalSpeedway } from './speedway.ts';
import { driveSession, lengthOf, type Part, partsOf, sessionOrder, sessionTimeline } from './timed-session.ts';

interface Track {
  readonly date: string;
  readonly clock: string;
  readonly laps: number;
  readonly lapS: number;
  readonly country: string;
  readonly meeting: string;
  readonly venue: string;
  readonly sessions: readonly Session[];
}

interface Session {
  readonly label: string;
  readonly hoursBefore: number;
  readonly rules: LapRules;
  /** The parts of a timed session; a race has none. */
  readonly parts: readonly Part[];
  /** The laps of a race as a part of those of the main race. */
  readonly divisor: number;
}

const TRACKS = 'series date clock laps lap_s country meeting venue sprint';
const SESSIONS = 'series sprint label hours_before rules laps_divisor parts';
const trackRows = Map.groupBy(readTable('circuits.csv', TRACKS), ({ series }) => series);
const sessionRows = Map.groupBy(readTable('race-sessions.csv', SESSIONS), ({ series, sprint }) => series + sprint);

const sessionsOf = (series: string, sprint: string): readonly Session[] =>
  sessionRows.get(series + sprint)!.map((row) => ({
    label: row.label,
    hoursBefore: Number(row.hours_before),
    rules: lapRules(row.rules),
    parts: row.parts === '' ? [] : partsOf(row.parts),
    divisor: Number(row.laps_divisor),
  }));

const tracksOf = (series: string): readonly Track[] =>
  trackRows.get(series)!.map(({ date, clock, laps, lap_s: lapS, country, meeting, venue, sprint }) => ({
    date,
    clock,
    laps: Number(laps),
    lapS: Number(lapS),
    country,
    meeting,
    venue,
    sessions: sessionsOf(series, sprint),
  }));

interface Series {
  readonly name: string;
  readonly sport: number;
  readonly competition: Omit<CompetitionRef, 'season'>;
  /** Its name in `circuits.csv`, `race-sessions.csv` and `fields.csv`. */
  readonly series: string;
  readonly everyMinutes: number;
}

/** A season of meetings on circuits. The grid of a race follows from the last timed session before it. */
function circuits({ name, sport, competition, series, everyMinutes }: Series) {
  const field = membersOf(series);
  const eventOf = (weekend: string, { lapS, laps, sessions, ...track }: Track, index: number, key: string, startS: number) => {
    const { label, rules, parts, divisor } = sessions[index]!;
    const { country, meeting, venue } = track;
    const facts = {
      key,
      startS,
      sport,
      competition: { ...competition, season: seasonAt(startS) },
      meeting,
      session: label,
      country,
      venue,
    };
    const timed = (session: Session) =>
      driveSession(`${weekend}-${session.label}`, field, lapS, session.rules.spread, session.parts);
    const starters = () => field.map(entryOf);
    if (parts.length > 0)
      return raceEvent({
        facts,
        overAfterS: lengthOf(parts) + 120,
        starters,
        simulate: () => sessionTimeline(timed(sessions[index]!)),
      });
    const length = Math.round(laps / divisor);
    const qualifying = sessions.slice(0, index).findLast((session) => session.parts.length > 0)!;
    return raceEvent({
      facts: { ...facts, length },
      overAfterS: length * lapS * 1.6 + 3 * 3600,
      starters,
      simulate: () => circuitTimeline(key, sessionOrder(timed(qualifying)), { laps: length, lapS }, rules),
    });
  };
  return yearly({
    name,
    items: tracksOf(series),
    inYear: (weekend, year, track): readonly EventPlan[] => {
      const raceS = secondAt(calendarDay(year, track.date), track.clock);
      return track.sessions.map(({ hoursBefore }, index) =>
        eventOf(weekend, track, index, `${weekend}-${index + 1}`, raceS - hoursBefore * 3600),
      );
    },
    // Every third is a race, the others are sessions of all kinds.
    anyTime: (key, startS, track, index) => {
      const { length } = track.sessions;
      return eventOf(key, track, length - 1 - (index % 3 === 0 ? 0 : index % length), key, startS);
    },
    everyMinutes,
  });
}

const formula1 = circuits({
  name: 'f1',
  sport: 32,
  competition: { name: 'VM', country: 'xw', category: 'Formel 1' },
  series: 'formula-1',
  everyMinutes: 80,
});
const nascar = circuits({
  name: 'nascar',
  sport: 32,
  competition: { name: 'Cup Series', country: 'us', category: 'NASCAR' },
  series: 'nascar',
  everyMinutes: 4 * 60,
});
const motoGp = circuits({
  name: 'motogp',
  sport: 33,
  competition: { name: 'VM', country: 'xw', category: 'MotoGP' },
  series: 'moto-gp',
  everyMinutes: 40,
});

export const autoRacing = raceSport(32, formula1, nascar, rallies);
export const motoRacing = raceSport(33, motoGp, grandPrixSpeedway, nationalSpeedway);
