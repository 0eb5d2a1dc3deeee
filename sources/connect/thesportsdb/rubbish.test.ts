import { expect, it } from 'vitest';
import { expectChangedToBeRead } from '../../testing/changed-answers.ts';
import { row } from '../../testing/thesportsdb-answers.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import { thesportsdb } from './connector.ts';

const leagues = Object.keys(thesportsdb.leagues!.known);
const NOW_MS = Date.parse('2026-10-05T18:45:00Z');
const read = (body: unknown) => thesportsdb.read({ path: '/', body, nowMs: NOW_MS, leagues });

it.each([
  ['null for the list', { livescore: null }],
  ['a message', { Message: 'No data found' }],
  ['an empty list', { schedule: [] }],
])('%s is an answer of TheSportsDB without matches', (_, body) => {
  expect(read(body)).toEqual({ matches: [], unread: [], unmapped: [] });
});

it.each([
  ['null', null],
  ['a text', '<html>'],
  ['a list', []],
  ['an empty object', {}],
  ['a text for the list', { schedule: 'Invalid League ID passed' }],
  ['an object for the list', { livescore: {} }],
])('%s for an answer of TheSportsDB is unreadable', (_, body) => {
  expect(() => read(body)).toThrow(UnreadableAnswer);
});

it.each([
  ['null', null, 'livescore/1: '],
  ['no event id', row({ idEvent: undefined }), 'livescore/1/idEvent: '],
  ['an empty name', row({ strHomeTeam: '' }), 'livescore/1/strHomeTeam: '],
  ['a status that is not known', row({ strStatus: 'LIVE!' }), 'livescore/1/strStatus: '],
  ['a status of another sport', row({ idLeague: '4544', strStatus: 'P2' }), 'livescore/1/strStatus: '],
  ['no status beside a score', row({ strStatus: null }), 'livescore/1/strStatus: '],
  ['goals that are no numbers', row({ intHomeScore: 'one' }), 'livescore/1/intHomeScore: '],
  ['no start', row({ strTimestamp: '', dateEvent: null }), 'livescore/1/strTimestamp: '],
  ['the year 2099', row({ strTimestamp: '2099-10-05T18:45:00' }), 'livescore/1/strTimestamp: '],
  ['a match that is in play for more than eight hours', row({ strTimestamp: '2026-10-05T10:44:59' }), 'livescore/1/strStatus: '],
])('%s in a match of TheSportsDB is one line with its path, and the others are read', (_, broken, line) => {
  const { matches, unread } = read({ livescore: [row({ idEvent: '1' }), broken, row({ idEvent: '2' })] });
  expect(matches.map(({ key }) => key)).toEqual(['tsdb/1', 'tsdb/2']);
  expect(unread).toHaveLength(1);
  expect(unread[0]!.startsWith(line)).toBe(true);
});

it('an answer of TheSportsDB with anything changed in it is unreadable, or read as messages of the provider API', async () => {
  const sound = {
    livescore: [row(), row({ idLeague: '4930', idEvent: '2', strStatus: 'P2' }), row({ idEvent: '3', strStatus: 'FT' })],
  };
  await expectChangedToBeRead(thesportsdb.read, { path: '/', body: sound, nowMs: NOW_MS, leagues });
});
