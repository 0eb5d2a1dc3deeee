import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchRow, scoreRow } from '../../testing/football-data.ts';
import { expectChangedToBeRead } from '../../testing/changed-answers.ts';
import { recordings } from '../../testing/recordings.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { Answer } from '../kit/connector.ts';
import { read } from './read.ts';

const PATH = '/v4/matches';
const NOW_MS = Date.parse('2026-12-12T16:00:00Z');
const answerOf = (body: unknown): Answer => read({ path: PATH, body, nowMs: NOW_MS, leagues: ['PL'] });
const listOf = (facts: object): unknown => ({ matches: [matchRow(facts)] });

describe('rubbish instead of an answer of football-data.org', () => {
  it.each([
    ['null', null],
    ['a text', '<html>'],
    ['a list', []],
    ['an error', { message: 'The resource you are looking for is restricted.', errorCode: 403 }],
    ['an object instead of the list', { matches: {} }],
    ['a list that is null', { matches: null }],
  ])('%s is unreadable, with the path in one line', (_, body) => {
    expect(() => answerOf(body)).toThrow(UnreadableAnswer);
    expect(() => answerOf(body)).toThrow(/^\/v4\/matches.*: must [^\n]*$/);
  });

  it('a day without matches is no problem', () => {
    expect(answerOf({ matches: [] })).toEqual({ matches: [], unread: [], unmapped: [] });
  });

  it.each([
    ['an item that is a list', { matches: [[]] }, 'matches/0'],
    ['an item that is cut off', { matches: [{ id: 9, utcDate: '2026-12-12T15:00:00Z' }] }, 'matches/0'],
    ['an id as text', listOf({ id: '9' }), 'matches/0/id'],
    ['a score as text', listOf({ score: { fullTime: { home: '1', away: 0 } } }), 'matches/0/score/fullTime'],
    ['teams as a list', listOf({ homeTeam: [] }), 'matches/0/homeTeam'],
    ['an unknown status', listOf({ status: 'RAINED_OFF' }), 'matches/0/status: not known: "RAINED_OFF"'],
    ['a status of JavaScript', listOf({ status: 'constructor' }), 'matches/0/status: not known'],
    ['the year 2099', listOf({ utcDate: '2099-12-12T15:00:00Z' }), 'matches/0/utcDate'],
    ['a time without a day', listOf({ utcDate: '15:00' }), 'matches/0/utcDate'],
    ['a season without days', listOf({ season: { startDate: '2026', endDate: '2027' } }), 'matches/0/season'],
    ['an end without a score', listOf({ status: 'FINISHED' }), 'matches/0/score'],
    [
      'a shoot-out without a winner',
      listOf({
        status: 'FINISHED',
        score: scoreRow('PENALTY_SHOOTOUT', { fullTime: [1, 1], regularTime: [1, 1], penalties: [4, 4] }),
      }),
      'matches/0/score/penalties',
    ],
    ['the same team twice', listOf({ awayTeam: { id: 58, name: 'Aston Villa FC' } }), 'matches/0/awayTeam/id'],
  ])('%s is no match, but a line with the path', (_, body, path) => {
    const { matches, unread } = answerOf(body);
    expect(matches).toEqual([]);
    expect(unread).toEqual([expect.stringContaining(path)]);
    expect(unread[0]).not.toContain('\n');
  });

  it('one bad match leaves the others', () => {
    const { matches, unread } = answerOf({ matches: [matchRow({ id: 1 }), matchRow({ status: 7 }), matchRow({ id: 3 })] });
    expect(matches.map(({ key }) => key)).toEqual(['fd/1', 'fd/3']);
    expect(unread).toHaveLength(1);
  });
});

const SHOOT_OUT = { fullTime: [6, 5], halfTime: [0, 1], regularTime: [1, 1], extraTime: [1, 1], penalties: [4, 3] } as const;
const body = {
  matches: [
    matchRow({ status: 'FINISHED', score: scoreRow('PENALTY_SHOOTOUT', SHOOT_OUT), venue: 'Villa Park', attendance: 42_000 }),
    matchRow({ id: 10, status: 'IN_PLAY', score: scoreRow('REGULAR', { fullTime: [1, 0], halfTime: [0, 0] }), minute: 7 }),
  ],
};

describe('answers of football-data.org with changed fields', () => {
  it('an answer with changed fields is read into acceptable messages or refused, and nothing else is thrown', () =>
    expectChangedToBeRead(read, { path: PATH, body, nowMs: NOW_MS, leagues: [] }));

  const folder = recordings('football-data', ['wc-2022_20221216.json']);
  it.skipIf(folder === null)('so is a recorded answer', () => {
    const { matches } = JSON.parse(readFileSync(join(folder!, 'wc-2022_20221216.json'), 'utf8')) as { matches: unknown[] };
    const knockOut = { matches: matches.slice(-16) };
    return expectChangedToBeRead(
      read,
      { path: PATH, body: knockOut, nowMs: Date.parse('2022-12-12T12:00:00Z'), leagues: [] },
      100,
    );
  });
});
