import type { EventItem, Race } from '../event/entities.ts';
import { planOf } from '../event/stage.ts';
import type { Change, LiveState } from './state.ts';

type Planned = Pick<EventItem | Race, 'start' | 'startKnown' | 'stage' | 'revision'>;

const isSamePlan = (a: Planned, b: Planned): boolean =>
  a.start === b.start && a.startKnown === b.startKnown && planOf(a.stage) === planOf(b.stage);

const revised = <Item extends Planned>(before: Item | undefined, item: Item): Item =>
  before === undefined || isSamePlan(before, item) ? item : { ...item, revision: (before.revision ?? 0) + 1 };

/** Counts each change of when an event is held, or whether it is. */
export function withRevision({ events, races }: LiveState, change: Change): Change {
  if (change.kind === 'event') return { kind: 'event', event: revised(events.get(change.event.id), change.event) };
  if (change.kind === 'race') return { kind: 'race', race: revised(races.get(change.race.id), change.race) };
  return change;
}
