import { createRandom } from '../../../random.ts';
import type { Entrant } from '../../engine/fields.ts';
import { type SquadPlayer, squadOf } from '../../engine/squad.ts';
import { podiumOf } from '../champions.ts';
import { earlierSeason, type KnownCompetition } from '../competitions.ts';
import { pastScores } from '../past-scores.ts';
import type { TransferMarket } from './moves.ts';
import { ageOn, bornOn } from './person-facts.ts';

const DAYS_OF_YEAR = 364;
/** The youngest age of a top scorer, and the share of the matches that one plays. */
const LEAST_AGE = 19;
const PLAYED = 0.9;
const SCORERS = new Set(['forward', 'player', 'midfielder']);

export interface TopScorer {
  readonly player: SquadPlayer;
  readonly team: Entrant;
  readonly matches: number;
  readonly goals: number;
}

/** The middle day of a season some years ago, on which a player's club is that of the season. */
export const middleOf = ({ days, lastDay }: KnownCompetition, years: number): number =>
  Math.round((days[0]! + lastDay) / 2) - years * DAYS_OF_YEAR;

const firstScorer = ({ name, country }: Entrant, sport: number): SquadPlayer | undefined => {
  const squad = squadOf(name, country, sport);
  return squad.find(({ role }) => role === 'forward') ?? squad.find(({ role }) => SCORERS.has(role));
};

/** The top scorers of past seasons: the lists of winners and the careers of players read the same ones. */
export class TopScorers {
  readonly market: TransferMarket;
  readonly #day: number;
  readonly #known = new Map<string, TopScorer | null>();

  /** `day`: the moves of players are known up to it. */
  constructor(market: TransferMarket, day: number) {
    this.market = market;
    this.#day = day;
  }

  /** Null where the sport counts none, or no scorer of the first teams played for them then. */
  of(league: KnownCompetition, years: number): TopScorer | null {
    const { sport, competition } = league;
    const { country, category = '', name } = competition;
    const key = [sport, country, category, name, years].join('|');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#find(league, years);
    this.#known.set(key, found);
    return found;
  }

  #find(league: KnownCompetition, years: number): TopScorer | null {
    const { sport, competition, teams, played, kind } = league;
    const rate = pastScores(sport)?.scorer ?? 0;
    if (rate === 0 || kind !== 'league' || teams.length < 2) return null;
    const season = earlierSeason(competition.season, years);
    const podium = podiumOf(league, years).filter((team) => team !== undefined);
    const order = createRandom('top-team', sport, competition.country, competition.name, season).shuffle(podium);
    for (const team of order) {
      const player = firstScorer(team, sport);
      if (player === undefined || !this.#playedThere(player, team, league, years)) continue;
      const matches = Math.max(1, Math.round(played * PLAYED));
      const spread = 1 + 0.12 * createRandom('top-scorer', sport, team.name, season).normal();
      return { player, team, matches, goals: Math.max(2, Math.round(rate * played * spread)) };
    }
    return null;
  }

  #playedThere(player: SquadPlayer, team: Entrant, league: KnownCompetition, years: number): boolean {
    const middle = middleOf(league, years);
    if (ageOn(bornOn(player, team.name), middle) < LEAST_AGE) return false;
    return this.market.movesOf(player, team, league.sport, this.#day).every(({ day }) => day <= middle);
  }
}
