/** ODDS-01, in the order of the specification. */
export const BET_TYPES = [
  'HOME_DRAW_AWAY',
  'HOME_AWAY',
  'OVER_UNDER',
  'ASIAN_HANDICAP',
  'BOTH_TEAMS_TO_SCORE',
  'TO_QUALIFY',
  'DOUBLE_CHANCE',
  'EUROPEAN_HANDICAP',
  'DRAW_NO_BET',
  'CORRECT_SCORE',
  'HALF_FULL_TIME',
  'ODD_OR_EVEN',
  'NEXT_GOAL',
  'TOP_POSITION_MERGED',
] as const;
export type BetType = (typeof BET_TYPES)[number];

/** What the line of a market counts: quarters are of a total or a margin; the others are whole. */
export type LineKind = 'total' | 'margin' | 'whole margin' | 'goal number' | 'place';

export interface BetTypeRule {
  /** In the order of pages; null where they are scores, or competitors. */
  readonly outcomes: readonly string[] | null;
  readonly line: LineKind | null;
  /** How many outcomes win; null where the line is that number. */
  readonly winners: 1 | 2 | null;
}

const DRAW = ['home', 'draw', 'away'] as const;
const SIDES = ['home', 'away'] as const;
const RESULTS = ['1', 'X', '2'] as const;

export const BET_TYPE_RULES: Readonly<Record<BetType, BetTypeRule>> = {
  HOME_DRAW_AWAY: { outcomes: DRAW, line: null, winners: 1 },
  HOME_AWAY: { outcomes: SIDES, line: null, winners: 1 },
  OVER_UNDER: { outcomes: ['over', 'under'], line: 'total', winners: 1 },
  ASIAN_HANDICAP: { outcomes: SIDES, line: 'margin', winners: 1 },
  BOTH_TEAMS_TO_SCORE: { outcomes: ['yes', 'no'], line: null, winners: 1 },
  TO_QUALIFY: { outcomes: SIDES, line: null, winners: 1 },
  DOUBLE_CHANCE: { outcomes: ['homeDraw', 'homeAway', 'drawAway'], line: null, winners: 2 },
  EUROPEAN_HANDICAP: { outcomes: DRAW, line: 'whole margin', winners: 1 },
  DRAW_NO_BET: { outcomes: SIDES, line: null, winners: 1 },
  CORRECT_SCORE: { outcomes: null, line: null, winners: 1 },
  HALF_FULL_TIME: { outcomes: RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}`)), line: null, winners: 1 },
  ODD_OR_EVEN: { outcomes: ['odd', 'even'], line: null, winners: 1 },
  NEXT_GOAL: { outcomes: ['home', 'none', 'away'], line: 'goal number', winners: 1 },
  TOP_POSITION_MERGED: { outcomes: null, line: 'place', winners: null },
};

/** The outcome of a correct score that is none of the listed ones. */
export const OTHER_SCORE = 'other';
export const SCORE_OUTCOME = /^(?:0|[1-9]\d?):(?:0|[1-9]\d?)$/;
