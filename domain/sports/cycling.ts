import { GAP, POINTS, TIME } from './board.ts';
import { race } from './define.ts';

export const cycling = race(34, {
  board: [
    TIME,
    GAP,
    { result: 'bonus', label: 'Bonus', spoken: 'Bonussekunder' },
    { result: POINTS.result, label: POINTS.label },
  ],
  progress: 'km',
  distance: 'left',
  limits: { onMain: 10, onParticipantPage: 10 },
});
