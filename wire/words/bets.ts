import type { BetScope, BetType } from '@stillingen/domain/odds';

export interface BetWords {
  readonly betType: Readonly<Record<BetType, string>>;
  readonly betScope: Readonly<Record<BetScope, string>>;
}

export const DANISH_BETS: BetWords = {
  betType: {
    HOME_DRAW_AWAY: '1X2',
    HOME_AWAY: 'Vinder',
    OVER_UNDER: 'Over/under',
    ASIAN_HANDICAP: 'Asiatisk handicap',
    BOTH_TEAMS_TO_SCORE: 'Begge hold scorer',
    TO_QUALIFY: 'Går videre',
    DOUBLE_CHANCE: 'Dobbeltchance',
    EUROPEAN_HANDICAP: 'Europæisk handicap',
    DRAW_NO_BET: 'Uafgjort uden væddemål',
    CORRECT_SCORE: 'Korrekt resultat',
    HALF_FULL_TIME: 'Pause/slut',
    ODD_OR_EVEN: 'Lige/ulige',
    NEXT_GOAL: 'Næste mål',
    TOP_POSITION_MERGED: 'Placering',
  },
  betScope: {
    FULL_TIME: 'Fuld tid',
    FULL_TIME_OVER_TIME: 'Inkl. forlænget spilletid',
    FIRST_HALF: '1. halvleg',
    SECOND_HALF: '2. halvleg',
    FIRST_PERIOD: '1. periode',
    SECOND_PERIOD: '2. periode',
    THIRD_PERIOD: '3. periode',
    FIRST_QUARTER: '1. quarter',
    SECOND_QUARTER: '2. quarter',
    THIRD_QUARTER: '3. quarter',
    FOURTH_QUARTER: '4. quarter',
    FIRST_SET: '1. sæt',
    SECOND_SET: '2. sæt',
    THIRD_SET: '3. sæt',
    FOURTH_SET: '4. sæt',
    FIFTH_SET: '5. sæt',
    FIRST_INNING: '1. inning',
  },
};

export const ENGLISH_BETS: BetWords = {
  betType: {
    HOME_DRAW_AWAY: '1X2',
    HOME_AWAY: 'Home/away',
    OVER_UNDER: 'Over/under',
    ASIAN_HANDICAP: 'Asian handicap',
    BOTH_TEAMS_TO_SCORE: 'Both teams to score',
    TO_QUALIFY: 'To qualify',
    DOUBLE_CHANCE: 'Double chance',
    EUROPEAN_HANDICAP: 'European handicap',
    DRAW_NO_BET: 'Draw no bet',
    CORRECT_SCORE: 'Correct score',
    HALF_FULL_TIME: 'Half-time/full-time',
    ODD_OR_EVEN: 'Odd/even',
    NEXT_GOAL: 'Next goal',
    TOP_POSITION_MERGED: 'Top position',
  },
  betScope: {
    FULL_TIME: 'Full time',
    FULL_TIME_OVER_TIME: 'Including overtime',
    FIRST_HALF: '1st half',
    SECOND_HALF: '2nd half',
    FIRST_PERIOD: '1st period',
    SECOND_PERIOD: '2nd period',
    THIRD_PERIOD: '3rd period',
    FIRST_QUARTER: '1st quarter',
    SECOND_QUARTER: '2nd quarter',
    THIRD_QUARTER: '3rd quarter',
    FOURTH_QUARTER: '4th quarter',
    FIRST_SET: '1st set',
    SECOND_SET: '2nd set',
    THIRD_SET: '3rd set',
    FOURTH_SET: '4th set',
    FIFTH_SET: '5th set',
    FIRST_INNING: '1st inning',
  },
};
