import { RESULT_NUMBER, type ResultName, type Results } from '@stillingen/domain';
import type { Cell } from './text.ts';

const KIND = 'RAA';
const VALUE = 'RAB';
const SIDE = 'RAC';
const SIDE_END = 'RAD';

const NAME_OF = new Map(Object.entries(RESULT_NUMBER).map(([name, number]) => [String(number), name as ResultName]));

const cellsOf = (side: Results): Cell[] =>
  Object.entries(side).flatMap(([name, value]): Cell[] => [
    [KIND, String(RESULT_NUMBER[name as ResultName])],
    [VALUE, value],
  ]);

/** Results as cells: of a duel each side between RAC (1 home, 2 away) and RAD, of a race bare; nothing known is one empty RAA. */
export function writeResults(sides: readonly Results[]): Cell[] {
  const cells =
    sides.length === 2
      ? sides.flatMap((side, at): Cell[] => [[SIDE, String(at + 1)], ...cellsOf(side), [SIDE_END, '1']])
      : sides.flatMap(cellsOf);
  return cells.some(([key]) => key === KIND) ? cells : [[KIND, '']];
}

/** Gathers the result cells of one row, in their order. */
export class ResultsReader {
  private readonly sides: Partial<Record<ResultName, string>>[] = [];
  private name: ResultName | undefined;

  /** Takes a cell where it is one of results. */
  take(key: string, value: string): boolean {
    if (key === SIDE) this.sides.push({});
    else if (key === KIND) {
      this.name = NAME_OF.get(value);
      if (this.sides.length === 0) this.sides.push({});
    } else if (key === VALUE) {
      if (this.name !== undefined) this.sides.at(-1)![this.name] = value;
    } else return key === SIDE_END;
    return true;
  }

  /** What was gathered, null where the row had no such cells. */
  get value(): readonly Results[] | null {
    return this.sides.length === 0 ? null : this.sides;
  }
}
