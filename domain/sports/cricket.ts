import { always, duel } from '../sport/define.ts';
import type { CricketFormat } from '../sport/formats.ts';
import { Stage } from '../event/stage.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { after, play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const CRICKET_FORMAT: CricketFormat = { kind: 'cricket', wickets: 10, ballsOfOver: 6 };

/** The first two innings are the first part, the third and fourth the second (PHASE-12 to 14). */
export const cricket = duel(SPORT.cricket, {
  scoreParts: 2,
  ...play(
    [
      {
        part: { long: '1. inning', short: '1' },
        stages: { 26: { long: '1. inning', short: 'I1' }, 27: { long: '2. inning', short: 'I2' } },
      },
      {
        part: { long: '2. inning', short: '2' },
        stages: { 28: { long: '3. inning', short: 'I3' }, 29: { long: '4. inning', short: 'I4' } },
      },
    ],
    {
      [Stage.extraTime]: { long: 'Forl.', spoken: 'Super over' },
      ...after(57, 5, 'dag'),
      333: { long: 'Frokostpause' },
      334: { long: 'Tepause' },
    },
  ),
  row: 'innings',
  course: 'worm',
  competitors: 'teams',
  serves: true,
  formats: always(CRICKET_FORMAT),
  statistics: statistics('runRate', 'fours', 'sixes', 'extras'),
});
