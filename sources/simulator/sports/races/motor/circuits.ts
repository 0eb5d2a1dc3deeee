import { copenhagenDay, yearOf } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { at, type MakeEvent, nearest } from '../calendar.ts';
import { circuitRace, type CircuitRules } from './circuit.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { raceEvent, type RaceFacts } from '../../../engine/race.ts';

import { formula1, motoGp, nascar, type Series, type Session, type Track } from './series.ts';
import {
  driveSession,
  type Part,
  PRACTICE,
  sessionTimeline,
  sessionOrder,
  SPRINT_KNOCKOUT,
  type TimedSession,
} from './timed-session.ts';

const sessionEvent = (facts: RaceFacts, field: readonly Member[], driven: () => TimedSession, lengthS: number): EventPlan =>
  raceEvent({
    facts,
    overAfterS: lengthS + 120,
    starters: () => field.map(entryOf),
    simulate: () => sessionTimeline(driven()),
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
  const driven = (name: string, parts: readonly Part[]) => (): TimedSession =>
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

const weekends =
  (seed: string, series: Series) =>
  (year: number): readonly EventPlan[] =>
    series.tracks.flatMap((track, round) => {
      const raceS = at(nearest(year, track.date, track.weekday), track.clock);
      const weekend = `${series.id}-${seed}-${year}-${round + 1}`;
      return series.sessions(track).map((session, index) =>
        sessionOf({ series, track, weekend }, session, {
          key: `${weekend}-${index + 1}`,
          startS: raceS - session[1] * 3600,
          season: String(year),
        }),
      );
    });

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

export const carCircuits = (seed: string) => ({
  year: (year: number) => [formula1, nascar].flatMap((series) => weekends(seed, series)(year)),
  kinds: [...kindsOf(seed, formula1), ...kindsOf(seed, nascar).slice(0, 6)],
});

export const bikeCircuits = (seed: string) => ({ year: weekends(seed, motoGp), kinds: kindsOf(seed, motoGp) });
