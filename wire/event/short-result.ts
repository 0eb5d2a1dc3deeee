import type { Pair, StageCode } from '@stillingen/domain';
import { eventRow } from './event-row.ts';
import { int, rowCodec } from '../text/fields.ts';
import { type SummaryFact, writeFacts } from '../match/summary.ts';
import { type Cell, type Row, writeRow } from '../text/text.ts';

export interface ShortResult {
  readonly stage: StageCode | null;
  readonly parts: readonly Pair[];
  readonly tieBreaks: readonly (Pair | null)[];
  readonly facts: readonly SummaryFact[];
}

export const stageRow = rowCodec({ stage: int('AC', 'stage code') });

type Keys = readonly [home: string, away: string];
function keysOf(home: string, away: string): readonly Keys[] {
  const words = eventRow.fields as Readonly<Record<string, { readonly key: string }>>;
  const keys: Keys[] = [];
  for (let n = 1; words[`${home}${n}`] !== undefined; n += 1) keys.push([words[`${home}${n}`]!.key, words[`${away}${n}`]!.key]);
  return keys;
}
const PARTS = keysOf('homePart', 'awayPart');
const TIE_BREAKS = keysOf('homeTieBreak', 'awayTieBreak');

const cellsOf = ([home, away]: Keys, pair: Pair): Cell[] => [
  [home, String(pair[0])],
  [away, String(pair[1])],
];

export function writeShortResult({ stage, parts, tieBreaks, facts }: ShortResult): string {
  const rows: Row[] = [
    [...stageRow.write({ stage }), ...(parts.length === 0 ? [] : cellsOf(PARTS[0]!, parts[0]!))],
    ...parts.slice(1).map((pair, at) => cellsOf(PARTS[at + 1]!, pair)),
    ...tieBreaks.flatMap((pair, at) => (pair === null ? [] : [cellsOf(TIE_BREAKS[at]!, pair)])),
  ];
  return rows.map(writeRow).join('') + writeFacts(facts);
}
