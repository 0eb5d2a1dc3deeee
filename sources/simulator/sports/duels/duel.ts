import { hashText, type Side } from '@stillingen/domain';
import type { CompetitionRef, FixtureMessage } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { copenhagenDay, copenhagenSeconds, instant } from '../../engine/copenhagen.ts';
import type { EventPlan, Step } from '../../engine/event-plan.ts';
import { type Entrant, participantOf } from './entrants.ts';
import { type Sheet, sheetStep } from '../../engine/line-ups.ts';
import { type Moment, stepsOf } from './moments.ts';

type MatchFormat = NonNullable<FixtureMessage['format']>;

/** How a kind of match is played. */
export interface Game {
  readonly sportId: number;
  readonly format: MatchFormat;
  /** Usual length in minutes, for the timetable. */
  readonly minutes: number;
  /** The longest that it goes on after its planned start, in minutes. */
  readonly mostMinutes: number;
  /** Who plays for a side, in sports of teams whose players are named. */
  readonly sheet?: (side: Entrant) => Sheet;
  /** The course of a match, in order of time, with its final stage at the end. */
  play(duel: Duel): readonly Moment[];
}

/** A match of the demo world; with the world's seed in `chance` it decides everything that happens in it. */
export interface Duel {
  /** The provider's key of the match. */
  readonly key: string;
  /** Seed of all that is left to chance in it. */
  readonly chance: string;
  readonly game: Game;
  readonly competition: CompetitionRef;
  readonly home: Entrant;
  readonly away: Entrant;
  readonly round: string;
  readonly venue: string;
  /** Planned start, seconds since the epoch. */
  readonly startS: number;
  /** Who wins, where a draw has it that one of them plays on; null where play alone decides. */
  readonly winner: Side | null;
}

/** A match before it has a key: its start is a Copenhagen day and minutes after its midnight, which may run past the day. */
export interface Draft extends Omit<Duel, 'key' | 'chance' | 'startS'> {
  readonly day: number;
  readonly minutes: number;
}

/** Gives a match its key and its chance, both made from the world's seed and from what names the match. */
export function planDuel(seed: string, { day, minutes, ...draft }: Draft): Duel {
  const { game, competition, round, home, away } = draft;
  const { country, name, category = '', season, group = '' } = competition;
  const chance = [seed, game.sportId, country, name, category, season, group, round, home.name, away.name, day, minutes].join(
    '|',
  );
  return {
    ...draft,
    key: `d${game.sportId}-${day.toString(36)}-${hashText(chance).toString(36)}`,
    chance,
    startS: copenhagenSeconds(day, minutes),
  };
}

/**
 * How much better the home side is today: 0 for even sides, 1 for a deviation. Where it is known who wins, that side is the
 * better one.
 */
export function edgeOf({ home, away, winner }: Duel, random: Random): number {
  const edge = 0.7 * (home.rating - away.rating) + 0.5 * random.normal();
  return winner === null ? edge : winner === 'home' ? Math.abs(edge) : -Math.abs(edge);
}

/** A fixture is made known this long before it is played. */
const KNOWN_BEFORE_S = 30 * 86_400;

function fixtureOf({ key, game, competition, home, away, startS, round, venue }: Duel): FixtureMessage {
  return {
    kind: 'fixture',
    key,
    seq: 0,
    at: instant(startS - KNOWN_BEFORE_S),
    sport: game.sportId,
    competition,
    home: participantOf(home),
    away: participantOf(away),
    start: instant(startS),
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
    ...(Object.keys(game.format).length === 0 ? {} : { format: game.format }),
    coverage: 'live',
  };
}

/** The line-ups of both sides. */
const sheetSteps = ({ key, game: { sheet }, startS, ...sides }: Pick<Duel, 'key' | 'game' | 'startS' | Side>): readonly Step[] =>
  sheet === undefined ? [] : [sheetStep(key, startS, (side) => sheet(sides[side]))];

/** A match as the world plays it. */
export const duelEvent = (duel: Duel): EventPlan => ({
  key: duel.key,
  day: copenhagenDay(duel.startS),
  startS: duel.startS,
  overS: duel.startS + duel.game.mostMinutes * 60,
  announcement: () => [fixtureOf(duel)],
  steps: () => [...sheetSteps(duel), ...stepsOf(duel, duel.game.play(duel), createRandom(duel.chance, 'lag').int(3, 9))],
});
