import type { EventItem, Incident, Side } from '../event/entities.ts';
import type { Lineup, MatchFacts, PlayerSection } from '../event/match-facts.ts';
import { SPORT } from '../sport/sport-ids.ts';
import type { Sport } from '../sport/sport.ts';
import { BASKETBALL } from './basketball.ts';
import { Figures } from './figures.ts';
import { FOOTBALL } from './football.ts';
import type { RatedPlayer, RatingFormula, RatingWeight } from './formula.ts';
import { HANDBALL } from './handball.ts';
import { ICE_HOCKEY } from './ice-hockey.ts';
import { type PitchTime, pitchTimes } from './pitch-time.ts';

/** Of all weights together; ratings of another version are not comparable. */
const RATING_VERSION = 'karakter-1';

const FORMULAS: ReadonlyMap<number, RatingFormula> = new Map([
  [SPORT.football, FOOTBALL],
  [SPORT.iceHockey, ICE_HOCKEY],
  [SPORT.basketball, BASKETBALL],
  [SPORT.handball, HANDBALL],
]);

/** What counts in a sport, and how much; empty without a formula. */
export const ratingWeights = (sportId: number): readonly RatingWeight[] => FORMULAS.get(sportId)?.weights ?? [];

export interface MatchRatings {
  /** Empty for a provider's own ratings. */
  readonly version: string;
  /** The provider of the ratings; empty for those of the formula. */
  readonly provider: string;
  /** Made from fewer figures than the formula has weights for. */
  readonly isRough: boolean;
  readonly isProvisional: boolean;
  /** By `ratingKey`. */
  readonly ratings: ReadonlyMap<string, number>;
}

export const ratingKey = (side: Side, player: string): string => `${side}/${player}`;

const MINUTES = 'MIN';
const WHOLE_MATCH = '0';

interface Sheets {
  readonly lineup: readonly Lineup[];
  readonly sections: readonly PlayerSection[];
}

function ratedPlayers({ lineup, sections }: Sheets, event: EventItem, incidents: readonly Incident[]): Map<string, RatedPlayer> {
  const cells = new Map<string, { side: Side; own: [code: string, value: string][] }>();
  const roles = new Map<string, RatedPlayer['role']>();
  const times = new Map<string, PitchTime>();
  const lined = new Set<Side>();
  for (const { type, columns, lines } of sections) {
    for (const { side, player, values } of lines) {
      const key = ratingKey(side, player);
      const { own } = cells.get(key) ?? { own: [] };
      cells.set(key, { side, own: [...own, ...columns.map(({ code }, at): [string, string] => [code, values[at]!])] });
      if (type === 'goalkeepers') roles.set(key, 'goalkeeper');
    }
  }
  for (const line of lineup.filter(({ confirmed }) => confirmed)) {
    for (const { name, role } of [...line.starters, ...line.substitutes])
      if (role !== '') roles.set(ratingKey(line.id, name), role);
    if (event.sportId !== SPORT.football) continue;
    lined.add(line.id);
    for (const [name, time] of pitchTimes(line, event, incidents)) times.set(ratingKey(line.id, name), time);
  }
  return new Map(
    [...cells].map(([key, { side, own }]) => {
      const figures = new Figures(own);
      const onPitch = times.get(key)?.minutes ?? (lined.has(side) ? 0 : null);
      const minutes = figures.has(MINUTES) ? figures.count(MINUTES) : onPitch;
      return [key, { figures, role: roles.get(key) ?? '', minutes, conceded: times.get(key)?.conceded ?? 0 }];
    }),
  );
}

function byFormula(
  formula: RatingFormula,
  sheets: Sheets,
  event: EventItem,
  incidents: readonly Incident[],
): MatchRatings | null {
  const players = ratedPlayers(sheets, event, incidents);
  const ratings = new Map<string, number>();
  for (const [key, player] of players) {
    if (player.minutes !== null && player.minutes < formula.minMinutes) continue;
    if (!formula.knows(player)) return null;
    const rating = formula.rate(player);
    if (rating !== null) ratings.set(key, rating);
  }
  const columns = new Set(sheets.sections.flatMap((section) => section.columns.map(({ code }) => code)));
  return ratings.size === 0
    ? null
    : {
        version: RATING_VERSION,
        provider: '',
        isRough: formula.finer.some((code) => !columns.has(code)),
        isProvisional: formula.isProvisional,
        ratings,
      };
}

function byProvider(lineup: readonly Lineup[], { provider, filled }: EventItem): MatchRatings | null {
  const rated = lineup.filter((line) => [...line.starters, ...line.substitutes].some(({ rating }) => rating !== null));
  if (rated.length === 0) return null;
  const ratings = rated.flatMap(({ id, starters, substitutes }) =>
    [...starters, ...substitutes].flatMap(({ name, rating }) =>
      rating === null ? [] : [[ratingKey(id, name), rating] as const],
    ),
  );
  return {
    version: '',
    provider: filled?.[`lineup ${rated[0]!.id}`] ?? provider,
    isRough: false,
    isProvisional: false,
    ratings: new Map(ratings),
  };
}

/**
 * The ratings of a match (SPORT-13): those of its provider, else by the formula of the sport for all
 * players with enough play, or for none; a pure function of the facts.
 */
export function matchRatings(
  { playerRatings }: Pick<Sport, 'playerRatings'>,
  event: EventItem,
  facts: MatchFacts,
  incidents: readonly Incident[],
): MatchRatings | null {
  const formula = FORMULAS.get(event.sportId);
  if (!playerRatings || formula === undefined) return null;
  const sections = facts['player-statistics'].find(({ id }) => id === WHOLE_MATCH)?.sections ?? [];
  return byProvider(facts.lineup, event) ?? byFormula(formula, { lineup: facts.lineup, sections }, event, incidents);
}
