import { expect, it } from 'vitest';
import { createUnknownFieldLog } from './reports.ts';

it('[F-24] logs each unknown field of a provider once, whatever its index in a list, and at most twenty', () => {
  const logged: string[] = [];
  const alarm = createUnknownFieldLog((provider, field) => logged.push(`${provider} ${field}`));
  const results = (...ignored: string[]) => [{ index: 0, result: 'accepted' as const, ignored }];
  alarm('a', [{ index: 0, result: 'accepted' }]);
  alarm('a', results('/novel', '/entries/0/team/12'));
  alarm('a', results('/entries/7/team/0', '/novel'));
  alarm('b', results('/novel'));
  expect(logged).toEqual(['a /novel', 'a /entries/*/team/*', 'b /novel']);
  alarm('a', results(...Array.from({ length: 100 }, (_, at) => `/field${at}`)));
  expect(logged.filter((line) => line.startsWith('a '))).toHaveLength(20);
});
