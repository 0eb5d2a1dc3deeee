/** `sport` in small letters, `name` as a name. */
export const noRedCards = (sport: string): string => `Der er ingen røde kort i ${sport}.`;
export const noExtraTime = (name: string): string => `${name} har ikke forlænget spilletid.`;
export const noSets = (name: string): string => `${name} spilles ikke i sæt.`;
export const tooManyScores = (sport: string): string => `I ${sport} scores der for ofte til en besked om hver gang.`;
export const noSingleScore = (sport: string): string => `Stillingen i ${sport} er ikke ét tal.`;
export const WON_AT_THE_END = 'En kamp er først vundet, når den er slut.';
export const noPeriods = (name: string): string => `${name} spilles ikke i perioder.`;
export const noPeriod = (name: string, n: number, last: string): string =>
  `${name} har ikke en ${n}. periode: den sidste er ${last}.`;
export const noClock = (sport: string): string => `Der er intet spilleur i ${sport}.`;
export const mostMinutes = (sport: string, most: number): string => `En kamp i ${sport} varer højst ${most} minutter.`;
export const overtimeFollows = (n: number, overtime: string): string => `Efter de sidste ${n} minutter kommer ${overtime}.`;
export const mostSets = (name: string, most: number): string => `${name} spilles i højst ${most} sæt.`;
export const otherSet = (time: number, set: number): string => `${time}. sæt er ikke ${set}. sæt.`;
export const noSetScore = (sport: string, score: string): string => `Et sæt i ${sport} kan ikke stå ${score}.`;
export const noDanes = (sport: string): string => `I ${sport} spiller hold, ikke enkelte danskere.`;
export const otherLeague = (sport: string): string => `Ligaen hører ikke til ${sport}.`;
export const ONE_SPORT = 'Et hold spiller kun én sport.';
export const noMatches = (name: string): string => `${name} har ingen kampe.`;
export const NO_SPORT = 'Sporten findes ikke.';
export const NOT_A_RULE = 'Reglen kan ikke læses.';
export const never = (sport: string, condition: string): string => `I ${sport} sker det aldrig, at nogen ${condition}.`;
export const notTogether = (conditions: readonly string[]): string =>
  `${conditions.map((each) => `“${each}”`).join(' og ')} kan ikke passe på samme tid.`;
export const FROM_THE_START = 'Alle kampe begynder med 0-0: vælg et tidspunkt.';
