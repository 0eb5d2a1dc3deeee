import { DANISH } from '@stillingen/wire/words';
import { apply, decide, emptyState, type LiveState } from '@stillingen/domain';
import type { FixtureMessage, Message } from '@stillingen/domain/messages';
import { readStandings, type Standings } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { at, fixture, goal, PROVIDER, status } from '../../../domain/testing/scenario.ts';
import { standingsText } from './standings.ts';

function stateAfter(messages: readonly Message[]): LiveState {
  const state = emptyState();
  for (const message of messages) {
    const decision = decide(state, { n: state.n + 1, provider: PROVIDER, message, hash: state.n });
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
    apply(state, { n: state.n + 1, atMs: 0, changes: decision.changes });
  }
  return state;
}

function feedOf(state: LiveState): Standings {
  const [stage] = state.leagues.values();
  return readStandings(
    standingsText({ tournament: stage!.tournamentId, stage: stage!.id, table: '1' }, { state, words: DANISH }, 0)!,
  );
}

function tableOf(state: LiveState): { lines: string[]; note: string } {
  const { tables, note } = feedOf(state);
  return { lines: tables.flatMap(({ teams }) => teams.map(({ name, points }) => `${name} ${points}`)), note };
}

function played(key: string, facts: Partial<FixtureMessage>, home: number, away: number): Message[] {
  return [fixture({ key, ...facts }), status(1, 3, { key: `${key}/status`, event: key, score: { home, away } })];
}

describe('the tables beside the one of points', () => {
  const SIDES = { home: { name: 'Brøndby IF' }, away: { name: 'AGF' } };
  const halves: [number, number][] = [
    [0, 1],
    [2, 0],
  ];
  const football = (score: object): LiveState =>
    stateAfter([
      fixture({ key: 'm1', ...SIDES }),
      status(1, 3, { key: 'm1/status', event: 'm1', score: { home: 2, away: 1, ...score } }),
    ]);
  const codesOf = (state: LiveState): string[] => {
    const [stage] = state.leagues.values();
    return ['1', '5:0', '9:0', '6:3', '17:1', '13', '15', '4', ''].filter(
      (code) =>
        standingsText({ tournament: stage!.tournamentId, stage: stage!.id, table: code }, { state, words: DANISH }, 0) !== null,
    );
  };

  it('other tables are offered where their facts are known', () => {
    expect(codesOf(football({ parts: halves }))).toEqual(['1', '5:0', '9:0', '6:3', '17:1', '13', '15']);
    expect(codesOf(football({}))).toEqual(['1', '5:0', '9:0', '6:3', '17:1']);
    expect(codesOf(stateAfter([fixture({ key: 'm1', ...SIDES })]))).toEqual(['1']);
  });

  it('the official table counts finished matches alone and is offered while a match is played', () => {
    const running = stateAfter([
      ...played('m1', SIDES, 0, 1),
      fixture({ key: 'm2', home: SIDES.away, away: SIDES.home }),
      status(1, 12, { key: 'm2/status', event: 'm2', score: { home: 0, away: 2 } }),
    ]);
    const [stage] = running.leagues.values();
    const read = (code: string): Standings =>
      readStandings(
        standingsText({ tournament: stage!.tournamentId, stage: stage!.id, table: code }, { state: running, words: DANISH }, 0)!,
      );
    const rowsOf = ({ tables }: Standings) =>
      tables[0]!.teams.map(({ name, points, moved, liveEvent }) => [name, points, moved, Boolean(liveEvent)]);
    expect(rowsOf(read('1'))).toEqual([
      ['Brøndby IF', 3, 1, true],
      ['AGF', 3, -1, true],
    ]);
    expect(rowsOf(read('1:0'))).toEqual([
      ['AGF', 3, null, false],
      ['Brøndby IF', 0, null, false],
    ]);
    expect([read('1').otherTables[0], feedOf(football({})).otherTables.includes('official')]).toEqual(['official', false]);
  });

  it('[PAGE-19] rows of a table carry the address of each team', () => {
    const state = football({});
    const [stage] = state.leagues.values();
    const text = standingsText({ tournament: stage!.tournamentId, stage: stage!.id, table: '1' }, { state, words: DANISH }, 0)!;
    expect(readStandings(text).tables[0]!.teams.map(({ url, id }) => url!.replace(id!, '{id}'))).toEqual([
      '/hold/broendby-if/{id}/',
      '/hold/agf/{id}/',
    ]);
  });

  it('the half-time table counts results at half-time and comebacks', () => {
    const state = football({ parts: halves });
    const [stage] = state.leagues.values();
    const feed = (code: string): Standings =>
      readStandings(
        standingsText({ tournament: stage!.tournamentId, stage: stage!.id, table: code }, { state, words: DANISH }, 0)!,
      );
    const over = feed('6:3');
    expect([over.title, over.sideTitle, over.columns.map(({ short }) => short).join(' ')]).toEqual([
      'Over/under',
      'Samlet',
      'K Over Under Mål Snit',
    ]);
    expect(over.tables[0]!.teams.map((team) => [team.name, team.over, team.under, team.goals, team.perMatch])).toEqual([
      ['AGF', 1, 0, '1:2', '3,00'],
      ['Brøndby IF', 1, 0, '2:1', '3,00'],
    ]);
    const turned = feed('13');
    expect(turned.columns.map(({ short }) => short).join(' ')).toBe('K V/V V/U V/T U/V U/U U/T T/V T/U T/T');
    expect(turned.tables[0]!.teams.map(({ name, winLoss, lossWin }) => [name, winLoss, lossWin])).toEqual([
      ['AGF', 1, 0],
      ['Brøndby IF', 0, 1],
    ]);
    expect(turned.note).not.toContain('ukendt');
  });

  it('other tables note their tie-breaks', () => {
    const state = football({});
    const [stage] = state.leagues.values();
    const noteOf = (code: string): string =>
      readStandings(
        standingsText({ tournament: stage!.tournamentId, stage: stage!.id, table: code }, { state, words: DANISH }, 0)!,
      ).note;
    expect(noteOf('1')).toContain('indbyrdes opgør');
    for (const code of ['2', '3', '5:0'])
      expect(noteOf(code)).toBe('Ved pointlighed gælder i denne rækkefølge: målforskel, flest scorede mål.');
  });
});

describe('the standings of other sports in the feed', () => {
  it('rugby standings count tries without withdrawn ones', () => {
    const competition = { name: 'Six Nations', country: 'eu', season: '2030' };
    const sides = { home: { name: 'Wales', kind: 'national' }, away: { name: 'Italy', kind: 'national' } } as const;
    const tries = ['t1', 't2', 't3', 't4'].map(
      (key): Message => ({
        kind: 'incident',
        key,
        seq: 1,
        at: '2026-11-20T18:10:00Z',
        event: 'm1',
        type: key === 't4' ? 'penalty-try' : 'try',
        side: 'away',
        minute: 10,
      }),
    );
    const messages = [...played('m1', { sport: 8, competition, ...sides }, 27, 22), ...tries];
    const { lines, note } = tableOf(stateAfter(messages));
    expect(lines).toEqual(['Wales 4', 'Italien 2']);
    expect(note).toBe('Ved pointlighed gælder i denne rækkefølge: pointforskel, flest scorede point.');
    const retracted: Message = {
      kind: 'retraction',
      key: 'r1',
      seq: 1,
      at: '2026-11-20T18:11:00Z',
      supersedes: { key: 't2', seq: 1 },
      reason: 'var',
    };
    expect(tableOf(stateAfter([...messages, retracted])).lines).toEqual(['Wales 4', 'Italien 1']);
  });

  it('NRL standings count a bye from the start of its round, and only a stated one', () => {
    const facts = (round: string, home: string, away: string) => ({
      sport: 19,
      competition: { name: 'NRL', country: 'au', season: '2030' },
      home: { name: home },
      away: { name: away },
      round,
    });
    const first = played('m1', facts('1. runde', 'Broncos', 'Storm'), 12, 10);
    const second = played('m2', facts('2. runde', 'Eels', 'Storm'), 20, 0);
    const bye = (from: string): Message => ({
      kind: 'bye',
      key: 'b1',
      seq: 1,
      at: '2026-11-20T18:10:00Z',
      sport: 19,
      competition: { name: 'NRL', country: 'au', season: '2030' },
      participant: { name: 'Broncos' },
      round: '2. runde',
      from,
    });
    const linesAfter = (...more: Message[]) => tableOf(stateAfter([...first, ...second, ...more])).lines;
    expect(linesAfter()).toEqual(['Eels 2', 'Broncos 2', 'Storm 0']);
    expect(linesAfter(bye('1969-12-31'))).toEqual(['Broncos 4', 'Eels 2', 'Storm 0']);
    expect(linesAfter(bye('2026-11-19'))).toEqual(['Eels 2', 'Broncos 2', 'Storm 0']);
    const withdrawn: Message = {
      kind: 'retraction',
      key: 'r1',
      seq: 1,
      at: '2026-11-20T18:11:00Z',
      supersedes: { key: 'b1', seq: 1 },
      reason: 'clerical',
    };
    expect(linesAfter(bye('1969-12-31'), withdrawn)).toEqual(['Eels 2', 'Broncos 2', 'Storm 0']);
  });

  it('ice hockey standings separate losses after regular time', () => {
    const sides = (home: string, away: string) => ({ home: { name: home }, away: { name: away } });
    const nhl = { sport: 4, competition: { name: 'NHL', country: 'us', season: '2026/2027' } };
    const state = stateAfter([
      ...played('m1', { ...nhl, ...sides('Boston Bruins', 'Utah Mammoth') }, 3, 1),
      fixture({ key: 'm2', ...nhl, ...sides('Boston Bruins', 'Utah Mammoth') }),
      status(1, 10, { key: 'm2/status', event: 'm2', score: { home: 3, away: 2, fullTime: [2, 2] } }),
    ]);
    const { columns, tables } = feedOf(state);
    expect(columns.map(({ column }) => column)).toContain('lateLosses');
    expect(tables[0]!.teams.map(({ name, wins, losses, lateLosses }) => [name, wins, losses, lateLosses])).toEqual([
      ['Boston Bruins', 2, 0, 0],
      ['Utah Mammoth', 0, 1, 1],
    ]);
  });

  it('cricket standings have the net run rate, without matches without a result', () => {
    const ipl = { sport: 13, competition: { name: 'Indian Premier League', country: 'in', season: '2030' } };
    const facts = (home: string, away: string) =>
      ({ ...ipl, home: { name: home }, away: { name: away }, format: { game: 'twenty20' } }) as const;
    const state = stateAfter([
      fixture({ key: 'm1', ...facts('Mumbai Indians', 'Delhi Capitals') }),
      status(1, 3, {
        key: 'm1/status',
        event: 'm1',
        score: {
          home: 180,
          away: 160,
          winner: 'home',
          results: [
            { wickets1: '5', overs1: '20' },
            { wickets1: '10', overs1: '18.2' },
          ],
        },
      }),
      fixture({ key: 'm2', ...facts('Punjab Kings', 'Gujarat Titans') }),
      status(1, 37, { key: 'm2/status', event: 'm2' }),
    ]);
    const { columns, tables, note } = feedOf(state);
    expect(columns.map(({ short }) => short).join(' ')).toBe('K V U T Runs NRR P Form');
    expect(tables[0]!.teams.map(({ name, points, netRunRate, form }) => [name, points, netRunRate, form.length])).toEqual([
      ['Mumbai Indians', 2, '+1,000', 1],
      ['Gujarat Titans', 1, '0,000', 0],
      ['Punjab Kings', 1, '0,000', 0],
      ['Delhi Capitals', 0, '−1,000', 1],
    ]);
    expect(note).toBe('Ved pointlighed gælder i denne rækkefølge: flest sejre, net run rate.');
  });

  it('standings by share of wins count a draw as half a win', () => {
    const nfl = { sport: 5, competition: { name: 'NFL', country: 'us', season: '2030' } };
    const facts = (home: string, away: string) => ({ ...nfl, home: { name: home }, away: { name: away } });
    const state = stateAfter([
      ...played('m1', facts('Chicago Bears', 'Dallas Cowboys'), 20, 17),
      ...played('m2', facts('Chicago Bears', 'Dallas Cowboys'), 20, 20),
    ]);
    const { columns, tables } = feedOf(state);
    expect(columns.map(({ short }) => short).join(' ')).toBe('K V T U Point ± % Form');
    expect(tables[0]!.teams.map(({ name, winShare, byes }) => [name, winShare, byes])).toEqual([
      ['Chicago Bears', '75,0', null],
      ['Dallas Cowboys', '25,0', null],
    ]);
  });
});

describe('a group of the World Cup that is level on everything', () => {
  const competition = { name: 'VM', country: 'xw', season: '2022', role: 'group', group: 'Gruppe D' } as const;
  const nation = (name: string) => ({ name, kind: 'national' }) as const;
  const level = played('m1', { competition, home: nation('Danmark'), away: nation('Tunesien') }, 0, 0);
  const card = (key: string, side: 'home' | 'away') => goal(key, 10, side, { type: 'yellow-card' });
  const lots: Message = {
    kind: 'tie-order',
    key: 'lots',
    seq: 1,
    at: at(100),
    sport: 1,
    competition,
    participants: [nation('Tunesien'), nation('Danmark')],
  };

  it('a level group is ordered by fair play, then reported lots, then name, with a note', () => {
    const byName = / Hold, der fortsat står lige, vises i alfabetisk rækkefølge\.$/;
    const orderOf = (...more: readonly Message[]) => {
      const { lines, note } = tableOf(stateAfter([...level, ...more]));
      return [lines.join(', '), byName.test(note)];
    };
    expect(orderOf()).toEqual(['Danmark 1, Tunesien 1', true]);
    expect(orderOf(card('c1', 'home'))).toEqual(['Tunesien 1, Danmark 1', false]);
    expect(orderOf(card('c1', 'home'), card('c2', 'away'))).toEqual(['Danmark 1, Tunesien 1', true]);
    expect(orderOf(card('c1', 'home'), card('c2', 'away'), lots)).toEqual(['Tunesien 1, Danmark 1', false]);
    expect(orderOf(lots)).toEqual(['Tunesien 1, Danmark 1', false]);
  });
});
