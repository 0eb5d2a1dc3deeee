import type { Message } from '@stillingen/domain/messages';
import type { LegacyEncoding, SourceFile } from './files.ts';
import type { ImportedCompetition, RefusedRow } from './report.ts';

/** One event of a data set as provider messages. */
export interface ImportedEvent {
  readonly file: string;
  /** 1 is the first line; 0 where the file has no lines. */
  readonly line: number;
  /** The first is the fixture or race. */
  readonly messages: readonly Message[];
}

export type ImportedItem = ImportedEvent | RefusedRow;

export interface DataSet {
  /** Name on the command line, 'tennis-atp'. */
  readonly name: string;
  /** One line for the list of formats. */
  readonly about: string;
  /** Takes a name with its folders below the given path. */
  readonly reads: (fileName: string) => boolean;
  /** For files that are not UTF-8; without it they are refused. */
  readonly legacyEncoding?: LegacyEncoding;
  /**
   * Yields events as they are read, so memory stays flat; a refusal stands in the place of what
   * cannot be read.
   */
  readonly events: (file: SourceFile) => AsyncIterable<ImportedItem>;
}

/** The competitions of fixtures and races, each once, in order of appearance. */
export function competitionsOf(messages: Iterable<Message>, known = new Map<string, ImportedCompetition>()) {
  for (const message of messages) {
    if (message.kind !== 'fixture' && message.kind !== 'race') continue;
    const { sport, competition } = message;
    const key = [sport, competition.country, competition.category, competition.name].join('|');
    if (!known.has(key)) known.set(key, { sport, competition });
  }
  return known;
}
