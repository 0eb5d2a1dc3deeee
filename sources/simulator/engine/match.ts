import { hashText, otherSide, type Side, Stage } from '@stillingen/domain';
import type { CompetitionRef, FixtureMessage, Message } from '@stillingen/domain/messages';
import { leaderOf } from '../../pairs.ts';
import { createRandom, type Random } from '../../random.ts';
import { copenhagenDay, copenhagenSeconds, instant } from './calendar/copenhagen.ts';
import type { EventPlan, Publication } from './event-plan.ts';
import { withComments } from './commentary.ts';
import { type Entrant, participantOf } from './fields.ts';
import { writeTimeline } from './message-writer.ts';
import { EXPECTED_BEFORE_S, type LineUpRules, sheetPublications } from './line-up.ts';
import { withPlayerKeys } from './player-keys.ts';
import type { Timeline } from './timeline.ts';

export interface MatchRules {
  readonly sportId: number;
  readonly format: NonNullable<FixtureMessage['format']>;
  readonly minutes: number;
  /** The longest that it goes on after its planned start, in minutes. */
  readonly mostMinutes: number;
  readonly lineUp?: LineUpRules;
  /** Whether its minutes are those of a clock. */
  readonly byClock?: boolean;
  /** Whether line-ups are expected a day before; by itself in Denmark. */
  readonly foretold?: boolean;
  /** Plays a match; the same match has the same timeline at any time and on every machine. */
  simulate(match: Match): Timeline;
}

/** What a table calls the rules of a competition ('men', '11x3'), and its category, as rules. */
export type RulesOf = (rules: string, category: string) => MatchRules;

export interface Match<Rules extends MatchRules = MatchRules> {
  readonly key: string;
  readonly seed: string;
  readonly rules: Rules;
  readonly competition: CompetitionRef;
  readonly home: Entrant;
  readonly away: Entrant;
  readonly round: string;
  readonly venue: string;
  readonly day: number;
  /** Planned start, seconds since the epoch. */
  readonly startS: number;
  /** A tie that must have a winner. */
  readonly knockout: boolean;
  /** The side that goes on by the draw of its tournament; null where play alone decides. */
  readonly winner: Side | null;
  /** Teams without a match in its round, where the table gives points for that. */
  readonly idle?: readonly Entrant[];
}

/** A match without its key; `minutes` count from midnight in Copenhagen and may run past the day. */
type Planned = 'key' | 'seed' | 'startS';
type Usual = 'venue' | 'winner' | 'knockout';
export type Draft<Rules extends MatchRules = MatchRules> = Omit<Match<Rules>, Planned | Usual> &
  Partial<Pick<Match, Usual>> & { readonly minutes: number };

export function planMatch<Rules extends MatchRules>(seed: string, { minutes, ...draft }: Draft<Rules>): Match<Rules> {
  const { rules, day, competition, round, home, away } = draft;
  const { country, name, category = '', season, role = '', group = '' } = competition;
  const parts = [seed, rules.sportId, country, name, category, season, role, group, round, home.name, away.name, day, minutes];
  const own = parts.join('|');
  const startS = copenhagenSeconds(day, minutes);
  return {
    venue: '',
    winner: null,
    knockout: false,
    ...draft,
    key: `m${rules.sportId}-${day.toString(36)}-${hashText(own).toString(36)}`,
    seed: own,
    startS,
    day: copenhagenDay(startS),
  };
}

/** The strength of the home side over the other on the day; in favour of a winner that is known. */
export function edgeOf({ home, away, winner }: Match, random: Random): number {
  const edge = 0.7 * (home.rating - away.rating) + 0.5 * random.normal();
  return winner === null ? edge : winner === 'home' ? Math.abs(edge) : -Math.abs(edge);
}

export function winnerOf(timeline: Timeline): Side | null {
  const score = timeline.findLast((event) => event.score !== undefined)?.score;
  if (score === undefined) return null;
  const { home, away, winner } = score;
  return winner === undefined || winner === 'draw' ? leaderOf([home, away]) : winner;
}

export function simulateMatch(match: Match): Timeline {
  const { rules, seed, winner } = match;
  for (let attempt = 0; ; attempt += 1) {
    const timeline = rules.simulate(attempt === 0 ? match : { ...match, seed: `${seed}|${attempt}` });
    if (winner === null || winnerOf(timeline) === winner) return timeline;
  }
}

const KNOWN_BEFORE_S = 30 * 86_400;

export function fixtureOf({ key, rules, competition, home, away, startS, round, venue }: Match): FixtureMessage {
  return {
    kind: 'fixture',
    key,
    seq: 1,
    at: instant(startS - KNOWN_BEFORE_S),
    sport: rules.sportId,
    competition,
    home: participantOf(home),
    away: participantOf(away),
    start: instant(startS),
    ...(round === '' ? {} : { round }),
    ...(venue === '' ? {} : { venue }),
    ...(Object.keys(rules.format).length === 0 ? {} : { format: rules.format }),
    coverage: 'live',
  };
}

const byesOf = ({ key, rules, competition, round, startS, idle = [] }: Match): readonly Message[] =>
  idle.map((team, index) => ({
    kind: 'bye',
    key: `${key}/bye${index + 1}`,
    seq: 1,
    at: instant(startS - KNOWN_BEFORE_S),
    sport: rules.sportId,
    competition,
    participant: participantOf(team),
    round,
    from: instant(startS),
  }));

const isForetold = ({ rules, competition }: Match): boolean =>
  rules.lineUp !== undefined && (rules.foretold ?? competition.country === 'dk');

export const matchSheets = (match: Match, lineUp: LineUpRules): readonly Publication[] =>
  sheetPublications(match, lineUp, isForetold(match));

export const matchEvent = (match: Match): EventPlan => ({
  key: match.key,
  day: match.day,
  startS: match.startS,
  ...(isForetold(match) ? { earliestS: match.startS - EXPECTED_BEFORE_S } : {}),
  overS: match.startS + match.rules.mostMinutes * 60,
  match,
  announcement: () => [fixtureOf(match), ...byesOf(match)],
  publications() {
    const { seed, rules } = match;
    const timeline = simulateMatch(match);
    const lagS = createRandom(seed, 'lag').int(3, 9);
    const { lineUp } = rules;
    const written = writeTimeline(match, withComments(match, withPlayerKeys(match, timeline)), lagS);
    const played = timeline.some(({ score }) => score !== undefined);
    if (lineUp === undefined || !played) return written;
    return [...matchSheets(match, lineUp), ...written];
  },
});

const WALKOVER_BEFORE_S = 2700;
const GIVEN_UP_AFTER_S = 240;

/** A timeline cut off where a side gives up or does not come, in these shares of the matches. */
export function endEarly(
  match: Match,
  timeline: Timeline,
  { retired, walkover }: Readonly<Record<'retired' | 'walkover', number>>,
): Timeline {
  const random = createRandom(match.seed, 'ending');
  const winner = winnerOf(timeline);
  const mishapRoll = random.next();
  if (winner === null || mishapRoll >= retired + walkover) return timeline;
  const loser = match[otherSide(winner)].name;
  const given = { stage: Stage.walkover, score: { home: 0, away: 0, winner }, notice: `${loser} har meldt afbud` };
  if (mishapRoll < walkover) return [{ atS: -WALKOVER_BEFORE_S, ...given }];
  const kept = timeline.slice(0, Math.floor(timeline.length * (0.3 + 0.4 * random.next())) + 1);
  const { atS, score } = kept.at(-1)!;
  const { points: _points, serve: _serve, ...board } = score!;
  const end = { atS: atS + GIVEN_UP_AFTER_S, stage: Stage.retired, score: { ...board, winner }, notice: `${loser} trak sig` };
  return [...kept, end];
}
