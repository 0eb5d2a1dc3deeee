import type { Attribution, Provider } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { expect, it } from 'vitest';
import { createScenario, fixture, PROVIDER, retraction } from '../../../domain/testing/scenario.ts';
import { race } from '../../testing/feeds.ts';
import { SourceIndex } from './source-index.ts';

const OWNER: Provider = { name: 'owner', origin: 'real' };
const OWNS: Attribution = { text: 'Ejeren', url: 'https://ejeren.example/', licence: 'ODbL 1.0' };
const FILLS: Attribution = { text: 'Fylder', url: 'https://fylder.example/', licence: '' };

function indexed(names: Readonly<Record<string, Attribution>>) {
  const scenario = createScenario();
  const index = new SourceIndex(scenario.state);
  index.attributions = new Map(Object.entries(names));
  const textsOf = (sportId: number): string[] =>
    (index.named() ?? []).filter(({ sports }) => sports.includes(sportId)).map(({ text }) => text);
  return {
    index,
    textsOf,
    submit(message: Message, provider = PROVIDER) {
      const decision = scenario.submit(message, provider);
      if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
      index.advance([{ n: scenario.state.n, atMs: 0, changes: decision.changes }]);
    },
  };
}

it('a source is named for the sports and groups in which it owns or fills an event', () => {
  const { index, textsOf, submit } = indexed({ owner: OWNS, test: FILLS });
  expect(index.named()).toBeUndefined();
  submit(fixture({ venue: '' }), OWNER);
  expect([textsOf(1), textsOf(7)]).toEqual([['Ejeren'], []]);
  submit(fixture({ venue: 'Brøndby Stadion' }));
  expect(textsOf(1)).toEqual(['Ejeren', 'Fylder']);
  submit(race('f1'), OWNER);
  expect([textsOf(32), textsOf(31), textsOf(37)]).toEqual([['Ejeren'], ['Ejeren'], []]);
  expect(index.all()).toEqual([
    { provider: 'owner', ...OWNS, sports: [1, 31, 32] },
    { provider: 'test', ...FILLS, sports: [1] },
  ]);
});

it('a source is named no longer when its last event is gone or its attribution is unknown', () => {
  const { index, textsOf, submit } = indexed({ test: OWNS });
  submit(fixture());
  submit(fixture({ key: 'm2', home: { name: 'AGF' } }));
  expect(textsOf(1)).toEqual(['Ejeren']);
  submit(retraction('m2'));
  expect(textsOf(1)).toEqual(['Ejeren']);
  submit(retraction('m1'));
  expect([index.named(), index.all()]).toEqual([undefined, []]);
  submit(fixture({ key: 'm3', home: { name: 'AaB' } }));
  expect(textsOf(1)).toEqual(['Ejeren']);
  index.attributions = new Map();
  expect(textsOf(1)).toEqual([]);
});

it('two providers of one source are named once', () => {
  const { index, submit } = indexed({ owner: OWNS, test: OWNS });
  submit(fixture(), OWNER);
  submit(fixture({ key: 'm2', sport: 7, home: { name: 'AGF' } }));
  expect(index.named()).toEqual([{ ...OWNS, sports: [1, 7] }]);
});

it('a site is vacant until it has an event, and needs a provider until there is one', () => {
  const { index, submit } = indexed({});
  expect(index.vacancy()).toBe('without provider');
  index.attributions = new Map([['owner', null]]);
  expect([index.vacancy(), index.named()]).toEqual(['without match', undefined]);
  submit(race('f1'), OWNER);
  expect(index.vacancy()).toBeUndefined();
});
