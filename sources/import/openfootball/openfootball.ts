import { basename } from 'node:path';
import type { DataSet, ImportedItem } from '../data-set.ts';
import type { SourceFile } from '../files.ts';
import { eventOf } from '../match-messages.ts';
import { readWhole } from '../readers/text.ts';
import { withAdvanced } from '../ties.ts';
import { parseJsonFile } from './json-file.ts';
import { parseTextFile } from './text-file.ts';
import { toMatches } from './to-matches.ts';

/** Lists of clubs are written in text that looks like football.txt and is not. */
const CLUB_LISTS = /(^|\/)clubs\/|\.clubs\.|\.props\./;

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const text = await readWhole(file);
  const parsed = file.name.endsWith('.json') ? parseJsonFile(text) : parseTextFile(text);
  if (parsed === null) return;
  const { matches, refused } = toMatches(file.name, basename(file.path), parsed);
  yield* refused;
  for (const match of withAdvanced(matches)) yield eventOf(match);
}

/** Matches of football.json, football.txt and worldcup.json. */
export const openfootball: DataSet = {
  name: 'openfootball',
  reads: (name) => /\.(json|txt)$/.test(name) && !CLUB_LISTS.test(name),
  events,
};
