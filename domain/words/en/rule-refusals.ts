/** `sport` in small letters, `name` as a name. */
export const noRedCards = (sport: string): string => `There are no red cards in ${sport}.`;
export const noExtraTime = (name: string): string => `${name} has no extra time.`;
export const noSets = (name: string): string => `${name} is not played in sets.`;
export const tooManyScores = (sport: string): string => `There are too many scores in ${sport} for a message about each.`;
export const noSingleScore = (sport: string): string => `The score in ${sport} is not one number.`;
export const WON_AT_THE_END = 'A match is not won before it is over.';
export const noPeriods = (name: string): string => `${name} is not played in periods.`;
export const noPeriod = (name: string, n: number, last: string): string => `${name} has no period ${n}: the last is ${last}.`;
export const noClock = (sport: string): string => `There is no match clock in ${sport}.`;
export const mostMinutes = (sport: string, most: number): string => `A match in ${sport} lasts at most ${most} minutes.`;
export const overtimeFollows = (n: number, overtime: string): string => `After the last ${n} minutes comes ${overtime}.`;
export const mostSets = (name: string, most: number): string => `${name} is played in at most ${most} sets.`;
export const otherSet = (time: number, set: number): string => `Set ${time} is not set ${set}.`;
export const noSetScore = (sport: string, score: string): string => `A set in ${sport} cannot stand at ${score}.`;
export const noDanes = (sport: string): string => `In ${sport} teams play, not single Danes.`;
export const otherLeague = (sport: string): string => `The league is not one of ${sport}.`;
export const ONE_SPORT = 'A team plays one sport alone.';
export const noMatches = (name: string): string => `${name} has no matches.`;
export const NO_SPORT = 'There is no such sport.';
export const NOT_A_RULE = 'The rule cannot be read.';
export const never = (sport: string, condition: string): string => `In ${sport} it never happens that a side ${condition}.`;
export const notTogether = (conditions: readonly string[]): string =>
  `${conditions.map((each) => `“${each}”`).join(' and ')} cannot be true at the same time.`;
export const FROM_THE_START = 'All matches begin at 0-0: choose a time.';
