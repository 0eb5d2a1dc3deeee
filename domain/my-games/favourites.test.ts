import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StageType } from '../event/stage.ts';
import { dayBounds } from '../time/days.ts';
import {
  addGame,
  addGames,
  addToGroup,
  addTournaments,
  type Candidate,
  confirmFavourites,
  dropGroup,
  FAVOURITE_LIMITS,
  type Favourites,
  keepGame,
  leagueIdOf,
  mergeFavourites,
  moveToGroup,
  NO_FAVOURITES,
  NO_GROUP,
  refreshFavourites,
  removeGame,
  removeTournaments,
  toggleGame,
} from './favourites.ts';

const DAY_S = 86_400;
const NOW = Date.parse('2026-11-20T18:00:00Z') / 1000;
const LEAGUE = '1_jch8u3dn';
const game = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, sportId: 1, leagueId: LEAGUE, leagueName: 'Superligaen', noDuel: false },
  ...{ start: NOW + 3600, end: null, stageType: StageType.scheduled },
  ...more,
});
const race = (id: string): Candidate => game(id, { sportId: 34, leagueId: '34_abcd1234', noDuel: true });
const ids = ({ games }: Favourites): string[] => [...games.keys()];
const following = (...games: Candidate[]): Favourites => addGames(NO_FAVOURITES, games, NOW).favourites;

describe('games', () => {
  it('[MYG-01] [MYG-06] [MYG-07] a game is kept by its item id with sport, league, days, times and group 0', () => {
    expect(following(game('g_1_a', { leagueId: `${LEAGUE}-x` })).games.get('g_1_a')).toEqual({
      ...{ sportId: 1, leagueId: LEAGUE, leagueName: 'Superligaen', day: 0, settled: 0, expiresAt: dayBounds(0, NOW)[1] },
      ...{ start: NOW + 3600, end: null, stageType: 1, noDuel: false, groups: [NO_GROUP], keptUntil: null },
    });
  });

  it('[MYG-18] adding a game succeeds when it is followed already, also at the limit', () => {
    const one = following(game('g_1_a'));
    expect(addGame(one, game('g_1_a'), NOW, { ...FAVOURITE_LIMITS, maximumCount: 1 })).toEqual({
      favourites: one,
      refusal: null,
    });
  });

  it('[MYG-17] [MYG-34] adding a game is refused when 500 are followed or its day is out of range', () => {
    const full = following(...Array.from({ length: 501 }, (_, at) => game(`g_1_${at}`)));
    expect(full.games.size).toBe(500);
    expect(addGame(full, game('g_1_x'), NOW)).toEqual({ favourites: full, refusal: 'full' });
    expect(addGame(NO_FAVOURITES, game('g_1_x', { start: NOW + 9 * DAY_S }), NOW).refusal).toBe('far');
  });

  it('[MYG-19] toggling a game adds it, and removes it when it is followed', () => {
    const once = toggleGame(NO_FAVOURITES, game('g_1_a'), NOW).favourites;
    expect(ids(once)).toEqual(['g_1_a']);
    expect(ids(toggleGame(once, game('g_1_a'), NOW).favourites)).toEqual([]);
  });

  it('[MYG-38] adding several games gives one refusal for all that do not fit', () => {
    const { favourites, refusal } = addGames(NO_FAVOURITES, [game('a'), game('b'), game('c')], NOW, {
      ...FAVOURITE_LIMITS,
      maximumCount: 1,
    });
    expect([ids(favourites), refusal]).toEqual([['a'], 'full']);
  });

  it('[MYG-30] a league id loses the part after the last hyphen, and stays without one', () => {
    expect([leagueIdOf('1_198_ab-cd-2'), leagueIdOf('1_jch8u3dn'), leagueIdOf('')]).toEqual(['1_198_ab-cd', '1_jch8u3dn', '']);
  });

  it('[MYG-16] a followed game takes the new start when a list shows another one', () => {
    const moved = confirmFavourites(following(game('a')), [game('a', { start: NOW + 2 * DAY_S }), game('z')], NOW);
    expect(moved.games.get('a')).toMatchObject({ start: NOW + 2 * DAY_S, day: 2, settled: 0 });
    expect([...moved.games.keys()]).toEqual(['a']);
    expect(confirmFavourites(moved, [game('a', { start: NOW + 2 * DAY_S })], NOW).games.get('a')?.settled).toBe(1);
  });

  it('[MYG-32] a game leaves after the day after it, and a day later when the visitor keeps it', () => {
    const played = following(game('a'), game('b', { start: NOW + 2 * DAY_S }));
    expect(refreshFavourites(played, NOW, FAVOURITE_LIMITS)).toBe(played);
    const next = refreshFavourites(played, NOW + DAY_S, FAVOURITE_LIMITS);
    expect(ids(next)).toEqual(['a', 'b']);
    expect(next.games.get('a')?.day).toBe(-1);
    expect(ids(refreshFavourites(next, NOW + 2 * DAY_S, FAVOURITE_LIMITS))).toEqual(['b']);
    const kept = refreshFavourites(keepGame(next, 'a', NOW + DAY_S), NOW + 2 * DAY_S, FAVOURITE_LIMITS);
    expect(ids(kept)).toEqual(['a', 'b']);
    expect(ids(refreshFavourites(kept, NOW + 3 * DAY_S, FAVOURITE_LIMITS))).toEqual(['b']);
  });
});

describe('groups', () => {
  it('[MYG-29] adding to a group follows the game first when it is not followed', () => {
    expect(addToGroup(NO_FAVOURITES, game('a'), 'k', NOW).favourites.games.get('a')?.groups).toEqual(['k']);
    expect(addToGroup(NO_FAVOURITES, game('a', { start: 0 }), 'k', NOW).refusal).toBe('far');
  });

  it('[MYG-20] removing from a group keeps a game of several groups, and removes one of a single group', () => {
    const two = addToGroup(addToGroup(NO_FAVOURITES, game('a'), 'k', NOW).favourites, game('a'), 'm', NOW).favourites;
    expect(removeGame(two, 'a', 'x').favourites.games.size).toBe(0);
    const one = removeGame(two, 'a', 'k').favourites;
    expect(one.games.get('a')?.groups).toEqual(['m']);
    expect(removeGame(one, 'a', 'm').favourites.games.size).toBe(0);
    expect(removeGame(two, 'a').favourites.games.size).toBe(0);
  });

  it('[MYG-28] a game of a tournament that is followed whole joins no group and leaves none', () => {
    const whole = addTournaments(NO_FAVOURITES, [{ tournament: game(LEAGUE), events: [game('a')] }], NOW).favourites;
    expect(addToGroup(whole, game('a'), 'k', NOW)).toEqual({ favourites: whole, refusal: 'whole' });
    const both: Favourites = { ...whole, games: new Map([['a', { ...whole.games.get('a')!, groups: ['k', 'm'] }]]) };
    expect(removeGame(both, 'a', 'k')).toEqual({ favourites: both, refusal: 'whole' });
  });

  it('[MYG-28] a game moves from one group to another, but for one of a tournament that is followed whole', () => {
    const two = addToGroup(addToGroup(NO_FAVOURITES, game('a'), 'k', NOW).favourites, game('a'), 'm', NOW).favourites;
    expect(moveToGroup(two, 'a', 'n', 'k').favourites.games.get('a')?.groups).toEqual(['m', 'n']);
    expect(moveToGroup(following(game('a')), 'a', 'k', null).favourites.games.get('a')?.groups).toEqual(['k']);
    expect(moveToGroup(NO_FAVOURITES, 'a', 'k', null).favourites).toBe(NO_FAVOURITES);
    const whole = addTournaments(NO_FAVOURITES, [{ tournament: game(LEAGUE), events: [game('a')] }], NOW).favourites;
    expect(moveToGroup(whole, 'a', 'k', null)).toEqual({ favourites: whole, refusal: 'whole' });
  });

  it('a game without another group is in none when its group is dropped', () => {
    const grouped = addToGroup(following(game('b')), game('a'), 'k', NOW).favourites;
    expect([...dropGroup(grouped, 'k').games.values()].map(({ groups }) => groups)).toEqual([[NO_GROUP], [NO_GROUP]]);
  });
});

describe('tournaments', () => {
  it('[MYG-08] [MYG-21] a race that is followed whole is kept by its league id with as many events as configured', () => {
    const limits = { ...FAVOURITE_LIMITS, noDuelEvents: 2 };
    const { favourites } = addTournaments(
      NO_FAVOURITES,
      [{ tournament: race('34_abcd1234'), events: [race('a'), race('b'), race('c')] }],
      NOW,
      limits,
    );
    expect(ids(favourites)).toEqual(['a', 'b']);
    expect(favourites.tournaments.get('34_abcd1234')).toMatchObject({ sportId: 34, groups: [NO_GROUP], day: 0 });
    expect(
      ids(addTournaments(NO_FAVOURITES, [{ tournament: race('34_abcd1234'), events: [race('a'), race('b')] }], NOW).favourites),
    ).toEqual(['a', 'b']);
  });

  it('[MYG-22] removing a tournament removes its events and its entry', () => {
    const both = addGame(
      addTournaments(NO_FAVOURITES, [{ tournament: race('34_abcd1234'), events: [race('a')] }], NOW).favourites,
      game('z'),
      NOW,
    ).favourites;
    const { games, tournaments } = removeTournaments(both, ['34_abcd1234']);
    expect([[...games.keys()], tournaments.size]).toEqual([['z'], 0]);
  });

  it('a league that is followed whole stays when its matches are over, and a race goes', () => {
    const far = { ...game(LEAGUE), start: NOW + 30 * DAY_S };
    expect(addTournaments(NO_FAVOURITES, [{ tournament: far, events: [] }], NOW).refusal).toBe(null);
    const both = addTournaments(
      addTournaments(NO_FAVOURITES, [{ tournament: game(LEAGUE), events: [] }], NOW).favourites,
      [{ tournament: race('34_abcd1234'), events: [] }],
      NOW,
    );
    expect([...refreshFavourites(both.favourites, NOW + 3 * DAY_S, FAVOURITE_LIMITS).tournaments.keys()]).toEqual([LEAGUE]);
  });

  it('a tournament is refused when it is too far off, or none of its events fits', () => {
    const far = { ...race('34_abcd1234'), start: NOW + 30 * DAY_S };
    expect(addTournaments(NO_FAVOURITES, [{ tournament: far, events: [] }], NOW)).toEqual({
      favourites: NO_FAVOURITES,
      refusal: 'far',
    });
    const full = { ...FAVOURITE_LIMITS, maximumCount: 0 };
    expect(addTournaments(NO_FAVOURITES, [{ tournament: race('34_abcd1234'), events: [race('a')] }], NOW, full).refusal).toBe(
      'full',
    );
  });
});

describe('a merge', () => {
  const followed = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.subarray(['k', 'm', 'n'])), {
    selector: ([id]) => id,
  });
  const favouritesWith = (entries: readonly [string, readonly string[]][]): Favourites => {
    let all = NO_FAVOURITES;
    for (const [id, groups] of entries) {
      all = addGame(all, game(id), NOW).favourites;
      for (const group of groups) all = addToGroup(all, game(id), group, NOW).favourites;
    }
    return all;
  };

  it('[MYG-39] a merge has each game of both with the groups of both', () => {
    fc.assert(
      fc.property(followed, followed, (account, device) => {
        const merged = mergeFavourites(favouritesWith(account), favouritesWith(device));
        const groupsOf = (id: string) => [...account, ...device].filter(([each]) => each === id).flatMap(([, groups]) => groups);
        for (const [id, { groups }] of merged.games) {
          const wanted = new Set(groupsOf(id));
          expect(new Set(groups)).toEqual(wanted.size === 0 ? new Set([NO_GROUP]) : wanted);
        }
        expect(new Set(merged.games.keys())).toEqual(new Set([...account, ...device].map(([id]) => id)));
      }),
    );
  });

  it('a merge takes the league from the device when the account names none', () => {
    const named = following(game('a'));
    const bare: Favourites = { ...named, games: new Map([['a', { ...named.games.get('a')!, leagueId: '', leagueName: '' }]]) };
    expect(mergeFavourites(bare, named).games.get('a')?.leagueId).toBe(LEAGUE);
  });
});
