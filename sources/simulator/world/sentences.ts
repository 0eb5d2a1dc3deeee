import type { Random } from '../../random.ts';
import { listOf, readTable } from '../data/table.ts';
import type { Family } from './top-competitions.ts';

/** Sentences by their use, some for families of sports only; words in braces are filled in. */
export const SENTENCES = readTable('news-sentences.csv', 'use families text', { families: listOf((family) => family) });
const byUse = Map.groupBy(SENTENCES, ({ use }) => use);

export const SOURCE = 'Demoverdenen';

export type Words = Readonly<Record<string, string | number | undefined>>;

const wordsOf = (text: string): readonly string[] => [...text.matchAll(/\{(.*?)\}/g)].map(([, word]) => word!);

/** A sentence of a use of which all words are known; throws where there is none. */
export function sentence(random: Random, use: string, family: Family | null, words: Words): string {
  const fitting = (byUse.get(use) ?? []).filter(
    ({ families, text }) =>
      (families.length === 0 || (family !== null && families.includes(family))) &&
      wordsOf(text).every((word) => (words[word] ?? '') !== ''),
  );
  if (fitting.length === 0) throw new RangeError(`news-sentences.csv has no ${use} for ${family}`);
  const { text } = random.pick(fitting);
  return text.replace(/\{(.*?)\}/g, (_, word: string) => String(words[word]));
}
