import { DANISH } from './danish.ts';
import { ENGLISH } from './english.ts';
import type { Language, Vocabulary } from './vocabulary.ts';

export { DANISH_BETS, ENGLISH_BETS } from './bets.ts';
export { DANISH } from './danish.ts';
export type { Language, PlaceName, Vocabulary } from './vocabulary.ts';

export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = { da: DANISH, en: ENGLISH };
export const isEditionLanguage = (text: string): text is Language => Object.hasOwn(VOCABULARIES, text);
