import { always, duel } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { play } from '../sport/stages.ts';
import { statistics } from '../sport/statistics.ts';

export const boxing = duel(SPORT.boxing, {
  scoreParts: 0,
  ...play([]),
  row: 'fight',
  competitors: 'persons',
  formats: always({
    kind: 'fight',
    mostRounds: 12,
    methods: [
      'ko',
      'tko',
      'decision-unanimous',
      'decision-split',
      'decision-majority',
      'technical-decision',
      'retirement',
      'disqualification',
      'draw',
      'no-contest',
    ],
  }),
  statistics: statistics('punches', 'knockdowns'),
});
