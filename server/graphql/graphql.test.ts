import { eventRow, leagueRow, readRows } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScenario, fixture, KICK_OFF, score, status } from '../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import { STORED_QUERIES } from './stored-queries.ts';

let stack: TestStack;
let eventId: string;
let stageId: string;
let tournamentId: string;
const EARLIER = '2026-10-20T18:00:00Z';
beforeAll(async () => {
  stack = await startTestStack();
  await stack.submit(await stack.keyOf('test'), [
    fixture({ key: 'm0', start: EARLIER, away: { name: 'AGF' } }),
    status(1, 3, { key: 'm0/status', event: 'm0', at: EARLIER, score: { home: 2, away: 1 } }),
    fixture({
      key: 'old',
      start: '2025-10-20T18:00:00Z',
      competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' },
    }),
    fixture({ start: KICK_OFF }),
    status(1, 12),
    score(2, 1, 0),
    {
      kind: 'statistics',
      key: 'm1/st',
      seq: 1,
      at: KICK_OFF,
      event: 'm1',
      period: 0,
      values: [{ stat: 16, home: '3', away: '1' }],
    },
  ]);
  const found = (await (await fetch(`${stack.url}/api/v2/search/?q=superliga`)).json()) as { id: string }[];
  const rows = readRows(await (await stack.feed(`t_1_63_${found[0]!.id}_1_da_y_1`)).text());
  const league = leagueRow.read(rows.find(([cell]) => cell![0] === leagueRow.head)!);
  [stageId, tournamentId] = [league.stageId!, league.tournamentId!];
  eventId = rows.map((row) => eventRow.read(row)).find(({ awayName }) => awayName === 'Vejle Boldklub')!.id!;
});
afterAll(() => stack[Symbol.asyncDispose]());

const ask = (query: string, init?: RequestInit, path = '/pq_graphql'): Promise<Response> =>
  fetch(`${stack.url}${path}?${query}`, init);
async function data(query: string): Promise<unknown> {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: unknown }).data;
}
const GEO = 'projectId=8&geoIpCode=DK&geoIpSubdivisionCode=84';

describe('stored queries', () => {
  it.each([
    ['oce', { findOddsByEventId: { settings: { bookmakers: [] }, odds: [] } }],
    ['ope', { findPrematchOddsById: { odds: [] } }],
  ])('answers %s without odds for a known event and with null for an unknown one', async (hash, expected) => {
    expect(await data(`_hash=${hash}&eventId=${eventId}&${GEO}`)).toMatchObject(expected);
    expect(Object.values((await data(`_hash=${hash}&eventId=zzzzzzzz&${GEO}`)) as object)).toEqual([null]);
  });

  it('answers ope2, ole2, lwo and the odds menus with empty shapes', async () => {
    const ofOffer = `eventId=${eventId}&bookmakerId=16&betType=HOME_DRAW_AWAY&betScope=FULL_TIME`;
    expect(await data(`_hash=ope2&${ofOffer}`)).toEqual({
      findPrematchOddsForBookmaker: { home: null, draw: null, away: null },
    });
    expect(await data(`_hash=ole2&${ofOffer}`)).toEqual({
      findLiveOddsForBookmaker: {
        ...{ subscriptionSubjects: [], shouldUpdate: false, eventOddsOverview: { type: null, opportunities: [] } },
      },
    });
    expect(await data(`_hash=lwo&tournamentStageId=${stageId}&${GEO}`)).toEqual({
      findLeagueWinnerOdds: { settings: { bookmakers: [] }, odds: [] },
    });
    const menu = { settings: { bookmakers: [] }, items: [] };
    expect(await data(`_hash=pobtm&eventId=${eventId}&${GEO}`)).toEqual({ getPrematchOddsBettingTypeMenu: menu });
    expect(await data(`_hash=lobtm&eventId=${eventId}&${GEO}`)).toEqual({ getLiveOddsBettingTypeMenu: menu });
  });

  it('answers dsof with the stage of a match and the form of both sides', async () => {
    expect(await data(`_hash=dsof&eventId=${eventId}&projectId=8`)).toMatchObject({
      findEventById: {
        eventStage: { eventStage: 12, eventStageType: 2 },
        eventParticipants: [
          {
            name: 'Brøndby IF',
            type: { side: 'HOME' },
            table: { rows: [{ startTime: Date.parse(EARLIER) / 1000, result: 'W' }] },
          },
          { name: 'Vejle Boldklub', type: { side: 'AWAY' }, table: { rows: [] } },
        ],
      },
    });
  });

  it('answers dsos2 with the statistics of both sides', async () => {
    expect(await data(`_hash=dsos2&eventId=${eventId}&projectId=8`)).toMatchObject({
      findEventById: { eventParticipants: [{ stats: [{ type: 16, value: '3' }] }, { stats: [{ type: 16, value: '1' }] }] },
    });
  });

  it('answers lph with a season, its stages and the other seasons', async () => {
    expect(await data(`_hash=lph&tournamentId=${tournamentId}&tournamentStageId=${stageId}&projectId=8`)).toMatchObject({
      getTournamentSeasons: {
        requested: {
          tournamentId,
          start: '2026',
          end: '2027',
          isCurrent: true,
          tournamentStages: {
            requested: {
              tournamentStage: {
                id: stageId,
                stageStartEstimated: Date.parse(EARLIER) / 1000,
                stageEndEstimated: Date.parse(KICK_OFF) / 1000,
                tournamentStageTabIds: ['1', '2', '3'],
              },
              leagueNames: { country: 'Danmark', tournament: 'Superligaen', stage: '' },
            },
            other: [],
          },
        },
        other: [{ start: '2025', end: '2026', isCurrent: false }],
      },
    });
    expect(await data(`_hash=lph&tournamentId=zzzzzzzz&tournamentStageId=${stageId}&projectId=8`)).toEqual({
      getTournamentSeasons: null,
    });
  });

  it('answers queries at both paths, and HEAD requests', async () => {
    const query = `_hash=pobtm&eventId=${eventId}&${GEO}`;
    expect(await (await ask(query, {}, '/odds/pq_graphql')).text()).toBe(await (await ask(query)).text());
    expect((await ask(query, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('other requests', () => {
  const DEPTH = `{event(id:1)${'{league{events'.repeat(10)}{id}${'}}'.repeat(10)}}`;
  it.each([
    ['_hash=nothing', 'unknown hash'],
    ['_hash=constructor', 'word of the language'],
    ['', 'no hash'],
    [`query=${encodeURIComponent(DEPTH)}`, 'a query of its own, however deep'],
    [`query=${encodeURIComponent('{evnt(id:1){id}}')}`, 'one with a mistake'],
  ])('answers 404 without a hint to a query that is not stored (%s)', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ errors: [{ message: 'Query not stored' }] });
  });

  it.each([
    [`_hash=pobtm&${GEO}&extra=1`, 'allowed parameters: _hash, eventId, projectId, geoIpCode, geoIpSubdivisionCode'],
    [`_hash=pobtm&eventId=KlMnOp34&${GEO}?extra=1`, 'geoIpSubdivisionCode must be up to six capitals or digits'],
    [`_hash=pobtm&${GEO}&projectId=8`, 'projectId is given more than once'],
    ['_hash=dsof&projectId=8', 'eventId must be eight letters or digits'],
    ['_hash=dsof&projectId=8&eventId=../../etc', 'eventId must be eight letters or digits'],
    ['_hash=pobtm&eventId=KlMnOp34&projectId=8&geoIpCode=dk&geoIpSubdivisionCode=', 'geoIpCode must be two capitals'],
  ])('answers 400 and the allowed parameters to a query with others (%s)', async (query, message) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ message }] });
  });

  it('reads no bodies: answers 405 to queries and batches, and 415 to forms', async () => {
    const deep = JSON.stringify({ query: '{a'.repeat(20_000) });
    for (const body of ['{"query":"{event{id}}"}', JSON.stringify(Array.from({ length: 50 }, () => ({ query: '{a}' }))), deep]) {
      const response = await ask('_hash=pobtm', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect((await ask('_hash=pobtm', { method: 'POST', body: 'query={a}' })).status).toBe(415);
  });
});

const names = { country: () => 'Danmark', stage: () => '' };
const DAYS = ['2026-11-13', '2026-11-20', '2026-11-27'].map((day) => `${day}T18:00:00Z`);

it('answers dsof with the form before the match only', () => {
  const { state, submit } = createScenario();
  for (const [at, start] of DAYS.entries()) {
    const key = `m${at}`;
    submit(fixture({ key, start }));
    submit(status(at + 1, 3, { key: `${key}/status`, event: key, score: { home: 1, away: 0 } }));
  }
  const [first, second] = [...state.events.values()];
  const { findEventById } = STORED_QUERIES.dsof!.read({ eventId: second!.id } as never, {
    state,
    names,
    words: DANISH,
    odds: null,
  });
  expect(findEventById).toMatchObject({
    eventParticipants: [
      { table: { rows: [{ eventId: first!.id, result: 'W' }] } },
      { table: { rows: [{ eventId: first!.id, result: 'L' }] } },
    ],
  });
});

it('answers lph with no qualification stage marked as final', () => {
  const { state, submit } = createScenario();
  for (const role of ['main', 'qualification'] as const)
    submit(fixture({ key: role, competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role } }));
  const [main] = [...state.leagues.values()];
  const asked = { tournamentId: main!.tournamentId, tournamentStageId: main!.id };
  const { getTournamentSeasons } = STORED_QUERIES.lph!.read(asked as never, { state, names, words: DANISH, odds: null });
  expect(getTournamentSeasons).toMatchObject({
    requested: {
      tournamentStages: {
        requested: { tournamentStage: { isFinal: true } },
        other: [{ tournamentStage: { isFinal: false } }],
      },
    },
  });
});
