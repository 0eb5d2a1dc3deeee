import { readStandings } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { EVENT_ID } from '../../testing/match-feeds.ts';
import { standingsFeed } from '../../testing/league-feeds.ts';
import { columnsOf, signed, standingTables } from './standings.ts';

describe('standings', () => {
  const [table] = standingTables(readStandings(standingsFeed()));
  const line = (name: string) => table!.lines.find((each) => each.name === name)!;

  it('marks playing teams and the places they have moved', () => {
    expect(line('FC Midtjylland')).toMatchObject({
      rank: 1,
      liveEvent: EVENT_ID,
      moved: 1,
      zoneLabel: 'Mesterskabsspil',
      zoneColour: '004682',
    });
    expect(line('AGF')).toMatchObject({ liveEvent: null, moved: -1 });
  });

  it('numbers notes down the table, each once', () => {
    expect([line('Brøndby IF').notes, line('Viborg FF').notes, line('Randers FC').notes]).toEqual([[1], [1], [2]]);
    expect(table!.notes.map(({ text }) => text)).toEqual([
      'Lige mange point som holdet ovenfor, afgjort på målforskel.',
      'Randers FC er fratrukket tre point.',
    ]);
  });

  it('shows the last five matches, the newest to the right, and the next one apart', () => {
    const { form, next } = line('FC Midtjylland');
    expect(form.map(({ kind }) => kind)).toEqual(['w', 'w', 'l', 'd', 'w']);
    expect(next?.kind).toBe('upcoming');
    expect(form.at(-1)!.match).toBe('FC Midtjylland – AGF 2-1');
  });

  it('writes differences with their sign', () => {
    expect([signed(22), signed(0), signed(-3)]).toEqual(['+22', '0', '−3']);
  });

  it('explains only zones that the table has', () => {
    const standings = readStandings(standingsFeed());
    const two = { ...standings, tables: [{ ...standings.tables[0]!, teams: standings.tables[0]!.teams.slice(0, 2) }] };
    expect(standingTables(two)[0]!.legend.map(({ id }) => id)).toEqual(['q1']);
  });

  it('writes only columns that the feed names and the page knows', () => {
    const standings = readStandings(standingsFeed());
    const unknown = { column: 'toString', short: '?', long: '?' };
    const heads = columnsOf({ ...standings, columns: [unknown, ...standings.columns.slice(0, 2), standings.columns.at(-1)!] });
    expect(heads.map(({ column }) => column)).toEqual(['played', 'wins', 'form']);
    expect(line('FC Midtjylland').cells).toMatchObject({ played: '16', goals: '34-12', difference: '+22', points: '36' });
  });

  it('writes half-time results and over/under counts', () => {
    const standings = readStandings(standingsFeed());
    const [first] = standings.tables[0]!.teams;
    const team = { ...first!, over: 9, under: 7, perMatch: '2,88', lossWin: 2 };
    const [view] = standingTables({ ...standings, tables: [{ title: '', teams: [team] }] });
    expect(view!.lines[0]!.cells).toMatchObject({ over: '9', under: '7', perMatch: '2,88', lossWin: '2', winWin: '0' });
  });

  it('notes an equal percentage when places depend on it', () => {
    const standings = readStandings(standingsFeed());
    const [first] = standings.tables[0]!.teams;
    const byShare = { ...first!, winShare: '66,7', tieNote: 'scoreforskel' };
    expect(standingTables({ ...standings, tables: [{ title: '', teams: [byShare] }] })[0]!.notes[0]!.text).toBe(
      'Samme sejrsprocent som holdet ovenfor, afgjort på scoreforskel.',
    );
  });

  it('notes an equal number of wins when places depend on it', () => {
    const standings = readStandings(standingsFeed());
    const [first, second] = standings.tables[0]!.teams;
    const noteOf = (points: number, tieNote: string): string =>
      standingTables({
        ...standings,
        tables: [
          {
            title: '',
            teams: [
              { ...first!, wins: 3, points: 9 },
              { ...second!, wins: 3, points, tieNote },
            ],
          },
        ],
      })[0]!.notes[0]!.text;
    expect(noteOf(8, 'point')).toBe('Lige mange sejre som holdet ovenfor, afgjort på point.');
    expect(noteOf(9, 'målforskel')).toBe('Lige mange point som holdet ovenfor, afgjort på målforskel.');
  });
});
