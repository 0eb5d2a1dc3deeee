import { basename } from 'node:path';
import { Stage } from '@stillingen/domain';
import { boardOf, HALF_SECONDS, incidentOf, inFirstHalf, kabaddiPkl, type PklMatch, readPklMatch } from './import.ts';
import { clockText } from '../kit/events/score.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';

const BREAK_SECONDS = 300;

function statesOf({ events, duel: { outcome } }: PklMatch): RecordedState[] {
  const first = events.filter(({ second }) => inFirstHalf(second));
  const atHalf = boardOf(first);
  const raids = events.map((event, index): RecordedState => {
    const half = inFirstHalf(event.second);
    return {
      second: event.second + (half ? 0 : BREAK_SECONDS),
      stage: half ? Stage.firstHalf : Stage.secondHalf,
      score: boardOf(events.slice(0, index + 1)),
      gameTime: clockText(event.second),
      incidents: incidentOf(event),
    };
  });
  const secondHalf = { ...atHalf, parts: [...atHalf.parts!, [0, 0] as [number, number]] };
  return [
    { second: 0, stage: Stage.firstHalf, score: boardOf([]), gameTime: clockText(0) },
    ...raids.slice(0, first.length),
    { second: HALF_SECONDS, stage: Stage.halfTime, score: atHalf },
    { second: HALF_SECONDS + BREAK_SECONDS, stage: Stage.secondHalf, score: secondHalf, gameTime: clockText(HALF_SECONDS) },
    ...raids.slice(first.length),
    { second: 2 * HALF_SECONDS + BREAK_SECONDS, stage: Stage.finished, score: outcome!.score! },
  ];
}

export const kabaddiReplay = replayOf(kabaddiPkl, 'kabaddi: every raid', async (file) => {
  const match = await readPklMatch(file);
  return [recordedDuel(`pkl-${basename(file.name, '.json')}`, match.duel, statesOf(match))];
});
