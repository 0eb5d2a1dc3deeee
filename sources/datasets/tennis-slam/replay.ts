import { Stage } from '@stillingen/domain';
import { beginning, listsMatches, type SlamMatch, slamMatches, stageOf } from './import.ts';
import { recordedDuel, type RecordedState } from '../kit/replay/recorded-event.ts';
import type { RecordingSet } from '../kit/replay/replay-set.ts';

/** The points have no clock: usual length. */
const POINT_SECONDS = 40;
const CHANGE_SECONDS = 60;

function statesOf({ points }: SlamMatch): RecordedState[] {
  const server = points[0]?.board.serve ?? null;
  const states: RecordedState[] = [{ second: 0, stage: stageOf({ set: 1, inTieBreak: false }), score: beginning(server) }];
  let second = 0;
  for (const point of points) {
    const { over, board } = point;
    second += POINT_SECONDS + (board.points === null ? CHANGE_SECONDS : 0);
    states.push({ second, stage: over ? Stage.finished : stageOf(point), score: board });
  }
  return states;
}

export const tennisSlamReplay: RecordingSet = {
  name: 'tennis-slam-pointbypoint',
  about: 'tennis: every point of a Grand Slam match',
  reads: listsMatches,
  async recordings(file) {
    const matches = await slamMatches(file);
    return matches.map((match) =>
      'why' in match
        ? match
        : match.points.length === 0
          ? { file: file.name, line: match.line, why: `no points are published of ${match.id}` }
          : recordedDuel(match.duel.key, { file: file.name, line: match.line, ...match.duel, outcome: null }, statesOf(match), {
              dayKnown: false,
            }),
    );
  },
};
