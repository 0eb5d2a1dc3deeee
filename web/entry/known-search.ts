import { PART_KEY } from '../league/model/address.ts';
import { TAB_FIELD } from '../match/model/tabs.ts';
import { CATEGORY_KEY, DAY_KEY } from '../table/address.ts';

const FIELDS = [DAY_KEY, CATEGORY_KEY, TAB_FIELD, PART_KEY];

/** The known fields in one order, so that links with other fields share a cached page. */
export function knownSearch(search: string): string {
  const query = new URLSearchParams(search);
  const known = FIELDS.flatMap((field): [string, string][] => {
    const value = query.get(field);
    return value === null ? [] : [[field, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
