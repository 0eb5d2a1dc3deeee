import { type Pair, Stage } from '@stillingen/domain';
import { inningParts, inningStage, minus, sum } from '../kit/events/score.ts';
import { deliveryIncidents, type MlbGame, mlbStatsapi, readMlbGame } from './import.ts';
import type { Delivery } from './plays.ts';
import { BadRow } from '../kit/import/data-set.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';

const FIRST_PITCH_SECONDS = 10;
const OUTS_OF_HALF = 3;

const BASES = new Intl.ListFormat('da', { type: 'conjunction' });

function situationOf({ balls, strikes, outs, bases }: Delivery): string {
  if (outs >= OUTS_OF_HALF) return '3 ude';
  const runners = bases.length === 3 ? 'fyldte baser' : `${BASES.format(bases.map((base) => `${base}.`))} base`;
  return [`${balls}-${strikes}`, `${outs} ude`, ...(bases.length === 0 ? [] : [runners])].join(', ');
}

function statesOf({ duel: { file, outcome }, deliveries }: MlbGame): RecordedState[] {
  const first = deliveries[0];
  if (first === undefined || outcome?.score === undefined) throw new BadRow(`${file} is not complete`);
  const innings: Pair[] = [];
  const starters = outcome.score.results!;
  const states = deliveries.map((delivery): RecordedState => {
    const { inning, score, hits, errors, batting } = delivery;
    innings[inning - 1] = minus(score, sum(innings.slice(0, inning - 1)));
    return {
      second: (delivery.atMs - first.atMs) / 1000 + FIRST_PITCH_SECONDS,
      stage: inningStage(inning),
      score: {
        home: score[0],
        away: score[1],
        parts: inningParts(innings),
        results: [
          { ...starters[0], hits: String(hits[0]), errors: String(errors[0]) },
          { ...starters[1], hits: String(hits[1]), errors: String(errors[1]) },
        ],
        serve: batting,
      },
      situation: situationOf(delivery),
      half: batting === 'away' ? 'top' : 'bottom',
      incidents: deliveryIncidents(delivery),
    };
  });
  const last = states.at(-1)!;
  return [
    { second: 0, stage: inningStage(1), score: { home: 0, away: 0, serve: 'away' }, situation: '', half: 'top' },
    ...states,
    { second: last.second, stage: Stage.finished, score: { ...outcome.score, serve: null }, situation: '' },
  ];
}

export const mlbReplay = replayOf(mlbStatsapi, 'baseball: every pitch', async (file) => {
  const game = await readMlbGame(file);
  return [recordedDuel(`mlb-${/(\d+)\.json$/.exec(file.name)![1]}`, game.duel, statesOf(game))];
});
