import { Stage } from '@stillingen/domain';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { Race, RaceFacts } from '../../../engine/race.ts';
import type { RaceTimeline, RankedEntry } from '../../../engine/race-timeline.ts';

/** A meeting at a time; `key` begins the keys of its events. */
export interface MeetingEdition {
  readonly key: string;
  readonly startS: number;
  readonly meeting: Readonly<Record<'name' | 'country' | 'venue', string>>;
  readonly field: readonly Member[];
}

/** An event of a meeting, whose sport and competition are those of its series. */
export interface MotorRace extends Pick<Race, 'overAfterS' | 'simulate'> {
  readonly facts: Omit<RaceFacts, 'sport' | 'competition'>;
}

/** A meeting in steps, such as heats: a ranking when each begins and one when it is over. */
export const inSteps = (
  field: readonly Member[],
  steps: readonly { readonly name: string; readonly atS: number }[],
  lengthS: number,
  entriesAfter: (steps: number) => readonly RankedEntry[],
): RaceTimeline =>
  steps.flatMap(({ name, atS }, index) => {
    const isLast = index + 1 === steps.length;
    const over = isLast ? { stage: Stage.finished, notice: '' } : { stage: Stage.live, notice: `Efter ${name}` };
    return [
      { atS, stage: Stage.live, notice: name, entries: () => (index === 0 ? field.map(entryOf) : entriesAfter(index)) },
      { atS: atS + lengthS, ...over, entries: () => entriesAfter(index + 1) },
    ];
  });
