import type { Connection } from '@stillingen/client';
import { expect, it } from 'vitest';
import { connectionWords } from './connection-strip.tsx';

const AT_S = Date.UTC(2026, 10, 21, 19, 31) / 1000;
const WELL: Connection = { mode: 'push', lastDataS: AT_S + 600, serviceStatus: 0, trueAtS: null, notice: null, program: null };

it.each([
  ['nothing while all is well', WELL, false, null],
  [
    'delayed data and their age',
    { ...WELL, serviceStatus: 1, trueAtS: AT_S },
    false,
    'Data er forsinkede i øjeblikket. Viser stillingen fra 20:31',
  ],
  [
    'an outage and its age',
    { ...WELL, serviceStatus: 2, trueAtS: AT_S },
    false,
    'Driftsforstyrrelse: Stillingen opdateres ikke lige nu. Viser stillingen fra 20:31',
  ],
  ['what it can without a time', { ...WELL, serviceStatus: 1 }, false, 'Data er forsinkede i øjeblikket'],
  ['the lost connection before all else', { ...WELL, serviceStatus: 2 }, true, 'Ingen forbindelse. Viser stillingen fra 20:41'],
  ['a connection that never was', { ...WELL, lastDataS: null }, true, 'Ingen forbindelse. Stillingen kan være forældet'],
] as const)('[PAGE-30] the status box shows %s', (_what, connection, isStale, text) => {
  expect(connectionWords(connection, isStale)).toBe(text);
});
