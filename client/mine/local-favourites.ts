import {
  type Favourite,
  type Favourites,
  MY_GAMES,
  type MyGamesLimits,
  NO_FAVOURITES,
  NO_GROUP,
  refreshFavourites,
  StageType,
  UNKNOWN_DAY,
} from '@stillingen/domain';
import type { KeyValue } from '../ports.ts';

/** MYG-43. `stamp` is the time of the latest write in ms (O-066). */
export const FAVOURITE_KEYS = {
  games: 'fsdc_my_local',
  labels: 'fsdc_my_local_labl',
  tournaments: 'fsdc_my_local_noduel',
  stamp: 'fsdc_my_local_ts',
} as const;

/** MYG-43: counted from the last visit, or from the day of the latest entry (O-053). */
const KEEP_S = 172_800;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const ITEM = /^(?:g_)?\d{1,2}_[A-Za-z0-9]{8,64}$/;
const STAGE_TYPES: readonly unknown[] = Object.values(StageType);

/** Null where the text is no object of JSON (MYG-31); {} where nothing is stored. */
function parseObject(text: string | null): Json | null {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

const groupsOf = (value: unknown): readonly string[] => {
  const groups = typeof value === 'string' ? value.split(',').filter((group) => /^[A-Za-z0-9_-]{1,64}$/.test(group)) : [];
  return groups.length === 0 ? [NO_GROUP] : groups;
};

/** Null for an entry without a sport. */
function entryOf(value: unknown, nameOf: (leagueId: string) => string): Favourite | null {
  if (!isJson(value) || !isCount(value['sport_id'])) return null;
  const leagueId = typeof value['labl_id'] === 'string' ? value['labl_id'] : '';
  return {
    sportId: value['sport_id'],
    leagueId,
    leagueName: nameOf(leagueId),
    day: isCount(value['m_day']) ? value['m_day'] : UNKNOWN_DAY,
    settled: value['m_ok'] === 1 ? 1 : 0,
    expiresAt: isCount(value['m_expire_date']) ? value['m_expire_date'] : 0,
    start: isCount(value['AD']) ? value['AD'] : null,
    end: isCount(value['AP']) ? value['AP'] : null,
    stageType: STAGE_TYPES.includes(value['AB']) ? (value['AB'] as StageType) : StageType.scheduled,
    noDuel: value['noDuel'] === true,
    groups: groupsOf(value['mgGroup']),
    keptUntil: isCount(value['KU']) ? value['KU'] : null,
  };
}

const storedEntry = (entry: Favourite, isTournament: boolean): Json => ({
  sport_id: entry.sportId,
  labl_id: entry.leagueId,
  m_day: entry.day,
  m_ok: entry.settled,
  m_expire_date: entry.expiresAt,
  ...(entry.start === null ? {} : { AD: entry.start }),
  ...(entry.end === null ? {} : { AP: entry.end }),
  AB: entry.stageType,
  ...(isTournament ? {} : { noDuel: entry.noDuel }),
  mgGroup: entry.groups.join(','),
  ...(entry.keptUntil === null ? {} : { KU: entry.keptUntil }),
});

const latestS = (entries: Iterable<Favourite>): number =>
  Math.max(0, ...[...entries].map(({ start, end, keptUntil }) => Math.max(start ?? 0, end ?? 0, keptUntil ?? 0)));

/** The favourites of an anonymous visitor, on this device only. */
export class LocalFavourites {
  readonly #storage: KeyValue;
  readonly #nowMs: () => number | null;
  readonly #limits: MyGamesLimits;
  /** As read: fields of other versions are written back. */
  #stored: { readonly games: Json; readonly tournaments: Json } = { games: {}, tournaments: {} };
  /** The stamp as this page wrote or read it. */
  #known: string | null = null;

  /** `nowMs`: null while the time of the server is not known; nothing leaves until then. */
  constructor(storage: KeyValue, nowMs: () => number | null, limits: MyGamesLimits) {
    this.#storage = storage;
    this.#nowMs = nowMs;
    this.#limits = limits;
  }

  /** Null where what is stored cannot be parsed (MYG-31): it stays untouched until the next write. */
  read(): Favourites | null {
    this.#known = this.#storage.get(FAVOURITE_KEYS.stamp);
    const [games, labels, tournaments] = [FAVOURITE_KEYS.games, FAVOURITE_KEYS.labels, FAVOURITE_KEYS.tournaments].map((key) =>
      parseObject(this.#storage.get(key)),
    );
    if (!games || !labels || !tournaments) return null;
    this.#stored = { games, tournaments };
    const nameOf = (leagueId: string): string => {
      const label = labels[leagueId];
      return isJson(label) && typeof label['name'] === 'string' ? label['name'] : '';
    };
    const entriesOf = (all: Json): ReadonlyMap<string, Favourite> =>
      new Map(
        Object.entries(all)
          .filter(([id]) => ITEM.test(id))
          .map(([id, value]) => [id, entryOf(value, nameOf)] as const)
          .filter((one): one is readonly [string, Favourite] => one[1] !== null)
          .slice(0, MY_GAMES.maximumCount),
      );
    return this.withinKeepTime({ games: entriesOf(games), tournaments: entriesOf(tournaments) });
  }

  /** Renews the keep time: once for each visit (O-053). */
  renew(): void {
    if (this.#known !== null) this.#stamp();
  }

  /** Whether another page wrote since this one read or wrote. */
  isBehind(): boolean {
    return this.#storage.get(FAVOURITE_KEYS.stamp) !== this.#known;
  }

  write({ games, tournaments }: Favourites): void {
    if (games.size === 0 && tournaments.size === 0) return this.clear();
    const written = (entries: ReadonlyMap<string, Favourite>, before: Json, isTournament: boolean): Json =>
      Object.fromEntries(
        [...entries].map(([id, entry]) => [
          id,
          { ...(isJson(before[id]) ? before[id] : {}), ...storedEntry(entry, isTournament) },
        ]),
      );
    this.#stored = {
      games: written(games, this.#stored.games, false),
      tournaments: written(tournaments, this.#stored.tournaments, true),
    };
    const labels = [...games.values(), ...tournaments.values()].filter(({ leagueId }) => leagueId !== '');
    this.#put(FAVOURITE_KEYS.games, this.#stored.games);
    this.#put(FAVOURITE_KEYS.tournaments, this.#stored.tournaments);
    this.#put(
      FAVOURITE_KEYS.labels,
      Object.fromEntries(labels.map(({ leagueId, sportId, leagueName }) => [leagueId, { sport_id: sportId, name: leagueName }])),
    );
    this.#stamp();
  }

  clear(): void {
    for (const key of Object.values(FAVOURITE_KEYS)) this.#storage.remove(key);
    this.#stored = { games: {}, tournaments: {} };
    this.#known = null;
  }

  /** The same object where nothing leaves and no day is another one. */
  withinKeepTime(favourites: Favourites): Favourites {
    const nowMs = this.#nowMs();
    if (nowMs === null) return favourites;
    const nowS = nowMs / 1000;
    const stampS = Number(this.#known ?? 0) / 1000;
    const latest = latestS([...favourites.games.values(), ...favourites.tournaments.values()]);
    // A stamp ahead of the clock is that of a clock set wrong.
    if (nowS - Math.max(stampS, latest) > KEEP_S) return NO_FAVOURITES;
    return refreshFavourites(favourites, nowS, this.#limits);
  }

  #put(key: string, value: Json): void {
    this.#storage.set(key, JSON.stringify(value));
  }

  #stamp(): void {
    const stamp = String(Math.max(this.#nowMs() ?? 0, Number(this.#storage.get(FAVOURITE_KEYS.stamp) ?? 0) + 1 || 0));
    this.#storage.set(FAVOURITE_KEYS.stamp, stamp);
    this.#known = stamp;
  }
}
