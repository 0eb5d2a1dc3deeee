import {
  type Favourite,
  type Favourites,
  newEntry,
  NO_GROUP,
  parseEventItemId,
  parseLeagueItemId,
  StageType,
} from '@stillingen/domain';
import { applyDiff, type Scalar, type UserData } from '@stillingen/wire/account';

export const GAMES_PATH = 'mygames';

type Entries = ReadonlyMap<string, Favourite>;
type Value = Scalar | UserData | undefined;

const isTree = (value: Value): value is UserData => typeof value === 'object';
const numberOr = (value: Value): number | null => (typeof value === 'number' ? value : null);

const STORED = ['start', 'end', 'noDuel', 'keptUntil'] as const;
const isStoredAlike = (a: Favourite | undefined, b: Favourite): boolean =>
  a !== undefined && STORED.every((field) => a[field] === b[field]) && a.groups.join() === b.groups.join();

/** MYG-09. What the account does not store comes from `known`: the entries of this page. */
function entriesOf(all: Value, sportOf: (id: string) => number | null, known: Entries, nowS: number): Entries {
  const entries = new Map<string, Favourite>();
  for (const [id, value] of Object.entries(isTree(all) ? all : {})) {
    const sportId = sportOf(id);
    if (sportId === null || !isTree(value)) continue;
    const times = { start: numberOr(value['AD']), end: numberOr(value['AP']) };
    const groups = typeof value['MG'] === 'string' && value['MG'] !== '' ? value['MG'].split(',') : [NO_GROUP];
    const fresh: Favourite = {
      ...{ sportId, leagueId: '', leagueName: '', stageType: StageType.scheduled, noDuel: value['is_duel'] === false },
      ...newEntry(times, nowS),
      ...{ groups, keptUntil: numberOr(value['KU']) },
    };
    const before = known.get(id);
    if (before === undefined) entries.set(id, fresh);
    else if (isStoredAlike(before, fresh)) entries.set(id, before);
    else {
      const { leagueId, leagueName, stageType } = before;
      entries.set(id, { ...fresh, leagueId, leagueName, stageType });
    }
  }
  return entries;
}

/** The favourites in an account's document. */
export function favouritesOf(mygames: Value, known: Favourites, nowS: number): Favourites {
  const parts = isTree(mygames) ? mygames : {};
  const sportOfGame = (id: string): number | null => parseEventItemId(id)?.sportId ?? null;
  const sportOfLeague = (id: string): number | null => parseLeagueItemId(id)?.sportId ?? null;
  return {
    games: entriesOf(parts['data'], sportOfGame, known.games, nowS),
    tournaments: entriesOf(parts['noduel'], sportOfLeague, known.tournaments, nowS),
  };
}

export interface DocumentChange {
  readonly set: Readonly<Record<string, Scalar>>;
  readonly remove: readonly string[];
}

/** MYG-09, MYG-44, MYG-45. */
function storedEntry(
  path: string,
  { start, end, groups, noDuel, keptUntil }: Favourite,
  isTournament: boolean,
): [string, Scalar][] {
  return [
    [`${path}.AD`, start ?? 0],
    ...(end === null ? [] : [[`${path}.AP`, end] as [string, Scalar]]),
    [`${path}.MG`, groups.join(',')],
    ...(isTournament ? [] : [[`${path}.is_duel`, !noDuel] as [string, Scalar]]),
    ...(keptUntil === null ? [] : [[`${path}.KU`, keptUntil] as [string, Scalar]]),
  ];
}

function partChanges(part: 'data' | 'noduel', before: Entries, next: Entries): { set: [string, Scalar][]; remove: string[] } {
  const pathOf = (id: string): string => `mygames.${part}.${id}`;
  const remove = [...before.keys()].filter((id) => !next.has(id)).map(pathOf);
  const set = [...next].flatMap(([id, entry]) =>
    isStoredAlike(before.get(id), entry) ? [] : storedEntry(pathOf(id), entry, part === 'noduel'),
  );
  return { set, remove };
}

/** Paths of one change: the document refuses more (wire/account/paths.ts). */
const MAX_PATHS = 500;

/** MYG-47: all that is followed, also what another browser added meanwhile. */
export const ALL_REMOVED: DocumentChange = { set: {}, remove: [GAMES_PATH] };

/** The changes of the document, each within its limits (MYG-44 to 46, 48). Empty where nothing changed. */
export function changesBetween(before: Favourites, next: Favourites): readonly DocumentChange[] {
  const games = partChanges('data', before.games, next.games);
  const tournaments = partChanges('noduel', before.tournaments, next.tournaments);
  const set = [...games.set, ...tournaments.set];
  const remove = [...games.remove, ...tournaments.remove];
  const changes: DocumentChange[] = [];
  for (let at = 0; at < Math.max(set.length, remove.length); at += MAX_PATHS)
    changes.push({ set: Object.fromEntries(set.slice(at, at + MAX_PATHS)), remove: remove.slice(at, at + MAX_PATHS) });
  return changes;
}

const documents = new WeakMap<Favourites, UserData>();

/** The part of an account's document that these favourites would be. */
export function documentOf(favourites: Favourites): UserData {
  const known = documents.get(favourites);
  if (known !== undefined) return known;
  const changes = changesBetween({ games: new Map(), tournaments: new Map() }, favourites);
  const document = changes.reduce<UserData>((before, { set }) => applyDiff(before, { merge: set, unmerge: [] }), {});
  documents.set(favourites, document);
  return document;
}
