import { GAP, POINTS, race, TIME } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

export const cycling = race(SPORT.cycling, {
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
