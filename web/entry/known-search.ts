import { PART_KEY } from '../league/model/address.ts';
import { TAB_FIELD } from '../match/model/tabs.ts';
import { CATEGORY_KEY, DAY_KEY } from '../table/address.ts';

/** The fields of a query that any page reads. */
const FIELDS = [DAY_KEY, CATEGORY_KEY, TAB_FIELD, PART_KEY];

/** What pages read of a query, in one order: those who follow a link that somebody marked share a page with all others. */
export function knownSearch(search: string): string {
  const query = new URLSearchParams(search);
  const known = FIELDS.flatMap((field): [string, string][] => {
    const value = query.get(field);
    return value === null ? [] : [[field, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
