import { labelKey, parseLabelKey } from '@stillingen/domain';
import type { Arrange, TableLeague } from '../table/decode.ts';
import type { DocumentChange } from './account-favourites.ts';
import type { VisitorDocument } from './visitor-document.ts';

/** Keys of pinned leagues by sport, in the order of the visitor. */
export type Pins = ReadonlyMap<number, readonly string[]>;

export const PINS_PATH = 'myLeagues';
/** Of each sport one text of keys. */
export const ORDER_PATH = 'myLeaguesOrder';
/** O-105. */
const USED = 'used';
const BETWEEN_KEYS = '|';
/** Characters of a text of the document (wire/account/paths.ts). */
const MAX_ORDER = 4096;

export const pinsPath = (sportId: number): string => `${PINS_PATH}.${sportId}`;
export const pinPath = (key: string): string => `${pinsPath(sportOfKey(key))}.${key}`;
export const sportOfKey = (key: string): number => parseLabelKey(key)?.sportId ?? 0;

/** PIN-01 to 03. What is no key of its sport, or not pinned, is absent; what has no place comes last. */
export function pinsIn(document: VisitorDocument): Pins {
  const pins = new Map<number, readonly string[]>();
  for (const [sport, all] of Object.entries(Object(document.get(PINS_PATH)) as Record<string, unknown>)) {
    const sportId = Number(sport);
    const keys = Object.entries(Object(all) as Record<string, unknown>)
      .filter(([key, value]) => value === true && parseLabelKey(key)?.sportId === sportId)
      .map(([key]) => key);
    const pinned = new Set(keys);
    const stored = document.get(`${ORDER_PATH}.${sport}`);
    const order = typeof stored === 'string' ? stored.split(BETWEEN_KEYS) : [];
    if (pinned.size > 0) pins.set(sportId, [...new Set([...order.filter((key) => pinned.has(key)), ...keys])]);
  }
  return pins;
}

/** PIN-07: whether a sport has stored data, be it that all its leagues were unpinned. */
export const isUsed = (document: VisitorDocument, sportId: number): boolean => document.get(pinsPath(sportId)) !== undefined;

/** As many as one text holds; the others follow in any order. */
function orderText(keys: readonly string[]): string {
  const text = keys.join(BETWEEN_KEYS);
  return text.length <= MAX_ORDER ? text : text.slice(0, text.lastIndexOf(BETWEEN_KEYS, MAX_ORDER));
}

/** From one list of a sport to another. */
export function pinChange(sportId: number, before: readonly string[], after: readonly string[]): DocumentChange {
  const added = after.filter((key) => !before.includes(key));
  return {
    set: {
      ...Object.fromEntries(added.map((key) => [pinPath(key), true])),
      ...(added.length > 0 ? { [`${pinsPath(sportId)}.${USED}`]: true } : {}),
      [`${ORDER_PATH}.${sportId}`]: orderText(after),
    },
    remove: before.filter((key) => !after.includes(key)).map(pinPath),
  };
}

/** All that is stored of a sport, as if nothing had ever been pinned. */
export const pinsDropped = (sportId: number): DocumentChange => ({
  set: {},
  remove: [pinsPath(sportId), `${ORDER_PATH}.${sportId}`],
});

/** Pinned leagues first, in their order; the others as they are. */
export function pinnedFirst(pins: Pins): Arrange {
  const rank = new Map([...pins.values()].flat().map((key, at) => [key, at]));
  const rankOf = ({ league }: TableLeague): number =>
    rank.get(labelKey(league.sportId ?? 0, league.templateKey ?? '')) ?? rank.size;
  return (leagues) => leagues.toSorted((a, b) => rankOf(a) - rankOf(b));
}
