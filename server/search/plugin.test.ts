import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';
import type { SearchResult } from './plugin.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.submit(await stack.keyOf('test'), [
    fixture({ key: 'm1', home: { name: 'Brøndby IF' }, away: { name: 'AaB' } }),
    fixture({
      key: 'm2',
      sport: 2,
      home: { name: 'Holger Rune' },
      away: { name: 'Bror Brønd', kind: 'person' },
      competition: { name: 'Wimbledon', country: 'gb', category: 'ATP - Single', season: '2026' },
    }),
    fixture({
      key: 'm3',
      sport: 21,
      home: { name: 'Kim Astrup / Anders Rasmussen', kind: 'pair' },
      away: { name: 'Liang W. K. / Wang C.', kind: 'pair' },
      competition: { name: 'Aarhus Cup', country: 'dk', season: '2026' },
    }),
  ]);
});
afterAll(() => stack[Symbol.asyncDispose]());

const ask = (query: string, path = ''): Promise<Response> => fetch(`${stack.url}/api/v2/search/${path}?${query}`);
const results = async (query: string, path?: string): Promise<SearchResult[]> =>
  (await (await ask(query, path)).json()) as SearchResult[];

describe('search over HTTP', () => {
  it('[CALL-01] answers in the format of this family of services', async () => {
    const [team] = await results('q=brondby&lang-id=5&type-ids=1,2,3,4&project-id=8&project-type-id=1');
    expect(team).toMatchObject({
      id: expect.stringMatching(/^[A-Za-z0-9]{8}$/),
      url: expect.stringMatching(/^\/hold\/broendby-if\/[A-Za-z0-9]{8}\/$/),
      name: 'Brøndby IF',
      type: { id: 2, name: 'Team' },
      sport: { id: 1, name: 'Fodbold' },
      participantTypes: [{ id: 1, name: 'Team' }],
      images: [],
      teams: [],
      defaultCountry: { id: 63, name: 'Danmark' },
    });
  });

  it('filters search results by type and sport', async () => {
    const namesOf = async (query: string): Promise<string[]> => (await results(query)).map(({ name }) => name);
    expect(await namesOf('q=br')).toEqual(expect.arrayContaining(['Brøndby IF', 'Bror Brønd']));
    expect(await namesOf('q=br&type-ids=3')).toEqual(['Bror Brønd']);
    expect(await namesOf('q=br&sport-ids=1')).toEqual(['Brøndby IF']);
    expect(await namesOf('q=br&type-ids=1')).toEqual([]);
  });

  it('[CALL-01] returns a pair as a player of the kind Pair', async () => {
    const [pair] = await results('q=astrup&type-ids=3');
    expect(pair).toMatchObject({
      name: 'Kim Astrup / Anders Rasmussen',
      type: { id: 3, name: 'Player' },
      participantTypes: [{ id: 4, name: 'Pair' }],
    });
  });

  it('searches with a question mark in the query', async () => {
    expect((await results('q=br?+bror')).map(({ name }) => name)).toEqual(['Bror Brønd']);
  });

  it.each(['type-ids=5', 'type-ids=0', 'type-ids=x', 'type-ids=1,,2', 'sport-ids=-1', 'sport-ids=1;2'])(
    'answers 422 to a search with %s',
    async (query) => {
      const response = await ask(`q=br&${query}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ name: 'UnprocessableEntity' });
    },
  );

  it('[CALL-01] lists the top competitions without a query', async () => {
    expect(await results('', 'top/')).toMatchObject([
      { name: 'Superligaen', type: { id: 1 }, url: '/fodbold/danmark/superligaen/' },
    ]);
  });

  it('answers 429 after 20 searches of an address in ten seconds', async () => {
    let last = await ask('q=br');
    for (let n = 0; n < 20; n += 1) last = await ask('q=br');
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.headers.get('cache-control')).toBe('no-store');
  });
});
