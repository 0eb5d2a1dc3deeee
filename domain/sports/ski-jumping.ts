import { POINTS, winterSport } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const skiJumping = winterSport(SPORT.skiJumping, {
  board: [{ result: 'jump1', label: '1. hop', inRow: true }, { result: 'jump2', label: '2. hop', inRow: true }, POINTS],
  progress: 'starters',
  event: 'konkurrence',
});
