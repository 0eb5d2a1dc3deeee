import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { eventOf } from '../kit/events/match-messages.ts';
import { readLines } from '../kit/readers/lines.ts';
import { readWhole } from '../kit/readers/text.ts';
import { BadRow, type RefusedRow } from '../kit/import/report.ts';
import { withAdvanced } from '../kit/events/ties.ts';
import { parseJsonFile } from './json-file.ts';
import { parseTextFile } from './text-file.ts';
import { toMatches } from './to-matches.ts';

/** Lists of clubs are written in text that looks like football.txt and is not. */
const CLUB_LISTS = /(^|\/)clubs\/|\.clubs\.|\.props\./;

/** The whole lines of a football.txt, and the refusal of a last one that is cut. */
async function wholeLines(file: SourceFile): Promise<{ readonly text: string; readonly cut: RefusedRow | null }> {
  let text = '';
  try {
    for await (const line of readLines(file)) text += `${line.text}\n`;
    return { text, cut: null };
  } catch (error) {
    if (!(error instanceof BadRow) || text === '') throw error;
    return { text, cut: error.refusalOf(file.name, 0) };
  }
}

async function parse(file: SourceFile) {
  if (file.name.endsWith('.json')) return { parsed: parseJsonFile(await readWhole(file)), cut: null };
  const { text, cut } = await wholeLines(file);
  return { parsed: parseTextFile(text), cut };
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const { parsed, cut } = await parse(file);
  if (cut !== null) yield cut;
  if (parsed === null) return;
  const { matches, refused } = toMatches(file, parsed);
  yield* refused;
  for (const match of withAdvanced(matches)) yield eventOf(match);
}

/** Matches of football.json, football.txt and worldcup.json. */
export const openfootball: DataSet = {
  name: 'openfootball',
  about: 'football: openfootball’s football.json, football.txt and worldcup.json: leagues, cups, World Cups',
  reads: (name) => /\.(json|txt)$/.test(name) && !CLUB_LISTS.test(name),
  events,
};
