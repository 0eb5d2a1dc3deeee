import { compareDanish, dropGroup, type Favourites, hashText, NO_GROUP } from '@stillingen/domain';
import type { VisitorDocument } from './visitor-document.ts';

export interface MyGroup {
  readonly key: string;
  readonly name: string;
}

export const GROUPS_PATH = 'mygroups';
const MAX_GROUPS = 20;
export const MAX_GROUP_NAME = 40;
const KEY = /^g[0-9a-z]{1,11}$/;

/** By name. */
export function groupsIn(document: VisitorDocument): readonly MyGroup[] {
  return Object.entries(Object(document.get(GROUPS_PATH)) as Record<string, unknown>)
    .filter((one): one is [string, string] => KEY.test(one[0]) && typeof one[1] === 'string' && one[1] !== '')
    .map(([key, name]) => ({ key, name }))
    .sort((a, b) => compareDanish(a.name, b.name));
}

/** A page that ended too soon may have stored a game and not its group: the game stays, out of it. */
export function inKnownGroups(favourites: Favourites, groups: readonly MyGroup[]): Favourites {
  const known = new Set([NO_GROUP, ...groups.map(({ key }) => key)]);
  const used = new Set([...favourites.games.values()].flatMap((game) => game.groups));
  return [...used.difference(known)].reduce(dropGroup, favourites);
}

/** `empty`, `long`: the name; `taken`: another group has it; `many`: the maximum is reached. */
export type GroupRefusal = 'empty' | 'long' | 'taken' | 'many';

const plainName = (name: string): string => name.trim().toLocaleLowerCase('da');

/** `key` is that of the group that is renamed; null for a new one. */
export function groupRefusal(groups: readonly MyGroup[], name: string, key: string | null): GroupRefusal | null {
  if (name.trim() === '') return 'empty';
  if (name.trim().length > MAX_GROUP_NAME) return 'long';
  if (groups.some((group) => group.key !== key && plainName(group.name) === plainName(name))) return 'taken';
  return key === null && groups.length >= MAX_GROUPS ? 'many' : null;
}

/** Of the name, so that groups of one name on two devices become one. Renamed groups keep their key. */
export function groupKey(groups: readonly MyGroup[], name: string): string {
  const taken = new Set(groups.map(({ key }) => key));
  for (let attempt = 0; ; attempt += 1) {
    const key = `g${hashText(plainName(name), attempt).toString(36)}`;
    if (!taken.has(key)) return key;
  }
}
