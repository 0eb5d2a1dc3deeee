import type { EntryStatus } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import { decimalText, disqualifiedLater, gapText, timeText } from '../../../engine/race-timeline.ts';
import { type OneByOne, oneByOneTimeline } from './one-by-one.ts';
import { byStrength, winterFields, type WinterRace, winterSport } from './winter-sport.ts';

const RACERS = winterFields('alpine');
const SEEDED = 15;

interface Discipline {
  readonly name: string;
  readonly rounds: 1 | 2;
  readonly seconds: number;
  readonly worth: number;
  readonly fails: number;
  readonly skill: 't' | 's';
}
const DISCIPLINES: Readonly<Record<string, Discipline>> = {
  SL: { name: 'Slalom', rounds: 2, seconds: 51, worth: 0.0045, fails: 0.1, skill: 't' },
  RS: { name: 'Storslalom', rounds: 2, seconds: 66, worth: 0.0045, fails: 0.07, skill: 't' },
  SG: { name: 'Super-G', rounds: 1, seconds: 82, worth: 0.0032, fails: 0.06, skill: 's' },
  DH: { name: 'Styrtløb', rounds: 1, seconds: 108, worth: 0.003, fails: 0.05, skill: 's' },
};
const disciplineOf = ({ discipline }: WinterRace): Discipline => DISCIPLINES[discipline]!;

const strengthIn = (skill: string, { strength, skill: own }: Member): number =>
  strength + (own === skill ? 1 : own === '' ? 0 : -3);

function fieldOf(race: WinterRace): readonly Member[] {
  const { skill } = disciplineOf(race);
  return RACERS[race.category]
    .filter((racer) => strengthIn(skill, racer) >= 1)
    .toSorted((a, b) => strengthIn(skill, b) - strengthIn(skill, a));
}

function runsOf(seed: string, race: WinterRace): OneByOne {
  const random = createRandom(seed, 'runs');
  const { rounds, seconds, worth, fails, skill } = disciplineOf(race);
  const field = fieldOf(race);
  const order = [...random.shuffle(field.slice(0, SEEDED)), ...field.slice(SEEDED)];
  const run = (strength: number, bib: number) => {
    // The course wears out with every racer.
    const slower = (10 - strength) * worth + bib * 0.0001 + Math.abs(random.normal()) * 0.006;
    const value = Math.round(seconds * (1 + slower) * 100) / 100;
    return { value, text: timeText(value, 2), status: random.chance(fails) ? ('retired' as const) : ('ok' as const) };
  };
  return {
    starters: order.map((competitor, index) => ({
      competitor,
      bib: index + 1,
      attempts: [run(strengthIn(skill, competitor), index), run(strengthIn(skill, competitor), 10)],
    })),
    rounds,
    most: false,
    everyS: rounds === 2 ? 50 : 95,
    pauseS: 100 * 60,
    word: 'gennemløb',
    keepsPlace: false,
    results: ({ bib }, [first, second], total, best) => ({
      bib: String(bib),
      ...(first?.status === 'ok' && rounds === 2 ? { run1: first.text } : {}),
      ...(second?.status === 'ok' ? { run2: second.text } : {}),
      ...(total > 0 ? { time: timeText(total, 2) } : {}),
      ...(total > best && best > 0 ? { gap: gapText(total - best, 2) } : {}),
    }),
  };
}

export const alpineSkiing = winterSport({
  sportId: 39,
  calendars: { alpine: 'World Cup' },
  everyMinutes: 90,
  overAfterS: 5 * 3600,
  session: (race) => disciplineOf(race).name,
  length: (race) => fieldOf(race).length,
  starters: (seed, race) =>
    runsOf(seed, race).starters.map(({ competitor, bib }) => ({ ...entryOf(competitor), results: { bib: String(bib) } })),
  simulate: (seed, race) => oneByOneTimeline(runsOf(seed, race)),
});

const JUMPERS = winterFields('ski-jumping');
const MOST_JUMPERS = 50;
/** The chance of a suit that breaks the rules. */
const SUIT = 0.01;
/** The chance that one is found after the contest. */
const LATE_SUIT = 0.05;

const SESSIONS: Readonly<Record<string, string>> = { LH: 'Storbakke', NH: 'Normalbakke', Q: 'Kvalifikation' };

const hillOf = (discipline: string): { point: number; worth: number } =>
  discipline === 'NH' ? { point: 90, worth: 2 } : { point: 123, worth: 1.8 };

function jumpsOf(seed: string, { discipline, category }: WinterRace): OneByOne {
  const random = createRandom(seed, 'jumps');
  const { point, worth } = hillOf(discipline);
  const jump = (strength: number) => {
    const metres = Math.round((point - 4 + strength * 1.7 + random.normal() * 4.5) * 2) / 2;
    const style = 51 + strength * 0.35 + random.normal() * 1.2;
    const points = Math.round((60 + (metres - point) * worth + style + random.normal() * 3) * 10) / 10;
    const status: EntryStatus = random.chance(SUIT) ? 'disqualified' : 'ok';
    return { value: Math.max(20, points), text: decimalText(metres), status };
  };
  return {
    starters: byStrength(JUMPERS[category])
      .slice(0, MOST_JUMPERS)
      .toReversed()
      .map((competitor, index) => ({
        competitor,
        bib: index + 1,
        attempts: [jump(competitor.strength), jump(competitor.strength)],
      })),
    rounds: discipline === 'Q' ? 1 : 2,
    most: true,
    everyS: 50,
    pauseS: 15 * 60,
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

export const skiJumping = winterSport({
  sportId: 38,
  calendars: { 'ski-jumping': 'World Cup', 'four-hills': '4-hopsturneringen' },
  everyMinutes: 80,
  overAfterS: 4 * 3600,
  session: ({ discipline }) => SESSIONS[discipline]!,
  length: ({ category }) => Math.min(MOST_JUMPERS, JUMPERS[category].length),
  starters: (seed, race) => jumpsOf(seed, race).starters.map(({ competitor }) => entryOf(competitor)),
  simulate: (seed, race) => {
    const random = createRandom(seed, 'control');
    const timeline = oneByOneTimeline(jumpsOf(seed, race));
    return race.discipline !== 'Q' && random.chance(LATE_SUIT) ? disqualifiedLater(timeline, random) : timeline;
  },
});
