import type { CorrectionReason } from '@stillingen/domain';

/** Texts of feeds and providers in English and Danish (O-109). In Danish "var" is a verb as well. */
const WORDS: readonly (readonly [CorrectionReason, RegExp])[] = [
  ['offside', /\boffside\b/i],
  ['handball', /\bhandball\b|\bhånd på bolden/i],
  ['foul', /\bfoul\b|\bfrispark\b/i],
  ['var', /\b(?:V|v)ideo review\b|\b(?:V|v)ideodommer|\bVAR\b/],
  ['challenge', /\bchallenge\b/i],
  ['scorer', /scorer corrected|målscorer rettet/i],
  ['minute', /minute corrected|minut rettet/i],
  ['clerical', /clerical error|indtastningsfejl/i],
];

/** 'unknown' for other texts. */
export const correctionReason = (text: string): CorrectionReason => WORDS.find(([, words]) => words.test(text))?.[0] ?? 'unknown';
