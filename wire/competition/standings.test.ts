import { describe, expect, it } from 'vitest';
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

  it('reads back as it was written', () => {
    expect(readStandings(writeStandings(standings))).toEqual(standings);
  });

  it('counts what happened at half-time and beyond a line as the family does', () => {
    const team = { ...NO_STANDING, over: 3, under: 1, perMatch: '2,75', winWin: 1, winDraw: 2, lossLoss: 9, rank: 1 };
    const text = writeStandings({ ...standings, tables: [{ title: '', teams: [team] }] });
    expect(text).toContain('OUO÷3¬OUU÷1¬TGM÷2,75¬HWW÷1¬HWD÷2¬HLL÷9¬');
  });

  it('knows no other table than it can draw', () => {
    const { otherTables } = readStandings(writeStandings(standings).replace('TZO÷form,', 'TZO÷points,toString,'));
    expect(otherTables).toEqual(['over-under', 'half-time']);
  });

  it('names its columns as the family does', () => {
    expect(writeStandings(standings)).toContain('HCI÷played¬HCT÷Kampe¬HCN÷K¬HCI÷winShare¬');
  });
});
