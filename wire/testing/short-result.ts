import type { Pair } from '@stillingen/domain';
import { eventRow } from '../event/event-row.ts';
import { type ShortResult, stageRow } from '../event/short-result.ts';
import { readFacts } from '../match/summary.ts';
import { readRows } from '../text/text.ts';
import { numberOf } from '../text/values.ts';

const FIELDS = eventRow.fields as Readonly<Record<string, { readonly key: string }>>;

function pairsOf(cells: ReadonlyMap<string, string>, name: 'Part' | 'TieBreak'): (Pair | null)[] {
  const pairs: (Pair | null)[] = [];
  for (let n = 1; FIELDS[`home${name}${n}`] !== undefined; n += 1) {
    const [home, away] = ['home', 'away'].map((side) => cells.get(FIELDS[`${side}${name}${n}`]!.key));
    pairs.push(home === undefined || away === undefined ? null : [numberOf(home), numberOf(away)]);
  }
  return pairs.slice(0, pairs.findLastIndex((pair) => pair !== null) + 1);
}

/** Reads a df_sur_ feed, which pages do not show. Throws WireError. */
export function readShortResult(body: string): ShortResult {
  const rows = readRows(body);
  const cells = new Map(rows.flat());
  const first = rows.find(([head]) => head![0] === stageRow.head);
  return {
    stage: first === undefined ? null : stageRow.read(first).stage,
    parts: pairsOf(cells, 'Part').filter((pair) => pair !== null),
    tieBreaks: pairsOf(cells, 'TieBreak'),
    facts: rows.flatMap(readFacts),
  };
}
