import type { LiveState } from '@stillingen/domain';
import { standingsCode, TOP_SCORERS_CODE, writeTableList } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { signatureOf } from '../body.ts';
import { stageNamed, standingsText } from '../standings/standings.ts';
import { drawText } from './draw.ts';
import { scorersOf, topScorersText } from './top-scorers.ts';

const SIDES = ['overall', 'home', 'away'] as const;
/** Every kind of standings that there may be; over and under with all lines at once. */
const CODES: readonly string[] = [
  ...SIDES.map((side) => standingsCode({ kind: 'points', side, line: null })),
  ...SIDES.map((side) => standingsCode({ kind: 'form', side, line: null })),
  ...SIDES.map((side) => standingsCode({ kind: 'over-under', side, line: 'all' })),
  ...SIDES.map((side) => standingsCode({ kind: 'half-time', side, line: null })),
];

/** A table of a stage by its code; null where the stage has no such table, or is none. */
export const tableText = (
  state: LiveState,
  tournamentId: string,
  stageId: string,
  code: string,
  nowS: number,
  words: Vocabulary,
): string | null =>
  code === TOP_SCORERS_CODE
    ? topScorersText(state, tournamentId, stageId, words)
    : standingsText(state, tournamentId, stageId, code, nowS, words);

/** Which tables a stage has, each with the hash of what it says; null where there is no such stage. */
export function tablesText(
  state: LiveState,
  tournamentId: string,
  stageId: string,
  nowS: number,
  words: Vocabulary,
): string | null {
  if (stageNamed(state, tournamentId, stageId) === null) return null;
  const scorers = scorersOf(state, tournamentId, stageId) ?? [];
  const codes = scorers.length === 0 ? CODES : [...CODES, TOP_SCORERS_CODE];
  const draw = drawText(state, tournamentId, stageId, words) ?? '';
  return writeTableList({
    tables: codes.flatMap((code) => {
      const text = tableText(state, tournamentId, stageId, code, nowS, words);
      return text === null ? [] : [{ code, hash: signatureOf(text) }];
    }),
    draw: draw === '' ? null : signatureOf(draw),
  });
}
