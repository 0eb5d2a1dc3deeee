import { hashText } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { copenhagenSeconds } from '../copenhagen.ts';
import { reputationOf } from './european-clubs.ts';

/** How closely a competition is followed: with statistics, without them, or by its final results only. */
export type Coverage = 'full' | 'basic' | 'result';

/** What all matches of a competition have in common. */
export interface CompetitionPlan {
  readonly country: string;
  readonly name: string;
  /** 1 is the highest of its country. */
  readonly tier: number;
  readonly coverage: Coverage;
  /** Whether a video referee looks at goals. */
  readonly video: boolean;
}

export interface Team {
  readonly name: string;
  readonly country: string;
  /** Strength: 0 is the average of a highest tier, 1 is a deviation above it. */
  readonly rating: number;
}

/** A fixture of the demo world; with the world's seed in `chance` it decides everything that happens in the match. */
export interface MatchPlan {
  /** The provider's key of the match. */
  readonly key: string;
  /** Seed of all that is left to chance in it. */
  readonly chance: string;
  readonly competition: CompetitionPlan;
  readonly season: string;
  readonly role: NonNullable<CompetitionRef['role']>;
  readonly group: string;
  readonly round: string;
  readonly home: Team;
  readonly away: Team;
  /** Day number in Copenhagen. */
  readonly day: number;
  /** Planned kick-off, seconds since the epoch. */
  readonly startS: number;
  /** A tie that must have a winner. */
  readonly knockout: boolean;
}

/** A fixture before it has a key. */
export interface Draft extends Omit<MatchPlan, 'key' | 'chance' | 'startS'> {
  /** Minutes after midnight in Copenhagen. */
  readonly minutes: number;
}

/** Gives a fixture its key and its chance, both made from the world's seed and from what names the fixture. */
export function planMatch(seed: string, draft: Draft): MatchPlan {
  const { minutes, ...rest } = draft;
  const { competition, season, role, round, home, away } = draft;
  const name = [seed, competition.country, competition.name, season, role, round, home.name, away.name].join('|');
  return { ...rest, key: `m${hashText(name).toString(36)}`, chance: name, startS: copenhagenSeconds(draft.day, minutes) };
}

/** How much a tier lies below the one above it, in deviations of strength. */
const TIER_STEP = 0.9;

/** A club with its strength in one season: what it is known for, a lasting part, and a part of the season's own. */
export function teamOf(seed: string, name: string, country: string, tier: number, season: string): Team {
  const lasting = createRandom(seed, 'strength', country, name).normal();
  const passing = createRandom(seed, 'form', country, name, season).normal();
  return { name, country, rating: reputationOf(country, name) + 0.6 * lasting + 0.35 * passing - TIER_STEP * (tier - 1) };
}
