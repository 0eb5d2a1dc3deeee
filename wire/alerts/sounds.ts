import { type AlertMoment, type AlertOccasion, RULINGS } from '@stillingen/domain';
import { correctionReason } from './reasons.ts';

/** File names of sounds (SOUND-08). */
export const SOUNDS = [
  'cheers',
  'correction',
  'end-of-game',
  'red-card',
  'tennis-game',
  'tennis-set',
  'tennis-match',
  'silence',
] as const;
export type SoundName = (typeof SOUNDS)[number];

const BY_OCCASION: Partial<Record<AlertOccasion, SoundName>> = {
  goal: 'cheers',
  red: 'red-card',
  end: 'end-of-game',
  game: 'tennis-game',
  'score-corrected': 'correction',
  'red-corrected': 'correction',
  'fact-corrected': 'correction',
};
const BY_OCCASION_OF_GAMES: Partial<Record<AlertOccasion, SoundName>> = { goal: 'tennis-set', end: 'tennis-match' };

/** By the kind of what happened (O-109). `serviceGames`: of its sport. */
export function soundOf({ occasion }: Pick<AlertMoment, 'occasion'>, serviceGames: boolean): SoundName {
  return (serviceGames ? BY_OCCASION_OF_GAMES[occasion] : undefined) ?? BY_OCCASION[occasion] ?? 'silence';
}

/** SOUND-05 to 07: for texts without a moment. */
export function soundOfText(text: string): SoundName {
  if (/^(?:finished\.|slut\b)/i.test(text)) return 'end-of-game';
  if (/^(?:goal!|mål!)/i.test(text)) return 'cheers';
  return RULINGS.has(correctionReason(text)) ? 'correction' : 'silence';
}
