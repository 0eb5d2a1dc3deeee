import { Category, createTable, decodeTable, type WritableTable, viewOf } from '@stillingen/client';
import { sportById, Stage } from '@stillingen/domain';
import type { Message, StatusMessage } from '@stillingen/domain/messages';
import { decodeChanges } from '../../client/table/decode.ts';
import { timeOrder } from '../../client/table/time-order.ts';
import { median, percentile, print, printGoal, printRatio, printTimes, shown } from '../figures.ts';
import { instant } from '../matches.ts';
import { NOW_S, publishDay, type PublishedDay, rankingOf } from './sports-day.ts';
const WARM_UP = 20;
const TIMES = 60;
const UPDATES = 200;
const GOAL_SORT_MS = 10;
const GOAL_UPDATE_MS = 1;

function timesMs(work: () => unknown): number[] {
  const times = Array.from({ length: WARM_UP + TIMES }, () => {
    const fromMs = performance.now();
    work();
    return performance.now() - fromMs;
  });
  return times.slice(WARM_UP);
}

const byTime = timeOrder((sportId) => sportById(sportId)!);

/** One string per row, so that a plain sort gives the order by time. */
function plainKeys({ structure, rows }: WritableTable): string[] {
  return structure
    .get()
    .leagues.flatMap(({ league, events }) =>
      events.map((id) => `${rows.get(id)!.start} ${league.sortKey} ${rows.get(id)!.homeName} ${id}`),
    );
}

function sortAndFilter(list: string): void {
  const parsedMs = timesMs(() => createTable(list, { nowS: NOW_S }));
  const table = createTable(list, { nowS: NOW_S });
  const structure = table.structure.get();
  const keys = plainKeys(table);
  const rows = [...table.rows.values()];
  const plainMs = timesMs(() => keys.toSorted((a, b) => (a < b ? -1 : 1)));
  const byTimeMs = timesMs(() => viewOf(structure, table.rows, Category.all, byTime));
  const data = decodeTable(list);
  const json = JSON.stringify([data.leagues, ...data.rows.values()]);
  const jsonMs = timesMs(() => JSON.parse(json));
  const byLeagueMs = timesMs(() => table.load(data, [], NOW_S, true));
  const liveMs = timesMs(() => viewOf(structure, table.rows, Category.live));
  const liveByTimeMs = timesMs(() => viewOf(structure, table.rows, Category.live, byTime));
  const filterMs = timesMs(() => rows.filter(({ live }) => live === true));
  printTimes('a table out of the feed text', parsedMs);
  printTimes('all rows by time, keys and all', byTimeMs);
  printTimes('the same list again: merged and put in order', byLeagueMs);
  printTimes('the live ones, by league', liveMs);
  printTimes('the live ones, by time', liveByTimeMs);
  printTimes('peer: JSON.parse of the same words', jsonMs);
  printTimes('peer: plain sort of as many strings', plainMs);
  printTimes('peer: plain filter of an array', filterMs);
  printRatio('a table to JSON.parse, p50 (ms)', median(parsedMs), median(jsonMs));
  printRatio('by time to a plain sort, p50 (ms)', median(byTimeMs), median(plainMs));
  printRatio('live to a plain filter, p50 (ms)', median(liveMs), median(filterMs));
  printGoal(`full sort in less than ${GOAL_SORT_MS} ms`, `${shown(median(byTimeMs))} ms`, median(byTimeMs) < GOAL_SORT_MS);
}

function scoresOf(day: PublishedDay): (n: number) => Message {
  const live = day.messages.filter((message) => message.kind === 'status' && message.stage === Stage.firstHalf);
  return (n) => {
    const { event, score } = live[n % live.length] as StatusMessage;
    const round = Math.floor(n / live.length) + 1;
    return {
      kind: 'score',
      key: `${event}/score`,
      seq: round,
      at: instant(NOW_S + n),
      event,
      score: { home: score!.home + round, away: score!.away },
      override: true,
    };
  };
}

function updatesMs(day: PublishedDay, table: WritableTable, messageOf: (n: number) => Message): number[] {
  let notified = 0;
  for (const id of table.rows.keys()) table.row(id).subscribe(() => (notified += 1));
  const times = Array.from({ length: WARM_UP + UPDATES }, (_, n) => {
    const text = day.publish(messageOf(n));
    const before = notified;
    const fromMs = performance.now();
    table.apply(decodeChanges(text, 'update').changes, NOW_S);
    const tookMs = performance.now() - fromMs;
    if (notified === before) throw new Error(`no row was notified of ${text}`);
    return tookMs;
  });
  return times.slice(WARM_UP);
}

function printUpdates(what: string, times: readonly number[]): void {
  printTimes(`${what}, decoded and applied`, times);
  const goal = `${what} in less than ${GOAL_UPDATE_MS} ms of the store`;
  printGoal(goal, `p50 ${shown(median(times))} ms, p99 ${shown(percentile(times, 0.99))} ms`, median(times) < GOAL_UPDATE_MS);
}

export function measureStore(rows: number): void {
  const day = publishDay(rows);
  const table = createTable(day.list, { nowS: NOW_S });
  const { leagues } = table.structure.get();
  const sports = new Set(leagues.map(({ league }) => league.sportId));
  console.log(`\n  the store: ${table.rows.size} rows of ${sports.size} sports under ${leagues.length} heads`);
  if (table.rows.size !== rows) throw new Error(`the table has ${table.rows.size} rows, not ${rows}`);
  print('feed text', `${(day.list.length / 1000).toFixed(0)} kB`);
  sortAndFilter(day.list);
  printUpdates('one score', updatesMs(day, table, scoresOf(day)));
  printUpdates(
    'two places of a race that change',
    updatesMs(day, table, (n) => rankingOf('r32-0', n + 2)),
  );
}
