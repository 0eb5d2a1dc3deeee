import { POINTS } from '../sport/board.ts';
import { winterSport } from '../sport/define.ts';

export const skiJumping = winterSport(38, {
  board: [{ result: 'jump1', label: '1. hop', inRow: true }, { result: 'jump2', label: '2. hop', inRow: true }, POINTS],
  progress: 'starters',
  event: 'konkurrence',
});
