import type { Pair } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { type Column, isLive, partsOf, runningPart, wonBy, written } from '../../list/rows/kinds/cells.ts';
import { duelCells } from '../../list/rows/kinds/index.ts';
import { matchText } from '#text/match/match.ts';

export interface ScoreColumn extends Column {
  readonly head: string;
  readonly title: string;
  readonly beneath?: Pair<string>;
}

export interface ScoreTable {
  readonly parts: readonly ScoreColumn[];
  readonly ends: readonly ScoreColumn[];
}

const MOST_FRAMES = 11;

const end = (word: keyof typeof matchText.scoreEnds, of: Pair<string>): ScoreColumn => {
  const [head, title] = matchText.scoreEnds[word];
  return { head, title, of };
};
const resultEnd = (row: EventRow, word: 'hits' | 'errors' | 'goals' | 'behinds'): ScoreColumn =>
  end(word, [row.results?.[0]?.[word] ?? '', row.results?.[1]?.[word] ?? '']);

function cricketColumns(row: EventRow, sport: PageSport): ScoreColumn[] {
  const names = [
    ['wickets1', 'overs1'],
    ['wickets2', 'overs2'],
  ] as const;
  return partsOf(row, sport.scoreParts).map((runs, index) => {
    const [wickets, overs] = names[index]!;
    const of = ([0, 1] as const).map((side) => {
      const { [wickets]: fallen, [overs]: bowled } = row.results?.[side] ?? {};
      const hasBatted = (runs[side] ?? 0) > 0 || fallen !== undefined || bowled !== undefined;
      return {
        text: hasBatted ? `${runs[side] ?? 0}${fallen === undefined ? '' : `/${fallen}`}` : '–',
        overs: bowled === undefined ? '' : matchText.overs(bowled),
      };
    });
    return {
      head: sport.parts[index]!.long,
      title: sport.parts[index]!.long,
      of: [of[0]!.text, of[1]!.text],
      beneath: [of[0]!.overs, of[1]!.overs],
      wide: true,
    };
  });
}

function partColumns(row: EventRow, sport: PageSport, cells: readonly Column[], regular: number): ScoreColumn[] {
  return sport.parts.slice(0, Math.max(regular, cells.length)).map(({ short, long }, index) => ({
    of: ['', ''],
    ...cells[index],
    head: short,
    title: long,
  }));
}

function frameColumns(row: EventRow): ScoreColumn[] {
  const frames = partsOf(row, MOST_FRAMES);
  return frames.map((points, index) => ({
    of: written(points),
    head: String(index + 1),
    title: String(index + 1),
    ...(isLive(row) && index === frames.length - 1 ? { running: true } : wonBy(points)),
  }));
}

function plainParts(row: EventRow, sport: PageSport): Column[] {
  const running = runningPart(row, sport);
  return partsOf(row, sport.scoreParts).map((part, index) => ({
    of: written(part),
    ...(index === running ? { running: true } : {}),
  }));
}

/** Null if the score has at most one part (football shows half-time in words). */
export function scoreTable(row: EventRow, sport: PageSport): ScoreTable | null {
  const { format } = sport.formats[0];
  const cells = duelCells(row, sport);
  if (cells.total === null || sport.scoreParts === 1) return null;
  if (sport.row === 'frames') {
    const parts = frameColumns(row);
    return parts.length === 0 ? null : { parts, ends: [] };
  }
  if (sport.scoreParts === 0 || partsOf(row, sport.scoreParts).length === 0) return null;
  switch (format.kind) {
    case 'cricket':
      return { parts: cricketColumns(row, sport), ends: [] };
    case 'sets':
    case 'tennis': {
      const points = cells.after.filter(({ of }) => of.join('') !== '');
      return {
        parts: partColumns(row, sport, cells.parts, 0),
        ends: points.map((column) => ({ ...end('points', column.of), running: true })),
      };
    }
    case 'innings':
      return {
        parts: partColumns(row, sport, plainParts(row, sport), format.regular),
        ends: [end('runs', cells.total), resultEnd(row, 'hits'), resultEnd(row, 'errors')],
      };
    case 'pesapallo':
      return { parts: partColumns(row, sport, plainParts(row, sport), 0), ends: [] };
    case 'behinds':
      return {
        parts: partColumns(row, sport, plainParts(row, sport), format.regular),
        ends: [
          ...[resultEnd(row, 'goals'), resultEnd(row, 'behinds')].filter(({ of }) => of.join('') !== ''),
          end('total', cells.total),
        ],
      };
    default: {
      const regular = format.kind === 'periods' ? format.regular : 0;
      return { parts: partColumns(row, sport, plainParts(row, sport), regular), ends: [end('total', cells.total)] };
    }
  }
}
