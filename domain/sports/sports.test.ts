import { describe, expect, it } from 'vitest';
import { SPORT } from '../sport/sport-ids.ts';
import { SPORT_BAR, SPORT_NAMES, sportById, sportByName, sportBySegment, sportNameById, SPORTS } from './index.ts';

const ids = (keep: (sport: (typeof SPORTS)[number]) => boolean): number[] =>
  SPORTS.filter(keep)
    .map((sport) => sport.id)
    .sort((a, b) => a - b);

describe('catalogue', () => {
  it('[SPORT-01] the catalogue of sports names the id of every sport and group once', () => {
    expect(Object.values(SPORT).toSorted((a, b) => a - b)).toEqual(ids(() => true));
    expect(sportById(SPORT.tennis)!.danishName).toBe('Tennis');
  });
  it('[SPORT-01] [SPORT-05] the catalogue of sports finds every sport by id, name and Danish segment', () => {
    const expected = [
      '1 soccer fodbold',
      '2 tennis tennis',
      '3 basketball basketball',
      '4 hockey ishockey',
      '5 american-football amerikansk-fodbold',
      '6 baseball baseball',
      '7 handball handbold',
      '8 rugby-union rugby',
      '9 floorball floorball',
      '10 bandy bandy',
      '11 futsal futsal',
      '12 volleyball volleyball',
      '13 cricket cricket',
      '14 darts dart',
      '15 snooker snooker',
      '16 boxing boksning',
      '17 beach-volleyball beach-volleyball',
      '18 aussie-rules australsk-fodbold',
      '19 rugby-league rugby-league',
      '21 badminton badminton',
      '22 water-polo vandpolo',
      '23 golf golf',
      '24 field-hockey hockey',
      '25 table-tennis bordtennis',
      '26 beach-soccer strand-fodbold',
      '28 mma mma',
      '29 netball netball',
      '30 pesapallo boboll',
      '31 motorsport motorsport',
      '32 auto racing auto-racing',
      '33 moto racing motorcykellob',
      '34 cycling cykling',
      '35 horse-racing hestevaeddelob',
      '36 esports esports',
      '37 winter-sports vintersport',
      '38 ski-jumping skihop',
      '39 alpine-skiing alpint-skilob',
      '40 cross-country langrend',
      '41 biathlon skiskydning',
      '42 kabaddi kabaddi',
    ];
    expect(SPORTS.toSorted((a, b) => a.id - b.id).map(({ id, name, segment }) => `${id} ${name} ${segment}`)).toEqual(expected);
  });

  it('[SPORT-02] ids 20 and 27 give no sport', () => {
    expect([20, 27, 0, 43].map(sportById)).toEqual([null, null, null, null]);
    expect([20, 27, 0, 43].map(sportNameById)).toEqual([null, null, null, null]);
  });

  it('[SPORT-03] [SPORT-04] the catalogue of sports groups motor and winter sports', () => {
    expect(ids((sport) => sport.parent === 31)).toEqual([32, 33]);
    expect(ids((sport) => sport.parent === 37)).toEqual([38, 39, 40, 41]);
    expect(ids((sport) => sport.parent !== null)).toHaveLength(6);
  });

  it('[SPORT-06] the catalogue of sports resolves by id, by name and by segment, each on its own', () => {
    expect(sportById(1)?.name).toBe('soccer');
    expect(sportNameById(1)?.name).toBe('soccer');
    expect(sportByName('soccer')?.id).toBe(1);
    expect(sportBySegment('fodbold')?.id).toBe(1);
    expect(sportByName('hockey')?.id).toBe(4);
    expect(sportBySegment('hockey')?.id).toBe(24);
    expect(sportBySegment('ishockey')?.id).toBe(4);
    expect([sportByName('fodbold'), sportBySegment('soccer'), sportByName('constructor')]).toEqual([null, null, null]);
  });

  it('[SPORT-08] [SPORT-09] the catalogue of sports counts the parts of a score', () => {
    const parts = Object.fromEntries(SPORTS.map((sport) => [sport.id, sport.scoreParts]));
    expect(parts).toEqual({
      1: 1,
      2: 5,
      3: 5,
      4: 5,
      5: 5,
      6: 10,
      7: 3,
      8: 4,
      9: 5,
      10: 4,
      11: 4,
      12: 5,
      13: 2,
      14: 0,
      15: 0,
      16: 0,
      17: 3,
      18: 4,
      19: 4,
      21: 3,
      22: 6,
      23: 0,
      24: 4,
      25: 7,
      26: 5,
      28: 0,
      29: 5,
      30: 11,
      31: 0,
      32: 0,
      33: 0,
      34: 0,
      35: 0,
      36: 0,
      37: 0,
      38: 0,
      39: 0,
      40: 0,
      41: 0,
      42: 3,
    });
  });

  it('[SPORT-10] the catalogue of sports has pages for the categories of seven sports', () => {
    expect(ids((sport) => sport.categoryPages)).toEqual([2, 21, 23, 31, 32, 33, 36]);
  });

  it('[SPORT-11] the catalogue of sports has home and away in all but races and golf', () => {
    expect(ids((sport) => !sport.duel)).toEqual([23, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41]);
  });

  it('[SPORT-12] the catalogue of sports has no page for a horse race', () => {
    expect(ids((sport) => !sport.detailPage)).toEqual([35]);
    expect(sportById(35)?.tabs).toEqual([]);
  });

  it('[SPORT-13] the catalogue of sports rates players of football and ice hockey', () => {
    expect(ids((sport) => sport.playerRatings)).toEqual([1, 4]);
  });

  it('[SPORT-14] the catalogue of sports profiles players of football, basketball and ice hockey', () => {
    expect(ids((sport) => sport.playerProfiles)).toEqual([1, 3, 4]);
  });

  it('the catalogue of sports lists transfers of football and ice hockey', () => {
    expect(ids((sport) => sport.transfers)).toEqual([1, 4]);
  });

  it('[SPORT-16] the catalogue of sports shows the side that serves in seven sports', () => {
    expect(ids((sport) => sport.serves)).toEqual([2, 5, 6, 13, 14, 21, 30]);
  });

  it('the catalogue of sports puts the sport bar in the order of Danish interest', () => {
    expect(SPORT_BAR.map((sport) => sport.danishName)).toEqual([
      'Fodbold',
      'Håndbold',
      'Tennis',
      'Ishockey',
      'Badminton',
      'Basketball',
      'Cykling',
      'Motorsport',
      'Golf',
      'Dart',
      'Amerikansk fodbold',
      'Esport',
    ]);
  });
});

describe('every sport', () => {
  it('every sport has its place and its name from the list of names', () => {
    expect(SPORTS.map(({ id, name, danishName, segment, parent }) => ({ id, name, danishName, segment, parent }))).toEqual(
      SPORT_NAMES,
    );
  });

  it('every sport is plain data, equal in the browser and on the server', () => {
    expect(JSON.parse(JSON.stringify(SPORTS))).toEqual(SPORTS);
  });
});
