import type { BoardColumn } from './sport.ts';

const ROW = { inRow: true, onPhone: true } as const;

export const TIME: BoardColumn = { result: 'time', label: 'Tid', ...ROW };
export const GAP: BoardColumn = { result: 'gap', label: 'Afstand', spoken: 'Afstand til føreren', ...ROW };
export const POINTS: BoardColumn = { result: 'points', label: 'Point', ...ROW };
export const BIB: BoardColumn = { result: 'bib', label: 'Nr.', spoken: 'Startnummer' };

export const ENGINE_BOARD: readonly BoardColumn[] = [
  { result: 'laps', label: 'Omg.', spoken: 'Omgange', inRow: true },
  TIME,
  GAP,
  { result: 'lapTime', label: 'Omg.tid', spoken: 'Hurtigste omgang' },
  { result: 'grid', label: 'Start', spoken: 'Startplads' },
  { result: 'pitStops', label: 'Pit', spoken: 'Pitstop' },
];
