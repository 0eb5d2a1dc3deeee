import type { StageRole } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { type LeagueMatch, repeatsOf, rolesOf } from './phases.ts';
import { leagueOfCode, seasonsOf } from './season.ts';
const DAY_MS = 86_400_000;
const START = Date.parse('2030-08-01');
const dayAfter = (days: number): string => new Date(START + days * DAY_MS).toISOString().slice(0, 10);
const clubs = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => `C${String(from + i).padStart(2, '0')}`);

function league(members: readonly string[], times: number, fromDay: number): LeagueMatch[] {
  const odd = [...members];
  const rounds = Array.from({ length: (odd.length - 1) * times }, (_, round) => {
    const [first, ...others] = odd;
    const turned = [...others.slice(round % others.length), ...others.slice(0, round % others.length)];
    const circle = [first!, ...turned];
    return Array.from({ length: odd.length / 2 }, (_, i) => [circle[i]!, circle[odd.length - 1 - i]!] as const).map(([a, b]) =>
      Math.floor(round / (odd.length - 1)) % 2 === 0 ? ([a, b] as const) : ([b, a] as const),
    );
  });
  return rounds.flatMap((pairs, round) => pairs.map(([home, away]) => match(home, away, fromDay + round * 7)));
}
const match = (home: string, away: string, day: number): LeagueMatch => ({
  day: dayAfter(day),
  home,
  away,
  score: home < away ? [1, 0] : [0, 1],
  isEmpty: false,
});

function counts(matches: readonly LeagueMatch[], length: 'season' | 'half' = 'season'): Partial<Record<StageRole, number>> {
  const roles = [...rolesOf(matches, length).values()];
  return Object.fromEntries([...new Set(roles)].map((role) => [role, roles.filter((each) => each === role).length]));
}

describe('rolesOf', () => {
  const twelve = clubs(0, 12);
  const divided = [...league(twelve, 2, 0), ...league(clubs(0, 6), 2, 200), ...league(clubs(6, 12), 2, 200)];

  it('rolesOf keeps a season without play-offs whole', () => {
    expect(counts(league(twelve, 2, 0))).toEqual({ main: 132 });
    expect(counts(league(twelve, 3, 0))).toEqual({ main: 198 });
    expect(counts(league(twelve, 4, 0))).toEqual({ main: 264 });
  });

  it('rolesOf finds the parts of a divided season and the play-off between them', () => {
    expect(counts(divided)).toEqual({ main: 132, championship: 30, relegation: 30 });
    const playOff = match('C06', 'C03', 290);
    const roles = rolesOf([...divided, playOff], 'season');
    expect(counts([...divided, playOff])).toEqual({ main: 132, championship: 30, relegation: 30, playoff: 1 });
    expect(roles.get(playOff)).toBe('playoff');
  });

  it('rolesOf finds a middle part, and small parts whose clubs all go on to play-offs', () => {
    const fourteen = [
      ...league(clubs(0, 14), 2, 0),
      ...league(clubs(0, 6), 2, 200),
      ...league(clubs(6, 10), 2, 200),
      ...league(clubs(10, 14), 2, 200),
      ...[
        ['C06', 'C11'],
        ['C11', 'C06'],
        ['C10', 'C07'],
        ['C07', 'C10'],
        ['C08', 'C13'],
        ['C13', 'C08'],
        ['C09', 'C12'],
        ['C12', 'C09'],
      ].map(([home, away], i) => match(home!, away!, 250 + i)),
      match('C06', 'C03', 300),
    ];
    expect(counts(fourteen)).toEqual({ main: 182, championship: 30, playoff: 12 + 9, relegation: 12 });
  });

  it('rolesOf finds play-offs after the common rounds when only some clubs have matches there', () => {
    const twice = league(clubs(0, 18), 2, 0);
    expect(counts([...twice, match('C04', 'C05', 260), match('C05', 'C04', 263), match('C03', 'C05', 270)])).toEqual({
      main: 306,
      playoff: 3,
    });
    expect(counts([...twice, match('C15', 'X', 260), match('X', 'C15', 264)])).toEqual({ main: 306, playoff: 2 });
  });

  it('rolesOf finds play-offs after the day of equal rounds when not all clubs meet', () => {
    const east = league(clubs(0, 10), 2, 0);
    const west = league(clubs(10, 20), 2, 0);
    expect(counts([...east, ...west, match('C00', 'C11', 220), match('C10', 'C01', 220)])).toEqual({ main: 180, playoff: 2 });
  });

  it('rolesOf finds no play-off in a running season', () => {
    const three = league(twelve, 3, 0);
    const parts = [...league(clubs(0, 6), 2, 200), ...league(clubs(6, 12), 2, 200)];
    for (const rounds of [1, 10, 11, 12, 15, 22, 23, 28])
      expect(counts(three.slice(0, rounds * 6))).toEqual({ main: rounds * 6 });
    expect(counts([...league(twelve, 2, 0), ...parts.filter(({ day }) => day <= dayAfter(221))])).not.toHaveProperty('playoff');
  });

  it('rolesOf finds half a season and its knock-out rounds', () => {
    const eighteen = league(clubs(0, 18), 1, 0);
    expect(counts([...eighteen, match('C00', 'C07', 125), match('C07', 'C00', 128)], 'half')).toEqual({ main: 153, playoff: 2 });
  });
});

describe('repeatsOf', () => {
  it('repeatsOf finds a postponed match and one that is on two days', () => {
    const planned: LeagueMatch = { ...match('A', 'B', 0), score: [0, 0], isEmpty: true };
    const played = match('A', 'B', 40);
    const [late, copy] = [match('C', 'D', 10), match('C', 'D', 11)];
    const back = match('B', 'A', 90);
    expect(repeatsOf([planned, played, late, copy, back])).toEqual(
      new Map([
        [planned, played],
        [copy, late],
      ]),
    );
  });
});

describe('leagueOfCode', () => {
  it.each([
    ['E2', 'League One', 'gb-eng', undefined],
    ['DENMARK_SUPERLIGA', 'Superligaen', 'dk', undefined],
    ['CHINA_CHINA_LEAGUE_ONE', 'League One', 'cn', undefined],
    ['ECUADOR_PRIMERA_CATEGORA_SERIE_A', 'Serie A', 'ec', undefined],
    ['SPAIN_SEGUNDA_DIVISIN_RFEF_GROUP_3', 'Segunda Federación', 'es', 'Gruppe 3'],
    ['ITALY_SERIE_D_GROUP_G', 'Serie D', 'it', 'Gruppe G'],
    ['SOUTH_KOREA_K_LEAGUE_1', 'K League 1', 'kr', undefined],
    ['BOSNIA_AND_HERZEGOVINA_PREMIJER_LIGA', 'Premijer Liga', 'ba', undefined],
    ['PERU_LIGA_OF_DREAMS', 'Liga Of Dreams', 'pe', undefined],
    ['EUROPE_UEFA_CHAMPIONS_LEAGUE', 'Champions League', 'eu', undefined],
    ['SOUTH_AMERICA_COPA_LIBERTADORES', 'Copa Libertadores', 'xw', undefined],
  ])('%s', (code, name, country, group) => {
    expect(leagueOfCode(code)).toEqual({ name, country, ...(group === undefined ? {} : { group }) });
  });

  it('leagueOfCode is null without a country', () => {
    expect(leagueOfCode('NARNIA_LEAGUE')).toBeNull();
  });
});

describe('seasonsOf', () => {
  const days = (...texts: string[]) => texts;
  it('seasonsOf begins a season after the longest pause, though the one before it ended in August', () => {
    const late = days(
      '2019-08-09',
      '2019-08-16',
      '2020-03-09',
      '2020-06-17',
      '2020-07-05',
      '2020-07-26',
      '2020-08-02',
      '2020-09-12',
      '2021-05-23',
    );
    const seasonOf = seasonsOf(late, 'gb-eng');
    expect(late.map(seasonOf)).toEqual([...Array.from({ length: 7 }, () => '2019/2020'), '2020/2021', '2020/2021']);
  });

  it('seasonsOf keeps a season without a pause whole, and a year when leagues play within it', () => {
    const one = days('2020-06-20', '2020-06-27', '2020-07-04', '2020-07-11');
    expect(new Set(one.map(seasonsOf(one, 'it')))).toEqual(new Set(['2019/2020']));
    expect(['2021-04-24', '2021-12-30'].map(seasonsOf([], 'cn'))).toEqual(['2021', '2021']);
  });
});
