import { BIB, GAP, TIME, winterSport, WORLD_CUP } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const alpineSkiing = winterSport(SPORT.alpineSkiing, {
  board: [
    BIB,
    { result: 'run1', label: '1. gnl.', spoken: '1. gennemløb' },
    { result: 'run2', label: '2. gnl.', spoken: '2. gennemløb' },
    TIME,
    GAP,
  ],
  progress: 'starters',
  championship: WORLD_CUP,
});
