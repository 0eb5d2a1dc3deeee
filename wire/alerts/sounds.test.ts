import { expect, it } from 'vitest';
import { soundOf, soundOfText } from './sounds.ts';

it.each(['Finished.', 'Slut: 2-1', 'Slut efter straffespark: 3-2'])("[SOUND-05] the text '%s' has the sound of the end", (text) =>
  expect(soundOfText(text)).toBe('end-of-game'),
);

it.each(['Goal!', 'Mål! 1-0'])("[SOUND-06] the text '%s' has the sound of a score", (text) =>
  expect(soundOfText(text)).toBe('cheers'),
);

it.each([
  'Foul',
  'Handball',
  'Offside',
  'Video review',
  'Coach challenge',
  'Målet tæller ikke: frispark',
  'Målet tæller ikke: hånd på bolden',
  'Målet tæller ikke: offside',
  'Målet tæller ikke: VAR',
  'Målet tæller ikke: challenge',
])("[SOUND-07] the text '%s' has the sound of a correction (O-109)", (text) => expect(soundOfText(text)).toBe('correction'));

it.each(['Aalborg Håndbold – GOG', 'Kampen var lige', ''])("the text '%s' is silent", (text) =>
  expect(soundOfText(text)).toBe('silence'),
);

it('[SOUND-07] a moment has the sound of its kind, in tennis those of game, set and match', () => {
  const sounds = (games: boolean) =>
    (['goal', 'game', 'end', 'red', 'score-corrected', 'red-corrected', 'fact-corrected', 'half'] as const).map((occasion) =>
      soundOf({ occasion }, games),
    );
  const rest = ['red-card', 'correction', 'correction', 'correction', 'silence'];
  expect(sounds(false)).toEqual(['cheers', 'tennis-game', 'end-of-game', ...rest]);
  expect(sounds(true)).toEqual(['tennis-set', 'tennis-game', 'tennis-match', ...rest]);
});
