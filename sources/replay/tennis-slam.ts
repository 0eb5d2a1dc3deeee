import { Stage } from '@stillingen/domain';
import { listsMatches, slamMatches, type SlamMatch } from '../import/tennis-slam/matches.ts';
import { type Moment, recordedDuel } from './moments.ts';
import type { RecordingSet } from './recording-set.ts';

/** The points have no clock: this is how long things usually take. */
const POINT_SECONDS = 40;
const CHANGE_SECONDS = 60;

const FIRST_SET = 17;
const FIRST_TIE_BREAK = 47;

/** The match point by point; the tie-break of a set is a stage of its own. */
function momentsOf({ points }: SlamMatch): Moment[] {
  const server = points[0]?.board.serve ?? null;
  const moments: Moment[] = [
    { second: 0, stage: FIRST_SET, score: { home: 0, away: 0, parts: [[0, 0]], points: ['0', '0'], serve: server } },
  ];
  let second = 0;
  for (const { set, inTieBreak, over, board } of points) {
    second += POINT_SECONDS + (board.points === null ? CHANGE_SECONDS : 0);
    const stage = over ? Stage.finished : (inTieBreak ? FIRST_TIE_BREAK : FIRST_SET) + set - 1;
    moments.push({ second, stage, score: board });
  }
  return moments;
}

/** Mixed doubles point by point. */
export const tennisSlamReplay: RecordingSet = {
  name: 'tennis-slam-pointbypoint',
  reads: listsMatches,
  async recordings(file) {
    const matches = await slamMatches(file);
    return matches.map((match) =>
      'why' in match
        ? match
        : recordedDuel(
            match.duel.key,
            { file: file.name, line: match.line, ...match.duel, outcome: null },
            momentsOf(match),
            `Genafspilning af en kamp fra ${match.duel.competition.name} ${match.duel.competition.season}`,
          ),
    );
  },
};
