import { expect, it } from 'vitest';
import { insteadOf } from './options.ts';

const FORMATS = [
  'afl',
  'nfl',
  'f1-f1db',
  'f1-lapchart',
  'openfootball',
  'golf-masters',
  'tennis-atp',
  'tennis-slam-pointbypoint',
];

it.each([
  ['opnfootball', 'openfootball'],
  ['golf', 'golf-masters'],
  ['Golf-Masters', 'golf-masters'],
  ['f1-f1bd', 'f1-f1db'],
  ['afi', 'afl'],
])('suggests for %s the format %s', (given, format) => {
  expect(insteadOf(given, FORMATS)).toBe(`did you mean ${format}? allowed: ${FORMATS.join(', ')}`);
});

it.each(['csv', 'x', '', 'elephant', './data/tennis'])('suggests nothing for %j', (given) => {
  expect(insteadOf(given, FORMATS)).toBe(`allowed: ${FORMATS.join(', ')}`);
});
