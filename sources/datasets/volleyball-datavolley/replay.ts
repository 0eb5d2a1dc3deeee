import { basename } from 'node:path';
import { type Pair, type Side, Stage } from '@stillingen/domain';
import { BadRow } from '../kit/import/data-set.ts';
import { boardOf, markIncident, readScoutedMatch, type ScoutedMatch, setStage, volleyballDatavolley } from './import.ts';
import { recordedDuel, type RecordedState } from '../kit/replay/recorded-event.ts';
import type { RecordingSet } from '../kit/replay/replay-set.ts';

function statesOf({ duel: { outcome }, marks }: ScoutedMatch): RecordedState[] {
  if (marks.some(({ second }) => Number.isNaN(second))) throw new BadRow('the touches have no clock');
  const begunAt = marks[0]!.second;
  const states: RecordedState[] = [];
  const over: Pair[] = [];
  let points: Pair | null = null;
  let serve: Side = 'home';
  let second = 0;
  for (const mark of marks) {
    // A substitution may have the clock of the rally before.
    second = Math.max(second, mark.second - begunAt);
    const incident = markIncident(mark, over.length, second);
    if (mark.kind === 'serve' && points === null) {
      points = [0, 0];
      serve = mark.side;
    } else if (mark.kind === 'point') {
      points = mark.score;
      serve = mark.side;
    } else if (mark.kind === 'set-end' && points !== null) {
      over.push(points);
      points = null;
    } else if (incident === null) continue;
    const score = { ...boardOf(points === null ? over : [...over, points]), ...(points === null ? { serve: null } : { serve }) };
    states.push({
      second,
      stage: points === null ? Stage.break : setStage(over.length),
      score,
      ...(incident === null ? {} : { incidents: [incident] }),
    });
  }
  // The match ends with the last point, not with the end of its set.
  if (states.at(-1)?.stage === Stage.break) states.pop();
  const last = states.pop()!;
  return [...states, { ...last, stage: Stage.finished, score: { ...outcome!.score!, serve: null } }];
}

export const volleyballReplay: RecordingSet = {
  name: 'volleyball-datavolley',
  about: 'volleyball: every rally',
  reads: volleyballDatavolley.reads,
  legacyEncoding: 'windows-1250',
  recordings: async (file) => {
    const match = await readScoutedMatch(file);
    return [recordedDuel(`volleyball-${basename(file.name).replace(/\.dvw$/i, '')}`, match.duel, statesOf(match))];
  },
};
