import { hashText } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { copenhagenSeconds } from '../../engine/calendar/copenhagen.ts';
import { levelOf, strengthOf } from './strength.ts';

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
  /** Strength: 0 is a usual club of a highest tier of Europe, 1 is a deviation above it. */
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
/** How far clubs of unknown strength spread around the level of their league. */
const SPREAD = 0.6;
/** How much a season lifts or lowers a club. */
const FORM = 0.1;

/** A club with its strength in one season: what its results say, or its league where they say nothing, and a part of the season's own. */
export function teamOf(seed: string, name: string, country: string, tier: number, season: string): Team {
  const known = strengthOf(country, name);
  const level = known?.rating ?? levelOf(country) - TIER_STEP * (tier - 1);
  const lasting = known?.basis === 'results' ? 0 : SPREAD * createRandom(seed, 'strength', country, name).normal();
  const passing = FORM * createRandom(seed, 'form', country, name, season).normal();
  return { name, country, rating: level + lasting + passing };
}
