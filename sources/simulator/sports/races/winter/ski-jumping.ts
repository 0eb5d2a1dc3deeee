import type { EntryStatus } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import { entryOf } from '../../../engine/fields.ts';
import type { Timeline } from '../../../engine/timeline.ts';
import { corrected, decimalText } from '../../../engine/race-timeline.ts';
import { type OneByOne, oneByOneTimeline, resultWithout } from './one-by-one.ts';
import { byStrength, winterFields, type WinterRace, winterSport } from './winter-sport.ts';

const ATHLETES = winterFields('ski-jumping');
const MOST_JUMPERS = 50;
const JUMP_EVERY_S = 50;
const PAUSE_S = 15 * 60;
/** Suits that break the rules, found at once or after the contest. */
const SUIT = 0.01;
const LATE_SUIT = 0.05;

const SESSIONS: Readonly<Record<string, string>> = { LH: 'Storbakke', NH: 'Normalbakke', Q: 'Kvalifikation' };

const hillOf = (discipline: string): { point: number; worth: number } =>
  discipline === 'NH' ? { point: 90, worth: 2 } : { point: 123, worth: 1.8 };

function contestOf(seed: string, { discipline, category }: WinterRace): OneByOne {
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
    starters: byStrength(ATHLETES[category])
      .slice(0, MOST_JUMPERS)
      .toReversed()
      .map((competitor, index) => ({
        competitor,
        bib: index + 1,
        attempts: [jump(competitor.strength), jump(competitor.strength)],
      })),
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

function simulate(seed: string, race: WinterRace): Timeline {
  const random = createRandom(seed, 'control');
  const contest = contestOf(seed, race);
  const timeline = oneByOneTimeline(contest);
  if (race.discipline === 'Q' || !random.chance(LATE_SUIT)) return timeline;
  const best = timeline.at(-1)!.entries!().filter(({ rank }) => typeof rank === 'number' && rank <= 20);
  const { name } = random.pick(best).participant;
  return corrected(timeline, random.int(15, 40) * 60, `${name} diskvalificeret`, () => resultWithout(contest, name));
}

export const skiJumping = winterSport({
  sportId: 38,
  calendars: { 'ski-jumping': 'World Cup', 'four-hills': '4-hopsturneringen' },
  everyMinutes: 80,
  overAfterS: 4 * 3600,
  session: ({ discipline }) => SESSIONS[discipline]!,
  length: ({ category }) => Math.min(MOST_JUMPERS, ATHLETES[category].length),
  starters: (seed, race) => contestOf(seed, race).starters.map(({ competitor }) => entryOf(competitor)),
  simulate,
});
