import type { Pair, StageCode } from '@stillingen/domain';
import { eventRow } from './event-row.ts';
import { int, rowCodec } from '../text/fields.ts';
import { readFacts, type SummaryFact, writeFacts } from '../match/summary.ts';
import { type Cell, readRows, type Row, writeRow } from '../text/text.ts';
import { numberOf } from '../text/values.ts';

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

function pairsOf(cells: ReadonlyMap<string, string>, keys: readonly Keys[]): (Pair | null)[] {
  const pairs = keys.map(([home, away]): Pair | null => {
    const [first, second] = [cells.get(home), cells.get(away)];
    return first === undefined || second === undefined ? null : [numberOf(first), numberOf(second)];
  });
  return pairs.slice(0, pairs.findLastIndex((pair) => pair !== null) + 1);
}

/** Reads a df_sur_ feed. Throws WireError. */
export function readShortResult(body: string): ShortResult {
  const rows = readRows(body);
  const cells = new Map(rows.flat());
  const first = rows.find(([head]) => head![0] === stageRow.head);
  return {
    stage: first === undefined ? null : stageRow.read(first).stage,
    parts: pairsOf(cells, PARTS).filter((pair) => pair !== null),
    tieBreaks: pairsOf(cells, TIE_BREAKS),
    facts: rows.flatMap(readFacts),
  };
}
