import type { Message } from '@stillingen/domain/messages';
import type { LegacyEncoding, SourceFile } from './files.ts';
import type { ImportedCompetition, RefusedRow } from './report.ts';

/** One event of a data set, told in the words of the provider API. */
export interface ImportedEvent {
  readonly file: string;
  /** Where it begins, 1 for the first line; 0 where the file has no lines. */
  readonly line: number;
  /** In the order in which they are told; the first is its fixture or race. */
  readonly messages: readonly Message[];
}

export type ImportedItem = ImportedEvent | RefusedRow;

/** A format of public data: which files it reads, and what they say. */
export interface DataSet {
  /** Its name on the command line, 'tennis-atp'. */
  readonly name: string;
  /** What it is, in a few words for the list of formats: 'tennis: results of the ATP Tour'. */
  readonly about: string;
  /** Whether a file is one of the format, by its name (with the folders below the given path). */
  readonly reads: (fileName: string) => boolean;
  /** How its files are read where they are not UTF-8; those that are neither are refused. */
  readonly legacyEncoding?: LegacyEncoding;
  /**
   * The events of a file as they are read, so that memory stays flat however long it is. What can not be taken over comes as
   * a refusal in its place; the rest goes on.
   */
  readonly events: (file: SourceFile) => AsyncIterable<ImportedItem>;
}

/** The competitions of the matches and races among messages, each once, in the order in which they first come. */
export function competitionsOf(messages: Iterable<Message>, known = new Map<string, ImportedCompetition>()) {
  for (const message of messages) {
    if (message.kind !== 'fixture' && message.kind !== 'race') continue;
    const { sport, competition } = message;
    const key = [sport, competition.country, competition.category, competition.name].join('|');
    if (!known.has(key)) known.set(key, { sport, competition });
  }
  return known;
}
