import { hashText, type Pair } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import type { HeadFacts, MatchReportFacts } from './facts.ts';
import type { RaceReportFacts } from './race-facts.ts';

/** The sentences of reports in a language. */
export interface ReportWords {
  /** Stands as the author wherever a report is shown. */
  readonly source: string;
  title(facts: HeadFacts): string;
  lead(facts: HeadFacts): string;
  /** After the lead; empty ones are left out. */
  paragraphs(facts: MatchReportFacts, words: Vocabulary): readonly string[];
  raceTitle(facts: RaceReportFacts): string;
  raceLead(facts: RaceReportFacts): string;
  raceParagraphs(facts: RaceReportFacts): readonly string[];
  /** That it was written automatically, and when it last changed (seconds). */
  note(subject: 'match' | 'race', changedAt: number | null): string;
}

/** One of the sentences, the same one for the same match and use. */
export const pick = (id: string, use: string, sentences: readonly string[]): string =>
  sentences[hashText(`${id}|${use}`) % sentences.length]!;

export const scoreText = ([first, second]: Pair): string => `${first}-${second}`;

export const joined = (sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

/** 'A, B og C' */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`;

/** The best scorers of a side: 'Buksa (3), Kvistgaarden (2)'; empty without names. */
export function bestScorers({ play: { scored } }: MatchReportFacts, side: 'home' | 'away', most = 2): string {
  const players = scored.filter((goal) => goal.side === side && goal.player !== '' && goal.type !== 'own-goal');
  return [...Map.groupBy(players, ({ player }) => player)]
    .map(([player, goals]) => ({ player, goals: goals.length }))
    .toSorted((a, b) => b.goals - a.goals)
    .slice(0, most)
    .map(({ player, goals }) => `${player} (${goals})`)
    .join(', ');
}

/** Goals are listed one by one up to so many, and by the best of each side beyond. */
export const MOST_LISTED = 10;
