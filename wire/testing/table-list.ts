import type { TableList } from '../competition/standings.ts';
import { readRows } from '../text/text.ts';

/** Reads a tx_ feed. */
export function readTableList(feed: string): TableList {
  const row = readRows(feed).find(([cell]) => cell![0] === 'TB') ?? [];
  const value = (key: string): string | null => row.find(([known]) => known === key)?.[1] ?? null;
  const codes = (value('TB') ?? '').split(',').filter((code) => code !== '');
  return {
    tables: codes.map((code, at) => ({ code, hash: value(`S${String.fromCharCode(65 + at)}`) ?? '' })),
    draw: value('DR'),
  };
}
