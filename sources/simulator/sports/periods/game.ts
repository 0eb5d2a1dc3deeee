import { hashText } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { copenhagenSeconds } from '../../engine/calendar/copenhagen.ts';
import type { Play } from './play.ts';

export interface Team extends Required<Pick<ParticipantRef, 'name' | 'country'>> {
  readonly kind: 'club' | 'national';
  /** 0 is the average of its competition, 1 is a deviation above it. */
  readonly rating: number;
}

export interface Game {
  readonly key: string;
  readonly chance: string;
  readonly play: Play;
  readonly competition: CompetitionRef;
  readonly round: string;
  readonly home: Team;
  readonly away: Team;
  readonly day: number;
  /** Planned start, seconds since the epoch. */
  readonly startS: number;
  /** A tie that must have a winner. */
  readonly knockout: boolean;
  /**
   * Teams without a match in its round, published with one match of it, where the table gives
   * points for that.
   */
  readonly idle?: readonly Team[];
}

export interface Draft extends Omit<Game, 'key' | 'chance' | 'startS'> {
  /** Minutes after midnight in Copenhagen. */
  readonly minutes: number;
}

/**
 * Gives a match its key and its seed, both made from the world's seed and from what names the
 * match.
 */
export function planGame(seed: string, { minutes, ...draft }: Draft): Game {
  const { play, competition, round, home, away, day } = draft;
  const { name, country, season, role = 'main', group = '' } = competition;
  const chance = [seed, play.sportId, country, name, season, role, group, round, home.name, away.name, day, minutes].join('|');
  return { ...draft, chance, key: `p${hashText(chance).toString(36)}`, startS: copenhagenSeconds(day, minutes) };
}

export function ratingOf(
  seed: string,
  sportId: number,
  { name, country }: Pick<Team, 'name' | 'country'>,
  place: number,
  season: string,
): number {
  const lasting = createRandom(seed, 'strength', sportId, country, name).normal();
  const passing = createRandom(seed, 'form', sportId, country, name, season).normal();
  return 0.8 - 1.6 * place + 0.35 * lasting + 0.35 * passing;
}
