import { describe, expect, it } from 'vitest';
import { parseResult, parseTextFile } from './text-file.ts';

const FILE = `= Denmark Landspokalturneringen 2024/25

# Teams      104

▪ Round 1
  Mon Aug 5 2024
    18:00  Karlslunde IF           v B.93 København           0-1 (0-0)
           B 1909 Odense           v SfB-Oure FA
  Tue Aug 6
           Kolding Boldklub        v Dalum IF                 5-3 pen. 1-1 a.e.t. (1-1, 1-1)
▪ Semifinals
  Wed Apr 30
    18.30  Brøndby IF              v Silkeborg IF             [postponed]
`;

describe('parseTextFile', () => {
  it('reads rounds, inherited years and inherited times', () => {
    const { title, rows, problems, read } = parseTextFile(FILE)!;
    expect({ title, problems, read }).toEqual({ title: 'Denmark Landspokalturneringen 2024/25', problems: [], read: 4 });
    expect(rows.map(({ line, round, day, time, home, away, status }) => [line, round, day, time, home, away, status])).toEqual([
      [7, 'Round 1', '2024-08-05', '18:00', 'Karlslunde IF', 'B.93 København', ''],
      [8, 'Round 1', '2024-08-05', '18:00', 'B 1909 Odense', 'SfB-Oure FA', ''],
      [10, 'Round 1', '2024-08-06', null, 'Kolding Boldklub', 'Dalum IF', ''],
      [13, 'Semifinals', '2025-04-30', '18.30', 'Brøndby IF', 'Silkeborg IF', 'postponed'],
    ]);
    expect(rows.map(({ score }) => score)).toEqual([
      { ht: [0, 0], ft: [0, 1], et: null, p: null },
      null,
      { ht: [1, 1], ft: [1, 1], et: [1, 1], p: [5, 3] },
      null,
    ]);
  });

  it('tells line by line what it cannot read, and reads the rest', () => {
    const broken = [
      '= Denmark Superligaen 2024/25',
      '▪ Matchday 1',
      '  Sun Feb 30',
      '    14:00  A v B  1-0',
      '  Sat Jul 20',
      '    14:00  A   v B   x-y (1-0)',
      '    14:00             v B   1-0',
      '    14:00  A       v       1-0 (0-0)',
      'what is this',
      '    14:00  A  v C 2-2',
      '  Mon Jul 20 2024',
      '  Fri Jul 26',
      '    C  v A  3-1 (1-0)',
    ].join('\n');
    const { rows, problems, read } = parseTextFile(broken)!;
    expect(problems).toEqual([
      { line: 3, why: 'there is no such date: Sun Feb 30' },
      { line: 4, why: 'the match stands under no date' },
      { line: 6, why: 'the result is not understood: x-y (1-0)' },
      { line: 7, why: 'the home side is missing' },
      { line: 8, why: 'the away side is missing' },
      { line: 9, why: 'neither a round, a date nor a match: what is this' },
      { line: 11, why: 'there is no such date: Mon Jul 20 2024' },
    ]);
    expect(rows.map(({ line, home, away }) => [line, home, away])).toEqual([
      [10, 'A', 'C'],
      [13, 'C', 'A'],
    ]);
    expect(read).toBe(6);
  });

  it('is null for a text without title and matches', () => {
    expect(parseTextFile('\n# notes\n')).toBeNull();
  });
});

describe('parseResult', () => {
  it.each([
    ['2-1', { ht: null, ft: [2, 1], et: null, p: null }],
    ['2-1 (1-0)', { ht: [1, 0], ft: [2, 1], et: null, p: null }],
    ['1-2 a.e.t. (1-1, 0-0)', { ht: [0, 0], ft: [1, 1], et: [1, 2], p: null }],
    ['7-6 pen. 0-0 a.e.t. (0-0)', { ht: null, ft: [0, 0], et: [0, 0], p: [7, 6] }],
    ['10-9 pen. 1-1 (0-1)', { ht: [0, 1], ft: [1, 1], et: null, p: [10, 9] }],
    ['2–1', null],
    ['2-1 (1-0', null],
    ['', null],
  ])('reads %s', (text, score) => {
    expect(parseResult(text)).toEqual(score);
  });
});
