import { race } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';
import { STATUS_STAGES } from '../sport/sport.ts';
import { after, GOLF_ROUNDS } from '../sport/stages.ts';

const rounds = [1, 2, 3, 4] as const;

/** Rounds are stages (PHASE-16, 17). */
export const golf = race(SPORT.golf, {
  stages: { ...STATUS_STAGES, ...GOLF_ROUNDS, ...after(62, 3, 'runde'), 74: { long: 'Samlet' } },
  board: [
    { result: 'toPar', label: 'Til par', spoken: 'Slag i forhold til par', inRow: true, onPhone: true },
    { result: 'today', label: 'I dag', inRow: true },
    { result: 'holesPlayed', label: 'Hul', spoken: 'Spillede huller', inRow: true, onPhone: true },
    ...rounds.map((n) => ({ result: `round${n}`, label: `R${n}`, spoken: `${n}. runde` }) as const),
    { result: 'strokes', label: 'Slag', spoken: 'Slag i alt' },
  ],
  progress: 'holes',
  event: 'turnering',
  order: { stages: false, seasonsByTime: false },
  limits: { onMain: 30 },
  categoryPages: true,
});
