import { racePlace } from '@stillingen/domain';
import { headRow } from '@stillingen/wire';
import type { ItemSource } from '../../projection/item-source.ts';
import { byOrder, type ListItem, startKey } from '../../projection/list-item.ts';
import { leagueHeader } from '../../projection/league-header.ts';
import { signatureOf } from '../body.ts';

/** The text of a list without its tail, '' for an empty list, and its hash. */
export interface Listing {
  readonly text: string;
  readonly signature: string;
}

export interface Section {
  /** Leagues in reading order; races of a league by start and id, those of several days last. */
  readonly key: string;
  readonly text: string;
  readonly signature: string;
}

export const headText = (sportId: number): string => headRow.writeText({ sport: sportId });

export const sectionIdOf = ({ race, id, leagueId }: ListItem): string => (race === null ? leagueId : id);

const byKey = (a: Section, b: Section): number => (a.key < b.key ? -1 : 1);

export function sectionOf(view: ItemSource, items: readonly ListItem[]): Section {
  const [{ leagueId, race }] = items as readonly [ListItem];
  const header = leagueHeader(view.league(leagueId), race, view.words);
  const place = race === null ? '' : `${racePlace(race.race)}${startKey(race.race.start)}${race.race.id}`;
  let { text } = header;
  for (const item of items.toSorted(byOrder)) text += item.text();
  return { key: header.sortKey + place, text, signature: signatureOf(text) };
}

/** The signature is made of those of the sections, so that a change costs one section. */
export function listingOf(sportId: number, sections: Iterable<Section>, last: string): Listing {
  const inOrder = [...sections].sort(byKey);
  if (inOrder.length === 0 && last === '') return { text: '', signature: signatureOf('') };
  let text = headText(sportId);
  let signatures = text;
  for (const section of inOrder) {
    text += section.text;
    signatures += section.signature;
  }
  return { text: text + last, signature: signatureOf(signatures + last) };
}

export function listOf(view: ItemSource, sportId: number, items: Iterable<ListItem>, last = ''): Listing {
  const groups = Map.groupBy(items, sectionIdOf);
  return listingOf(
    sportId,
    [...groups.values()].map((group) => sectionOf(view, group)),
    last,
  );
}
