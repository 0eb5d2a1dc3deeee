import { ENGINE_BOARD } from './board.ts';
import { engineSport } from './define.ts';

/** Motorcycle racing, where nobody stops at the pits. */
export const motoRacing = engineSport(33, {
  board: ENGINE_BOARD.filter(({ result }) => result !== 'pitStops'),
  progress: 'laps',
});
