import type { Pair } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { shownScore } from '../score.ts';
import { type Column, type DuelCells, isLive, NOTHING, partsOf, written } from './cells.ts';

const MOST_PARTS = 11;

export function framesCells(row: EventRow, sport: PageSport): DuelCells {
  const { score } = shownScore(row, sport);
  const live = isLive(row);
  const running = live ? partsOf(row, MOST_PARTS).at(-1) : undefined;
  // Darts in sets: legs stand beside the sets, the points of the leg have their own column.
  const inSets = row.unit === 'sets';
  const sent: Pair<string> = live ? [row.homePoints ?? '', row.awayPoints ?? ''] : NOTHING;
  const points = sent.join('') === '' && running !== undefined && !inSets ? written(running) : sent;
  const legs: Column[] = inSets && running !== undefined ? [{ of: written(running), running: true, onPhone: true }] : [];
  return {
    parts: legs,
    free: 0,
    total: score && written(score),
    ...(running === undefined && points.join('') === '' ? {} : { settled: true }),
    after: [{ of: points, running: true, onPhone: true }],
    note: row.bestOf === null ? null : { text: tableText.bestOf(row.bestOf), short: tableText.atMost(row.bestOf) },
  };
}
