import { ENGINE_BOARD, engineSport, POINTS } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const motoRacing = engineSport(SPORT.motoRacing, {
  board: [...ENGINE_BOARD.filter(({ result }) => result !== 'pitStops'), POINTS],
  progress: 'laps',
  championship: { persons: 'Kørere', teams: 'Hold', sprint: 'Sprint', scoringPlacesUntil: null, notIn: ['Speedway'] },
});
