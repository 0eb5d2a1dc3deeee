import { Stage } from '@stillingen/domain';
import { type RugbyMatch, rugbyMatches, rugbyUnion } from './import.ts';
import { rugbyFile } from './competitions.ts';
import { readJson } from '../kit/readers/json.ts';
import { BadRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import { type HalfPlay, statesOfHalves, type RecordedHalf } from '../kit/replay/period-clock.ts';

const HALF_MINUTES = 40;
const BREAK_SECONDS = 720;

function halfOf(plays: readonly HalfPlay[]): RecordedHalf {
  const lastSecond = plays.at(-1)?.second ?? 0;
  return { seconds: Math.max(HALF_MINUTES * 60, lastSecond + 60), plays };
}

function statesOf({ running, duel: { outcome, incidents = [] } }: RugbyMatch): RecordedState[] {
  if (outcome === null) throw new BadRow('it has not been played');
  const { home, away } = outcome.score!;
  if (running === null) throw new BadRow(`the scores do not add up to ${home}-${away}: it cannot be played again`);
  const plays = incidents.map((incident, index) => {
    const [homeNow, awayNow] = running[index]!;
    const half = incident.stage === Stage.firstHalf ? 0 : 1;
    const second = (incident.minute - half * HALF_MINUTES) * 60;
    return { half, play: { second, score: { home: homeNow, away: awayNow }, incidents: [incident] } };
  });
  const playsOf = (half: number): HalfPlay[] => plays.filter((play) => play.half === half).map(({ play }) => play);
  return statesOfHalves([halfOf(playsOf(0)), halfOf(playsOf(1))], BREAK_SECONDS, {
    stage: outcome.stage,
    score: outcome.score!,
  });
}

export const rugbyReplay = replayOf(rugbyUnion, 'rugby union: every event by minute', async (file) =>
  rugbyMatches(await readJson(file), rugbyFile(file.name)).map((read, index) =>
    rowOrRefusal(file.name, index + 1, () => {
      const match = read();
      return recordedDuel(match.duel.key, { file: file.name, line: index + 1, ...match.duel }, statesOf(match));
    }),
  ),
);
