import { expect, it } from 'vitest';
import { maskFor, presetOf, usualMask, withKind } from './masks.ts';

const documentOf = (values: Readonly<Record<string, unknown>>) => ({ get: (path: string) => values[path] as never });
const GOAL_RED_END = 2 + 4 + 16;

it('what is followed rings by the usual choice: goals, red cards and the end at first', () => {
  expect(usualMask(documentOf({}))).toBe(GOAL_RED_END);
  expect(usualMask(documentOf({ 'alerts.kinds': 16 }))).toBe(16);
  for (const broken of ['16', -1, 2.5, {}, true]) expect(usualMask(documentOf({ 'alerts.kinds': broken }))).toBe(GOAL_RED_END);
  expect(usualMask(documentOf({ 'alerts.kinds': 1024 + 16 }))).toBe(16);
});

it('a followed match or team rings by the usual choice, a league and what is not followed not at all', () => {
  const document = documentOf({ 'mygames.data.g_1_aB3dE6gH': { AD: 1 }, 'myteams.TTTTTTTT': { AD: 1 }, 'alerts.kinds': 16 });
  expect(maskFor(document, { kind: 'match', id: 'g_1_aB3dE6gH' })).toBe(16);
  expect(maskFor(document, { kind: 'team', id: 'TTTTTTTT' })).toBe(16);
  expect(maskFor(document, { kind: 'match', id: 'g_1_xxxxxxxx' })).toBe(0);
  expect(maskFor(document, { kind: 'league', id: '1_8_aB3dE6gH' })).toBe(0);
});

it('a league rings by the usual choice while one of its stages is followed whole', () => {
  const document = documentOf({ 'mygames.noduel.1_SSSSSSSS': { AD: 1 }, 'alerts.kinds': 16 });
  const league = (...stages: string[]) => ({ kind: 'league', id: '1_8_aB3dE6gH', stages }) as const;
  expect(maskFor(document, league('1_SSSSSSSS', '1_xxxxxxxx'))).toBe(16);
  expect(maskFor(document, league('1_xxxxxxxx'))).toBe(0);
});

it('a choice of its own goes before, also that of silence', () => {
  const document = documentOf({
    'mygames.data.g_1_aB3dE6gH': { AD: 1 },
    'alerts.match.g_1_aB3dE6gH': 0,
    'alerts.league.1_8_aB3dE6gH': 2,
    'alerts.team.TTTTTTTT': 'x',
  });
  expect(maskFor(document, { kind: 'match', id: 'g_1_aB3dE6gH' })).toBe(0);
  expect(maskFor(document, { kind: 'league', id: '1_8_aB3dE6gH' })).toBe(2);
  expect(maskFor(document, { kind: 'team', id: 'TTTTTTTT' })).toBe(0);
});

it('presets are named by their kinds, and a kind is added and taken out alone', () => {
  expect([GOAL_RED_END, 255, 16, 0, 2].map(presetOf)).toEqual(['important', 'all', 'end', 'none', null]);
  expect([withKind(0, 'goal', true), withKind(6, 'goal', true), withKind(6, 'goal', false), withKind(4, 'goal', false)]).toEqual([
    2, 6, 4, 4,
  ]);
});
