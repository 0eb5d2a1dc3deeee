import { type Cell, readRows, writeRow } from '../text/text.ts';

/** Which tables a stage has, tx_ (wire format 2.3), each with the hash of its content, so that a client asks again only for what changed. */
export interface TableList {
  /** Codes as in the names of the feeds: '1', '6:8', '10'. At most twenty. */
  readonly tables: readonly { readonly code: string; readonly hash: string }[];
  /** Hash of the draw; null where the stage has none. */
  readonly draw: string | null;
}

const CODES = 'TB';
const DRAW = 'DR';
/** SA for the first table, SB for the second, up to ST. */
const hashKey = (at: number): string => `S${String.fromCharCode(65 + at)}`;
const BETWEEN = ',';

export function writeTableList({ tables, draw }: TableList): string {
  return writeRow([
    [CODES, tables.map(({ code }) => code).join(BETWEEN)],
    ...tables.map(({ hash }, at): Cell => [hashKey(at), hash]),
    ...(draw === null ? [] : [[DRAW, draw] as const]),
  ]);
}

/** The tables of a tx_ feed. Throws WireError where the text is not of the format. */
export function readTableList(feed: string): TableList {
  const row = readRows(feed).find(([cell]) => cell![0] === CODES) ?? [];
  const value = (key: string): string | null => row.find(([known]) => known === key)?.[1] ?? null;
  const codes = (value(CODES) ?? '').split(BETWEEN).filter((code) => code !== '');
  return { tables: codes.map((code, at) => ({ code, hash: value(hashKey(at)) ?? '' })), draw: value(DRAW) };
}
