import { join } from 'node:path';
import { championship, type ChampionshipResult, type ChampionshipRound } from '@stillingen/domain';
import { pointsOfPlace } from '../../testing/formula-1-points.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEntries, type NamedEntry, racesByKey } from '../../testing/named-views.ts';
import { f1db } from './import.ts';
import { f1Names, readList } from './read.ts';

const folder = dataSet('f1-f1db');

const WEEKENDS =
  'bahrain saudi-arabia australia japan china miami emilia-romagna monaco canada spain austria great-britain hungary belgium netherlands italy azerbaijan singapore united-states mexico sao-paulo las-vegas qatar abu-dhabi'.split(
    ' ',
  );

describe.skipIf(folder === null)('the championships of 2024 from what was imported', () => {
  let ingest: InMemoryIngest;
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    await importSet(f1db, { path: folder!, ingest });
  });

  it('f1-f1db gives every place its points by the scale, with the fastest lap', () => {
    for (const weekend of WEEKENDS) {
      for (const kind of ['race', 'sprint'] as const) {
        const race = racesByKey(ingest.state).get(`f1-2024-${weekend}-${kind}`);
        if (race === undefined) continue;
        const entries = namedEntries(ingest.state, race);
        const best = entries
          .map(({ results }) => results.lapTime)
          .filter((lap) => lap !== undefined)
          .sort()[0];
        for (const { name, rank, results } of entries) {
          const fastest = results.lapTime !== undefined && results.lapTime === best;
          const points = rank === null ? 0 : pointsOfPlace('2024-03-02', kind, rank, fastest);
          expect([weekend, kind, name, Number(results.points ?? 0)]).toEqual([weekend, kind, name, points]);
        }
      }
    }
  });

  const roundsUntil = (last: number, competitorOf: (entry: NamedEntry) => string): ChampionshipRound<string>[] =>
    WEEKENDS.slice(0, last + 1).flatMap((weekend) =>
      (['sprint', 'race'] as const).flatMap((kind): ChampionshipRound<string>[] => {
        const race = racesByKey(ingest.state).get(`f1-2024-${weekend}-${kind}`);
        if (race === undefined) return [];
        const results = namedEntries(ingest.state, race).map(
          (entry): ChampionshipResult<string> => ({
            competitor: competitorOf(entry),
            place: entry.rank,
            points: Number(entry.results.points ?? 0),
          }),
        );
        return [{ kind, results }];
      }),
    );

  it.each([
    ['driver', ({ name }: NamedEntry) => name],
    ['constructor', ({ team }: NamedEntry) => team],
  ] as const)('f1-f1db makes the published %s standings after every race', async (title, competitorOf) => {
    const names = f1Names(folder!);
    let compared = 0;
    for (const [index, weekend] of WEEKENDS.entries()) {
      const number = String(index + 1).padStart(2, '0');
      const published = await readList({
        path: join(folder!, `seasons/2024/races/${number}-${weekend}/${title}-standings.yml`),
        name: title,
      });
      const wanted = await Promise.all(
        published!.map(async ({ fields }) => [
          Number(fields.position),
          title === 'driver' ? (await names.driver(fields.driverId!))!.name : await names.team(fields.constructorId!),
          Number(fields.points),
        ]),
      );
      const made = championship(roundsUntil(index, competitorOf));
      expect([weekend, ...made.map(({ rank, competitor, points }) => [rank, competitor, points])]).toEqual([weekend, ...wanted]);
      compared += wanted.length;
    }
    expect(compared).toBeGreaterThan(200);
  });
});
