import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { valorant } from './import.ts';

const folder = dataSet('zz_no_licence_stated/esports-valorant');

describe.skipIf(folder === null)('valorant on the maps of 2024', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(valorant, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });

  it('esports-valorant imports 950 maps as 373 series, three of them with a single map', () => {
    const maps = readFileSync(join(folder!, 'matches.csv'), 'utf8').trim().split('\n').length - 1;
    expect(maps).toBe(950);
    expect(report).toMatchObject({ read: 373, written: 373, unchanged: 0 });
    expect(report.refused.map(({ line, why }) => `${line} ${why.split(' is ')[0]}`)).toEqual([
      '39 G2 – SEN 0-1',
      '87 KC – KOI 1-0',
      '276 G2 – MIBR 1-0',
    ]);
    expect(events.reduce((sum, { parts }) => sum + parts.length, 0)).toBe(maps - 3);
  });

  it('esports-valorant changes nothing when imported again', async () => {
    const { n } = ingest.state;
    expect(await importSet(valorant, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 373 });
    expect(ingest.state.n).toBe(n);
  });

  it('esports-valorant imports the longest map, 20-18, and what it counted for', () => {
    const longest = events.filter(({ parts }) => parts.some((part) => Math.max(...part) === 20));
    expect(longest).toHaveLength(1);
    expect(longest[0]!.parts.find((part) => Math.max(...part) === 20)!.toSorted((a, b) => a - b)).toEqual([18, 20]);
    for (const { score, parts } of events)
      expect([0, 1].map((side) => parts.filter((part) => part[side]! > part[1 - side]!).length)).toEqual([...score!]);
  });

  it('esports-valorant puts a series together whose rows are misspelt or stand far apart', () => {
    const names = events.map(({ league }) => league.name);
    expect([...new Set(names)].filter((name) => /Chinas|Emea|Master /.test(name))).toEqual([]);
    const find = (home: string, away: string, day: string) =>
      events.find(
        (event) => event.home === home && event.away === away && new Date(event.start * 1000).toISOString().startsWith(day),
      );
    expect(find('EDward Gaming', 'FunPlus Phoenix', '2024-07-20')).toMatchObject({ score: [3, 2], format: { bestOf: 5 } });
    expect(find('Cloud9', 'LOUD', '2024-04-20')?.parts).toHaveLength(3);
  });

  it('esports-valorant imports the day alone, as the files have no time zone', () => {
    expect(events.some(({ startKnown }) => startKnown)).toBe(false);
  });
});

describe('valorant on rows of all kinds', () => {
  it('esports-valorant imports readable rows, and refuses the rest with a reason', async () => {
    const row = (time: string, winner: string, loser: string, rounds: string): string =>
      `1,"${time}","${winner}","${loser}",${rounds},"Bind","EMEA","EMEA Stage 1","VCT"`;
    await using files = await writeFiles({
      'matches.csv': [
        '"match_id","match_timestamp","winning_team","losing_team","winning_team_score","losing_team_score","map","region","event","league"',
        row('2024-04-03 08:00:00', 'TH', 'NEW', '20,18'),
        row('2024-04-03 10:00:00', 'KC', 'FNC', '13,12'),
        row('2024-04-03 08:00:00', 'NEW', 'TH', '13,0'),
        row('2024-04-31 08:00:00', 'TL', 'VIT', '13,2'),
        row('2024-04-03 08:00:00', 'TH', 'NEW', '14,12'),
        row('2024-04-03 12:00:00', 'KC', 'FNC', '13,'),
      ],
    });
    const ingest = createInMemoryIngest();
    const report = await importSet(valorant, { path: files.path, ingest });
    expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '3 a map ends 13-0 to 13-11, or two rounds apart after 12-12, not 13-12',
      '5 there is no day 2024-04-31',
      '7 a map ends 13-0 to 13-11, or two rounds apart after 12-12, not 13-',
    ]);
    expect(namedEvents(ingest.state).map(({ home, away, score, parts }) => ({ home, away, score, parts }))).toEqual([
      {
        home: 'NEW',
        away: 'Team Heretics',
        score: [1, 2],
        parts: [
          [18, 20],
          [13, 0],
          [12, 14],
        ],
      },
    ]);
  });
});
