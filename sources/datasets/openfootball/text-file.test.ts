import { describe, expect, it } from 'vitest';
import { parseTextFile } from './text-file.ts';
import { parseResult, withNote } from './text-line.ts';

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
  it('parseTextFile reads rounds, inherited years and inherited times', () => {
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

  it('parseTextFile reports unreadable lines one by one, and reads the rest', () => {
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

  it('parseTextFile is null for a text without title and matches', () => {
    expect(parseTextFile('\n# notes\n')).toBeNull();
  });
});

describe('parseTextFile on the published format', () => {
  const read = (...lines: string[]) => parseTextFile(`${lines.join('\n')}\n`)!;
  const matchesOf = (...lines: string[]) =>
    read('= Euro 2024/25', ...lines).rows.map(({ day, time, home, away, score, ground }) => [
      day,
      time,
      home,
      away,
      score?.ft?.join('-') ?? '',
      ground,
    ]);

  it.each([
    ['14-6-24 @ München      Germany            5–1 Scotland   ', ['2024-06-14', null, 'Germany', 'Scotland', '5-1', 'München']],
    [
      'Jun 14 2024    Boca Juniors  2-2  Palmeiras   @ Buenos Aires, ARG   (att: 50580)',
      ['2024-06-14', null, 'Boca Juniors', 'Palmeiras', '2-2', 'Buenos Aires, ARG'],
    ],
    [
      '(1) Fri Jun 14 2024 17:00   Brazil - Croatia    @ Arena, São Paulo',
      ['2024-06-14', '17:00', 'Brazil', 'Croatia', '', 'Arena, São Paulo'],
    ],
    ['2024-09-01  20:45 CEST  AIK  vs  IFK  2-1', ['2024-09-01', '20:45 CEST', 'AIK', 'IFK', '2-1', '']],
    ['[Sun Sep/1]', null],
  ])('parseTextFile reads %s', (line, match) => {
    expect(matchesOf(line)).toEqual(match === null ? [] : [match]);
  });

  it('parseTextFile reads dates under heads, and round names without a mark', () => {
    const { rows, problems } = read(
      '= Austria 2024/25   # a note',
      '',
      'Group A  |  Brazil  Croatia',
      '== Playoffs',
      'Quarter-finals',
      'Aug 2',
      '  GAK              2-3 Salzburg         ',
      '[Sat Feb/1]',
      '  Hartberg         0-3 Wolfsberg  [awarded]',
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ round, day, home, status }) => [round, day, home, status])).toEqual([
      ['Playoffs, Quarter-finals', '2024-08-02', 'GAK', ''],
      ['Playoffs, Quarter-finals', '2025-02-01', 'Hartberg', 'awarded'],
    ]);
  });

  it('parseTextFile reads goals over several lines, passes over line-ups, and refuses goals that make no sense', () => {
    const { rows, problems } = read(
      '= Euro 2024',
      '» Group A',
      '14-6-24    Germany            5–1 Scotland',
      '                         (Wirtz 10, Havertz 45+1pen, ',
      "                          Can 90+3'; Rudiger 87og)",
      'Germany: Neuer - Kimmich, Tah,',
      '         Rüdiger v Mittelstädt - Kroos',
      '15-6-24    Hungary            1–3 Switzerland',
      '                         (Varga; Duah 12)',
    );
    expect(
      rows.map(({ goals }) => goals.map(({ type, side, minute, added, player }) => [type, side, minute, added, player])),
    ).toEqual([
      [
        ['goal', 'home', 10, 0, 'Wirtz'],
        ['penalty-goal', 'home', 45, 1, 'Havertz'],
        ['goal', 'home', 90, 3, 'Can'],
        ['own-goal', 'away', 87, 0, 'Rudiger'],
      ],
      [],
    ]);
    expect(problems).toEqual([{ line: 9, why: 'the goals are not understood: Varga; Duah 12' }]);
  });

  it('parseTextFile refuses a bye as a match', () => {
    expect(read('= Cup 2024', '▪ Round 1', 'Mon Jul 1', '  Vejle  bye').problems).toEqual([
      { line: 4, why: 'a bye is no match: Vejle  bye' },
    ]);
  });
});

describe('parseResult', () => {
  it.each([
    ['2-1', { ht: null, ft: [2, 1], et: null, p: null }],
    ['2–1', { ht: null, ft: [2, 1], et: null, p: null }],
    ['2-1 (1-0)', { ht: [1, 0], ft: [2, 1], et: null, p: null }],
    ['1-2 a.e.t. (1-1, 0-0)', { ht: [0, 0], ft: [1, 1], et: [1, 2], p: null }],
    ['1-2 aet', { ht: null, ft: null, et: [1, 2], p: null }],
    ['7-6 pen. 0-0 a.e.t. (0-0)', { ht: null, ft: [0, 0], et: [0, 0], p: [7, 6] }],
    ['10-9 pen. 1-1 (0-1)', { ht: [0, 1], ft: [1, 1], et: null, p: [10, 9] }],
    ['3-5 pen. (1-1, 1-0)', { ht: [1, 0], ft: [1, 1], et: null, p: [3, 5] }],
    ['4-5 pen. (0-0)', { ht: null, ft: [0, 0], et: null, p: [4, 5] }],
    ['4-5 pen.', { ht: null, ft: null, et: null, p: [4, 5] }],
    ['2-1 (1-0), 3-3 agg.', { ht: [1, 0], ft: [2, 1], et: null, p: null }],
    ['2-1 (1-0', null],
    ['3-5 pen. (1-1, 1-', null],
    ['a.e.t. (1-1)', null],
    ['', null],
  ])('parseResult reads %s', (text, score) => {
    expect(parseResult(text)).toEqual(score);
  });
});

describe('withNote', () => {
  const score = { ht: null, ft: [1, 1], et: null, p: null } as const;
  it.each([
    ['aet', { ...score, ft: null, et: [1, 1] }],
    ['aet, 5-3 pen', { ...score, ft: null, et: [1, 1], p: [5, 3] }],
    ['2-2 on aggregate; 2-4 on penalties', { ...score, p: [2, 4] }],
    ['awarded', null],
  ])('withNote reads [%s]', (note, expected) => {
    expect(withNote(score, note)).toEqual(expected);
  });
});
