import { readTable, sportNamed } from '../../../data/table.ts';
import { calendarDay, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { CreateSport } from '../../../engine/event-plan.ts';
import { entryOf, membersOf } from '../../../engine/fields.ts';
import { raceEvent, raceSport, yearly } from '../../../engine/race.ts';
import { lapRules, measuredLaps, raceTimeline } from './lap-race.ts';
import type { MeetingEdition, MotorRace } from './meeting.ts';
import { rally } from './rally.ts';
import { speedway } from './speedway.ts';
import { driveSession, partsOf, sessionOrder, sessionSplits, sessionTimeline } from './timed-session.ts';

const SERIES = readTable('motor-series.csv', 'name kind sport field competition country category every_minutes#', {
  sport: sportNamed,
});

const MEETINGS = readTable('motor-calendar.csv', 'series date clock laps#? lap_s#? country name venue sprint');
const meetingsBySeries = Map.groupBy(MEETINGS, ({ series }) => series);

interface Edition extends MeetingEdition {
  readonly meeting: (typeof MEETINGS)[number];
}

/** The sessions of a meeting: timed ones have parts, races a divisor of the laps of the main race. */
const SESSIONS = readTable('race-sessions.csv', 'series sprint label hours_before# rules laps_divisor#? parts').map((row) => ({
  ...row,
  rules: lapRules.get(row.rules)!,
  parts: row.parts === '' ? [] : partsOf(row.parts),
}));
const sessionsByMeeting = Map.groupBy(SESSIONS, ({ series, sprint }) => series + sprint);

/** The grid of a race follows from the last timed session before it. */
function circuit({ key: weekend, startS: raceS, field, meeting }: Edition, showcaseIndex?: number): readonly MotorRace[] {
  const { laps, lapS, country, name, venue, series, sprint } = meeting;
  const sessions = sessionsByMeeting.get(series + sprint)!;
  const races = sessions.map(({ label, hoursBefore, rules, parts, lapsDivisor }, index): MotorRace => {
    const key = showcaseIndex === undefined ? `${weekend}-${index + 1}` : weekend;
    const startS = showcaseIndex === undefined ? raceS - hoursBefore * 3600 : raceS;
    const facts = { key, startS, session: label, country, meeting: name, venue };
    const timed = sessions.slice(0, index + 1).findLast((session) => session.parts.length > 0)!;
    const driven = () => driveSession(`${weekend}-${timed.label}`, field, lapS, timed);
    if (parts.length > 0)
      return {
        facts: { ...facts, ...sessionSplits(parts) },
        overAfterS: parts.at(-1)!.overS + 120,
        simulate: () => sessionTimeline(driven()),
      };
    const length = Math.round(laps / lapsDivisor);
    return {
      facts: {
        ...facts,
        length,
        splits: { unit: 'seconds', points: measuredLaps(length).map((lap) => `${lap}. omgang`) },
      },
      overAfterS: length * lapS * 1.6 + 3 * 3600,
      simulate: () => raceTimeline(key, sessionOrder(driven()), length, lapS, rules),
    };
  });
  if (showcaseIndex === undefined) return races;
  // Every third meeting shows its main race, the last of the weekend; the others show all sessions in
  // turn.
  const fromEnd = showcaseIndex % 3 === 0 ? 0 : showcaseIndex % races.length;
  return [races.at(-1 - fromEnd)!];
}

/**
 * The events of a meeting by the kind of its series; for the showcase one, of the meeting of
 * `showcaseIndex`.
 */
const KINDS: Readonly<Record<string, (edition: Edition, showcaseIndex?: number) => readonly MotorRace[]>> = {
  circuit,
  rally,
  speedway,
};

function calendarOf({ name, kind, sport, competition, country, category, ...series }: (typeof SERIES)[number]) {
  const field = membersOf(series.field);
  const eventsOf = (edition: Omit<Edition, 'field'>, showcaseIndex?: number) =>
    KINDS[kind]!({ ...edition, field }, showcaseIndex).map(({ facts, ...race }) => {
      const season = seasonAt(facts.startS);
      return raceEvent({
        facts: { sport, competition: { name: competition, country, category, season }, ...facts },
        starters: () => field.map(entryOf),
        ...race,
      });
    });
  return yearly({
    name,
    items: meetingsBySeries.get(name)!,
    inYear: (key, year, meeting) => eventsOf({ key, startS: secondAt(calendarDay(year, meeting.date), meeting.clock), meeting }),
    anyTime: (key, startS, meeting, index) => eventsOf({ key, startS, meeting }, index)[0]!,
    everyMinutes: series.everyMinutes,
  });
}

const motorSport = (sportId: number): CreateSport =>
  raceSport(sportId, ...SERIES.filter(({ sport }) => sport === sportId).map(calendarOf));

export const autoRacing = motorSport(32);
export const motoRacing = motorSport(33);
