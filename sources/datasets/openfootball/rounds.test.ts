import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonFile } from './json-file.ts';
import { isCup, leaguePartsOf, readRound, type RoundsOfFile } from './rounds.ts';
import { readTitle } from './rows.ts';

const LEAGUE: RoundsOfFile = {
  cup: false,
  playOffRole: 'playoff',
  leagueParts: new Set([
    'Championship',
    'Promotion',
    'Relegation',
    'Kvalifikation',
    'League',
    'Europe',
    'Qualifikationsgruppe',
    'Apertura',
    'Opening Top 6',
  ]),
};
const CUP: RoundsOfFile = { ...LEAGUE, cup: true };

describe('readRound', () => {
  it.each([
    ['Matchday 5', 'main', '5. runde', '', ''],
    ['7. Round', 'main', '7. runde', '', ''],
    ['Championship, Matchday 1', 'championship', '1. runde', '', ''],
    ['Promotion, Matchday 2', 'championship', '2. runde', '', ''],
    ['Relegation, Matchday 10', 'relegation', '10. runde', '', ''],
    ['Kvalifikation, Matchday 3', 'relegation', '3. runde', '', ''],
    ['ECL Playoff, Final', 'playoff', 'Finale', '', 'ECL Playoff, Final'],
    ['League, Matchday 8', 'main', '8. runde', '', ''],
    ['Finals, Round of 16', 'knockout', '1/8-finale', '', 'Finals, Round of 16'],
    ['Group A', 'group', '', 'Gruppe A', ''],
    ['Group A, Matchday 2', 'group', '2. runde', 'Gruppe A', ''],
    ['Championship, Round 23', 'championship', '23. runde', '', ''],
    ['Qualifikationsgruppe, Matchday 2', 'relegation', '2. runde', '', ''],
    ['Europe, Matchday 2', 'playoff', '2. runde', '', ''],
    ['Apertura, Matchday 3', 'group', '3. runde', 'Apertura', ''],
    ['Opening Top 6, Matchday 12', 'group', '12. runde', 'Åbningsserie', ''],
    ['Apertura Playoffs, Semifinals', 'playoff', 'Semifinale', '', 'Apertura Playoffs, Semifinals'],
    ['Relegation Playoffs, Final', 'playoff', 'Finale', '', 'Relegation Playoffs, Final'],
    ['Aufstieg, Round 1', 'playoff', '1. runde', '', 'Aufstieg, Round 1'],
    ['Playoffs', 'main', 'Playoff', '', ''],
  ])('%s', (raw, role, label, group, tie) => {
    expect(readRound(raw, '', LEAGUE)).toEqual({ role, label, group, tie });
  });

  it('readRound gives every round of a cup the role of a knockout', () => {
    expect(readRound('Round 1', '', CUP)).toEqual({ role: 'knockout', label: '1. runde', group: '', tie: 'Round 1' });
    expect(readRound('Quarter-finals', '', CUP)).toMatchObject({ role: 'knockout', label: 'Kvartfinale' });
    expect(readRound('Match for third place', '', CUP)).toMatchObject({ role: 'knockout', label: 'Bronzekamp' });
  });

  it('readRound puts both matches of European play-offs in one tie', () => {
    const [first, second] = ['Playoffs, Matchday 1', 'Playoffs, Matchday 2'].map((raw) =>
      readRound(raw, '', { ...LEAGUE, playOffRole: 'knockout' }),
    );
    expect(first).toEqual({ role: 'knockout', label: 'Playoff, 1. kamp', group: '', tie: 'Playoffs' });
    expect(second!.tie).toBe(first!.tie);
  });

  it('readRound takes the group that the file names apart', () => {
    expect(readRound('Matchday 6', 'Group B', CUP)).toMatchObject({ role: 'group', group: 'Gruppe B' });
  });
});

describe('readRound in a cup', () => {
  it.each([
    ['Round of 16 - 2nd Leg', 'knockout', '1/8-finale, 2. kamp', 'Round of 16'],
    ['Quarter-final, Leg 1 of 2', 'knockout', 'Kvartfinale, 1. kamp', 'Quarter-final'],
    ['First round, Replays', 'knockout', 'Omkamp', 'First round, Replays'],
    ['Group 2 Play-off', 'knockout', 'Omkamp', 'Group 2 Play-off'],
    ['1/8 Finals', 'knockout', '1/8-finale', '1/8 Finals'],
  ])('%s', (raw, role, label, tie) => {
    expect(readRound(raw, '', CUP)).toEqual({ role, label, group: '', tie });
  });

  it('openfootball takes a final round for a group', () => {
    expect(readRound('Final Round', '', CUP)).toEqual({ role: 'group', label: '', group: 'Slutspil', tie: '' });
  });
});

describe('leaguePartsOf', () => {
  it('leaguePartsOf separates a part in which clubs meet several others from a play-off of two matches', () => {
    const row = (round: string, home: string, away: string) => ({ round, home, away });
    const parts = leaguePartsOf([
      ...[
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'A'],
      ].map(([home, away]) => row('Relegation, Matchday 1', home!, away!)),
      row('Playoffs, Matchday 1', 'A', 'D'),
      row('Playoffs, Matchday 2', 'D', 'A'),
      ...[
        ['A', 'B'],
        ['C', 'D'],
        ['A', 'C'],
        ['B', 'D'],
      ].map(([home, away]) => row('Europe, Round 1', home!, away!)),
      row('Europe, Final', 'A', 'D'),
    ]);
    expect([...parts]).toEqual(['Relegation']);
  });
});

describe('isCup', () => {
  it('isCup goes by title or by rounds', () => {
    expect(isCup('Denmark Landspokalturneringen', ['Round 1'])).toBe(true);
    expect(isCup('Coppa Italia', [])).toBe(true);
    expect(isCup('Nameless', ['Round 1', 'Semifinals'])).toBe(true);
    expect(isCup('Denmark Superligaen', ['Matchday 1', 'ECL Playoff, Final'])).toBe(false);
  });
});

const file = (name: string) => ({ name, path: `/data/${name}` });

describe('readTitle', () => {
  it.each([
    ['Denmark Superligaen 2024/25', 'x.txt', 'Superligaen', 'dk', '2024/2025', null],
    ['English Premier League 1999/00', 'en.1.json', 'Premier League', 'gb-eng', '1999/2000', 1],
    ['Primera División de España 2025-2026', 'es.1.json', 'Primera División', 'es', '2025/2026', 1],
    ['World Cup 2022', 'worldcup.json', 'World Cup', 'xw', '2022', null],
    ['World Cup 2026 Qualifying', 'worldcup.quali_playoffs.json', 'World Cup Qualifying', 'xw', '2026', null],
    ['Denmark 1. Division 2024/25', '2024-25_dk2.txt', '1. Division', 'dk', '2024/2025', 2],
    ['Österr. Erste Liga 2010/11', 'at.2.json', 'Erste Liga', 'at', '2010/2011', 2],
    ['ÖFB Cup 2018/19', 'at.cup.json', 'Cup', 'at', '2018/2019', 'cup'],
    ['Liga MX 2018/19', 'mx.1.json', 'Liga MX', 'mx', '2018/2019', 1],
    ['Brasileiro Série A 2020', 'br.1.json', 'Série A', 'br', '2020', 1],
    ['Japan | J1 League 2020', 'jp.1.json', 'J1 League', 'jp', '2020', 1],
    ['Bosnia and Herzegovina Cup 2024/25', '2024-25_bacup.txt', 'Cup', 'ba', '2024/2025', 'cup'],
    ['Northern Irish Premiership 2024/25', '2024-25_nir1.txt', 'Premiership', 'gb-nir', '2024/2025', 1],
    ['Irish Premier Division 2024', '2024_ie1.txt', 'Premier Division', 'ie', '2024', 1],
    ['UEFA Champions League 2024/25', 'uefa.cl.json', 'UEFA Champions League', 'eu', '2024/2025', null],
    ['Nordea-Liga', 'europe/finland/2019_fi1.txt', 'Nordea-Liga', 'fi', '2019', 1],
  ])('%s in %s', (title, name, competition, country, season, level) => {
    expect(readTitle(title, file(name))).toMatchObject({ name: competition, country, season, level });
  });

  it('readTitle refuses a title without a season or a known country', () => {
    expect(readTitle('English Premier League', file('en.1.json'))).toBe("the title names no season: 'English Premier League'");
    expect(readTitle('Premier League 2020', file('league.json'))).toBe("the title names no known country: 'Premier League 2020'");
  });
});

const match = (team1: string, rest = '"score": {"ft": [1, 0]}') => `    {
      "round": "Matchday 1",
      "date": "2025-08-15",
      "team1": "${team1}",
      "team2": "B",
      ${rest}
    }`;
const jsonFile = (...matches: string[]) => `{
  "name": "English Premier League 2025/26",
  "matches": [
${matches.join(',\n')}
  ]
}
`;
const homes = (text: string) => parseJsonFile(text)!.rows.map(({ home }) => home);

describe('parseJsonFile', () => {
  it('parseJsonFile reads title, lines and goals', () => {
    const { title, rows, problems, read } = parseJsonFile(
      jsonFile(
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
  ])('parseJsonFile refuses a match with %s and reads the others', (_, rest, why) => {
    const { rows, problems } = parseJsonFile(jsonFile(match('A'), match('C', rest), match('D')))!;
    expect(rows.map(({ home }) => home)).toEqual(['A', 'D']);
    expect(problems).toEqual([{ line: 11, why }]);
  });

  it('parseJsonFile refuses a match without a team', () => {
    expect(parseJsonFile(jsonFile(match('')))!.problems).toEqual([{ line: 4, why: 'team1 is missing' }]);
  });

  it('parseJsonFile reads the matches before the end of a cut file', () => {
    const text = jsonFile(match('A'), match('C'), match('D'));
    const { rows, problems, read } = parseJsonFile(text.slice(0, text.indexOf('"D"')))!;
    expect(rows.map(({ home }) => home)).toEqual(['A', 'C']);
    expect(problems).toEqual([{ line: 18, why: 'the file ends inside this match' }]);
    expect(read).toBe(3);
  });

  it('parseJsonFile reads on after a match that is not closed, a comma too few or a quote too few', () => {
    const unclosed = jsonFile(match('A'), match('C').replace(/\}$/, ''), match('D'));
    expect(homes(unclosed)).toEqual(['A', 'D']);
    expect(parseJsonFile(unclosed)!.problems).toEqual([{ line: 11, why: 'the match object is not closed' }]);
    expect(homes(jsonFile(match('A'), match('C').replace('"B",', '"B"'), match('D')))).toEqual(['A', 'D']);
    expect(homes(jsonFile(match('A'), match('C').replace('"B"', '"B'), match('D')))).toEqual(['A', 'D']);
  });

  it('parseJsonFile separates sound files without matches from broken ones', () => {
    expect(parseJsonFile('{"name": "World Cup 2026", "groups": []}')).toBeNull();
    expect(parseJsonFile('[{"matches": 1}]')).toBeNull();
    expect(parseJsonFile('{"name": "World')!.problems[0]).toMatchObject({ line: 1, why: expect.stringMatching(/^not JSON/) });
    expect(parseJsonFile('')!.problems).toHaveLength(1);
  });

  it('parseJsonFile never throws, wherever a file is cut or one character is changed', () => {
    const text = jsonFile(match('A'), match('C'), match('D'));
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
