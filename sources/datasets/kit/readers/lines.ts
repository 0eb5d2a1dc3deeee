import type { SourceFile } from '../import/files.ts';
import { BadRow } from '../import/report.ts';
import { readPieces } from './text.ts';

export interface TextLine {
  /** 1 for the first. */
  readonly line: number;
  /** Without its end. */
  readonly text: string;
}

export interface LineEnds {
  /** The publisher ends its files without a line end. */
  readonly lastIsOpen?: boolean;
}

export const CUT_LINE = 'the file ends in the middle of this line';

/**
 * The lines of a file as they are read, however long it is; empty ones too. A `.gz` is unpacked on the way. Throws BadRow after
 * the last whole line where the file ends in the middle of one.
 */
export async function* readLines(file: SourceFile, { lastIsOpen = false }: LineEnds = {}): AsyncGenerator<TextLine> {
  let line = 0;
  let open = '';
  for await (const piece of readPieces(file)) {
    const lines = (open + piece).split('\n');
    open = lines.pop()!;
    for (const text of lines) yield { line: (line += 1), text: text.replace(/\r$/, '') };
  }
  if (open === '') return;
  line += 1;
  if (!lastIsOpen) throw new BadRow(CUT_LINE, { file: file.name, line });
  yield { line, text: open };
}
