import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { SourceFile } from '../import/files.ts';
import { BadRow } from '../import/data-set.ts';

const REASONS: Readonly<Record<string, string>> = { ENOENT: 'does not exist', EISDIR: 'is a folder' };

async function* bytesOf({ path, name }: SourceFile): AsyncGenerator<Uint8Array> {
  const raw = createReadStream(path);
  try {
    // Errors of either stream surface where the last one is read.
    yield* path.endsWith('.gz') ? pipeline(raw, createGunzip(), () => {}) : raw;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) throw new BadRow(`cannot be unpacked: ${message}`, { file: name });
    if (code === '') throw error;
    throw new BadRow(REASONS[code] ?? `cannot be read: ${code}`, { file: name });
  }
}

type Bytes = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Files up to this size are held in memory while they are read. */
const SMALL_BYTES = 2 ** 20;

async function openBytes(file: SourceFile): Promise<Bytes> {
  const found = await stat(file.path).catch(() => null);
  if (found === null || found.size > SMALL_BYTES) return () => bytesOf(file);
  const pieces = await Array.fromAsync(bytesOf(file));
  return () => pieces;
}

/** NUL and Ctrl-Z: old programs end a text with them. */
const isEndMark = (byte: number): boolean => byte === 0 || byte === 0x1a;

async function* textBytesOf(bytes: Bytes, encoding: string): AsyncGenerator<Uint8Array> {
  if (encoding.startsWith('utf-16')) return yield* bytes();
  let marks: Uint8Array = new Uint8Array();
  for await (const piece of bytes()) {
    const last = piece.findLastIndex((byte) => !isEndMark(byte));
    if (last < 0) marks = Buffer.concat([marks, piece]);
    else {
      yield marks.length > 0 ? Buffer.concat([marks, piece.subarray(0, last + 1)]) : piece.subarray(0, last + 1);
      marks = piece.subarray(last + 1);
    }
  }
}

function markOf(first: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [a, b, c] = first;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xef && b === 0xbb && c === 0xbf ? 'utf-8' : null;
}

function invalidLine(bytes: Uint8Array): number {
  let line = 1;
  // A piece may begin and end within a letter.
  let from = bytes.findIndex((byte) => byte < 0x80 || byte > 0xbf);
  for (let end = bytes.indexOf(10, from); end >= 0; end = bytes.indexOf(10, from)) {
    if (!isUtf8(bytes.subarray(from, end))) break;
    line += 1;
    from = end + 1;
  }
  return line;
}

const TEXT_ENDS_IN_A_LETTER = 'ends in the middle of a letter';
/** Control codes that text does not hold. */
const NO_TEXT = /[\0\u0080-\u009f]/;
/** Ä, Å, é … in UTF-8; no word of Windows-1250 or -1252 holds such a pair. */
const UTF8_PAIR = /[\u00c3-\u00c5][\u0080-\u00bf]/;

async function faultOf(bytes: Bytes, encoding: string): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const isUnicode = encoding.startsWith('utf');
  let line = 1;
  for await (const piece of textBytesOf(bytes, encoding)) {
    let text: string;
    try {
      text = decoder.decode(piece, { stream: true });
    } catch {
      return encoding === 'utf-8' ? `is not UTF-8 (line ${line + invalidLine(piece) - 1})` : `is not ${encoding}`;
    }
    if (isUnicode ? text.includes('\0') : NO_TEXT.test(text)) return 'is not a text';
    if (!isUnicode && UTF8_PAIR.test(Buffer.from(piece).toString('latin1'))) return `is partly UTF-8, partly ${encoding}`;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) line += 1;
  }
  try {
    decoder.decode();
    return null;
  } catch {
    return TEXT_ENDS_IN_A_LETTER;
  }
}

async function encodingOf(bytes: Bytes, { name, legacyEncoding: legacy }: SourceFile): Promise<string> {
  let mark: ReturnType<typeof markOf> = null;
  for await (const piece of bytes()) {
    mark = markOf(piece);
    break;
  }
  const encoding = mark ?? 'utf-8';
  const fault = await faultOf(bytes, encoding);
  if (fault === null) return encoding;
  if (mark !== null || legacy === undefined || fault === TEXT_ENDS_IN_A_LETTER) throw new BadRow(fault, { file: name });
  const legacyFault = await faultOf(bytes, legacy);
  if (legacyFault !== null) throw new BadRow(`${fault}; ${legacyFault}`, { file: name });
  return legacy;
}

/** Reads the file once before the first piece: a broken file gives nothing. Throws BadRow. */
export async function* readPieces(file: SourceFile): AsyncGenerator<string> {
  const bytes = await openBytes(file);
  const encoding = await encodingOf(bytes, file);
  const decoder = new TextDecoder(encoding);
  for await (const piece of textBytesOf(bytes, encoding)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

export async function readWhole(file: SourceFile): Promise<string> {
  let text = '';
  for await (const piece of readPieces(file)) text += piece;
  return text.replaceAll('\r\n', '\n');
}

export interface TextLine {
  readonly line: number;
  readonly text: string;
}

export interface LineEnds {
  readonly lastIsOpen?: boolean;
}

export const CUT_LINE = 'the file ends in the middle of this line';

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
