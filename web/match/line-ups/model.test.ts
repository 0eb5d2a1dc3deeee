import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, type SheetPlayer, shirtName, type TeamSheet } from './model.ts';
import { luminance, shirtOf } from './shirt.ts';

const player = (name: string, more: Partial<SheetPlayer> = {}): SheetPlayer => ({
  key: name,
  name,
  url: '',
  number: null,
  country: '',
  rating: null,
  isCaptain: false,
  isKeeper: false,
  role: '',
  roleCode: '',
  position: null,
  incidents: [],
  ...more,
});
const sheet = (formation: readonly number[], starters: readonly SheetPlayer[]): TeamSheet => ({
  side: 'home',
  formation,
  isExpected: false,
  rating: null,
  starters,
  substitutes: [],
  coaches: [],
});
const eleven = Array.from({ length: 11 }, (_, at) => player(`p${at + 1}`, { position: at + 1 }));
const lengths = (team: TeamSheet): readonly number[] | null => linesOf(team)?.map(({ length }) => length) ?? null;

describe('the lines of a team', () => {
  it.each([[[1, 4, 3, 3]], [[1, 3, 4, 2, 1]], [[1, 4, 1, 4, 1]], [[1, 5, 3, 2]], [[1, 4, 2, 3, 1]]])(
    'follow the formation %s',
    (formation) => {
      const lines = linesOf(sheet(formation, eleven.toReversed()))!;
      expect(lines.map(({ length }) => length)).toEqual(formation);
      expect(lines.flat().map(({ name }) => name)).toEqual(eleven.map(({ name }) => name));
    },
  );

  it('are those of the roles when the formation or a position is missing, or they do not add up', () => {
    const roles = ['goalkeeper', 'defender', 'defender', 'midfielder', 'forward'] as const;
    const five = roles.map((roleCode, at) => player(`p${at}`, { roleCode, position: at + 1 }));
    expect(lengths(sheet([], five))).toEqual([1, 2, 1, 1]);
    expect(lengths(sheet([1, 4, 3, 3], five))).toEqual([1, 2, 1, 1]);
    expect(lengths(sheet([1, 2, 1, 1], [...five.slice(0, 4), player('late', { roleCode: 'forward' })]))).toEqual([1, 2, 1, 1]);
    expect(lengths(sheet([1, 4, 4, 2], [...eleven, player('twelfth', { roleCode: 'forward' })]))).toEqual([1, 11]);
  });

  it('are missing when no fact distinguishes them', () => {
    expect(linesOf(sheet([], [player('a'), player('b')]))).toBeNull();
    expect(linesOf(sheet([], []))).toBeNull();
  });
});

it.each([
  ['Mads Lindgaard', 'Lindgaard'],
  ['P. Pentz', 'Pentz'],
  ['Rune H.', 'Rune'],
  ['Jan de Wit', 'de Wit'],
  ['Virgil van Dijk', 'van Dijk'],
  ['Neymar', 'Neymar'],
])('the shirt of %s shows %s', (name, shown) => {
  expect(shirtName(name)).toBe(shown);
});

it('the number on a shirt has a contrast of at least 4.5 on every colour', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => number.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(hex, (main) => {
      const { ink } = shirtOf(`${main}|ffffff`)!;
      const [low, high] = [luminance(main), luminance(ink.slice(1))].sort((a, b) => a - b);
      expect((high! + 0.05) / (low! + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('colours that are missing or malformed make no shirt', () => {
  expect([null, '', 'red|blue', '111111'].map(shirtOf)).toEqual([null, null, null, null]);
});
