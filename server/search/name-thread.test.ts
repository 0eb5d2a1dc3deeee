import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type NameDocument, RESULT } from './name-document.ts';
import { NameThread, SearchUnavailable } from './name-thread.ts';

const TEAMS = { types: [RESULT.team], sports: [], most: 5 } as const;

const documentOf = (name: string): NameDocument => ({
  ...{ id: name, type: RESULT.team, sportId: 1, names: [name], aliases: [], code: '', weight: 1, order: 0 },
});

const thread = (all: () => Iterable<NameDocument>, waitMs?: number): NameThread =>
  new NameThread({ all, onError: () => undefined, ...(waitMs === undefined ? {} : { waitMs }) });

const idsOf = async (names: NameThread, typed: string): Promise<readonly string[]> => {
  const [list] = await names.find([typed], [TEAMS]);
  return list!.hits.map(({ id }) => id);
};

function* many(): Iterable<NameDocument> {
  for (let n = 0; n < 5000; n += 1) yield documentOf(`hold${n}`);
  yield documentOf('sidst');
}

it('answers searches that come while the names are loaded, of all names', async () => {
  await using names = thread(many);
  expect(await idsOf(names, 'sidst')).toEqual(['sidst']);
});

it('keeps a change that is put while the names are loaded', async () => {
  await using names = thread(many);
  names.put({ ...documentOf('hold0'), names: ['omdoebt'] });
  names.remove('hold1');
  expect(await idsOf(names, 'omdoebt')).toEqual(['hold0']);
  expect(await idsOf(names, 'hold1')).not.toContain('hold1');
});

it('rejects a search that is not answered in time', async () => {
  await using names = thread(many, 0);
  await expect(idsOf(names, 'sidst')).rejects.toThrow(SearchUnavailable);
  await expect(idsOf(names, 'sidst')).rejects.toThrow('too slow');
});

it('rejects searches above the most that may wait', async () => {
  await using names = thread(many);
  const searches = await Promise.allSettled(Array.from({ length: 201 }, () => idsOf(names, 'sidst')));
  expect(searches.map(({ status }) => status)).toEqual([...Array.from({ length: 200 }, () => 'fulfilled'), 'rejected']);
});

it('loads all names into a new thread when its thread has ended', async () => {
  const broken = { ...documentOf('sidst'), names: null as unknown as string[] };
  let loads = 0;
  await using names = thread(() => {
    loads += 1;
    return loads === 1 ? [broken] : [documentOf('sidst')];
  });
  await expect(idsOf(names, 'sidst')).rejects.toThrow('has ended');
  await expect(idsOf(names, 'sidst')).rejects.toThrow(SearchUnavailable);
  await sleep(1200);
  expect(await idsOf(names, 'sidst')).toEqual(['sidst']);
  expect(loads).toBe(2);
});

it('answers a short search anew when a name has changed', async () => {
  await using names = thread(() => [documentOf('abe')]);
  expect(await idsOf(names, 'ab')).toEqual(['abe']);
  names.put(documentOf('abild'));
  expect(await idsOf(names, 'ab')).toEqual(['abe', 'abild']);
  names.remove('abe');
  expect(await idsOf(names, 'ab')).toEqual(['abild']);
});
