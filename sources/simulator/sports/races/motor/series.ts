import { readTable } from '../../../data/table.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, membersOf } from '../../../engine/fields.ts';
import { type Race, raceEvent, type RaceFacts } from '../../../engine/race.ts';

const readSeries = () =>
  readTable('motor-series.csv', 'name kind sport# field competition country category every_minutes#').map((row) => ({
    ...row,
    field: membersOf(row.field),
  }));
export type Series = ReturnType<typeof readSeries>[number];
export const SERIES: readonly Series[] = readSeries();

const readMeetings = () => readTable('motor-calendar.csv', 'series date clock laps# lap_s# country name venue sprint');
export type Meeting = ReturnType<typeof readMeetings>[number];
export const meetingsBySeries: ReadonlyMap<string, readonly Meeting[]> = Map.groupBy(readMeetings(), ({ series }) => series);

/** A meeting at a time; `key` begins the keys of its events. */
export interface Edition {
  readonly series: Series;
  readonly meeting: Meeting;
  readonly key: string;
  readonly startS: number;
}

interface MotorRace extends Pick<Race, 'overAfterS' | 'simulate'> {
  readonly facts: Omit<RaceFacts, 'key' | 'startS' | 'sport' | 'competition'>;
}

export function motorRace({ series, key, startS }: Edition, { facts, ...race }: MotorRace): EventPlan {
  const { sport, competition: name, country, category, field } = series;
  const competition = { name, country, category, season: seasonAt(startS) };
  return raceEvent({ facts: { key, startS, sport, competition, ...facts }, starters: () => field.map(entryOf), ...race });
}
