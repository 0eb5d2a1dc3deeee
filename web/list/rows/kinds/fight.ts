import { showsWinner, type StageType, Winner } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { fightText, finishWords } from '#text/match/fight.ts';
import { tableText } from '#text/table.ts';
import { type DuelCells, NOTHING, type Note } from './cells.ts';

/** 'KO R7 2:13'; a decision comes after all rounds, so the round is left out. */
function finishNote({ finishMethod, finishRound, finishTime }: EventRow): Note | null {
  if (finishMethod === null) return null;
  const { short, long, isDecision } = finishWords(finishMethod);
  const round = isDecision || finishRound === null ? '' : `R${finishRound}`;
  const when = [round, isDecision ? '' : (finishTime ?? '')].filter((word) => word !== '');
  return { text: [short, ...when].join(' '), spoken: [long, ...when].join(' ') };
}

export function fightCells(row: EventRow): DuelCells {
  const winner = (row.winner ?? Winner.unknown) as Winner;
  const shown = showsWinner({ stage: row.stage ?? 0, stageType: row.stageType as StageType, winner });
  const planned = row.rounds === null ? null : { text: tableText.rounds(row.rounds) };
  return {
    parts: [],
    free: 0,
    total:
      shown && winner === Winner.home
        ? [fightText.won, '']
        : shown && winner === Winner.away
          ? ['', fightText.won]
          : shown
            ? [fightText.drawn, fightText.drawn]
            : NOTHING,
    after: [],
    note: finishNote(row) ?? planned,
  };
}
