import type { CompetitionRef } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';

/** Matches after the rounds, by the words of the file; 'Rep.' is a replay. */
const FINALS: Readonly<Record<string, string>> = {
  Playoff: 'Omspil',
  'Qualif Final': 'Kvalifikationsfinale',
  Qualifier: 'Kvalifikationsfinale',
  'Minor Qualif': 'Lille kvalifikationsfinale',
  'Major Qualif': 'Store kvalifikationsfinale',
  'Elim Final': 'Elimineringsfinale',
  'Elim Qualif': 'Elimineringsfinale',
  'Elim Prelim Final': 'Elimineringsfinale',
  'Elim Semi': 'Elimineringssemifinale',
  'Semi Final': 'Semifinale',
  'Minor Semi': 'Lille semifinale',
  'Major Semi': 'Store semifinale',
  'Prelim Final': 'Indledende finale',
  'Prelim Playoff': 'Indledende omspil',
  'Minor Prelim': 'Lille indledende finale',
  'Major Prelim': 'Store indledende finale',
  'Minor Prelim Semi': 'Lille indledende semifinale',
  'Major Prelim Semi': 'Store indledende semifinale',
  Final: 'Finale',
  'Grand Final': 'Finale',
  'Grand Final Chall.': 'Udfordringsfinale',
};
const REPLAY = ' Rep.';

/** A round: what it is called, and its number where it has one. */
export interface NrlRound {
  readonly label: string;
  readonly role: NonNullable<CompetitionRef['role']>;
  /** Null for the finals, which have no ladder. */
  readonly number: number | null;
}

export function roundOf(round: string): NrlRound {
  const [, number] = /^Round (\d{1,2})$/.exec(round) ?? [];
  if (number !== undefined) return { label: `${number}. runde`, role: 'main', number: Number(number) };
  const replayed = round.endsWith(REPLAY);
  const label = FINALS[replayed ? round.slice(0, -REPLAY.length) : round];
  if (label === undefined)
    throw new BadRow(`the round is not known: ${round} (allowed: Round 1 and its like, ${Object.keys(FINALS).join(', ')})`);
  return { label: replayed ? `${label} (omkamp)` : label, role: 'knockout', number: null };
}
