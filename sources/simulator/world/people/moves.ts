import { SPORT } from '@stillingen/domain';
import { createRandom, weighted } from '../../../random.ts';
import { dayNumber, yearOf } from '../../engine/calendar/copenhagen.ts';
import type { Entrant } from '../../engine/fields.ts';
import type { SquadPlayer } from '../../engine/squad.ts';
import type { Competitions, KnownCompetition } from '../competitions.ts';
import { topCompetition } from '../top-competitions.ts';
import { ageOn, bornOn, isWomens } from './person-facts.ts';

/** A change of clubs; `from` is where the player was before. */
export interface Move {
  readonly day: number;
  readonly from: Entrant;
  readonly to: Entrant;
  readonly type: 'transfer' | 'loan' | 'free';
  readonly fee: string;
}

/**
 * The first day of each window, its length in days, and the share of players that change in it. The
 * longer one ends before the leagues of autumn begin: their squads stay as they are.
 */
const WINDOWS = [
  ['01-02', 31, 0.06],
  ['07-01', 14, 0.2],
] as const;
const YEARS = 6;
const OWN_COUNTRY = 0.6;
const FIRST_AGE = 18;
const FEE_PUBLISHED = 0.7;
const TYPES = [
  ['loan', 0.25],
  ['free', 0.2],
  ['transfer', 0.55],
] as const;
/** A usual fee in thousands of euro, and what a deviation of strength multiplies it by. */
const USUAL_FEE = 900;
const FEE_PER_RATING = 2.6;

export interface Window {
  readonly firstDay: number;
  readonly days: number;
  readonly share: number;
}

/** The windows that began before a day, the latest first. */
export const windowsBefore = (day: number): readonly Window[] =>
  Array.from({ length: YEARS }, (_, ago) => yearOf(day) - ago).flatMap((year) =>
    WINDOWS.toReversed()
      .map(([monthDay, days, share]) => ({ firstDay: dayNumber(`${year}-${monthDay}`), days, share }))
      .filter(({ firstDay }) => firstDay <= day),
  );

function feeText(thousands: number): string {
  if (thousands < 1000) return `${Math.max(25, Math.round(thousands / 25) * 25)}.000 euro`;
  return `${(thousands / 1000).toFixed(1).replace('.', ',')} mio. euro`;
}

/** The clubs between which the players of a sport move: of leagues with news, for men and women. */
export class TransferMarket {
  readonly #competitions: Competitions;
  readonly #clubs = new Map<string, readonly Entrant[]>();

  constructor(competitions: Competitions) {
    this.#competitions = competitions;
  }

  /** The moves of a player up to a day, the latest first; none of national and youth teams. */
  movesOf(player: SquadPlayer, team: Entrant, sport: number, day: number): readonly Move[] {
    if (team.kind !== 'club' || / U\d\d$/.test(team.name)) return [];
    const born = bornOn(player, team.name);
    const moves: Move[] = [];
    let to = team;
    for (const { firstDay, days, share } of windowsBefore(day)) {
      const random = createRandom('move', player.key, firstDay);
      const movedOn = firstDay + random.int(0, days - 1);
      if (ageOn(born, firstDay) < FIRST_AGE) break;
      if (!random.chance(share) || movedOn > day) continue;
      const from = this.#another(random.next(), random.next(), to, sport);
      if (from === undefined) break;
      const type = weighted(random, TYPES);
      const hasFee = sport === SPORT.football && type === 'transfer' && random.chance(FEE_PUBLISHED);
      const fee = hasFee ? feeText(USUAL_FEE * FEE_PER_RATING ** to.rating * (0.5 + random.next())) : '';
      moves.push({ day: movedOn, from, to, type, fee });
      to = from;
    }
    return moves;
  }

  /** The club of a player of a national team, which has the player for its matches only. */
  clubOf(player: SquadPlayer, team: Entrant, sport: number): Entrant | undefined {
    const random = createRandom('club', player.key);
    return this.#another(random.next(), random.next(), team, sport);
  }

  leagueOf(sport: number, club: string): KnownCompetition | undefined {
    return this.#competitions
      .ofTeam(sport, club)
      .find(({ kind, competition }) => kind === 'league' && !isEuropean(competition.country));
  }

  #another(place: number, share: number, { name, country }: Entrant, sport: number): Entrant | undefined {
    const all = this.#clubsOf(sport, isWomens(name)).filter((club) => club.name !== name);
    const own = all.filter((club) => club.country === country);
    const pool = own.length > 0 && share < OWN_COUNTRY ? own : all;
    return pool[Math.floor(place * pool.length)];
  }

  #clubsOf(sport: number, womens: boolean): readonly Entrant[] {
    const key = `${sport} ${womens}`;
    const clubs = this.#clubs.get(key) ?? this.#findClubs(sport, womens);
    this.#clubs.set(key, clubs);
    return clubs;
  }

  #findClubs(sport: number, womens: boolean): readonly Entrant[] {
    const leagues = this.#competitions
      .of(sport)
      .filter(
        ({ kind, competition }) => kind === 'league' && !isEuropean(competition.country) && topCompetition(sport, competition),
      );
    const clubs = leagues.flatMap(({ teams }) => teams.filter(({ kind }) => kind === 'club'));
    return clubs.filter(({ name }) => isWomens(name) === womens && !/ U\d\d$/.test(name));
  }
}

/** Competitions in which clubs play besides their league. */
const isEuropean = (country: string): boolean => country === 'eu' || country === 'xw';
