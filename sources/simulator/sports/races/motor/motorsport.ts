import type { CompetitionRef } from '@stillingen/domain/messages';
import { readTable } from '../../../data/table.ts';
import { calendarDay, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, membersOf } from '../../../engine/fields.ts';
import { raceEvent, raceSport, yearly } from '../../../engine/race.ts';
import { circuitTimeline } from './circuit.ts';
import { lapRules } from './lap-race.ts';
import { rallies } from './rally.ts';
import { grandPrixSpeedway, nationalSpeedway } from './speedway.ts';
import { driveSession, lengthOf, partsOf, sessionOrder, sessionTimeline } from './timed-session.ts';

const TRACKS = 'series date clock laps# lap_s# country meeting venue sprint';
const SESSIONS = 'series sprint label hours_before# rules laps_divisor# parts';
const trackRows = Map.groupBy(readTable('circuits.csv', TRACKS), ({ series }) => series);
const sessionRows = Map.groupBy(readTable('race-sessions.csv', SESSIONS), ({ series, sprint }) => series + sprint);

/** The sessions of a meeting: timed ones have parts, races a divisor of the laps of the main race. */
const sessionsOf = (series: string, sprint: string) =>
  sessionRows.get(series + sprint)!.map((row) => ({
    ...row,
    rules: lapRules(row.rules),
    parts: row.parts === '' ? [] : partsOf(row.parts),
  }));
type Session = ReturnType<typeof sessionsOf>[number];

const tracksOf = (series: string) =>
  trackRows.get(series)!.map(({ date, clock, laps, lapS, country, meeting, venue, sprint }) => ({
    date,
    clock,
    laps,
    lapS,
    sessions: sessionsOf(series, sprint),
    place: { country, meeting, venue },
  }));
type Track = ReturnType<typeof tracksOf>[number];

/** The meetings of a series; the grid of a race follows from the last timed session before it. */
function circuits(series: string, sport: number, competition: Omit<CompetitionRef, 'season'>, everyMinutes: number) {
  const field = membersOf(series);
  const eventOf = (weekend: string, { lapS, laps, sessions, place }: Track, index: number, key: string, startS: number) => {
    const { label, rules, parts, lapsDivisor } = sessions[index]!;
    const season = seasonAt(startS);
    const facts = { key, startS, sport, competition: { ...competition, season }, session: label, ...place };
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
    const length = Math.round(laps / lapsDivisor);
    const qualifying = sessions.slice(0, index).findLast((session) => session.parts.length > 0)!;
    return raceEvent({
      facts: { ...facts, length },
      overAfterS: length * lapS * 1.6 + 3 * 3600,
      starters,
      simulate: () => circuitTimeline(key, sessionOrder(timed(qualifying)), { laps: length, lapS }, rules),
    });
  };
  return yearly({
    name: series,
    items: tracksOf(series),
    inYear: (weekend, year, track): readonly EventPlan[] => {
      const raceS = secondAt(calendarDay(year, track.date), track.clock);
      return track.sessions.map(({ hoursBefore }, index) =>
        eventOf(weekend, track, index, `${weekend}-${index + 1}`, raceS - hoursBefore * 3600),
      );
    },
    anyTime: (key, startS, track, index) => {
      const { length } = track.sessions;
      return eventOf(key, track, length - 1 - (index % 3 === 0 ? 0 : index % length), key, startS);
    },
    everyMinutes,
  });
}

const formula1 = circuits('formula-1', 32, { name: 'VM', country: 'xw', category: 'Formel 1' }, 80);
const nascar = circuits('nascar', 32, { name: 'Cup Series', country: 'us', category: 'NASCAR' }, 4 * 60);
const motoGp = circuits('moto-gp', 33, { name: 'VM', country: 'xw', category: 'MotoGP' }, 40);

export const autoRacing = raceSport(32, formula1, nascar, rallies);
export const motoRacing = raceSport(33, motoGp, grandPrixSpeedway, nationalSpeedway);
