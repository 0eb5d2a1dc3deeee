import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '@stillingen/domain/odds';
import { dataSet } from '../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { KNOWN_BOOKMAKERS } from '../../odds/bookmakers.ts';
import { createInMemoryOdds } from '../../testing/odds/in-memory-odds.ts';
import { writeFiles } from '../../testing/write-files.ts';
import type { ImportedEvent } from '../kit/import/data-set.ts';
import { filesAt } from '../kit/import/files.ts';
import { importSet } from '../kit/import/import-set.ts';
import { footballData } from './football-data.ts';
import { footballMultimarket } from './multimarket.ts';

const folder = dataSet('zz_no_licence_stated/football-odds');
const SITE = 'football-data.co.uk';
const OLD = `${SITE}/2015-16_to_2015-09`;

/** Prices of any column, in a row of the file; the other numbers are goals, shots, cards and counts. */
const PRICE_COLUMN = /(?<!^F|^H)(?:[HDA]|[<>]2\.5)$/;
const AGGREGATE = /^(Max|Avg|Bb)/;
const COUNT = /^(H|A)(S|ST|F|C|Y|R)$|^(FT|HT)(R|HG|AG)$|^BbAH$/;

async function rowsOf(path: string) {
  const [head = '', ...lines] = (await readFile(path, 'latin1')).split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => line.split(',').map((cell, at) => [names[at] ?? '', cell] as const));
}
const pricesIn = (row: readonly (readonly [string, string])[]) =>
  row.filter(([name, cell]) => PRICE_COLUMN.test(name) && !COUNT.test(name) && cell !== '');

/** As a server does that knows all bookmakers of files. */
function createIngests(bookmakers = KNOWN_BOOKMAKERS.map(({ id }) => id)) {
  const provider = { name: 'import', origin: 'real' } as const;
  const ingest = createInMemoryIngest(provider);
  return { ingest, odds: createInMemoryOdds({ live: ingest.state, provider, bookmakers, nowMs: () => Date.now() }) };
}

async function eventsOf(set: typeof footballData, path: string): Promise<ImportedEvent[]> {
  const [file] = (await filesAt(path, set.legacyEncoding))!;
  const items = await Array.fromAsync(set.events(file!));
  return items.filter((item): item is ImportedEvent => 'messages' in item);
}

describe.skipIf(folder === null)('odds of football-data', () => {
  it.each([
    [`${SITE}/E0_2025-26_to_2025-09-21.csv`, { read: 5300, offers: 1500, bookmakers: 9 }],
    [`${SITE}/DNK.csv`, { read: 2952, offers: 504, bookmakers: 3 }],
    [`${OLD}/D1.csv`, { read: 1890, offers: 378, bookmakers: 7 }],
    [`${OLD}/E0.csv`, { read: 2100, offers: 420, bookmakers: 7 }],
    [`${OLD}/SC0.csv`, { read: 1665, offers: 331, bookmakers: 7 }],
    [`${OLD}/SP1.csv`, { read: 1750, offers: 350, bookmakers: 7 }],
  ])('football-data imports every price of a bookmaker in %s as it stands in its row', async (name, expected) => {
    const path = join(folder!, name);
    const rows = await rowsOf(path);
    const cells = rows.flatMap(pricesIn);
    const events = await eventsOf(footballData, path);
    const offers = events.flatMap((event) => event.offers ?? []);
    const counts = {
      read: cells.length,
      offers: offers.length,
      bookmakers: new Set(offers.map(({ bookmaker }) => bookmaker)).size,
    };
    expect(counts).toEqual(expected);
    expect(cells.filter(([, cell]) => parsePrice(cell) === null)).toEqual([]);
    for (const { line, offers: own = [] } of events) {
      const written = own.flatMap(({ prices = {} }) => Object.values(prices).map(String));
      const inRow = pricesIn(rows[line - 2]!).filter(([column]) => !AGGREGATE.test(column));
      expect(written.toSorted()).toEqual(inRow.map(([, cell]) => cell).toSorted());
    }
  });

  it('football-data imports first and closing prices with their lines when a file has both', async () => {
    const [liverpool] = await eventsOf(footballData, join(folder!, `${SITE}/E0_2025-26_to_2025-09-21.csv`));
    const ofBet365 = liverpool!.offers!.filter(({ bookmaker }) => bookmaker === 1);
    expect(ofBet365.map(({ betType, line, at, seq, prices }) => [betType, line, at, seq, prices])).toEqual([
      ['HOME_DRAW_AWAY', undefined, '2025-08-15T15:00:00Z', 1, { home: '1.3', draw: '6', away: '8.5' }],
      ['OVER_UNDER', 2.5, '2025-08-15T15:00:00Z', 1, { over: '1.36', under: '3.2' }],
      ['ASIAN_HANDICAP', -1.5, '2025-08-15T15:00:00Z', 1, { home: '1.83', away: '2.03' }],
      ['HOME_DRAW_AWAY', undefined, '2025-08-15T18:59:00Z', 2, { home: '1.29', draw: '6.25', away: '9' }],
      ['OVER_UNDER', 2.5, '2025-08-15T18:59:00Z', 2, { over: '1.36', under: '3.2' }],
      ['ASIAN_HANDICAP', -1.75, '2025-08-15T18:59:00Z', 2, { home: '2.03', away: '1.78' }],
    ]);
  });
});

describe.skipIf(folder === null)('odds of football-multimarket', () => {
  it('football-multimarket imports all complete offers, and null for prices of 1', async () => {
    const path = join(folder!, 'multimarket/DENMARK_SUPERLIGA_all.csv');
    const rows = await rowsOf(path);
    const events = await eventsOf(footballMultimarket, path);
    const offers = events.flatMap((event) => event.offers ?? []);
    expect(offers).toHaveLength(6815);
    const counts = Map.groupBy(offers, ({ betType, scope, line }) => [betType, scope, line].join(' ').trim());
    expect(Object.fromEntries([...counts].map(([market, own]) => [market, own.length]))).toMatchObject({
      'HOME_DRAW_AWAY FULL_TIME': 386,
      'HOME_DRAW_AWAY SECOND_HALF': 382,
      'BOTH_TEAMS_TO_SCORE FULL_TIME': 386,
      'DRAW_NO_BET FULL_TIME': 25,
      'DOUBLE_CHANCE FULL_TIME': 283,
      'OVER_UNDER FULL_TIME 0.5': 358,
      'OVER_UNDER FIRST_HALF 3.5': 372,
    });
    expect(offers.flatMap(({ prices = {} }) => Object.values(prices)).filter((price) => parsePrice(price!) === null)).toEqual([]);
    const cellOf = (line: number, column: string) => rows[line - 2]!.find(([name]) => name === column)![1];
    for (const { line, offers: own = [] } of events) {
      const handicap = own.find(({ scope, line: total }) => scope === 'SECOND_HALF' && total === 1.5)!;
      expect(handicap.prices).toEqual({ over: cellOf(line, 'Over_2H_1_5'), under: cellOf(line, 'Under_2H_1_5') });
    }
  });
});

const wide = dataSet('wide/football-odds');

/** Books that no bookmaker had: spoilt by the source. */
const IMPOSSIBLE = [
  'multimarket/ALGERIA_LIGUE_1_all.csv:1156 HOME_DRAW_AWAY',
  'multimarket/QATAR_STARS_LEAGUE_all.csv:10 OVER_UNDER',
  'multimarket/QATAR_STARS_LEAGUE_all.csv:16 OVER_UNDER',
  'multimarket/THAILAND_THAI_LEAGUE_T1_all.csv:663 HOME_DRAW_AWAY',
  'multimarket/THAILAND_THAI_LEAGUE_T1_all.csv:664 HOME_DRAW_AWAY',
];

describe.skipIf(wide === null)('odds of all seasons and divisions at hand', () => {
  it.each([
    { set: footballData, offers: 3_002, impossible: [] },
    { set: footballMultimarket, offers: 199_565, impossible: IMPOSSIBLE },
  ])(
    '$set.name imports the odds of its matches but for impossible books, and changes nothing when imported again',
    async ({ set, offers, impossible }) => {
      const { ingest, odds } = createIngests();
      const report = await importSet(set, { path: wide!, ingest, odds });
      const refused = report.refused.filter(({ why }) => !why.startsWith('the same match'));
      expect(refused.map(({ file, line, why }) => `${file}:${line} ${/: (\w+) of bookmaker 1$/.exec(why)?.[1]}`)).toEqual(
        impossible,
      );
      expect(odds.submitted).toHaveLength(offers);
      const written = offers - impossible.length;
      expect(report.offers).toEqual({ written, unchanged: 0 });
      expect(await importSet(set, { path: wide!, ingest, odds })).toMatchObject({ offers: { written: 0, unchanged: written } });
    },
    120_000,
  );
});

describe('odds of spoilt files', () => {
  it('football-data refuses a spoilt price by its file, line and column when the match is imported', async () => {
    await using files = await writeFiles({
      'E0.csv': [
        'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A,WHH,WHD,WHA,AHh,B365AHH,B365AHA,GB>2.5,GB<2.5,MaxH',
        'E0,08/08/2015,Chelsea,Swansea,2,2,D,1.4,x,9,1.44,4.5,8,0.3,1.9,1.9,1.9,0.9,99',
        'E0,09/08/2015,Chelsea,Arsenal,2,2,D,1.4,4,1.0,,,,,1.9,1.9,,,',
      ],
    });
    const { ingest, odds } = createIngests();
    const { read, written, refused } = await importSet(footballData, { path: files.path, ingest, odds });
    expect([read, written]).toEqual([2, 2]);
    expect(refused.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
      'E0.csv:2 B365D: x is no price (allowed: 1.001 to 10000 with at most 3 decimals)',
      'E0.csv:2 AHh: 0.3 is no line in quarters',
      'E0.csv:2 GB<2.5: 0.9 is no price (allowed: 1.001 to 10000 with at most 3 decimals)',
    ]);
    expect(odds.submitted).toMatchObject([{ bookmaker: 11, prices: { home: '1.44', draw: '4.5', away: '8' } }]);
  });
});

it('football-data leaves out the odds of bookmakers that are not configured, with a line for each', async () => {
  await using files = await writeFiles({
    'E0.csv': [
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A,WHH,WHD,WHA',
      'E0,08/08/2015,Chelsea,Swansea,2,2,D,1.4,4.4,9,1.44,4.5,8',
      'E0,09/08/2015,Chelsea,Arsenal,2,2,D,1.9,3.3,5,1.95,3.4,5',
    ],
  });
  const { ingest, odds } = createIngests([1]);
  const { offers, refused } = await importSet(footballData, { path: files.path, ingest, odds });
  expect(offers).toEqual({ written: 2, unchanged: 0 });
  expect(refused).toEqual([{ file: 'E0.csv', line: 2, why: 'bookmaker 11 is not configured: its offers are left out' }]);
});
