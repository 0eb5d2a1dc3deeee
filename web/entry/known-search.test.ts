import { expect, it } from 'vitest';
import { knownSearch } from './known-search.ts';

it.each([
  ['', ''],
  ['?', ''],
  ['?dag=-1&cat=2', '?dag=-1&cat=2'],
  ['?cat=2&fbclid=IwAR0&dag=-1', '?dag=-1&cat=2'],
  ['?fane=statistik&dag=1&dag=2', '?dag=1&fane=statistik'],
  ['?utm_source=%22%3Cscript%3E&token=secret', ''],
])('of %s pages read %s', (search, known) => {
  expect(knownSearch(search)).toBe(known);
});
