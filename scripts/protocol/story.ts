import type { Message } from '../../domain/messages/index.ts';
import { at, fixture, goal, retraction, score, status } from '../../domain/testing/scenario.ts';
import { daysOn, race, ranking } from '../../server/testing/feeds.ts';

const about = (event: string, key: string, minute = -60) => ({ event, key: `${event}/${key}`, seq: 1, at: at(minute) });
const AT = at(-60);

const FOOTBALL: readonly Message[] = [
  fixture({ key: 'before', start: daysOn(-30), home: { name: 'Vejle Boldklub' }, away: { name: 'Brøndby IF' } }),
  status(1, 3, { key: 'before/status', event: 'before', score: { home: 1, away: 1 } }),
  fixture({ round: '13. runde', venue: 'Brøndby Stadion', referee: 'M. Krogh', home: { name: 'Brøndby IF', key: 'bif' } }),
  {
    kind: 'lineup',
    ...about('m1', 'home'),
    side: 'home',
    formation: '4-3-3',
    confirmed: true,
    starters: [{ name: 'Buksa', number: 9, position: 9, country: 'pl', role: 'forward', rating: 7.4 }],
    substitutes: [{ name: 'Ambæk', number: 16 }],
  },
  {
    kind: 'absences',
    ...about('m1', 'absences'),
    side: 'away',
    players: [{ player: 'Hansen', country: 'dk', reason: 'injury', status: 'doubtful' }],
  },
  status(1, 12),
  goal('g1', 5, 'home', { score: [1, 0], second: 'Wass' }),
  score(5, 1, 0),
  goal('g2', 12, 'home', { score: [2, 0] }),
  score(12, 2, 0),
  retraction('g2', { at: at(14), score: [1, 0] }),
  { kind: 'comment', ...about('m1', 'c1', 5), minute: 5, icon: 'goal', text: 'Mål til Brøndby IF!', important: true },
  ...[10, 20].map(
    (minute): Message => ({
      kind: 'statistics',
      ...about('m1', 'statistics', minute),
      seq: minute,
      period: 0,
      minute,
      values: [13, 14, 158, 16].map((stat) => ({ stat, home: String(minute / 10), away: '1' })),
    }),
  ),
  { kind: 'video', ...about('m1', 'v1', 6), title: '1-0', url: 'https://example.org/1', published: at(6) },
  {
    kind: 'article',
    ...about('m1', 'article'),
    title: 'Brøndby fører',
    url: 'https://example.org/report',
    published: at(20),
    source: 'Redaktionen',
    report: true,
    text: ['Brøndby er foran.'],
  },
  {
    kind: 'transfer',
    key: 'transfer',
    seq: 1,
    at: AT,
    sport: 1,
    player: { name: 'Buksa', country: 'pl' },
    from: { name: 'Midtjylland', country: 'dk' },
    to: { name: 'Brøndby IF', country: 'dk' },
    date: '2026-07-01',
    type: 'transfer',
    fee: '€1,0 mio.',
  },
  {
    kind: 'season-result',
    key: 'season',
    seq: 1,
    at: AT,
    sport: 1,
    competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' },
    winner: { name: 'FC Midtjylland' },
    runnerUp: { name: 'FC København' },
    points: [66, 61],
    topScorer: { player: { name: 'Buksa', country: 'pl' }, team: { name: 'FC Midtjylland' }, goals: 19 },
  },
  {
    kind: 'career',
    key: 'career',
    seq: 1,
    at: AT,
    sport: 1,
    player: { name: 'Buksa' },
    team: { name: 'Brøndby IF', country: 'dk' },
    columns: [{ code: 'G', label: 'Mål', kind: 'number' }],
    rows: [{ season: '2025/2026', team: { name: 'FC Midtjylland', country: 'dk' }, competition: 'Superligaen', values: ['19'] }],
  },
  {
    kind: 'injury',
    key: 'injury',
    seq: 1,
    at: AT,
    sport: 1,
    player: { name: 'Buksa' },
    team: { name: 'Brøndby IF', country: 'dk' },
    type: 'injury',
    text: 'Lårskade',
    from: '2026-09-01',
    until: '2026-09-20',
  },
  ...(['final', 'semi'] as const).map((key) =>
    fixture({
      key,
      start: daysOn(key === 'final' ? 4 : 2),
      competition: { name: 'Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' },
      round: key === 'final' ? 'Finale' : 'Semifinale',
      ...(key === 'final' ? {} : { away: { name: 'AGF' } }),
    }),
  ),
  fixture({ key: 'gone', home: { name: 'OB' }, away: { name: 'Randers FC' } }),
];

const OTHERS: readonly Message[] = [
  fixture({
    key: 't1',
    sport: 2,
    competition: { name: 'Wimbledon', country: 'gb-eng', category: 'ATP - Single', season: '2026' },
    home: { name: 'Rune H.', kind: 'person' },
    away: { name: 'Alcaraz C.', kind: 'person' },
  }),
  {
    kind: 'history',
    ...about('t1', 'set1', 2),
    part: 1,
    steps: [{ score: [1, 0], winner: 'home', server: 'away', points: ['15:0', '40:30 break'] }],
  },
  {
    kind: 'ranking-list',
    key: 'atp',
    seq: 1,
    at: AT,
    sport: 2,
    name: 'ATP',
    date: '2026-11-16',
    rows: [{ participant: { name: 'Rune H.', kind: 'person', country: 'dk' }, rank: 5, previous: 6, points: 3_500 }],
  },
  {
    kind: 'ranking-list',
    key: 'atp/live',
    seq: 1,
    at: AT,
    sport: 2,
    name: 'ATP',
    live: true,
    date: '2026-11-20',
    rows: [{ participant: { name: 'Rune H.', kind: 'person', country: 'dk' }, rank: 4, previous: 5, points: 3_700 }],
  },
  fixture({ key: 'b1', sport: 6, competition: { name: 'MLB', country: 'us', season: '2026' } }),
  {
    kind: 'player-statistics',
    ...about('b1', 'players', 9),
    period: 0,
    sections: [
      {
        type: 'batters',
        title: 'Slagspillere',
        columns: [{ code: 'H', label: 'Hits', kind: 'number' }],
        rows: [{ side: 'away', player: 'Hansen', values: ['3'] }],
      },
    ],
  },
  fixture({ key: 'h1', sport: 4, competition: { name: 'Metal Ligaen', country: 'dk', season: '2026/2027' } }),
  status(1, 14, { key: 'h1/status', event: 'h1' }),
  {
    kind: 'statistics',
    ...about('h1', 'statistics', 10),
    period: 0,
    minute: 10,
    values: [{ stat: 13, home: '5', away: '4' }],
  },
  fixture({ key: 'n1', sport: 3, competition: { name: 'Basketligaen', country: 'dk', season: '2026/2027' } }),
  status(1, 22, { key: 'n1/status', event: 'n1' }),
  score(2, 2, 0, { key: 'n1/score', event: 'n1', gameTime: '09:12' }),
  race('Monaco', { splits: { unit: 'seconds', points: ['1. omgang', '2. omgang'] } }),
  ranking('Monaco', [], {
    entries: [
      { participant: { name: 'Norris', kind: 'person', country: 'gb' }, rank: 1, splits: [80.1, 160.4] },
      { participant: { name: 'Piastri', kind: 'person', country: 'au' }, rank: 2, splits: [81.2] },
    ],
  }),
  race('Monaco/q', { meeting: 'Monaco Grand Prix', session: 'Kvalifikation', start: daysOn(-1) }),
  race('Spa', { start: daysOn(-14) }),
  ranking('Spa', [], {
    entries: ['Piastri', 'Norris'].map((name, index) => ({
      participant: { name, kind: 'person' },
      rank: index + 1,
      results: { points: String(25 - index) },
    })),
  }),
  status(1, 3, { key: 'Spa/status', event: 'Spa' }),
  {
    kind: 'season-result',
    key: 'championship',
    seq: 1,
    at: AT,
    sport: 32,
    competition: { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2025' },
    winner: { name: 'Norris', kind: 'person' },
  },
];

/** Messages of a few matches and a race that give every kind of row. */
export const STORY: readonly Message[] = [...FOOTBALL, ...OTHERS];
/** Messages after the lists were read: a deleted match, a deleted participant. */
export const LATER: readonly Message[] = [
  retraction('gone', { at: at(20) }),
  { kind: 'participant', key: 'club/bif', seq: 1, at: at(21), participant: 'bif', deleted: true },
];
