import { expect, it } from 'vitest';
import { SPORTS } from '../sports/index.ts';
import { BET_TYPES, type BetType } from './bet-types.ts';
import { BETTING_GROUP, bettingGroup, oddsType, offeredTypes, type SportOdds, sportOdds } from './sport-odds.ts';

const NAMES: Readonly<Record<string, BetType>> = {
  HDA: 'HOME_DRAW_AWAY',
  HA: 'HOME_AWAY',
  OU: 'OVER_UNDER',
  AH: 'ASIAN_HANDICAP',
  BTTS: 'BOTH_TEAMS_TO_SCORE',
  TQ: 'TO_QUALIFY',
  DC: 'DOUBLE_CHANCE',
  EH: 'EUROPEAN_HANDICAP',
  DNB: 'DRAW_NO_BET',
  CS: 'CORRECT_SCORE',
  HFT: 'HALF_FULL_TIME',
  OE: 'ODD_OR_EVEN',
  NG: 'NEXT_GOAL',
  TPM: 'TOP_POSITION_MERGED',
};
const INITIALS = new Map(Object.entries(NAMES).map(([initials, type]) => [type, initials]));
const ALL = 'HDA HA OU AH BTTS TQ DC EH DNB CS HFT OE';

/** Sports, group, default and duel default; then prematch summary, odds tab and live summary. */
const TABLE = `
1 | 1 | HDA | HDA OU AH BTTS | HDA OU AH BTTS TQ DC EH DNB CS HFT OE | HDA NG OU AH
4 | 1 | HDA | HDA HA OU AH | HDA HA OU AH BTTS TQ DC EH DNB CS OE | HDA HA OU AH
7 8 9 11 19 22 26 | 1 | HDA | HDA HA OU AH | ${ALL} | HDA HA OU AH
10 | 1 | HDA | HDA OU AH DC | ${ALL} | HDA OU AH
24 30 42 | 1 | HDA | HDA | ${ALL} | HDA
2 | 3 | HA | HA OU AH | HA OU AH CS OE | HA OU AH
3 | 3 | HA | HA HDA OU AH | HA HDA OU AH TQ DC EH DNB HFT OE | HDA HA OU AH
5 | 3 | HA | HDA HA OU AH | ${ALL} | HDA HA OU AH
6 | 3 | HA | HA OU AH HDA | HA OU AH CS HDA DC EH OE | HA OU AH HDA
12 | 3 | HA | HA OU AH | ${ALL} | HA OU AH
13 | 3 | HA | HA HDA | HA HDA OU DC AH | HA HDA
14 | 3 | HA | HA OU AH CS | HA OU AH EH CS | HA OU AH
15 17 | 3 | HA | HA AH | ${ALL} | HA AH
16 | 3 | HA | HA HDA | HA HDA OU | HA HDA
18 | 3 | HA | HA HDA OU AH | HA HDA OU AH EH HFT OE | HDA HA OU AH
28 | 3 | HA | HDA HA | ${ALL} | HDA HA
29 | 3 | HA | HA HDA | ${ALL} | HA HDA
21 25 36 | 3 | HA | HA | ${ALL} | HA
23 33 | 101 | TPM HA | TPM | ${ALL} |
31 32 | 101 | TPM HA | TPM | |
34 37 38 39 40 41 | 101 | TPM | TPM | |
35 | 16 | TPM | TPM | |
`;

const rowOf = ({ sport, group, duelDefault, prematchSummary, prematchTab, liveSummary, ...odds }: SportOdds): string => {
  const words = (types: readonly BetType[]) => types.map((type) => INITIALS.get(type)).join(' ');
  const defaults = [odds.default, ...(duelDefault === null ? [] : [duelDefault])];
  return [sport, group, ...[defaults, prematchSummary, prematchTab, liveSummary].map(words)].join(' | ').trim();
};

it('[ODDS-02] each sport has its lists of bet types and its default, and some a default of duels', () => {
  const expected = TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [sports = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return sports.split(' ').map((sport) => [sport, ...cells].join(' | ').trim());
    });
  const table = SPORTS.map(({ id }) => rowOf(sportOdds(id)!));
  expect(table.toSorted()).toEqual(expected.toSorted());
});

it('the live tab of football has the next goal after the result, then the odds tab; other sports have none', () => {
  const [first, ...others] = sportOdds(1)!.prematchTab;
  expect(sportOdds(1)!.liveTab).toEqual([first, 'NEXT_GOAL', ...others]);
  for (const { id } of SPORTS.filter((sport) => sport.id !== 1)) expect(sportOdds(id)!.liveTab).toEqual([]);
});

it('[ODDS-03] the ids 1 to 42 map to the groups 1, 3, 16 and 101, an id without a sport to 1', () => {
  const ids = Array.from({ length: 42 }, (_, at) => at + 1);
  const inGroup = (group: number) => ids.filter((id) => bettingGroup(id) === group);
  expect(inGroup(BETTING_GROUP.threeWay)).toEqual([1, 4, 7, 8, 9, 10, 11, 19, 20, 22, 24, 26, 27, 30, 42]);
  expect(inGroup(BETTING_GROUP.twoWay)).toEqual([2, 3, 5, 6, 12, 13, 14, 15, 16, 17, 18, 21, 25, 28, 29, 36]);
  expect(inGroup(BETTING_GROUP.horses)).toEqual([35]);
  expect(inGroup(BETTING_GROUP.list)).toEqual([23, 31, 32, 33, 34, 37, 38, 39, 40, 41]);
  expect([BETTING_GROUP.threeWay, BETTING_GROUP.twoWay, BETTING_GROUP.horses, BETTING_GROUP.list]).toEqual([1, 3, 16, 101]);
});

it('[ODDS-04] the odds of a sport are 1x2 exactly where its default has a draw', () => {
  for (const { id } of SPORTS) expect(oddsType(id)).toBe(sportOdds(id)!.default === 'HOME_DRAW_AWAY' ? '1x2' : '12');
});

it('[ODDS-01] each of the fourteen bet types is offered in some sport', () => {
  expect(BET_TYPES).toHaveLength(14);
  const offered = new Set(SPORTS.flatMap(({ id }) => [...offeredTypes(id)]));
  expect(BET_TYPES.filter((type) => !offered.has(type))).toEqual([]);
});
