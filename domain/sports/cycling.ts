import { GAP, POINTS, TIME } from '../sport/board.ts';
import { race } from '../sport/define.ts';

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
