import type { PointScale } from '../tally.ts';
import type { TieBreak } from '../ties.ts';
import { type DatedRules, type OtherTable, type StandingsColumn, type StandingsRules, USUAL_COLUMNS } from './rules.ts';

const DIFFERENCE_THEN_SCORED: readonly TieBreak[] = ['goal-difference', 'goals-for'];
const DIRECT_THEN_DIFFERENCE: readonly TieBreak[] = [
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  ...DIFFERENCE_THEN_SCORED,
];
/** Of groups in which everybody meets so often; who is still level after the matches among all of them is compared anew. */
const directInGroup = (meetings: number, reapply: 'after' | 'at-once' = 'after') =>
  ({ fromSeason: 0, tieBreaks: DIRECT_THEN_DIFFERENCE, headToHead: { meetings, reapply } }) as const;
const HANDBALL_GROUP = [directInGroup(1)];
const HANDBALL_GROUP_TWICE = [directInGroup(2)];
/** FIBA and the IIHF begin anew as soon as somebody is placed. */
const basketballGroup = (meetings: number): readonly DatedRules[] => [
  { ...directInGroup(meetings, 'at-once'), points: { win: 2, draw: 0, loss: 1, late: { win: 2, loss: 1 } } },
];
const ICE_HOCKEY_GROUP = [directInGroup(1, 'at-once')];
/** Volleyball between nations: more matches won come first. */
const VOLLEYBALL_BY_WINS: readonly DatedRules[] = [
  { fromSeason: 0, rankBy: 'wins', tieBreaks: ['points', 'percentage', ...DIFFERENCE_THEN_SCORED] },
];

/** Only wins count, however long they took. */
const BY_WINS = { win: 1, draw: 0, late: { win: 1, loss: 0 } } as const;

/** Of sports in which somebody always wins. */
const NO_DRAWS: readonly StandingsColumn[] = ['played', 'wins', 'losses', 'goals', 'difference', 'points', 'form'];
/** Ranked by the share of wins; a draw is an exception. */
const BY_SHARE = {
  rankBy: 'win-share',
  columns: ['played', 'wins', 'losses', 'draws', 'goals', 'difference', 'winShare', 'form'],
  rareColumns: ['draws'],
} as const satisfies Partial<StandingsRules>;
/** Of sports in which sets are won. */
const IN_SETS = { scored: 'sæt', columns: NO_DRAWS } as const;

/** Of sports in which matches have few goals: lines from half a goal to five and a half part them. */
const FEW_GOALS: readonly OtherTable[] = ['form', 'over-under'];
/** Of sports in which goals are scored in two halves, too many for the lines. */
const TWO_HALVES: readonly OtherTable[] = ['form', 'half-time'];
const FEW_GOALS_IN_TWO_HALVES: readonly OtherTable[] = ['form', 'over-under', 'half-time'];

/** How the competitions of a sport make their tables where they have no rules of their own, by the id of the sport. */
export const SPORT_RULES: Readonly<Record<number, Partial<StandingsRules>>> = {
  // Football
  1: { otherTables: FEW_GOALS_IN_TWO_HALVES },
  // Tennis
  2: IN_SETS,
  // Basketball
  3: {
    points: { win: 2, draw: 0, late: { win: 2, loss: 0 } },
    scored: 'point',
    columns: NO_DRAWS,
    tieBreaks: DIRECT_THEN_DIFFERENCE,
  },
  // Ice hockey
  4: {
    points: { win: 3, draw: 1, late: { win: 2, loss: 1 } },
    shootOutGoal: true,
    otherTables: FEW_GOALS,
    columns: ['played', 'wins', 'losses', 'lateLosses', 'goals', 'difference', 'points', 'form'],
  },
  // American football
  5: {
    ...BY_SHARE,
    points: { win: 2, draw: 1, late: { win: 2, loss: 0 } },
    scored: 'point',
    tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED],
    headToHead: { meetings: 0, reapply: 'never' },
  },
  // Baseball
  6: {
    ...BY_SHARE,
    points: BY_WINS,
    scored: 'point',
    tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED],
    headToHead: { meetings: 0, reapply: 'never' },
  },
  // Handball
  7: { points: { win: 2, draw: 1 }, otherTables: TWO_HALVES },
  // Floorball
  9: {
    points: { win: 3, draw: 1, late: { win: 2, loss: 1 } },
    shootOutGoal: true,
    otherTables: FEW_GOALS,
    columns: ['played', 'wins', 'draws', 'losses', 'lateLosses', 'goals', 'difference', 'points', 'form'],
    rareColumns: ['draws'],
  },
  // Rugby union
  8: {
    points: { win: 4, draw: 2, bonus: { tries: { atLeast: 4 }, lossWithin: 7 } },
    scored: 'point',
    columns: ['played', 'wins', 'draws', 'losses', 'goals', 'difference', 'bonus', 'points', 'form'],
  },
  // Bandy
  10: { otherTables: TWO_HALVES },
  // Futsal
  11: { otherTables: FEW_GOALS_IN_TWO_HALVES },
  // Volleyball
  12: {
    ...IN_SETS,
    points: { win: 3, draw: 0, lastSet: { of: 5, win: 2, loss: 1 } },
    tieBreaks: ['wins', 'percentage', 'goals-for'],
  },
  // Cricket: who bats last stops at the target, so runs for and against tell no difference.
  13: {
    points: { win: 2, draw: 1 },
    noResultDraws: true,
    scored: 'point',
    columns: ['played', 'wins', 'draws', 'losses', 'goals', 'netRunRate', 'points', 'form'],
    rareColumns: ['netRunRate'],
    tieBreaks: ['wins', 'net-run-rate'],
  },
  // Snooker
  15: { scored: 'point', columns: NO_DRAWS },
  // Beach volleyball
  17: IN_SETS,
  // Aussie rules
  18: {
    points: { win: 4, draw: 2 },
    scored: 'point',
    columns: ['played', 'wins', 'draws', 'losses', 'goals', 'ratio', 'points', 'form'],
    tieBreaks: ['percentage', 'goals-for'],
  },
  // Rugby league
  19: { points: { win: 2, draw: 1, late: { win: 2, loss: 0 } }, scored: 'point' },
  // Badminton
  21: IN_SETS,
  // Field hockey
  24: { otherTables: FEW_GOALS },
  // Table tennis
  25: IN_SETS,
  // Beach soccer
  26: { otherTables: FEW_GOALS },
  // Netball: a win in extra time is one.
  29: { points: { win: 3, draw: 1, late: { win: 3, loss: 0 } } },
  // Pesäpallo: halves are won, and what is level after two is decided in a super inning or a scoring contest.
  30: { scored: 'point', points: { win: 3, draw: 1, late: { win: 2, loss: 1 }, lastSet: { of: 3, win: 2, loss: 1 } } },
  // Esports
  36: { scored: 'point', rareColumns: ['draws'] },
  // Kabaddi
  42: { scored: 'point' },
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

/** Rugby: the bonus for tries takes three more than the other side has. */
const threeTriesMore = (lossWithin: number): PointScale => ({
  win: 4,
  draw: 2,
  bonus: { tries: { moreThanOther: 3 }, lossWithin },
});
const WINS_THEN_DIFFERENCE: DatedRules = { fromSeason: 0, tieBreaks: ['wins', ...DIFFERENCE_THEN_SCORED] };

const FIH_PRO_LEAGUE: readonly DatedRules[] = [{ fromSeason: 2019, points: { win: 3, draw: 1, late: { win: 2, loss: 1 } } }];

/** The rules of competitions of these sports by sport, country and slug, oldest first. */
export const COMPETITION_RULES: Readonly<Record<string, readonly DatedRules[]>> = {
  '3|eu/euroleague': EUROLEAGUE,
  '3|eu/eurocup': EUROLEAGUE,
  '3|us/nba': NORTH_AMERICAN_BASKETBALL,
  '3|us/wnba': NORTH_AMERICAN_BASKETBALL,
  '3|us/ncaa': NORTH_AMERICAN_BASKETBALL,
  '3|eu/champions-league': basketballGroup(2),
  '3|xw/vm': basketballGroup(1),
  '3|xw/vm-kvalifikation': basketballGroup(2),
  '3|eu/em': basketballGroup(1),
  '4|us/nhl': [
    {
      fromSeason: 2019,
      points: { win: 2, draw: 1, late: { win: 2, loss: 1 } },
      tieBreaks: ['fewest-played', 'regular-wins', 'wins', 'head-to-head-points', ...DIFFERENCE_THEN_SCORED],
      headToHead: { meetings: 0, reapply: 'never' },
    },
  ],
  '4|us/ahl': [{ fromSeason: 0, points: { win: 2, draw: 1, late: { win: 2, loss: 1 } } }],
  '4|xw/vm': ICE_HOCKEY_GROUP,
  '4|xw/vm-u20': ICE_HOCKEY_GROUP,
  '4|xw/ol': ICE_HOCKEY_GROUP,
  '7|eu/champions-league': HANDBALL_GROUP_TWICE,
  '7|eu/champions-league-k': HANDBALL_GROUP_TWICE,
  '7|eu/european-league': HANDBALL_GROUP_TWICE,
  '7|eu/european-league-k': HANDBALL_GROUP_TWICE,
  '7|eu/em': HANDBALL_GROUP,
  '7|eu/em-k': HANDBALL_GROUP,
  '7|xw/vm': HANDBALL_GROUP,
  '7|xw/vm-k': HANDBALL_GROUP,
  '7|xw/ol': HANDBALL_GROUP,
  '8|eu/six-nations': [{ fromSeason: 2017, grandSlam: { matches: 5, points: 3 } }],
  '8|eu/six-nations-k': [{ fromSeason: 2017, grandSlam: { matches: 5, points: 3 } }],
  '8|gb-eng/premiership': [WINS_THEN_DIFFERENCE],
  '8|eu/urc': [WINS_THEN_DIFFERENCE],
  '8|fr/top-14': [{ fromSeason: 2014, points: threeTriesMore(5), tieBreaks: ['head-to-head-points', ...DIFFERENCE_THEN_SCORED] }],
  '8|xw/rugby-championship': [{ fromSeason: 2016, points: threeTriesMore(7) }],
  '8|xw/super-rugby-pacific': [{ ...WINS_THEN_DIFFERENCE, fromSeason: 2016, points: threeTriesMore(7) }],
  // A match of the group that ends level is a draw.
  '9|xw/vm': [{ fromSeason: 0, points: { win: 2, draw: 1 }, columns: USUAL_COLUMNS }],
  '12|xw/vm': VOLLEYBALL_BY_WINS,
  '12|xw/vm-k': VOLLEYBALL_BY_WINS,
  '12|eu/em': VOLLEYBALL_BY_WINS,
  '12|eu/em-k': VOLLEYBALL_BY_WINS,
  '12|xw/nations-league': VOLLEYBALL_BY_WINS,
  '12|xw/nations-league-k': VOLLEYBALL_BY_WINS,
  '12|eu/champions-league': VOLLEYBALL_BY_WINS,
  // Innings without a limit of overs.
  '13|xw/test': [{ fromSeason: 0, tieBreaks: ['wins'] }],
  '19|au/nrl': [
    {
      fromSeason: 1908,
      byePoints: 2,
      columns: ['played', 'wins', 'draws', 'losses', 'byes', 'goals', 'difference', 'points', 'form'],
      rareColumns: ['byes'],
    },
  ],
  '42|in/pro-kabaddi-league': [
    { fromSeason: 2014, points: { win: 5, draw: 3, bonus: { lossWithin: 7 } } },
    // Raids decide what is level.
    { fromSeason: 2025, points: { win: 2, draw: 1, late: { win: 2, loss: 0 } } },
  ],
  // A draw is followed by a shoot-out for a second point.
  '24|xw/pro-league': FIH_PRO_LEAGUE,
  '24|xw/pro-league-k': FIH_PRO_LEAGUE,
};
