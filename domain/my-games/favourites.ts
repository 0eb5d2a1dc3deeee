import { MY_GAMES } from '../constants.ts';
import {
  confirmEntry,
  gameDay,
  type GameFacts,
  isAddable,
  isNearEnough,
  type MyGame,
  type MyGamesLimits,
  newEntry,
  refreshEntry,
  UNKNOWN_DAY,
} from './my-games.ts';

/** The group of a game without one of its own (MYG-07). */
export const NO_GROUP = '0';

/** MYG-01, MYG-08: by the item id of a game (`g_1_AbCd1234`) or of a league (`1_jch8u3dn`). */
export interface Favourite extends MyGame, GameFacts {
  readonly sportId: number;
  /** `labl_id`: the item id of the league; '' where only the account names the game. */
  readonly leagueId: string;
  readonly leagueName: string;
  readonly noDuel: boolean;
  /** `mgGroup`: at least one key. */
  readonly groups: readonly string[];
  /** Seconds; a game of an earlier day stays until then, on the visitor's wish. */
  readonly keptUntil: number | null;
}

export interface Favourites {
  readonly games: ReadonlyMap<string, Favourite>;
  /** Leagues and races that are followed whole. */
  readonly tournaments: ReadonlyMap<string, Favourite>;
}

export const NO_FAVOURITES: Favourites = { games: new Map(), tournaments: new Map() };

/** What a list knows of a game or a tournament. */
export interface Candidate extends GameFacts, Pick<Favourite, 'sportId' | 'leagueId' | 'leagueName' | 'noDuel'> {
  readonly id: string;
}

export interface FavouriteLimits extends MyGamesLimits {
  /** `noduel_events.mygames`: events added with a whole race; null for all that are listed (O-056). */
  readonly noDuelEvents: number | null;
}

export const FAVOURITE_LIMITS: FavouriteLimits = MY_GAMES;

/** `full`: the maximum; `far`: outside of the days; `whole`: its tournament is followed whole. */
export type Refusal = 'full' | 'far' | 'whole';
export interface Change {
  readonly favourites: Favourites;
  readonly refusal: Refusal | null;
}

/** MYG-30, O-042. */
export const leagueIdOf = (label: string): string => (label.includes('-') ? label.slice(0, label.lastIndexOf('-')) : label);

const accepted = (favourites: Favourites): Change => ({ favourites, refusal: null });
const refused = (favourites: Favourites, refusal: Refusal): Change => ({ favourites, refusal });

const entryOf = ({ id: _, ...facts }: Candidate, nowS: number, groups: readonly string[] = [NO_GROUP]): Favourite => ({
  ...facts,
  ...newEntry(facts, nowS),
  leagueId: leagueIdOf(facts.leagueId),
  groups,
  keptUntil: null,
});

const withGame = (favourites: Favourites, id: string, game: Favourite): Favourites => ({
  ...favourites,
  games: new Map(favourites.games).set(id, game),
});

function without(favourites: Favourites, isGone: (id: string, game: Favourite) => boolean): Favourites {
  return { ...favourites, games: new Map([...favourites.games].filter(([id, game]) => !isGone(id, game))) };
}

export const isOfWholeTournament = ({ tournaments }: Favourites, { leagueId }: Pick<Favourite, 'leagueId'>): boolean =>
  tournaments.has(leagueIdOf(leagueId));

/** MYG-17, 18, 27. */
export function addGame(favourites: Favourites, game: Candidate, nowS: number, limits = FAVOURITE_LIMITS): Change {
  const { games } = favourites;
  if (games.has(game.id)) return accepted(favourites);
  if (isAddable(game, games.size, nowS, limits)) return accepted(withGame(favourites, game.id, entryOf(game, nowS)));
  return refused(favourites, games.size >= limits.maximumCount ? 'full' : 'far');
}

/** As many of several games as fit; one refusal for all (MYG-38). */
export function addGames(favourites: Favourites, games: readonly Candidate[], nowS: number, limits = FAVOURITE_LIMITS): Change {
  const added = new Map(favourites.games);
  let refusal: Refusal | null = null;
  for (const game of games) {
    if (added.has(game.id)) continue;
    if (isAddable(game, added.size, nowS, limits)) added.set(game.id, entryOf(game, nowS));
    else refusal = added.size >= limits.maximumCount ? 'full' : (refusal ?? 'far');
  }
  return { favourites: added.size === favourites.games.size ? favourites : { ...favourites, games: added }, refusal };
}

/** From one of several groups; from all where `group` is absent or the only one (MYG-20). */
export function removeGame(favourites: Favourites, id: string, group?: string): Change {
  const game = favourites.games.get(id);
  if (game === undefined) return accepted(favourites);
  if (group !== undefined && game.groups.length > 1 && game.groups.includes(group)) {
    if (isOfWholeTournament(favourites, game)) return refused(favourites, 'whole');
    return accepted(withGame(favourites, id, { ...game, groups: game.groups.filter((each) => each !== group) }));
  }
  return accepted(without(favourites, (each) => each === id));
}

/** MYG-19. */
export const toggleGame = (favourites: Favourites, game: Candidate, nowS: number, limits = FAVOURITE_LIMITS): Change =>
  favourites.games.has(game.id) ? removeGame(favourites, game.id) : addGame(favourites, game, nowS, limits);

/** Adds the game first if it is missing (MYG-28, MYG-29). */
export function addToGroup(
  favourites: Favourites,
  game: Candidate,
  group: string,
  nowS: number,
  limits = FAVOURITE_LIMITS,
): Change {
  if (isOfWholeTournament(favourites, game)) return refused(favourites, 'whole');
  const change = addGame(favourites, game, nowS, limits);
  const entry = change.favourites.games.get(game.id);
  if (entry === undefined || entry.groups.includes(group)) return change;
  const groups = [...entry.groups.filter((each) => each !== NO_GROUP), group];
  return accepted(withGame(change.favourites, game.id, { ...entry, groups }));
}

/** Into one group out of another; null for none. */
export function moveToGroup(favourites: Favourites, id: string, group: string, from: string | null): Change {
  const game = favourites.games.get(id);
  if (game === undefined) return accepted(favourites);
  if (isOfWholeTournament(favourites, game)) return refused(favourites, 'whole');
  const groups = [...new Set([...game.groups.filter((each) => each !== NO_GROUP && each !== from), group])];
  return accepted(withGame(favourites, id, { ...game, groups }));
}

/** Removes a group; its games stay in their others, or in none. */
export function dropGroup(favourites: Favourites, group: string): Favourites {
  const games = [...favourites.games].map(([id, game]) => {
    if (!game.groups.includes(group)) return [id, game] as const;
    const groups = game.groups.filter((each) => each !== group);
    return [id, { ...game, groups: groups.length === 0 ? [NO_GROUP] : groups }] as const;
  });
  return { ...favourites, games: new Map(games) };
}

/** A race, or a stage of a league, with its events. */
export interface WholeTournament {
  readonly tournament: Candidate;
  readonly events: readonly Candidate[];
}

/** Stores each tournament, and its events: of a race as many as configured (MYG-21). */
export function addTournaments(
  favourites: Favourites,
  all: readonly WholeTournament[],
  nowS: number,
  limits = FAVOURITE_LIMITS,
): Change {
  if (all.some(({ tournament }) => tournament.noDuel && !isNearEnough(tournament, nowS, limits)))
    return refused(favourites, 'far');
  const chosen = all.flatMap(({ tournament: { noDuel }, events }) =>
    noDuel ? events.slice(0, limits.noDuelEvents ?? events.length) : events,
  );
  const { favourites: added, refusal } = addGames(favourites, chosen, nowS, limits);
  if (refusal === 'full' && added === favourites) return { favourites, refusal };
  const tournaments = new Map(added.tournaments);
  for (const { tournament } of all) {
    const leagueId = leagueIdOf(tournament.id);
    if (!tournaments.has(leagueId)) tournaments.set(leagueId, entryOf({ ...tournament, leagueId }, nowS));
  }
  return { favourites: { ...added, tournaments }, refusal };
}

/** MYG-22. */
export function removeTournaments(favourites: Favourites, ids: readonly string[]): Favourites {
  const gone = new Set(ids.map(leagueIdOf));
  const tournaments = new Map([...favourites.tournaments].filter(([id]) => !gone.has(id)));
  return { ...without(favourites, (_, game) => gone.has(game.leagueId)), tournaments };
}

const isOver = ({ day, keptUntil }: Favourite, nowS: number, { pastDays }: MyGamesLimits): boolean =>
  day !== UNKNOWN_DAY && day < -pastDays && (keptUntil === null || keptUntil <= nowS);

/** A league goes on after its matches; a race is over. */
const isTournamentOver = (entry: Favourite, nowS: number, limits: MyGamesLimits): boolean =>
  entry.noDuel && isOver(entry, nowS, limits);

function refreshed(
  entries: ReadonlyMap<string, Favourite>,
  nowS: number,
  isGone: (entry: Favourite) => boolean,
): ReadonlyMap<string, Favourite> {
  const next = [...entries]
    .map(([id, game]) => [id, { ...game, ...refreshEntry(game, nowS).entry }] as const)
    .filter(([, game]) => !isGone(game));
  const isSame = next.length === entries.size && next.every(([id, game]) => entries.get(id)!.day === game.day);
  const isRenewed = next.some(([id, game]) => entries.get(id)!.expiresAt !== game.expiresAt);
  return isSame && !isRenewed ? entries : new Map(next);
}

/** Days counted again, and games before the range gone. The same object where nothing changed. */
export function refreshFavourites(favourites: Favourites, nowS: number, limits: MyGamesLimits): Favourites {
  const games = refreshed(favourites.games, nowS, (game) => isOver(game, nowS, limits));
  const tournaments = refreshed(favourites.tournaments, nowS, (entry) => isTournamentOver(entry, nowS, limits));
  return games === favourites.games && tournaments === favourites.tournaments ? favourites : { games, tournaments };
}

const isSameGame = (a: Favourite, b: Favourite): boolean =>
  (['start', 'end', 'day', 'settled', 'stageType', 'leagueId'] as const).every((field) => a[field] === b[field]);

/** With what a list shows of the games now (MYG-13, MYG-16). The same object where nothing changed. */
export function confirmFavourites(favourites: Favourites, shown: Iterable<Candidate>, nowS: number): Favourites {
  const games = new Map(favourites.games);
  let isChanged = false;
  for (const candidate of shown) {
    const before = games.get(candidate.id);
    if (before === undefined) continue;
    const { id, ...facts } = candidate;
    const next = { ...before, ...facts, ...confirmEntry(before, facts, nowS), leagueId: leagueIdOf(facts.leagueId) };
    if (isSameGame(before, next)) continue;
    games.set(id, next);
    isChanged = true;
  }
  return isChanged ? { ...favourites, games } : favourites;
}

const DAY_S = 86_400;

/** Yesterday's game stays a day longer. */
export const keepGame = (favourites: Favourites, id: string, nowS: number): Favourites => {
  const game = favourites.games.get(id);
  if (game === undefined || gameDay(game, nowS) >= 0) return favourites;
  return withGame(favourites, id, { ...game, keptUntil: game.expiresAt + DAY_S });
};

/** Each game and tournament of both, with the groups of both (O-048). */
export function mergeFavourites(account: Favourites, device: Favourites): Favourites {
  const join = (into: ReadonlyMap<string, Favourite>, from: ReadonlyMap<string, Favourite>): Map<string, Favourite> => {
    const joined = new Map(into);
    for (const [id, game] of from) {
      const known = joined.get(id);
      // The account does not store the league.
      const fuller = known === undefined || known.leagueId === '' ? game : known;
      joined.set(id, { ...fuller, groups: joinGroups(known?.groups ?? [], game.groups) });
    }
    return joined;
  };
  return { games: join(account.games, device.games), tournaments: join(account.tournaments, device.tournaments) };
}

function joinGroups(first: readonly string[], second: readonly string[]): readonly string[] {
  const all = [...new Set([...first, ...second])];
  const own = all.filter((group) => group !== NO_GROUP);
  return own.length === 0 ? [NO_GROUP] : own;
}
