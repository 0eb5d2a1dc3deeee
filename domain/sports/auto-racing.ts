import { ENGINE_BOARD } from '../sport/board.ts';
import { engineSport } from '../sport/define.ts';

export const autoRacing = engineSport(32, {
  board: ENGINE_BOARD,
  progress: 'laps',
  championship: { persons: 'Kørere', teams: 'Hold', sprint: 'Sprint', scoringPlacesUntil: '1999', notIn: [] },
});
