import { describe, expect, it } from 'vitest';
import { leagueOfCode } from './leagues.ts';
import { seasonsOf } from './season.ts';

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

  it('is null without a country', () => {
    expect(leagueOfCode('NARNIA_LEAGUE')).toBeNull();
  });
});

describe('seasonsOf', () => {
  const days = (...texts: string[]) => texts;
  it('begins a season after the longest pause, though the one before it ended in August', () => {
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

  it('keeps a season in one that has no pause, and a year in one where leagues play within it', () => {
    const one = days('2020-06-20', '2020-06-27', '2020-07-04', '2020-07-11');
    expect(new Set(one.map(seasonsOf(one, 'it')))).toEqual(new Set(['2019/2020']));
    expect(['2021-04-24', '2021-12-30'].map(seasonsOf([], 'cn'))).toEqual(['2021', '2021']);
  });
});
