import { BIB, GAP, TIME, winterSport, WORLD_CUP } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const biathlon = winterSport(SPORT.biathlon, {
  board: [BIB, { result: 'shooting', label: 'Skydning', inRow: true, onPhone: true }, TIME, GAP],
  progress: 'km',
  championship: WORLD_CUP,
});
