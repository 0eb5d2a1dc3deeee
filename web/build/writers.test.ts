import { expect, it } from 'vitest';
import { writesRows } from './writers.ts';

it.each([
  ['x=kn.writeText({id:e})', true],
  ['let t=row.changesText(a,b);', true],
  ['kn.readAll(e)', false],
  ['navigator.clipboard.writeText(e)', false],
])('says of %s whether it writes rows', (code, writes) => {
  expect(writesRows(code)).toBe(writes);
});
