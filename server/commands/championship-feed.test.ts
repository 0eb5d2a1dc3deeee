import { join } from 'node:path';
import { readStandings } from '@stillingen/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../domain/testing/data-set.ts';
import { f1db } from '../../sources/import/f1-f1db/f1db.ts';
import { readList } from '../../sources/import/f1-f1db/flat-yaml.ts';
import { f1Names } from '../../sources/import/f1-f1db/names.ts';
import { importSet } from '../../sources/import/import-set.ts';
import { type RuledDoor, ruledDoor } from '../../sources/import/testing/ruled-door.ts';
import { standingsText } from '../feeds/standings/standings.ts';

const folder = dataSet('f1-f1db');
const LAST = 'seasons/2024/races/24-abu-dhabi';

describe.skipIf(folder === null)('the championships of 2024 in the feed', () => {
  let door: RuledDoor;
  beforeAll(async () => {
    door = ruledDoor();
    await importSet(f1db, { path: folder!, door });
  });

  it.each([
    ['driver', '1', 24],
    ['constructor', '2', 10],
  ] as const)('are the published %s standings', async (who, table, count) => {
    const names = f1Names(folder!);
    const published = (await readList(join(folder!, LAST, `${who}-standings.yml`)))!;
    const wanted = await Promise.all(
      published.map(async ({ fields }) => [
        Number(fields.position),
        who === 'driver' ? (await names.driver(fields.driverId!))!.name : await names.team(fields.constructorId!),
        Number(fields.points),
      ]),
    );
    const [league] = door.state.leagues.values();
    const standings = readStandings(standingsText(door.state, league!.tournamentId, league!.id, table, 0)!);
    const rows = standings.tables.flatMap(({ teams }) => teams);
    expect(rows.map(({ rank, name, points }) => [rank, name, points])).toEqual(wanted);
    expect(rows).toHaveLength(count);
    // 24 races were driven and won.
    expect(rows.reduce((wins, row) => wins + row.wins!, 0)).toBe(24);
  });

  it('tell the flag and the last team of a driver, and how many races he drove', () => {
    const [league] = door.state.leagues.values();
    const { columns, tables } = readStandings(standingsText(door.state, league!.tournamentId, league!.id, '1', 0)!);
    expect(columns.map(({ short }) => short)).toEqual(['Løb', 'Sejre', 'Point']);
    const rowOf = (wanted: string) => tables[0]!.teams.find(({ name }) => name === wanted);
    expect(rowOf('Kevin Magnussen')).toMatchObject({ country: 'dk', team: 'Haas', played: 22, wins: 0, points: 16 });
    // He drove for Ferrari and Haas.
    expect(rowOf('Oliver Bearman')).toMatchObject({ country: 'gb', team: 'Haas', played: 3 });
  });
});
