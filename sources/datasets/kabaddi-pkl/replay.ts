import { basename } from 'node:path';
import { Stage } from '@stillingen/domain';
import { boardOf, HALF_SECONDS, incidentOf, inFirstHalf, kabaddiPkl, type PklMatch, readPklMatch } from './import.ts';
import { clockText } from '../kit/events/score.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';

const BREAK_SECONDS = 300;
const FULL = clockText(HALF_SECONDS);

/** What is left of the half, as on the clock of the hall: the files also count up through both. */
const clockLeft = (second: number): string =>
  clockText(Math.max(0, (inFirstHalf(second) ? HALF_SECONDS : 2 * HALF_SECONDS) - second));

function statesOf({ events, duel: { outcome } }: PklMatch): RecordedState[] {
  const first = events.filter(({ second }) => inFirstHalf(second));
  const atHalf = boardOf(first);
  const raids = events.map((event, index): RecordedState => {
    const half = inFirstHalf(event.second);
    return {
      second: event.second + (half ? 0 : BREAK_SECONDS),
      stage: half ? Stage.firstHalf : Stage.secondHalf,
      score: boardOf(events.slice(0, index + 1)),
      gameTime: clockLeft(event.second),
      incidents: incidentOf(event),
    };
  });
  const secondHalf = { ...atHalf, parts: [...atHalf.parts!, [0, 0] as [number, number]] };
  return [
    { second: 0, stage: Stage.firstHalf, score: boardOf([]), gameTime: FULL },
    ...raids.slice(0, first.length),
    { second: HALF_SECONDS, stage: Stage.halfTime, score: atHalf },
    { second: HALF_SECONDS + BREAK_SECONDS, stage: Stage.secondHalf, score: secondHalf, gameTime: FULL },
    ...raids.slice(first.length),
    { second: 2 * HALF_SECONDS + BREAK_SECONDS, stage: Stage.finished, score: outcome!.score! },
  ];
}

export const kabaddiReplay = replayOf(kabaddiPkl, 'kabaddi: every raid', async (file) => {
  const match = await readPklMatch(file);
  return [recordedDuel(`pkl-${basename(file.name, '.json')}`, match.duel, statesOf(match))];
});
