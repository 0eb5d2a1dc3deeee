import { ENGINE_BOARD } from './board.ts';
import { engineSport } from './define.ts';

export const autoRacing = engineSport(32, {
  board: ENGINE_BOARD,
  progress: 'laps',
  championship: { persons: 'Kørere', teams: 'Hold', sprint: 'Sprint', scoringPlacesUntil: '1999', notIn: [] },
});
