import { describe, expect, it } from 'vitest';
import { buildFeedName, parseFeedName } from '../names/feed-name.ts';
import { GOAL_LINES, standingsCode, type StandingsTableName, standingsTableOf } from './standing-rows.ts';
import { NO_STANDING, readStandings, type Standings, type StandingTeam, writeStandings } from './standings.ts';

function full(): StandingTeam {
  const numbers = new Set([
    ...['rank', 'played', 'wins', 'draws', 'losses', 'lateLosses', 'byes', 'difference', 'moved', 'over', 'under'],
    ...['winWin', 'winDraw', 'winLoss', 'drawWin', 'drawDraw', 'drawLoss', 'lossWin', 'lossDraw', 'lossLoss'],
  ]);
  const halves = new Set(['bonus', 'points', 'deducted']);
  const words = Object.keys(NO_STANDING).map((word, at): [string, unknown] => [
    word,
    halves.has(word) ? at + 0.5 : numbers.has(word) ? at : word,
  ]);
  return { ...(Object.fromEntries(words) as unknown as StandingTeam), form: [] };
}

describe('a standings feed', () => {
  const standings: Standings = {
    title: 'Over/under',
    sideTitle: 'Hjemme',
    otherTables: ['form', 'over-under', 'half-time'],
    columns: [
      { column: 'played', short: 'K', long: 'Kampe' },
      { column: 'winShare', short: '%', long: 'Sejre i procent' },
    ],
    tables: [{ title: 'Gruppe A', teams: [full(), { ...NO_STANDING, rank: 2 }] }],
    zones: [{ id: 'q1', label: 'Slutspil', colour: '004682' }],
    note: 'Ved pointlighed gælder i denne rækkefølge: målforskel.',
  };

  it('a standings feed is read as it was written', () => {
    expect(readStandings(writeStandings(standings))).toEqual(standings);
  });

  it('a standings feed counts half-time results and goals over a line as the family does', () => {
    const team = { ...NO_STANDING, over: 3, under: 1, perMatch: '2,75', winWin: 1, winDraw: 2, lossLoss: 9, rank: 1 };
    const text = writeStandings({ ...standings, tables: [{ title: '', teams: [team] }] });
    expect(text).toContain('OUO÷3¬OUU÷1¬TGM÷2,75¬HWW÷1¬HWD÷2¬HLL÷9¬');
  });

  it('a standings feed ignores unknown tables', () => {
    const { otherTables } = readStandings(writeStandings(standings).replace('TZO÷form,', 'TZO÷points,toString,'));
    expect(otherTables).toEqual(['over-under', 'half-time']);
  });

  it('a standings feed names its columns as the family does', () => {
    expect(writeStandings(standings)).toContain('HCI÷played¬HCT÷Kampe¬HCN÷K¬HCI÷winShare¬');
  });
});

const SIDES = ['overall', 'home', 'away'] as const;
const of = (kind: StandingsTableName['kind'], line: StandingsTableName['line'] = null): string[] =>
  SIDES.map((side) => standingsCode({ kind, side, line }));

describe('the code of a table of standings', () => {
  it('the code of a table of standings is the one of the format', () => {
    expect(of('points')).toEqual(['1', '2', '3']);
    expect(of('form')).toEqual(['5:0', '8:0', '9:0']);
    expect(GOAL_LINES.flatMap((line) => of('over-under', line)).join(' ')).toBe(
      '6:1 17:1 18:1 6:2 17:2 18:2 6:3 17:3 18:3 6:4 17:4 18:4 6:5 17:5 18:5 6:6 17:6 18:6',
    );
    expect(of('over-under', 'all')).toEqual(['6:8', '17:8', '18:8']);
    expect(of('half-time')).toEqual(['13', '14', '15']);
  });

  it('the code of a table of standings is written to and read from the name of a feed', () => {
    const codes = [
      ...of('points'),
      ...of('form'),
      ...[...GOAL_LINES, 'all' as const].flatMap((line) => of('over-under', line)),
      ...of('half-time'),
    ];
    for (const table of codes) {
      const name = { kind: 'standings', tournament: 'AbCd1234', stage: 'EfGh5678', table } as const;
      expect(parseFeedName(buildFeedName(name))).toEqual(name);
      expect(standingsCode(standingsTableOf(table)!)).toBe(table);
    }
    expect(standingsTableOf('6:3')).toEqual({ kind: 'over-under', side: 'overall', line: 2.5 });
  });

  it.each(['', '0', '4', '5', '6', '6:0', '6:7', '13:0', 'toString'])('the code of a table of standings is not %j', (code) => {
    expect(standingsTableOf(code)).toBeNull();
  });
});
