import type { SourceFile } from '../files.ts';
import { type Encoding, readPieces } from './text.ts';

export interface Line {
  /** 1 for the first. */
  readonly line: number;
  /** Without its end. */
  readonly text: string;
}

/** The lines of a file as they are read, however long it is; empty ones too. A `.gz` is unpacked on the way. */
export async function* readLines(file: SourceFile, encoding?: Encoding): AsyncGenerator<Line> {
  let line = 0;
  let open = '';
  for await (const piece of readPieces(file, encoding)) {
    const lines = (open + piece).split('\n');
    open = lines.pop()!;
    for (const text of lines) yield { line: (line += 1), text: text.replace(/\r$/, '') };
  }
  if (open !== '') yield { line: line + 1, text: open };
}
