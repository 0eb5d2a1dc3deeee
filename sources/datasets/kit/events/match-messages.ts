import { type Pair, SPORT, Stage, type StageCode } from '@stillingen/domain';
import type { IncidentMessage, Scoreboard, StatusMessage } from '@stillingen/domain/messages';
import type { ImportedEvent } from '../import/data-set.ts';
import { fixtureOf, RESULT_SEQ, startMs } from './duel.ts';
import { instant } from '../places/places.ts';
import { halvesOf } from './score.ts';
import { leaderOf, minus, pairOf, plus } from '../../../pairs.ts';
import { finalScore, type ImportedGoal, type ImportedMatch, type FinalScores } from './match.ts';

const PLAYED = new Set<StageCode>([Stage.finished, Stage.afterExtraTime, Stage.afterPenalties, Stage.awarded]);
const LENGTH_MINUTES: Record<StageCode, number> = {
  [Stage.finished]: 110,
  [Stage.afterExtraTime]: 150,
  [Stage.afterPenalties]: 165,
};

function partsOf({ halfTime, fullTime, extraTime }: FinalScores): { parts?: [number, number][] } {
  if (halfTime === null || fullTime === null) return {};
  const halves = halvesOf(halfTime, fullTime);
  return { parts: extraTime === null ? halves : [...halves, minus(extraTime, fullTime)] };
}

function scoreboard(outcome: FinalScores): { score?: Scoreboard } {
  const final = finalScore(outcome);
  if (final === null) return {};
  const { stage, fullTime, extraTime, penalties, advanced } = outcome;
  const level = stage === Stage.afterPenalties && leaderOf(final) === null;
  const winner = level ? advanced : (leaderOf(final) ?? 'draw');
  return {
    score: {
      home: final[0],
      away: final[1],
      ...partsOf(outcome),
      ...(fullTime === null ? {} : { fullTime: pairOf(fullTime) }),
      ...(extraTime === null ? {} : { afterExtraTime: pairOf(extraTime) }),
      ...(penalties === null ? {} : { penalties: pairOf(penalties) }),
      ...(winner === null ? {} : { winner }),
      ...(advanced === null ? {} : { advanced }),
    },
  };
}

function elapsedMinutes({ minute, added }: ImportedGoal): number {
  const breaks = minute <= 45 ? 0 : minute <= 90 ? 15 : 25;
  return minute + added + breaks;
}

function goalMessages(match: ImportedMatch): IncidentMessage[] {
  let score: Pair = [0, 0];
  const final = match.outcome === null ? null : finalScore(match.outcome);
  const ofSide = (side: string): number => match.goals.filter((goal) => goal.side === side).length;
  const complete = final !== null && ofSide('home') === final[0] && ofSide('away') === final[1];
  return [...match.goals]
    .sort((a, b) => a.minute - b.minute || a.added - b.added)
    .map((goal, index) => {
      score = plus(score, goal.side);
      return {
        kind: 'incident',
        key: `${match.key}/g${index + 1}`,
        seq: RESULT_SEQ,
        at: instant(startMs(match.start) + elapsedMinutes(goal) * 60_000),
        event: match.key,
        type: goal.type,
        side: goal.side,
        minute: goal.minute,
        ...(goal.added > 0 ? { added: goal.added } : {}),
        ...(goal.player === '' ? {} : { player: goal.player }),
        // A running score is right only where no goal is missing.
        ...(complete ? { score: pairOf(score) } : {}),
      };
    });
}

/** Reads no clock: equal matches give equal messages. */
export function eventOf(match: ImportedMatch): ImportedEvent {
  const { file, line, key, competition, home, away, start, round, venue, outcome } = match;
  const fixture = fixtureOf({ key, sport: SPORT.football, competition, home, away, start, details: { round, venue } });
  if (outcome === null) return { file, line, messages: [fixture] };
  const status: StatusMessage = {
    kind: 'status',
    key: `${key}/status`,
    seq: PLAYED.has(outcome.stage) ? RESULT_SEQ : 0,
    at: instant(startMs(start) + (LENGTH_MINUTES[outcome.stage] ?? 0) * 60_000),
    event: key,
    stage: outcome.stage,
    ...scoreboard(outcome),
  };
  return { file, line, messages: [fixture, status, ...goalMessages(match)] };
}
