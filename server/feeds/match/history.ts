import {
  type EventItem,
  type HistoryStep,
  type LiveState,
  NO_FACTS,
  type PointMark,
  type Sport,
  sportById,
} from '@stillingen/domain';
import { type HistoryBlock, type HistoryLine, type HistoryPoint, writeCurrentGame, writeHistory } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { MatchContext } from '../../projection/item-source.ts';

/** '30:40 break', as providers write it. */
function pointOf(text: string): HistoryPoint {
  const [score, mark = null] = text.split(' ') as [string, PointMark?];
  const [home, away] = score.split(':') as [string, string];
  return { home, away, mark };
}

function lineOf({ score, winner, server, points }: HistoryStep, inGames: boolean): HistoryLine {
  const lost = winner !== null && server !== null && winner !== server;
  return {
    score,
    tieBreak: null,
    server,
    broken: inGames && lost ? server : null,
    winner,
    lead: inGames ? null : Math.abs(score[0] - score[1]),
    points: points.map(pointOf),
  };
}

function partTitle(sport: Sport, number: number, words: Vocabulary): string {
  const { format } = sport.formats[0];
  if (format.kind === 'frames') return words.unit(format.unit, number);
  return sport.parts[number - 1] === undefined ? `${number}.` : words.part(sport, number - 1);
}

export function historyText(state: LiveState, { id, sportId }: EventItem, { words }: MatchContext): string {
  const sport = sportById(sportId)!;
  const { history } = state.facts.get(id) ?? NO_FACTS;
  return writeHistory(
    history.flatMap(({ id: part, steps, tieBreak }): HistoryBlock[] => {
      const number = Number(part);
      const title = partTitle(sport, number, words);
      const decided = tieBreak.at(-1)?.score ?? null;
      const lines = steps.map((step, at) => ({
        ...lineOf(step, sport.serviceGames),
        tieBreak: at === steps.length - 1 ? decided : null,
      }));
      return [
        { number, title, lines },
        ...(tieBreak.length === 0
          ? []
          : [{ number, title: words.tieBreakOf(title), lines: tieBreak.map((step) => lineOf(step, false)) }]),
      ];
    }),
  );
}

export const currentGameText = (_state: LiveState, { points, serve }: EventItem): string =>
  writeCurrentGame(points === null ? null : { home: points[0], away: points[1], server: serve });
