import { ENGINE_BOARD, engineSport } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const autoRacing = engineSport(SPORT.autoRacing, {
  board: ENGINE_BOARD,
  progress: 'laps',
  championship: { persons: 'Kørere', teams: 'Hold', sprint: 'Sprint', scoringPlacesUntil: '1999', notIn: [] },
});
