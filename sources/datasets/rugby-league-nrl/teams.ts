import type { ParticipantRef } from '@stillingen/domain/messages';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { readCsv } from '../kit/readers/csv.ts';
import { type Listing, readListing } from '../kit/readers/listing.ts';
import { BadRow } from '../kit/import/report.ts';

const NEW_ZEALAND = 'New Zealand Warriors';

/**
 * The one name of each team by all its names: 'Warriors' are the New Zealand Warriors, 'Canterbury Bankstown' the Bulldogs.
 * Throws BadRow where the list of teams does not stand beside the file.
 */
export async function teamNames(file: SourceFile): Promise<Listing<string>> {
  const rows = readCsv(beside(file, 'team_data.csv'), ['team_name', 'team_unique']);
  return readListing(rows, (cells) => [cells.team_name, cells.team_unique]);
}

/** A team by one of its names. Throws BadRow where there is no such team. */
export function teamOf(names: ReadonlyMap<string, string>, name: string): ParticipantRef {
  const known = names.get(name);
  if (known === undefined) throw new BadRow(`the team is not known: ${name}`);
  return { name: known, country: known === NEW_ZEALAND ? 'nz' : 'au', kind: 'club' };
}
