import { SPORT } from '../../sport/sport-ids.ts';
import type { PointScale } from '../tally.ts';
import type { TieBreak } from '../ties.ts';
import { FOOTBALL_RULES } from './football.ts';
import {
  type DatedRules,
  DEFAULT_RULES,
  type OtherTable,
  type StandingsColumn,
  type StandingsRules,
  USUAL_COLUMNS,
} from './rules.ts';

const DIFFERENCE_THEN_SCORED: readonly TieBreak[] = ['goal-difference', 'goals-for'];
const DIRECT_THEN_DIFFERENCE: readonly TieBreak[] = [
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  ...DIFFERENCE_THEN_SCORED,
];
/** `reapply`: whether teams still level are compared anew. */
const directInGroup = (meetings: number, reapply: 'after' | 'at-once' = 'after') =>
  ({ fromSeason: 0, tieBreaks: DIRECT_THEN_DIFFERENCE, headToHead: { meetings, reapply } }) as const;
const HANDBALL_GROUP = [directInGroup(1)];
const HANDBALL_GROUP_TWICE = [directInGroup(2)];
/** FIBA and IIHF compare anew after each placed team. */
const basketballGroup = (meetings: number): readonly DatedRules[] => [
  { ...directInGroup(meetings, 'at-once'), points: { win: 2, draw: 0, loss: 1, late: { win: 2, loss: 1 } } },
];
const ICE_HOCKEY_GROUP = [directInGroup(1, 'at-once')];
const VOLLEYBALL_BY_WINS: readonly DatedRules[] = [
  { fromSeason: 0, rankBy: 'wins', tieBreaks: ['points', 'percentage', ...DIFFERENCE_THEN_SCORED] },
];

const BY_WINS = { win: 1, draw: 0, late: { win: 1, loss: 0 } } as const;

const NO_DRAWS: readonly StandingsColumn[] = ['played', 'wins', 'losses', 'goals', 'difference', 'points', 'form'];
const BY_SHARE = {
  rankBy: 'win-share',
  columns: ['played', 'wins', 'losses', 'draws', 'goals', 'difference', 'winShare', 'form'],
  rareColumns: ['draws'],
} as const satisfies Partial<StandingsRules>;
const IN_SETS = { scored: 'sæt', columns: NO_DRAWS } as const;

const FEW_GOALS: readonly OtherTable[] = ['form', 'over-under'];
const TWO_HALVES: readonly OtherTable[] = ['form', 'half-time'];
const FEW_GOALS_IN_TWO_HALVES: readonly OtherTable[] = ['form', 'over-under', 'half-time'];

export const SPORT_RULES: Readonly<Record<number, Partial<StandingsRules>>> = {
  [SPORT.football]: { otherTables: FEW_GOALS_IN_TWO_HALVES },
  [SPORT.tennis]: IN_SETS,
  [SPORT.basketball]: {
    points: { win: 2, draw: 0, late: { win: 2, loss: 0 } },
    scored: 'point',
    columns: NO_DRAWS,
    tieBreaks: DIRECT_THEN_DIFFERENCE,
  },
  [SPORT.iceHockey]: {
    points: { win: 3, draw: 1, late: { win: 2, loss: 1 } },
    shootOutGoal: true,
    otherTables: FEW_GOALS,
    columns: ['played', 'wins', 'losses', 'lateLosses', 'goals', 'difference', 'points', 'form'],
  },
  [SPORT.americanFootball]: {
    ...BY_SHARE,
    points: { win: 2, draw: 1, late: { win: 2, loss: 0 } },
    scored: 'point',
    tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED],
    headToHead: { meetings: 0, reapply: 'never' },
  },
  [SPORT.baseball]: {
    ...BY_SHARE,
    points: BY_WINS,
    scored: 'runs',
    tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED],
    headToHead: { meetings: 0, reapply: 'never' },
  },
  [SPORT.handball]: { points: { win: 2, draw: 1 }, otherTables: TWO_HALVES },
  [SPORT.floorball]: {
    points: { win: 3, draw: 1, late: { win: 2, loss: 1 } },
    shootOutGoal: true,
    otherTables: FEW_GOALS,
    columns: ['played', 'wins', 'draws', 'losses', 'lateLosses', 'goals', 'difference', 'points', 'form'],
    rareColumns: ['draws'],
  },
  [SPORT.rugbyUnion]: {
    points: { win: 4, draw: 2, bonus: { tries: { atLeast: 4 }, lossWithin: 7 } },
    scored: 'point',
    columns: ['played', 'wins', 'draws', 'losses', 'goals', 'difference', 'bonus', 'points', 'form'],
  },
  [SPORT.bandy]: { otherTables: TWO_HALVES },
  [SPORT.futsal]: { otherTables: FEW_GOALS_IN_TWO_HALVES },
  [SPORT.volleyball]: {
    ...IN_SETS,
    points: { win: 3, draw: 0, lastSet: { of: 5, win: 2, loss: 1 } },
    tieBreaks: ['wins', 'percentage', 'goals-for'],
  },
  // The side that bats last stops at the target: run difference is no measure.
  [SPORT.cricket]: {
    points: { win: 2, draw: 1 },
    noResultDraws: true,
    scored: 'runs',
    columns: ['played', 'wins', 'draws', 'losses', 'goals', 'netRunRate', 'points', 'form'],
    rareColumns: ['netRunRate'],
    tieBreaks: ['wins', 'net-run-rate'],
  },
  [SPORT.snooker]: { scored: 'point', columns: NO_DRAWS },
  [SPORT.beachVolleyball]: IN_SETS,
  [SPORT.aussieRules]: {
    points: { win: 4, draw: 2 },
    scored: 'point',
    columns: ['played', 'wins', 'draws', 'losses', 'goals', 'ratio', 'points', 'form'],
    tieBreaks: ['percentage', 'goals-for'],
  },
  [SPORT.rugbyLeague]: { points: { win: 2, draw: 1, late: { win: 2, loss: 0 } }, scored: 'point' },
  [SPORT.badminton]: IN_SETS,
  [SPORT.fieldHockey]: { otherTables: FEW_GOALS },
  [SPORT.tableTennis]: IN_SETS,
  [SPORT.beachSoccer]: { otherTables: FEW_GOALS },
  [SPORT.netball]: { points: { win: 3, draw: 1, late: { win: 3, loss: 0 } } },
  // Halves won; level ones go to a super inning or scoring contest.
  [SPORT.pesapallo]: {
    scored: 'point',
    points: { win: 3, draw: 1, late: { win: 2, loss: 1 }, lastSet: { of: 3, win: 2, loss: 1 } },
  },
  [SPORT.esports]: { scored: 'point', rareColumns: ['draws'] },
  [SPORT.kabaddi]: { scored: 'point' },
};

const EUROLEAGUE: readonly DatedRules[] = [
  { fromSeason: 2016, points: BY_WINS, columns: BY_SHARE.columns, rareColumns: BY_SHARE.rareColumns },
];
const NORTH_AMERICAN_BASKETBALL: readonly DatedRules[] = [
  {
    ...BY_SHARE,
    fromSeason: 0,
    points: BY_WINS,
    tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED],
    headToHead: { meetings: 0, reapply: 'never' },
  },
];

const threeTriesMore = (lossWithin: number): PointScale => ({
  win: 4,
  draw: 2,
  bonus: { tries: { moreThanOther: 3 }, lossWithin },
});
const WINS_THEN_DIFFERENCE: DatedRules = { fromSeason: 0, tieBreaks: ['wins', ...DIFFERENCE_THEN_SCORED] };

const FIH_PRO_LEAGUE: readonly DatedRules[] = [{ fromSeason: 2019, points: { win: 3, draw: 1, late: { win: 2, loss: 1 } } }];

export const COMPETITION_RULES: Readonly<Record<number, Readonly<Record<string, readonly DatedRules[]>>>> = {
  [SPORT.football]: FOOTBALL_RULES,
  [SPORT.basketball]: {
    'eu/euroleague': EUROLEAGUE,
    'eu/eurocup': EUROLEAGUE,
    'us/nba': NORTH_AMERICAN_BASKETBALL,
    'us/wnba': NORTH_AMERICAN_BASKETBALL,
    'us/ncaa': NORTH_AMERICAN_BASKETBALL,
    'eu/champions-league': basketballGroup(2),
    'xw/vm': basketballGroup(1),
    'xw/vm-kvalifikation': basketballGroup(2),
    'eu/em': basketballGroup(1),
  },
  [SPORT.iceHockey]: {
    'us/nhl': [
      {
        fromSeason: 2019,
        points: { win: 2, draw: 1, late: { win: 2, loss: 1 } },
        tieBreaks: ['fewest-played', 'regular-wins', 'wins', 'head-to-head-points', ...DIFFERENCE_THEN_SCORED],
        headToHead: { meetings: 0, reapply: 'never' },
      },
    ],
    'us/ahl': [{ fromSeason: 0, points: { win: 2, draw: 1, late: { win: 2, loss: 1 } } }],
    'xw/vm': ICE_HOCKEY_GROUP,
    'xw/vm-u20': ICE_HOCKEY_GROUP,
    'xw/ol': ICE_HOCKEY_GROUP,
  },
  [SPORT.handball]: {
    'eu/champions-league': HANDBALL_GROUP_TWICE,
    'eu/champions-league-k': HANDBALL_GROUP_TWICE,
    'eu/european-league': HANDBALL_GROUP_TWICE,
    'eu/european-league-k': HANDBALL_GROUP_TWICE,
    'eu/em': HANDBALL_GROUP,
    'eu/em-k': HANDBALL_GROUP,
    'xw/vm': HANDBALL_GROUP,
    'xw/vm-k': HANDBALL_GROUP,
    'xw/ol': HANDBALL_GROUP,
  },
  [SPORT.rugbyUnion]: {
    'eu/six-nations': [{ fromSeason: 2017, grandSlam: { matches: 5, points: 3 } }],
    'eu/six-nations-k': [{ fromSeason: 2017, grandSlam: { matches: 5, points: 3 } }],
    'gb-eng/premiership': [WINS_THEN_DIFFERENCE],
    'eu/urc': [WINS_THEN_DIFFERENCE],
    'fr/top-14': [{ fromSeason: 2014, points: threeTriesMore(5), tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED] }],
    'xw/rugby-championship': [{ fromSeason: 2016, points: threeTriesMore(7) }],
    'xw/super-rugby-pacific': [{ ...WINS_THEN_DIFFERENCE, fromSeason: 2016, points: threeTriesMore(7) }],
  },
  [SPORT.floorball]: {
    'xw/vm': [{ fromSeason: 0, points: { win: 2, draw: 1 }, columns: USUAL_COLUMNS }],
  },
  [SPORT.volleyball]: {
    'xw/vm': VOLLEYBALL_BY_WINS,
    'xw/vm-k': VOLLEYBALL_BY_WINS,
    'eu/em': VOLLEYBALL_BY_WINS,
    'eu/em-k': VOLLEYBALL_BY_WINS,
    'xw/nations-league': VOLLEYBALL_BY_WINS,
    'xw/nations-league-k': VOLLEYBALL_BY_WINS,
    'eu/champions-league': VOLLEYBALL_BY_WINS,
  },
  [SPORT.cricket]: {
    'xw/test': [{ fromSeason: 0, tieBreaks: ['wins'] }],
  },
  [SPORT.rugbyLeague]: {
    'au/nrl': [
      {
        fromSeason: 1908,
        byePoints: 2,
        columns: ['played', 'wins', 'draws', 'losses', 'byes', 'goals', 'difference', 'points', 'form'],
        rareColumns: ['byes'],
      },
    ],
  },
  [SPORT.fieldHockey]: {
    // A shoot-out after a draw gives a second point.
    'xw/pro-league': FIH_PRO_LEAGUE,
    'xw/pro-league-k': FIH_PRO_LEAGUE,
  },
  [SPORT.kabaddi]: {
    'in/pro-kabaddi-league': [
      { fromSeason: 2014, points: { win: 5, draw: 3, bonus: { lossWithin: 7 } } },
      // Raids decide level matches.
      { fromSeason: 2025, points: { win: 2, draw: 1, late: { win: 2, loss: 0 } } },
    ],
  },
};

/** By season, '2026/2027' or '2026'; else of the sport, else the default. */
export function rulesFor(sportId: number, country: string, slug: string, season: string): StandingsRules {
  const year = Number.parseInt(season, 10);
  return (COMPETITION_RULES[sportId]?.[`${country}/${slug}`] ?? [])
    .filter(({ fromSeason }) => fromSeason <= year)
    .reduce<StandingsRules>((before, since) => ({ ...before, ...since }), { ...DEFAULT_RULES, ...SPORT_RULES[sportId] });
}
