import { SPORT, type SportKey } from './sport-ids.ts';

/** From the start to the usual end, with breaks (minutes). Golf and cricket: a day of play. */
const MINUTES: Readonly<Record<SportKey, number>> = {
  football: 115,
  tennis: 120,
  basketball: 120,
  iceHockey: 150,
  americanFootball: 195,
  baseball: 180,
  handball: 90,
  rugbyUnion: 105,
  floorball: 120,
  bandy: 120,
  futsal: 90,
  volleyball: 120,
  cricket: 420,
  darts: 60,
  snooker: 180,
  boxing: 60,
  beachVolleyball: 60,
  aussieRules: 150,
  rugbyLeague: 105,
  badminton: 60,
  waterPolo: 75,
  golf: 600,
  fieldHockey: 90,
  tableTennis: 45,
  beachSoccer: 60,
  mma: 45,
  netball: 90,
  pesapallo: 150,
  motorsport: 120,
  autoRacing: 120,
  motoRacing: 60,
  cycling: 300,
  horseRacing: 15,
  esports: 150,
  winterSports: 120,
  skiJumping: 120,
  alpineSkiing: 120,
  crossCountry: 90,
  biathlon: 90,
  kabaddi: 60,
};

const byId = new Map(Object.entries(MINUTES).map(([key, minutes]) => [SPORT[key as SportKey] as number, minutes]));

/** How long an event of a sport usually lasts, in seconds. */
export const usualDurationS = (sportId: number): number => (byId.get(sportId) ?? MINUTES.football) * 60;
