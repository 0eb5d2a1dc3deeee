import { RESULT_NUMBER, type ResultName, type Results } from '@stillingen/domain';
import { writeCell } from '../text/text.ts';

const KIND = 'RAA';
const VALUE = 'RAB';
const SIDE = 'RAC';
const SIDE_END = 'RAD';

export const RESULT_KEYS: readonly string[] = [KIND, VALUE, SIDE, SIDE_END];

const NAME_OF = new Map(Object.entries(RESULT_NUMBER).map(([name, number]) => [String(number), name as ResultName]));

const sideText = (side: Results): string =>
  Object.entries(side)
    .map(([name, value]) => writeCell(KIND, String(RESULT_NUMBER[name as ResultName])) + writeCell(VALUE, value))
    .join('');

export function writeResults(sides: readonly Results[]): string {
  const texts = sides.map(sideText);
  if (texts.every((text) => text === '')) return writeCell(KIND, '');
  if (texts.length !== 2) return texts.join('');
  return texts.map((text, at) => writeCell(SIDE, String(at + 1)) + text + writeCell(SIDE_END, '1')).join('');
}

export class ResultsReader {
  private readonly sides: Partial<Record<ResultName, string>>[] = [];
  private name: ResultName | undefined;

  take(key: string, value: string): void {
    if (key === SIDE) this.sides.push({});
    else if (key === KIND) {
      this.name = NAME_OF.get(value);
      if (this.sides.length === 0) this.sides.push({});
    } else if (key === VALUE && this.name !== undefined) this.sides.at(-1)![this.name] = value;
  }

  get value(): readonly Results[] | null {
    return this.sides.length === 0 ? null : this.sides;
  }
}
