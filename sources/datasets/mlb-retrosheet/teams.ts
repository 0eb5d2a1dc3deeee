import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { readCsv } from '../kit/readers/csv.ts';
import { type Listing, readListing } from '../kit/readers/listing.ts';

/** Where a club is called by another place than its own. */
const PLACE: Readonly<Record<string, string>> = { ANA: 'Los Angeles' };

/** The clubs of a year by their three letters, 'Boston Red Sox'. Throws BadRow where the year's list is missing. */
export async function teamsOf(file: SourceFile, year: string): Promise<Listing<string>> {
  const rows = readCsv(beside(file, `TEAM${year}`), ['id', 'place', 'nickname'], { head: ['id', 'league', 'place', 'nickname'] });
  return readListing(rows, ({ id, place, nickname }) => [id, `${PLACE[id] ?? place} ${nickname}`]);
}

/** The names of the players of a year by their ids, from the lists of the clubs that stand beside; others are not known. */
export async function playersOf(file: SourceFile, year: string): Promise<Listing<string>> {
  const lists = (await readdir(dirname(file.path))).filter((name) => name.endsWith(`${year}.ROS`)).sort();
  const head = ['id', 'last', 'first', 'bats', 'throws', 'team', 'position'];
  async function* rows() {
    for (const name of lists) yield* readCsv(beside(file, name), ['id', 'last', 'first'], { head });
  }
  return readListing(rows(), ({ id, first, last }) => [id, `${first} ${last}`]);
}
