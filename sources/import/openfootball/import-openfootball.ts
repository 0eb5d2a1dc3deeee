import { basename } from 'node:path';
import { deliverMatches } from '../delivery.ts';
import { filesAt, readText, type SourceFile } from '../files.ts';
import type { ImportedMatch } from '../match.ts';
import { type ImportInput, type ImportReport, nothingAt, type RefusedRow } from '../report.ts';
import { withAdvanced } from '../ties.ts';
import { parseJsonFile } from './json-file.ts';
import { parseTextFile } from './text-file.ts';
import { toMatches } from './to-matches.ts';

/** Lists of clubs are written in text that looks like football.txt and is not. */
const CLUB_LISTS = /(^|[/\\])clubs[/\\]|\.clubs\.|\.props\./;

interface FileContent {
  readonly read: number;
  readonly matches: readonly ImportedMatch[];
  readonly refused: readonly RefusedRow[];
}

/** What a file holds, or why it holds no matches. */
async function readSource({ path, name }: SourceFile): Promise<FileContent | string> {
  if (CLUB_LISTS.test(name)) return 'a list of clubs';
  if (!/\.(json|txt)$/.test(name)) return 'neither .json nor .txt';
  const text = await readText(path);
  const parsed = name.endsWith('.json') ? parseJsonFile(text) : parseTextFile(text);
  if (parsed === null) return 'holds no matches';
  const { matches, refused } = toMatches(name, basename(path), parsed);
  return { read: parsed.read, matches: withAdvanced(matches), refused };
}

/** The matches without those that stand twice, which are refused. */
function withoutTwins(matches: readonly ImportedMatch[]): { unique: ImportedMatch[]; refused: RefusedRow[] } {
  const first = new Map<string, ImportedMatch>();
  const refused: RefusedRow[] = [];
  for (const match of matches) {
    const twin = first.get(match.key);
    if (twin === undefined) first.set(match.key, match);
    else refused.push({ file: match.file, line: match.line, why: `the same match stands in ${twin.file} line ${twin.line}` });
  }
  return { unique: [...first.values()], refused };
}

/**
 * Imports matches of the openfootball data sets (football.json, football.txt, worldcup.json). Importing the same files again
 * changes nothing; a later edition adds its results and corrects what differs. What cannot be read is reported by file and
 * line, everything else is imported. When `signal` is aborted it answers what was done until then.
 */
export async function importOpenfootball({ path, door, onProgress, signal }: ImportInput): Promise<ImportReport> {
  const files = await filesAt(path);
  if (files === null) return nothingAt(path);
  const contents: FileContent[] = [];
  const skipped: { file: string; why: string }[] = [];
  for (const file of files) {
    const content = await readSource(file);
    if (typeof content === 'string') skipped.push({ file: file.name, why: content });
    else contents.push(content);
  }
  const { unique, refused } = withoutTwins(contents.flatMap(({ matches }) => matches));
  const delivered = await deliverMatches({ matches: unique, door, onProgress, signal });
  return {
    read: contents.reduce((total, { read }) => total + read, 0),
    written: delivered.written,
    unchanged: delivered.unchanged,
    refused: [...contents.flatMap((content) => content.refused), ...refused, ...delivered.refused],
    skipped,
  };
}
