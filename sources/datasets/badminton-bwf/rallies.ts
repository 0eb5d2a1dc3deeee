import { type Pair, type Side, SPORT, Stage } from '@stillingen/domain';
import { createSetHistory, type SentPartHistory } from '../../set-history.ts';
import type { DuelOutcome } from '../kit/events/duel.ts';
import { BadRow, rowOrRefusal } from '../kit/import/data-set.ts';
import type { RecordedState } from '../kit/replay/recorded-event.ts';
import { boardOf } from './score.ts';

/** The tables have no clock: usual lengths. */
const RALLY_SECONDS = 25;
const INTERVAL_SECONDS = 60;
const BREAK_SECONDS = 120;
const INTERVAL_POINTS = 11;

const setStage = (game: number): number => 17 + game;

function pointTo(before: Pair, after: Pair): Side {
  if (after[0] === before[0] + 1 && after[1] === before[1]) return 'home';
  if (after[0] === before[0] && after[1] === before[1] + 1) return 'away';
  throw new BadRow(`no point leads from ${before.join('-')} to ${after.join('-')}`);
}

/** The first server is unknown; then the winner of the last rally serves. */
export function statesOf(outcome: DuelOutcome, games: readonly (readonly Pair[])[]): RecordedState[] {
  const final = outcome.score!;
  if (games.length !== final.parts!.length) throw new BadRow('the points of a game are missing');
  const states: RecordedState[] = [];
  const over: Pair[] = [];
  let second = 0;
  let serve: Side | null = null;
  for (const [index, points] of games.entries()) {
    const stage = setStage(index);
    const push = (score: Pair, at: number = stage): void => {
      states.push({ second, stage: at, score: { ...boardOf([...over, score]), serve } });
    };
    let before: Pair = [0, 0];
    let rested = false;
    push(before);
    for (const score of points.slice(1)) {
      serve = pointTo(before, score);
      before = score;
      second += RALLY_SECONDS;
      push(score);
      if (rested || Math.max(...score) < INTERVAL_POINTS) continue;
      rested = true;
      push(score, Stage.break);
      second += INTERVAL_SECONDS;
      push(score);
    }
    const [home, away] = final.parts![index]!;
    if (before[0] !== home || before[1] !== away)
      throw new BadRow(`the points of game ${index + 1} end ${before.join('-')}, not ${home}-${away}`);
    over.push(before);
    if (index === games.length - 1) break;
    states.push({ second, stage: Stage.break, score: { ...boardOf(over), serve } });
    second += BREAK_SECONDS;
  }
  if (outcome.stage === Stage.finished) states.pop();
  return [...states, { second, stage: outcome.stage, score: { ...final, serve: null } }];
}

/** How each game went; nothing where the points do not lead to the result. */
export function setsOf(outcome: DuelOutcome, games: readonly (readonly Pair[])[]): readonly SentPartHistory[] {
  if (games.length === 0 || games.length !== outcome.score?.parts?.length) return [];
  const states = rowOrRefusal('', 0, () => statesOf(outcome, games));
  if ('why' in states) return [];
  const history = createSetHistory(SPORT.badminton)!;
  const sets = new Map<number, SentPartHistory>();
  for (const state of states) {
    const part = history.add(state);
    if (part !== null) sets.set(part.part, part);
  }
  return [...sets.values()];
}
