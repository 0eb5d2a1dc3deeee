import type { Pair } from '../event/entities.ts';
import table from './data/clubs.json' with { type: 'json' };
import { readDataRows } from './data-rows.ts';

export interface Club {
  readonly name: string;
  readonly country: string;
  readonly code: string;
  /** Spellings that `foldClub` makes equal need no entry. */
  readonly aliases: readonly string[];
  /** CSS hex without '#': shirt and second colour; null where not known. */
  readonly colours: Pair<string> | null;
}

/** A bare name without a country means the first club. */
export const CLUBS: readonly Club[] = readDataRows('clubs.json', table, (row) => ({
  name: row.text('name'),
  country: row.text('country', /^[a-z]{2}(-[a-z]{3})?$/),
  code: row.text('code', /^[A-Z]{3}$/),
  aliases: row.texts('aliases'),
  colours: row.colours('colours'),
}));
