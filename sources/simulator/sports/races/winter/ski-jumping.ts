import { type EntryStatus, Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { copenhagenDay, dayNumber } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan, CreateSport } from '../../../engine/event-plan.ts';
import { aroundTheClock, at, byYear, type MakeEvent, raceCalendar, winterSeason } from '../calendar.ts';
import { entryOf } from '../../../engine/fields.ts';
import { type OneByOne, oneByOneTimeline, resultWithout, type Starter } from './one-by-one.ts';
import { raceEvent, type RaceFacts } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { decimalText } from '../times.ts';
import { type Class, startOf, winterFacts, winterFields, type WinterRace, winterRaces } from './winter-meetings.ts';

const ATHLETES = winterFields('ski-jumping');
const SKI_JUMPING = 38;
const JUMP_EVERY_S = 50;
const PAUSE_S = 15 * 60;
const SUIT = 0.01;
const LATE_SUIT = 0.05;

const SESSIONS: Readonly<Record<string, string>> = { LH: 'Storbakke', NH: 'Normalbakke', Q: 'Kvalifikation' };

/** Metres of the construction point, and points of a metre. */
const hillOf = (discipline: string): { point: number; worth: number } =>
  discipline === 'NH' ? { point: 90, worth: 2 } : { point: 123, worth: 1.8 };

function jumpOff(seed: string, { discipline, class: category }: WinterRace): OneByOne {
  const random = createRandom(seed, 'jumps');
  const { point, worth } = hillOf(discipline);
  const jump = (strength: number) => {
    const metres = Math.round((point - 4 + strength * 1.7 + random.normal() * 4.5) * 2) / 2;
    const style = 51 + strength * 0.35 + random.normal() * 1.2;
    const points = Math.round((60 + (metres - point) * worth + style + random.normal() * 3) * 10) / 10;
    return {
      value: Math.max(20, points),
      text: decimalText(metres),
      status: (random.chance(SUIT) ? 'disqualified' : 'ok') as EntryStatus,
    };
  };
  const field = ATHLETES[category].toSorted((a, b) => a.strength - b.strength || (a.name < b.name ? -1 : 1)).slice(-50);
  return {
    starters: field.map(
      (competitor, index): Starter => ({
        competitor,
        bib: index + 1,
        attempts: [jump(competitor.strength), jump(competitor.strength)],
      }),
    ),
    rounds: discipline === 'Q' ? 1 : 2,
    most: true,
    everyS: JUMP_EVERY_S,
    pauseS: PAUSE_S,
    word: 'omgang',
    keepsPlace: true,
    results: ({ bib }, [first, second], total) => ({
      bib: String(bib),
      ...(first === undefined ? {} : { jump1: first.text }),
      ...(second === undefined ? {} : { jump2: second.text }),
      ...(total > 0 ? { points: decimalText(total) } : {}),
    }),
  };
}

function momentsOf(seed: string, race: WinterRace): readonly TimelineEvent[] {
  const random = createRandom(seed, 'control');
  const contest = jumpOff(seed, race);
  const timeline = oneByOneTimeline(contest);
  if (race.discipline === 'Q' || !random.chance(LATE_SUIT)) return timeline;
  const end = timeline.at(-1)!;
  const names = new Map(contest.starters.map((starter) => [starter.competitor.name, starter]));
  const best = end.entries!().filter(({ rank }) => typeof rank === 'number' && rank <= 20);
  const who = names.get(random.pick(best).participant.name)!;
  return [
    ...timeline,
    {
      ...end,
      atS: end.atS + random.int(15, 40) * 60,
      stage: Stage.finished,
      notice: `${who.competitor.name} diskvalificeret`,
      entries: () => resultWithout(contest, who),
    },
  ];
}

function jumping(key: string, startS: number, race: WinterRace, competition?: RaceFacts['competition']): EventPlan {
  const facts = winterFacts(SKI_JUMPING, key, startS, race, SESSIONS[race.discipline]!);
  const field = ATHLETES[race.class];
  return raceEvent({
    facts: { ...facts, length: Math.min(50, field.length), ...(competition === undefined ? {} : { competition }) },
    overAfterS: 4 * 3600,
    starters: () => jumpOff(key, race).starters.map(({ competitor }) => entryOf(competitor)),
    simulate: () => momentsOf(key, race),
  });
}

const dated = winterRaces('ski-jumping');
const hills = raceCalendar('four-hills').map(({ date, country, name: place }) => {
  const category: Class = 'Herrer';
  return { date, race: { country, place, class: category, discipline: 'LH', km: 0 } };
});

function inYear(seed: string, year: number): readonly EventPlan[] {
  return [
    ...dated.map((one, index) => jumping(`jumping-${seed}-${year}-${index + 1}`, startOf(year, one), one.race)),
    ...hills.map(({ date, race }, index) => {
      const startS = at(dayNumber(`${year}-${date}`), '16:30');
      const season = winterSeason(copenhagenDay(startS));
      const competition = { name: '4-hopsturneringen', country: 'xw', category: 'Herrer', season };
      return jumping(`hills-${seed}-${year}-${index + 1}`, startS, race, competition);
    }),
  ];
}

const kinds = dated.map(
  ({ race }): MakeEvent =>
    (key, startS) =>
      jumping(key, startS, race),
);

export const skiJumping: CreateSport = (seed) => ({
  sportId: SKI_JUMPING,
  day: byYear((year) => inYear(seed, year)),
  showcase: (day) => aroundTheClock(`jumping-${seed}`, day, 80, kinds),
});
