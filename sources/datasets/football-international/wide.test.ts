import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { importSet } from '../kit/import/import-set.ts';
import type { ImportReport } from '../kit/import/report.ts';
import { type InMemoryIngest, createInMemoryIngest } from '../../testing/in-memory-ingest.ts';
import { footballInternational } from './import.ts';

const folder = dataSet('wide/football-international');
const linesOf = (name: string): string[] => readFileSync(join(folder!, name), 'utf8').trim().split('\n').slice(1);

/** Spoiled by the source: goals without a minute, and one match with two results. */
const SPOILED = {
  'goalscorers.csv: the minute of the goal is not known: goal left out': 134,
  'results.csv: the same match stands in line 4569': 1,
};

describe.skipIf(folder === null)('football-international on every second year since 1872', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(footballInternational, { path: folder!, ingest });
  }, 120_000);

  it('imports all but the rows that the source spoils', () => {
    const refused = report.refused.map(({ file, why }) => `${file}: ${why}`);
    expect(Object.fromEntries([...Map.groupBy(refused, (row) => row)].map(([row, rows]) => [row, rows.length]))).toEqual(SPOILED);
    expect(report.read).toBe(linesOf('results.csv').length - 1);
    expect(report.written).toBe(report.read);
    expect(ingest.state.events.size).toBe(report.read);
  });

  it('takes over every goal with a minute and every shoot-out', () => {
    const goals = [...ingest.state.incidents.values()].flat();
    expect(goals).toHaveLength(linesOf('goalscorers.csv').length - 134);
    const shootOuts = [...ingest.state.events.values()].filter(({ stage }) => stage === Stage.afterPenalties);
    expect(shootOuts).toHaveLength(linesOf('shootouts.csv').length);
    expect(shootOuts.every(({ advanced }) => advanced !== null)).toBe(true);
  });

  it('keeps each team apart: there are as many as the tables name', () => {
    const names = new Set(linesOf('results.csv').flatMap((row) => row.split(',').slice(1, 3)));
    expect(ingest.state.participants.size).toBe(names.size);
  });

  it('knows the first match of all, and teams of countries that are no more', () => {
    const [first] = [...ingest.state.events.values()].sort((a, b) => a.start - b.start);
    const named = (id: string): string => ingest.state.participants.get(id as never)!.name;
    expect([named(first!.home), named(first!.away), first!.score]).toEqual(['Skotland', 'England', [0, 0]]);
    const teams = new Set([...ingest.state.participants.values()].map(({ name }) => name));
    for (const name of ['Yugoslavia', 'Czechoslovakia', 'German DR', 'Saarland']) expect(teams).toContain(name);
  });
});
