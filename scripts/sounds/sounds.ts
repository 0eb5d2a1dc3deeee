import { crowd, mix, note, stroke, whistle } from './synthesis.ts';

const [A3, C5, E5, G5, C6, E6] = [220, 523.25, 659.25, 783.99, 1046.5, 1318.51];

/** SOUND-08: the samples of each file. */
export const SOUNDS: Readonly<Record<string, () => Float32Array>> = {
  cheers: () =>
    mix(1.7, [
      crowd(0, 1.7, 1.3),
      note(C5, 0, 0.7, 0.7),
      note(E5, 0.11, 0.7, 0.7),
      note(G5, 0.22, 0.8, 0.7),
      note(C6, 0.33, 1.2),
    ]),
  correction: () => mix(0.8, [note(E5, 0, 0.4), note(C5, 0.18, 0.6)]),
  'end-of-game': () => mix(1.4, [whistle(2100, 0, 0.16), whistle(2100, 0.26, 0.16), whistle(2100, 0.52, 0.8)]),
  'red-card': () => mix(0.8, [note(A3, 0, 0.35), note(A3, 0.2, 0.6)]),
  'tennis-game': () => mix(0.45, [stroke(0), note(E5, 0.1, 0.35, 0.5)]),
  'tennis-set': () => mix(0.8, [stroke(0), stroke(0.18), note(E5, 0.28, 0.5, 0.6), note(G5, 0.4, 0.4, 0.6)]),
  'tennis-match': () =>
    mix(1.4, [
      stroke(0),
      stroke(0.16),
      stroke(0.32),
      note(C6, 0.45, 0.9, 0.7),
      note(E6, 0.57, 0.8, 0.7),
      note(G5, 0.45, 0.9, 0.5),
    ]),
  silence: () => mix(0.2, []),
};
