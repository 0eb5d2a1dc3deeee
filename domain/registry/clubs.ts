import type { Pair } from '../event/entities.ts';
import table from './data/clubs.json' with { type: 'json' };
import { readRows } from './rows.ts';

/** A club as the registry knows it. */
export interface Club {
  /** The display name in Denmark, 'FC København'. */
  readonly name: string;
  /** Country code, 'dk', 'gb-eng'. */
  readonly country: string;
  /** Three capitals. */
  readonly code: string;
  /** Other names. Spellings that `foldClub` makes equal need no entry. */
  readonly aliases: readonly string[];
  /** Two CSS hex colours without '#': shirt, and second colour; null where they are not known. */
  readonly colours: Pair<string> | null;
}

/** Every club of the registry. A bare name without a country means the first club that has it. */
export const CLUBS: readonly Club[] = readRows('clubs.json', table, (row) => ({
  name: row.text('name'),
  country: row.text('country', /^[a-z]{2}(-[a-z]{3})?$/),
  code: row.text('code', /^[A-Z]{3}$/),
  aliases: row.texts('aliases'),
  colours: row.colours('colours'),
}));
