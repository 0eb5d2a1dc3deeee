import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonFile } from './json-file.ts';

const match = (team1: string, rest = '"score": {"ft": [1, 0]}') => `    {
      "round": "Matchday 1",
      "date": "2025-08-15",
      "team1": "${team1}",
      "team2": "B",
      ${rest}
    }`;
const file = (...matches: string[]) => `{
  "name": "English Premier League 2025/26",
  "matches": [
${matches.join(',\n')}
  ]
}
`;
const homes = (text: string) => parseJsonFile(text)!.rows.map(({ home }) => home);

describe('parseJsonFile', () => {
  it('reads title, lines and goals', () => {
    const { title, rows, problems, read } = parseJsonFile(
      file(
        match('A'),
        match(
          'C',
          `"score": {"ft": [2, 1], "ht": [0, 0]},
      "goals1": [{"name": "X", "minute": "90+6"}, {"name": "Y", "minute": 45, "offset": 2, "penalty": true}],
      "goals2": [{"name": "Z", "minute": 12, "owngoal": true}]`,
        ),
      ),
    )!;
    expect({ title, problems, read }).toEqual({ title: 'English Premier League 2025/26', problems: [], read: 2 });
    expect(rows.map(({ line }) => line)).toEqual([4, 11]);
    expect(rows[1]!.goals).toEqual([
      { type: 'goal', side: 'home', minute: 90, added: 6, player: 'X' },
      { type: 'penalty-goal', side: 'home', minute: 45, added: 2, player: 'Y' },
      { type: 'own-goal', side: 'away', minute: 12, added: 0, player: 'Z' },
    ]);
  });

  it.each([
    ['letters for goals', '"score": {"ft": ["x", 0]}', 'score ft is not two numbers: ["x",0]'],
    ['three goals', '"score": {"ft": [1, 0, 2]}', 'score ft is not two numbers: [1,0,2]'],
    ['half-time alone', '"score": {"ht": [1, 0]}', 'the score has no full time (ft)'],
    ['a goal without a minute', '"goals1": [{"name": "X"}]', 'the minute of a goal is not understood: undefined'],
    ['goals that are no list', '"goals1": 3', 'goals1 is not a list'],
  ])('refuses a match with %s and reads the others', (_, rest, why) => {
    const { rows, problems } = parseJsonFile(file(match('A'), match('C', rest), match('D')))!;
    expect(rows.map(({ home }) => home)).toEqual(['A', 'D']);
    expect(problems).toEqual([{ line: 11, why }]);
  });

  it('refuses a match without a team', () => {
    expect(parseJsonFile(file(match('')))!.problems).toEqual([{ line: 4, why: 'team1 is missing' }]);
  });

  it('reads the matches before the end of a cut file', () => {
    const text = file(match('A'), match('C'), match('D'));
    const { rows, problems, read } = parseJsonFile(text.slice(0, text.indexOf('"D"')))!;
    expect(rows.map(({ home }) => home)).toEqual(['A', 'C']);
    expect(problems).toEqual([{ line: 18, why: 'the file ends inside this match' }]);
    expect(read).toBe(3);
  });

  it('reads on after a match that is not closed, a comma too few or a quote too few', () => {
    const unclosed = file(match('A'), match('C').replace(/\}$/, ''), match('D'));
    expect(homes(unclosed)).toEqual(['A', 'D']);
    expect(parseJsonFile(unclosed)!.problems).toEqual([{ line: 11, why: 'the match object is not closed' }]);
    expect(homes(file(match('A'), match('C').replace('"B",', '"B"'), match('D')))).toEqual(['A', 'D']);
    expect(homes(file(match('A'), match('C').replace('"B"', '"B'), match('D')))).toEqual(['A', 'D']);
  });

  it('separates sound files without matches from broken ones', () => {
    expect(parseJsonFile('{"name": "World Cup 2026", "groups": []}')).toBeNull();
    expect(parseJsonFile('[{"matches": 1}]')).toBeNull();
    expect(parseJsonFile('{"name": "World')!.problems[0]).toMatchObject({ line: 1, why: expect.stringMatching(/^not JSON/) });
    expect(parseJsonFile('')!.problems).toHaveLength(1);
  });

  it('never throws, wherever a file is cut or one character is changed', () => {
    const text = file(match('A'), match('C'), match('D'));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '{', '}', '[', ']', '"', ',', '\\', 'x'),
        fc.boolean(),
        (at, character, cut) => {
          const { rows } = parseJsonFile(text.slice(0, at) + character + (cut ? '' : text.slice(at + 1))) ?? { rows: [] };
          expect(rows.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
