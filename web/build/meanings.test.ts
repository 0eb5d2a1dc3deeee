import { expect, it } from 'vitest';
import { withoutMeanings } from './meanings.ts';

it('leaves keys, copies and values as they are', () => {
  const code = `start: int('AD', 'start time', 'ADE'),
  rw: constant('RW', '0', 'always 0'),
  homeId: id('PX', 'home: participant id'),
  points: decimal('TP', 'points'),
  notice: text('AM', "what stands in the country's place: 'ATP'"),
  label: text(
    'AC',
    'it\\'s long',
  ),`;
  expect(withoutMeanings(code)).toBe(`start: int('AD', '', 'ADE'),
  rw: constant('RW', '0', ''),
  homeId: id('PX', ''),
  points: decimal('TP', ''),
  notice: text('AM', ''),
  label: text('AC', '',
  ),`);
});
