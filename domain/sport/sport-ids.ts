/** Ids in feeds and provider messages (SPORT-01). */
export const SPORT = {
  football: 1,
  tennis: 2,
  basketball: 3,
  iceHockey: 4,
  americanFootball: 5,
  baseball: 6,
  handball: 7,
  rugbyUnion: 8,
  floorball: 9,
  bandy: 10,
  futsal: 11,
  volleyball: 12,
  cricket: 13,
  darts: 14,
  snooker: 15,
  boxing: 16,
  beachVolleyball: 17,
  aussieRules: 18,
  rugbyLeague: 19,
  badminton: 21,
  waterPolo: 22,
  golf: 23,
  fieldHockey: 24,
  tableTennis: 25,
  beachSoccer: 26,
  mma: 28,
  netball: 29,
  pesapallo: 30,
  motorsport: 31,
  autoRacing: 32,
  motoRacing: 33,
  cycling: 34,
  horseRacing: 35,
  esports: 36,
  winterSports: 37,
  skiJumping: 38,
  alpineSkiing: 39,
  crossCountry: 40,
  biathlon: 41,
  kabaddi: 42,
} as const;
export type SportKey = keyof typeof SPORT;

export interface SuperTemplate {
  readonly flag: string;
  readonly sportId: number;
  readonly categoryId: number | null;
}

/** By template id (LEAGUE-07, 08, O-129). */
export const SUPER_TEMPLATES: ReadonlyMap<number, SuperTemplate> = new Map([
  [6576, { flag: 'rally', sportId: SPORT.autoRacing, categoryId: null }],
  [6578, { flag: 'speedway', sportId: SPORT.motoRacing, categoryId: null }],
  [7771, { flag: 'dakar', sportId: SPORT.autoRacing, categoryId: null }],
]);
