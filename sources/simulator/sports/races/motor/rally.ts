import { createRandom } from '../../../../random.ts';
import { instant } from '../../../engine/calendar/copenhagen.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { type Progress, type RankedEntry, rankSplits, timeOrGap, timeText } from '../../../engine/race-timeline.ts';
import { inSteps, type MeetingEdition, type MotorRace } from './meeting.ts';

const HOUR_S = 3600;
const STAGES_OF_SHOWCASE = 4;
const STAGE_EVERY_S = 85 * 60;
const STAGE_S = 50 * 60;
/** Hours from the start of a rally to the first stage of each day. */
const DAYS = [
  { hours: 0, stages: 2 },
  { hours: 14, stages: 6 },
  { hours: 38, stages: 6 },
  { hours: 61.5, stages: 4 },
];
const REASONS = ['Uheld', 'Motor', 'Hjulophæng', 'Gearkasse', 'Kørt af vejen'];

interface Crew extends Progress {
  readonly reason: string;
}

function driveStages(seed: string, field: readonly Member[], stages: number): readonly Crew[] {
  const random = createRandom(seed, 'rally');
  const stagesS = Array.from({ length: stages }, () => random.int(420, 960));
  return field.map((competitor) => {
    const pace = (9 - competitor.strength) * 0.009 + random.normal() * 0.003;
    let totalS = 0;
    const splits = stagesS.map((stageS) => {
      totalS += stageS * (1 + pace + Math.abs(random.normal()) * 0.006);
      if (random.chance(0.015)) totalS += random.int(30, 200);
      return totalS;
    });
    const passed = random.chance(0.14) ? random.int(1, stages - 1) : stages;
    return { entry: entryOf(competitor), splits, passed, reason: random.pick(REASONS) };
  });
}

const afterStages = (crews: readonly Crew[], stages: number): readonly RankedEntry[] =>
  rankSplits(
    crews.map((crew): Crew => {
      const published = [...crew.splits.keys()];
      return crew.passed < stages ? { ...crew, published, out: 'retired' } : { ...crew, published, passed: stages };
    }),
    (place) => ({ time: timeText(place.timeS, 1), ...timeOrGap(place, 1) }),
    ({ reason }) => ({ stopReason: reason }),
  );

const stagesFrom = (startS: number, stages: number): readonly number[] =>
  Array.from({ length: stages }, (_, stage) => startS + stage * STAGE_EVERY_S);

const STAGES_S = DAYS.flatMap(({ hours, stages }) => stagesFrom(hours * HOUR_S, stages));
const SHOWN_STAGES_S = stagesFrom(0, STAGES_OF_SHOWCASE);

export function rally({ key, startS, field, meeting }: MeetingEdition, showcaseIndex?: number): readonly MotorRace[] {
  const { name, country, venue } = meeting;
  const stagesS = showcaseIndex === undefined ? STAGES_S : SHOWN_STAGES_S;
  const overAfterS = stagesS.at(-1)! + STAGE_EVERY_S;
  const simulate = () => {
    const crews = driveStages(key, field, stagesS.length);
    const steps = stagesS.map((atS, index) => ({ name: `${index + 1}. prøve af ${stagesS.length}`, atS }));
    return inSteps(field, steps, STAGE_S, (stages) => afterStages(crews, stages));
  };
  const points = stagesS.map((_, index) => `${index + 1}. prøve`);
  const end = instant(startS + overAfterS);
  const facts = { key, startS, meeting: name, end, country, venue, splits: { unit: 'seconds' as const, points } };
  return [{ facts, overAfterS, simulate }];
}
