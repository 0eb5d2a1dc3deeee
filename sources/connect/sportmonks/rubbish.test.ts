import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectChangedToBeRead } from '../../testing/changed-answers.ts';
import { recordings } from '../../testing/recordings.ts';
import { answer, event, fixture, scores, START_MS } from '../../testing/sportmonks-answers.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import { sportmonks } from './connector.ts';
import { stateByName } from './states.ts';

const FOLDER = recordings('sportmonks', ['fixtures.json', 'states.json', 'league-271.json']);
const read = (body: unknown, nowMs = START_MS) => sportmonks.read({ path: '/', body, nowMs, leagues: ['271'] });

it.each([
  ['null', null, /^answer: /],
  ['a text', '<html>', /^answer: /],
  ['a list', [], /^answer: /],
  ['an empty object', {}, /^answer\/data: /],
  ['a text for data', { data: 'none' }, /^answer\/data: /],
  ['a number for the message', { message: 7 }, /^answer\/message: /],
])('%s for an answer of Sportmonks is unreadable, with the path', (_, body, line) => {
  expect(() => read(body)).toThrow(UnreadableAnswer);
  expect(() => read(body)).toThrow(line);
});

const live = (more: object) => fixture('INPLAY_1ST_HALF', { scores: scores({ CURRENT: [1, 0] }), ...more });

it.each([
  ['null', null, 'data/1: '],
  ['a list', [], 'data/1: '],
  ['no league', live({ league_id: undefined }), 'data/1: '],
  ['a text for the id', live({ id: '19500001' }), 'data/1/id: '],
  ['no participants', live({ participants: undefined }), 'data/1: '],
  ['a text for participants', live({ participants: 'two' }), 'data/1/participants: '],
  ['a state that is not known', live({ state: { developer_name: 'INPLAY_GOLDEN_GOAL' } }), 'data/1/state: '],
  ['a state id that is not known', live({ state: null, state_id: 99 }), 'data/1/state: '],
  ['no start', live({ starting_at_timestamp: null }), 'data/1/starting_at_timestamp: '],
  ['the year 2099', live({ starting_at_timestamp: 4_080_000_000 }), 'data/1/starting_at_timestamp: '],
  [
    'goals as text',
    live({ scores: [{ description: 'CURRENT', score: { goals: '1', participant: 'home' } }] }),
    'data/1/scores/0/score/goals: ',
  ],
  ['an object for scores', live({ scores: {} }), 'data/1/scores: '],
  ['no kicks after a shoot-out', fixture('FT_PEN', { scores: scores({ CURRENT: [1, 1] }) }), 'data/1/scores: '],
])('%s in a fixture of Sportmonks is one line with its path, and the others are read', (_, broken, line) => {
  const { matches, unread } = read(answer([live({}), broken, live({ id: 2 })]));
  expect(matches.map(({ key }) => key)).toEqual(['sm/19500001', 'sm/2']);
  expect(unread).toEqual([expect.stringContaining(line)]);
  expect(unread[0]!.startsWith(line)).toBe(true);
});

it('an answer of Sportmonks with anything changed in it is unreadable, or read as messages of the provider API', async () => {
  const ended = fixture('FT', { id: 3, scores: scores({ CURRENT: [2, 0], '1ST_HALF': [1, 0] }) });
  const sound = answer([live({ events: [event(1, 14, 12, { result: '1-0' })] }), fixture('NS', { id: 2 }), ended]);
  await expectChangedToBeRead(sportmonks.read, { path: '/', body: sound, nowMs: START_MS, leagues: ['271'] });
});

const recorded = (file: string): string => readFileSync(join(FOLDER!, file), 'utf8');

it.skipIf(FOLDER === null)('recorded fixtures of Sportmonks with base fields alone are a line each', () => {
  const { matches, unread } = read({ data: JSON.parse(recorded('fixtures.json')) }, Date.parse('2006-03-25T12:00:00Z'));
  expect(matches).toEqual([]);
  expect(unread).toEqual([expect.stringMatching(/^data\/0: .*participants/), expect.stringMatching(/^data\/1: .*participants/)]);
});

it.skipIf(FOLDER === null)('recorded fixtures of Sportmonks are read when their participants are included', () => {
  const [esbjerg] = JSON.parse(recorded('fixtures.json')) as object[];
  const participants = [
    { id: 1, name: 'Esbjerg', meta: { location: 'home' } },
    { id: 2, name: 'OB', meta: { location: 'away' } },
  ];
  const body = JSON.parse(recorded('envelope.txt').replace('%data%', JSON.stringify([{ ...esbjerg, participants }]))) as unknown;
  const { matches, remaining } = read(body, Date.parse('2006-03-25T12:00:00Z'));
  expect(matches).toMatchObject([
    {
      key: 'sm/216268',
      start: '2006-03-25T16:00:00.000Z',
      competition: { name: 'Superligaen', season: '2005/2006' },
      phase: 'over',
      stages: [3],
    },
  ]);
  expect(remaining?.requests).toBe(2999);
});

it.skipIf(FOLDER === null)('recorded states of Sportmonks are known by name and id', () => {
  const states = JSON.parse(recorded('states.json')) as { id: number; developer_name: string }[];
  const { id } = JSON.parse(recorded('league-271.json')) as { id: number };
  expect(states.map(({ developer_name: name }) => stateByName(name))).not.toContain(null);
  expect(sportmonks.leagues?.known).toHaveProperty(String(id));
});
