import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectChangedToBeRead } from '../../testing/changed-answers.ts';
import { goalRow, matchRow, resultRow } from '../../testing/openligadb.ts';
import { recordings } from '../../testing/recordings.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { Answer } from '../kit/connector.ts';
import { read } from './read.ts';

const ROUND = '/getmatchdata/bl1/2026/14';
const NOW_MS = Date.parse('2026-12-12T15:40:00Z');
const answerOf = (body: unknown, path = ROUND): Answer => read({ path, body, nowMs: NOW_MS, leagues: ['bl1'] });

describe('rubbish instead of an answer of OpenLigaDB', () => {
  it.each([
    ['null', null, ROUND, 'must be array'],
    ['an object', { message: 'an error' }, ROUND, 'must be array'],
    ['a text', '<html>', ROUND, 'must be array'],
    ['a list instead of a round', [], '/getcurrentgroup/bl1', 'must be object'],
    ['an object instead of a time', {}, '/getlastchangedate/bl1/2026/14', 'must be string'],
    ['a text that is no time', 'soon', '/getlastchangedate/bl1/2026/14', 'must match pattern'],
  ])('%s is unreadable, with the path in one line', (_, body, path, problem) => {
    expect(() => answerOf(body, path)).toThrow(UnreadableAnswer);
    expect(() => answerOf(body, path)).toThrow(`${path}: ${problem}`);
  });

  it('an empty list has no matches, which is a line', () => {
    expect(answerOf([])).toEqual({ matches: [], unread: [`${ROUND}: no matches`], unmapped: [] });
  });

  it.each([
    ['an item that is a list', [[]], 'matches/0'],
    ['an item that is cut off', [{ matchID: 5 }], 'matches/0'],
    ['a number as text', [matchRow({ matchID: '5' })], 'matches/0/matchID'],
    ['goals that are an object', [matchRow({ goals: {} })], 'matches/0/goals'],
    [
      'points as text',
      [matchRow({ matchResults: [{ ...resultRow('half', [1, 0]), pointsTeam1: '1' }] })],
      'matches/0/matchResults/0/',
    ],
    ['a score below nothing', [matchRow({ goals: [goalRow(4, [1, 0], { scoreTeam1: -1 })] })], 'matches/0/goals/0/scoreTeam1'],
    ['the year 2099', [matchRow({ matchDateTimeUTC: '2099-12-12T14:30:00Z' })], 'matches/0/matchDateTimeUTC'],
    ['the year 1970', [matchRow({ matchDateTimeUTC: '1970-01-01T00:00:00Z' })], 'matches/0/matchDateTimeUTC'],
    ['a 31st of February', [matchRow({ matchDateTimeUTC: '2026-02-31T00:00:00Z' })], 'matches/0/matchDateTimeUTC'],
    ['no round', [matchRow({ group: null })], 'matches/0/group'],
    ['the same team twice', [matchRow({ team2: { teamName: 'Hamburger SV' } })], 'matches/0/team2/teamName'],
  ])('%s is no match, but a line with the path', (_, body, path) => {
    const { matches, unread } = answerOf(body);
    expect(matches).toEqual([]);
    expect(unread).toEqual([expect.stringContaining(path)]);
    expect(unread[0]).not.toContain('\n');
  });

  it('one bad match leaves the others', () => {
    const { matches, unread } = answerOf([matchRow({ matchID: 4 }), matchRow({ team1: [] }), matchRow({ matchID: 6 })]);
    expect(matches.map(({ key }) => key)).toEqual(['oldb/4', 'oldb/6']);
    expect(unread).toEqual([expect.stringContaining('matches/1/team1')]);
  });

  it('an unknown kind of result is a line, and the match is read without it', () => {
    const odd = { ...resultRow('half', [4, 0]), resultName: 'Drittel', resultTypeID: 9 };
    const { matches, unread } = answerOf([matchRow({ matchResults: [odd, resultRow('final', [1, 0])] })]);
    expect(unread).toEqual(['matches/0/matchResults/0/resultName: not known: "Drittel"']);
    expect(matches[0]!.score).toMatchObject({ home: 1, away: 0 });
  });

  it('a league that is not listed is named and has no matches', () => {
    expect(answerOf([matchRow({ leagueShortcut: 'my-league', leagueName: 'Meine Liga' })])).toEqual({
      matches: [],
      unread: [],
      unmapped: ['Meine Liga'],
    });
  });
});

const full = [
  matchRow({
    goals: [goalRow(9, [1, 0]), goalRow(47, [1, 1], { isPenalty: true })],
    matchResults: [resultRow('half', [1, 0]), resultRow('final', [1, 1]), resultRow('penalties', [4, 5])],
    location: { locationCity: 'Hamburg', locationStadium: 'Volksparkstadion' },
  }),
  matchRow({ matchID: 6, leagueShortcut: 'dfb', matchIsFinished: true, matchResults: [resultRow('extra', [2, 1])] }),
];

describe('answers of OpenLigaDB with changed fields', () => {
  it('an answer with changed fields is read into acceptable messages or refused, and nothing else is thrown', () =>
    expectChangedToBeRead(read, { path: ROUND, body: full, nowMs: NOW_MS, leagues: [] }));

  const folder = recordings('openligadb', ['dfb-2024_20260321.json']);
  it.skipIf(folder === null)('so is a recorded answer', () => {
    const body = JSON.parse(readFileSync(join(folder!, 'dfb-2024_20260321.json'), 'utf8')) as unknown[];
    const extended = body.slice(0, 12);
    return expectChangedToBeRead(
      read,
      { path: ROUND, body: extended, nowMs: Date.parse('2026-03-21T16:00:00Z'), leagues: [] },
      100,
    );
  });
});
