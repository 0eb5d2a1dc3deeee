import { readTable } from '../../../data/table.ts';
import { calendarDay, secondAt } from '../../../engine/calendar/copenhagen.ts';
import type { CreateSport, EventPlan } from '../../../engine/event-plan.ts';
import { raceSport, yearly } from '../../../engine/race.ts';
import { lapRules, raceTimeline } from './lap-race.ts';
import { rally, speedway } from './meetings-in-steps.ts';
import { type Edition, meetingsBySeries, motorRace, SERIES } from './series.ts';
import { driveSession, partsOf, sessionOrder, sessionTimeline } from './timed-session.ts';

/** The sessions of a meeting: timed ones have parts, races a divisor of the laps of the main race. */
const readSessions = () =>
  readTable('race-sessions.csv', 'series sprint label hours_before# rules laps_divisor# parts').map((row) => ({
    ...row,
    rules: lapRules.get(row.rules)!,
    parts: row.parts === '' ? [] : partsOf(row.parts),
  }));
const sessionsByMeeting = Map.groupBy(readSessions(), ({ series, sprint }) => series + sprint);

/** The grid of a race follows from the last timed session before it. */
function circuit(edition: Edition, shown?: number): readonly EventPlan[] {
  const { series, key: weekend, startS: raceS } = edition;
  const { laps, lapS, country, name, venue, sprint } = edition.meeting;
  const sessions = sessionsByMeeting.get(series.name + sprint)!;
  const events = sessions.map(({ label, hoursBefore, rules, parts, lapsDivisor }, index): EventPlan => {
    const key = shown === undefined ? `${weekend}-${index + 1}` : weekend;
    const startS = shown === undefined ? raceS - hoursBefore * 3600 : raceS;
    const facts = { session: label, country, meeting: name, venue };
    const timed = sessions.slice(0, index + 1).findLast((session) => session.parts.length > 0)!;
    const driven = () => driveSession(`${weekend}-${timed.label}`, series.field, lapS, timed);
    if (parts.length > 0) {
      const simulate = () => sessionTimeline(driven());
      return motorRace({ ...edition, key, startS }, { facts, overAfterS: parts.at(-1)!.overS + 120, simulate });
    }
    const length = Math.round(laps / lapsDivisor);
    return motorRace(
      { ...edition, key, startS },
      {
        facts: { ...facts, length },
        overAfterS: length * lapS * 1.6 + 3 * 3600,
        simulate: () => raceTimeline(key, sessionOrder(driven()), length, lapS, rules),
      },
    );
  });
  return shown === undefined ? events : [events.at(-1 - (shown % 3 === 0 ? 0 : shown % events.length))!];
}

/** The events of a meeting by the kind of its series; for the showcase the first only, of the meeting of index `shown`. */
const KINDS: Readonly<Record<string, (edition: Edition, shown?: number) => readonly EventPlan[]>> = { circuit, rally, speedway };

const motorSport = (sportId: number): CreateSport => {
  const calendars = SERIES.filter(({ sport }) => sport === sportId).map((series) => {
    const eventsOf = KINDS[series.kind]!;
    return yearly({
      name: series.name,
      items: meetingsBySeries.get(series.name)!,
      inYear: (key, year, meeting) =>
        eventsOf({ series, meeting, key, startS: secondAt(calendarDay(year, meeting.date), meeting.clock) }),
      anyTime: (key, startS, meeting, index) => eventsOf({ series, meeting, key, startS }, index)[0]!,
      everyMinutes: series.everyMinutes,
    });
  });
  return raceSport(sportId, ...calendars);
};

export const autoRacing = motorSport(32);
export const motoRacing = motorSport(33);
