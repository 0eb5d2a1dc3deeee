import { createRandom } from '../../../../random.ts';
import { calendarDay, instant, secondAt } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, membersOf } from '../../../engine/fields.ts';
import { raceCalendar, raceEvent, yearly } from '../../../engine/race.ts';
import { gapText, inSteps, type Progress, type RankedEntry, rankSplits, timeText } from '../../../engine/race-timeline.ts';

const DAYS = [
  { stages: 2, clock: '18:30' },
  { stages: 6, clock: '8:30' },
  { stages: 6, clock: '8:30' },
  { stages: 4, clock: '8:00' },
] as const;
const STAGES_OF_SHOWCASE = 4;
const STAGE_EVERY_S = 85 * 60;
const STAGE_OVER_S = 50 * 60;
const REASONS = ['Uheld', 'Motor', 'Hjulophæng', 'Gearkasse', 'Kørt af vejen'];

const MEETINGS = raceCalendar('rally');
const CREWS = membersOf('rally');

interface Crew extends Progress {
  readonly reason: string;
}

function drive(seed: string, stages: number): readonly Crew[] {
  const random = createRandom(seed, 'rally');
  const stagesS = Array.from({ length: stages }, () => random.int(420, 960));
  return CREWS.map((competitor) => {
    const pace = (9 - competitor.strength) * 0.009 + random.normal() * 0.003;
    let totalS = 0;
    const splits = stagesS.map((stageS) => {
      const accidentS = () => (random.chance(0.015) ? random.int(30, 200) : 0);
      totalS += stageS * (1 + pace + Math.abs(random.normal()) * 0.006) + accidentS();
      return totalS;
    });
    const passed = random.chance(0.14) ? random.int(1, stages - 1) : stages;
    return { entry: entryOf(competitor), splits, passed, reason: random.pick(REASONS) };
  });
}

const entriesAfter = (crews: readonly Crew[], stages: number): readonly RankedEntry[] =>
  rankSplits(
    crews.map((crew): Crew => (crew.passed < stages ? { ...crew, out: 'retired' } : { ...crew, passed: stages })),
    () => true,
    ({ index, timeS, behindS }) => ({ time: timeText(timeS, 1), ...(index === 0 ? {} : { gap: gapText(behindS, 1) }) }),
    ({ reason }) => ({ stopReason: reason }),
  );

function rally(key: string, startS: number, meeting: (typeof MEETINGS)[number], stagesS: readonly number[]): EventPlan {
  const { country, name, venue } = meeting;
  const count = stagesS.length;
  const overAfterS = stagesS.at(-1)! + STAGE_EVERY_S;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: 32,
      competition: { name: 'VM', country: 'xw', category: 'Rally', season: seasonAt(startS) },
      meeting: name,
      end: instant(startS + overAfterS),
      country,
      venue,
    },
    overAfterS,
    starters: () => CREWS.map(entryOf),
    simulate: () => {
      const crews = drive(key, count);
      const stages = stagesS.map((atS, index) => ({ name: `${index + 1}. prøve af ${count}`, atS }));
      return inSteps(stages, STAGE_OVER_S, (stage) => (stage === 0 ? CREWS.map(entryOf) : entriesAfter(crews, stage)));
    },
  });
}

export const rallies = yearly({
  name: 'wrc',
  items: MEETINGS,
  inYear: (key, year, meeting) => {
    const thursday = calendarDay(year, meeting.date);
    const startS = secondAt(thursday, DAYS[0].clock);
    const stagesS = DAYS.flatMap(({ stages, clock }, day) =>
      Array.from({ length: stages }, (_, stage) => secondAt(thursday + day, clock) + stage * STAGE_EVERY_S - startS),
    );
    return [rally(key, startS, meeting, stagesS)];
  },
  anyTime: (key, startS, meeting) =>
    rally(
      key,
      startS,
      meeting,
      Array.from({ length: STAGES_OF_SHOWCASE }, (_, stage) => stage * STAGE_EVERY_S),
    ),
  everyMinutes: 12 * 60,
});
