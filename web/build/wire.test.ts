import { expect, it } from 'vitest';
import { forReaders, writesRows } from './wire.ts';

it('forReaders keeps keys and values, and marks unread tables as pure', () => {
  const code = `export const row = rowCodec({
  start: int('AD', 'start time', 'ADE'),
  rw: constant('RW', '0', 'always 0'),
  homeId: id('PX', 'home: participant id'),
  notice: text('AM', "what stands in the country's place: 'ATP'"),
  label: text(
    'AC',
    'it\\'s long',
  ),
});`;
  expect(forReaders(code)).toBe(`export const row = /* @__PURE__ */ rowCodec({
  start: /* @__PURE__ */ int('AD'),
  rw: /* @__PURE__ */ constant('RW', '0'),
  homeId: /* @__PURE__ */ id('PX'),
  notice: /* @__PURE__ */ text('AM'),
  label: /* @__PURE__ */ text('AC'),
});`);
});

it.each([
  ['x=kn.writeText({id:e})', true],
  ['let t=row.changesText(a,b);', true],
  ['kn.readAll(e)', false],
  ['navigator.clipboard.writeText(e)', false],
])('decides of %s whether it writes rows', (code, writes) => {
  expect(writesRows(code)).toBe(writes);
});
