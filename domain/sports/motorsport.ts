import { ENGINE_BOARD } from './board.ts';
import { engineSport } from './define.ts';

/** Groups car and motorcycle racing (SPORT-03). */
export const motorsport = engineSport(31, { board: ENGINE_BOARD, progress: 'laps' });
