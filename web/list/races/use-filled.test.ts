import { createTable, decodeTable } from '@stillingen/client';
import { expect, it } from 'vitest';
import { drivers, NOW_S, raceFeed } from '../../testing/race-feeds.ts';
import { testSport } from '../../testing/draw.ts';
import { filledBy, onMore } from './use-filled.ts';

const AUTO_RACING = 32;
const sport = testSport(AUTO_RACING);

it('useFilled reports the first result of a column without a move, and no later one', () => {
  const [leader, second, third] = drivers();
  const withoutLaps = [{ ...leader!, results: [{ laps: '31' }] }, { ...second!, results: [{ laps: '30' }] }, third!];
  const table = createTable(raceFeed(withoutLaps), { nowS: NOW_S });
  const ids = [...table.rows.keys()];
  const read = () => filledBy(table, ids, sport, sport.board);
  const filled = read();
  let calls = 0;
  let moved = 0;
  table.structure.subscribe(() => (moved += 1));
  const end = onMore(table, ids, sport, sport.board, filled, () => (calls += 1));
  const load = (laps: Record<string, string>): void =>
    table.load(decodeTable(raceFeed([{ ...leader!, results: [laps] }, ...withoutLaps.slice(1)])), [], NOW_S, false);

  load({ laps: '32' });
  expect([calls, moved]).toEqual([0, 0]);
  load({ laps: '32', lapTime: '1:12.909' });
  expect([calls, moved]).toEqual([1, 0]);
  expect(read().columns.map(({ result }) => result)).toEqual(
    [...filled.columns.map(({ result }) => result), 'lapTime'].toSorted(
      (a, b) => sport.board.findIndex(({ result }) => result === a) - sport.board.findIndex(({ result }) => result === b),
    ),
  );
  end();
  load({ laps: '33', lapTime: '1:12.909', pitStops: '1' });
  expect(calls).toBe(1);
});
