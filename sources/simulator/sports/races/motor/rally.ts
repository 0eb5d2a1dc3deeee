import { Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import { copenhagenDay, instant, yearOf } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { at, type MakeEvent, nearest, raceCalendar } from '../calendar.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { raceEvent } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { gapText, timeText } from '../kit.ts';

const CARS = 32;
const DAYS = [
  { stages: 2, clock: '18:30' },
  { stages: 6, clock: '8:30' },
  { stages: 6, clock: '8:30' },
  { stages: 4, clock: '8:00' },
] as const;
const STAGE_EVERY_S = 85 * 60;
const STAGE_COUNT = DAYS.reduce((sum, { stages }) => sum + stages, 0);
const REASONS = ['Uheld', 'Motor', 'Hjulophæng', 'Gearkasse', 'Kørt af vejen'];

const lines = raceCalendar('rally').map(({ date, country, name, venue }) => ({ date, country, name, town: venue }));
type Rally = (typeof lines)[number];
const CREWS = membersOf('rally');

interface Crew {
  readonly competitor: Member;
  readonly totals: readonly number[];
  readonly outAfter: number;
  readonly reason: string;
}

function drive(seed: string): readonly Crew[] {
  const random = createRandom(seed, 'rally');
  const stages = Array.from({ length: STAGE_COUNT }, () => random.int(420, 960));
  return CREWS.map((competitor) => {
    const pace = (9 - competitor.strength) * 0.009 + random.normal() * 0.003;
    let total = 0;
    const totals = stages.map(
      (stageS) =>
        (total += stageS * (1 + pace + Math.abs(random.normal()) * 0.006) + (random.chance(0.015) ? random.int(30, 200) : 0)),
    );
    return {
      competitor,
      totals,
      outAfter: random.chance(0.14) ? random.int(1, STAGE_COUNT - 1) : STAGE_COUNT,
      reason: random.pick(REASONS),
    };
  });
}

function after(crews: readonly Crew[], stages: number): readonly RankedEntry[] {
  const order = crews.toSorted(
    (a, b) => Number(a.outAfter < stages) - Number(b.outAfter < stages) || a.totals[stages - 1]! - b.totals[stages - 1]!,
  );
  const leaderS = order[0]!.totals[stages - 1]!;
  return order.map(({ competitor, totals, outAfter, reason }, index): RankedEntry => {
    const entry = entryOf(competitor);
    if (outAfter < stages) return { ...entry, status: 'retired', results: { stopReason: reason } };
    const totalS = totals[stages - 1]!;
    return {
      ...entry,
      rank: index + 1,
      results: index === 0 ? { time: timeText(totalS, 1) } : { time: timeText(totalS, 1), gap: gapText(totalS - leaderS, 1) },
    };
  });
}

function rally(key: string, startS: number, { country, name, town }: Rally, days: readonly (readonly number[])[]): EventPlan {
  const seconds = days.flat();
  const total = seconds.length;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: CARS,
      competition: { name: 'VM', country: 'xw', category: 'Rally', season: String(yearOf(copenhagenDay(startS))) },
      meeting: name,
      end: instant(startS + seconds.at(-1)! + STAGE_EVERY_S),
      country,
      venue: town,
    },
    overAfterS: seconds.at(-1)! + STAGE_EVERY_S,
    starters: () => CREWS.map(entryOf),
    simulate: () => {
      const crews = drive(key);
      return seconds.flatMap((second, index): TimelineEvent[] => [
        {
          atS: second,
          stage: Stage.live,
          notice: `${index + 1}. prøve af ${total}`,
          entries: () => (index === 0 ? CREWS.map(entryOf) : after(crews, index)),
        },
        {
          atS: second + 50 * 60,
          stage: index + 1 < total ? Stage.live : Stage.finished,
          notice: index + 1 < total ? `Efter ${index + 1}. prøve af ${total}` : '',
          entries: () => after(crews, index + 1),
        },
      ]);
    },
  });
}

function wholeRally(seed: string, year: number, one: Rally, round: number): EventPlan {
  const thursday = nearest(year, one.date, 'th');
  const startS = at(thursday, DAYS[0].clock);
  const days = DAYS.map(({ stages, clock }, day) =>
    Array.from({ length: stages }, (_, stage) => at(thursday + day, clock) + stage * STAGE_EVERY_S - startS),
  );
  return rally(`wrc-${seed}-${year}-${round + 1}`, startS, one, days);
}

export const rallies = (seed: string) => ({
  year: (year: number): readonly EventPlan[] => lines.map((one, round) => wholeRally(seed, year, one, round)),
  kinds: lines.map(
    (one): MakeEvent =>
      (key, startS) =>
        rally(key, startS, one, [[0, 1, 2, 3].map((stage) => stage * STAGE_EVERY_S)]),
  ),
});
