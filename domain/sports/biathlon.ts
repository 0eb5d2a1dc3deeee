import { BIB, GAP, TIME } from '../sport/board.ts';
import { WORLD_CUP, winterSport } from '../sport/define.ts';

export const biathlon = winterSport(41, {
  board: [BIB, { result: 'shooting', label: 'Skydning', inRow: true, onPhone: true }, TIME, GAP],
  progress: 'km',
  championship: WORLD_CUP,
});
