import {
  buildFeedName,
  coreRow,
  eventRow,
  type FeedName,
  hashRow,
  readAbsences,
  readComments,
  readCurrentGame,
  readHeadToHead,
  readHistory,
  readLineups,
  readPlayerStatistics,
  readRows,
  readVideos,
} from '@stillingen/wire';
import { readShortResult } from '../../../wire/testing/short-result.ts';
import type { LineupMessage, Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventId, publicId } from '../../../domain/event/ids.ts';
import { at, fixture, goal, KICK_OFF, score, status } from '../../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

const squad = (names: readonly string[]): LineupMessage['starters'] =>
  names.map((name, index) => ({
    name,
    number: index + 1,
    position: index + 1,
    country: 'dk',
    rating: 7,
    ...(index === 0 ? { role: 'goalkeeper' as const } : {}),
  }));
const lineup = (side: 'home' | 'away', more: Partial<LineupMessage> = {}): LineupMessage => ({
  kind: 'lineup',
  key: `m1/lineup/${side}`,
  seq: 1,
  at: at(-60),
  event: 'm1',
  side,
  formation: '4-3-3',
  confirmed: true,
  starters: squad(['Pentz', 'Buksa', 'Wass']),
  substitutes: [{ name: 'Ambæk', number: 16 }],
  coach: 'Cooper',
  ...more,
});
const daysBefore = (days: number): string => new Date(Date.parse(KICK_OFF) - days * 86_400_000).toISOString().replace('.000', '');
/** An earlier match, finished with its score. */
const earlier = (key: string, days: number, sides: readonly [string, string], result: readonly [number, number]): Message[] => [
  fixture({ key, start: daysBefore(days), home: { name: sides[0] }, away: { name: sides[1] } }),
  status(9, 3, { key: `${key}/status`, event: key, score: { home: result[0], away: result[1] } }),
];
const comment = (key: string, minute: number, text: string, important = false): Message => ({
  kind: 'comment',
  key,
  seq: 1,
  at: at(minute),
  event: 'm1',
  minute,
  icon: important ? 'goal' : 'corner',
  text,
  important,
});

const football: readonly Message[] = [
  ...earlier('e1', 30, ['Brøndby IF', 'FC København'], [2, 0]),
  ...earlier('e2', 20, ['Vejle Boldklub', 'Brøndby IF'], [1, 1]),
  ...earlier('e3', 10, ['FC København', 'Vejle Boldklub'], [0, 1]),
  fixture({ venue: 'Brøndby Stadion' }),
  lineup('home'),
  lineup('away', { confirmed: false }),
  {
    kind: 'absences',
    key: 'm1/absences',
    seq: 1,
    at: at(-60),
    event: 'm1',
    side: 'away',
    players: [{ player: 'Hansen', country: 'dk', reason: 'injury', status: 'doubtful' }],
  },
  status(1, 12),
  goal('g1', 5, 'home', { score: [1, 0] }),
  goal('s1', 60, 'home', { type: 'substitution', player: 'Ambæk', second: 'Wass' }),
  score(5, 1, 0),
  comment('c1', 4, 'Hjørnespark.'),
  comment('c2', 5, 'Mål!', true),
  { kind: 'video', key: 'v1', seq: 1, at: at(6), event: 'm1', title: '1-0', url: 'https://example.org/1', published: at(6) },
];
const tennis: readonly Message[] = [
  fixture({
    key: 't1',
    sport: 2,
    competition: { name: 'Wimbledon', country: 'gb-eng', category: 'ATP - Single', season: '2026' },
    home: { name: 'Rune H.', kind: 'person' },
    away: { name: 'Alcaraz C.', kind: 'person' },
    format: { bestOf: 5 },
  }),
  status(1, 17, {
    key: 't1/status',
    event: 't1',
    score: {
      home: 1,
      away: 0,
      parts: [
        [7, 6],
        [0, 0],
      ],
      tieBreaks: [[7, 5]],
      points: ['40', '15'],
      serve: 'away',
    },
  }),
  {
    kind: 'history',
    key: 't1/set1',
    seq: 1,
    at: at(2),
    event: 't1',
    part: 1,
    steps: [
      { score: [1, 0], winner: 'home', server: 'away', points: ['15:0', '40:30 break'] },
      { score: [7, 6], winner: 'home', server: 'home' },
    ],
    tieBreak: [{ score: [7, 5], winner: 'home', server: 'home' }],
  },
];
const baseball: readonly Message[] = [
  fixture({
    key: 'b1',
    sport: 6,
    competition: { name: 'MLB', country: 'us', season: '2026' },
    home: { name: 'Yankees' },
    away: { name: 'Red Sox' },
  }),
  {
    kind: 'player-statistics',
    key: 'b1/players',
    seq: 1,
    at: at(90),
    event: 'b1',
    period: 0,
    sections: (['batters', 'pitchers'] as const).map((type) => ({
      type,
      title: type,
      columns: [{ code: 'H', label: 'Hits', kind: 'number' }],
      rows: [{ side: 'away', player: `${type} one`, values: ['3'] }],
    })),
  },
  {
    kind: 'player-statistics',
    key: 'b1/players/1',
    seq: 1,
    at: at(90),
    event: 'b1',
    period: 1,
    sections: [{ type: 'batters', title: 'Slag', columns: [{ code: 'H', label: 'Hits', kind: 'number' }], rows: [] }],
  },
];
const darts: readonly Message[] = [
  fixture({
    key: 'd1',
    sport: 14,
    competition: { name: 'VM', country: 'xw', season: '2026' },
    home: { name: 'Littler L.', kind: 'person' },
    away: { name: 'Humphries L.', kind: 'person' },
  }),
  {
    kind: 'statistics',
    key: 'd1/stats',
    seq: 1,
    at: at(9),
    event: 'd1',
    period: 0,
    values: [{ stat: 616, home: '98,1', away: '101,3' }],
  },
  {
    kind: 'statistics',
    key: 'd1/stats-2',
    seq: 1,
    at: at(9),
    event: 'd1',
    period: 2,
    values: [{ stat: 616, home: '95,4', away: '88,9' }],
  },
];

type OfEvent = Extract<FeedName, { event: string; projectType: number }>['kind'];
let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await stack.submit(key, [...football, ...tennis, ...baseball, ...darts]);
});
afterAll(() => stack[Symbol.asyncDispose]());

const idOf = (event: string): EventId => publicId<EventId>(`event|test|${event}`);
const nameOf = (kind: OfEvent, event = 'm1'): string => buildFeedName({ kind, projectType: 1, event: idOf(event) } as FeedName);
async function feed(kind: OfEvent, event = 'm1'): Promise<string> {
  const response = await stack.feed(nameOf(kind, event));
  expect(response.status).toBe(200);
  return response.text();
}

describe('feeds about one match', () => {
  it('[FEED-51] the line-ups feed has incidents of players, and marks a predicted side', async () => {
    const groups = readLineups(await feed('lineups'));
    expect(groups.map(({ group, sides }) => [group, sides.length])).toEqual([
      ['starters', 2],
      ['substitutes', 2],
      ['coaches', 2],
    ]);
    const [home, away] = groups[0]!.sides;
    expect([home!.side, home!.formation, home!.rating, home!.predicted, away!.predicted]).toEqual([
      'home',
      '1-4-3-3',
      '7.0',
      false,
      true,
    ]);
    const [keeper, striker, replaced] = home!.players;
    expect([keeper!.type, keeper!.mark, keeper!.countryName, keeper!.incidents]).toEqual([3, '(G)', 'Danmark', []]);
    expect([striker!.name, striker!.incidents]).toMatchObject(['Buksa', [{ type: 'goal', minute: "5'", other: '' }]]);
    expect([replaced!.left, replaced!.incidents]).toMatchObject([
      "60'",
      [{ type: 'substitution-out', minute: "60'", other: 'Ambæk' }],
    ]);
    expect(away!.players.flatMap(({ incidents }) => incidents)).toEqual([]);
    expect(groups[1]!.sides[0]!.players[0]!.incidents).toMatchObject([{ type: 'substitution-in', minute: "60'", other: 'Wass' }]);
  });

  it('[FEED-59] the absences feed has players that miss the match', async () => {
    expect(readAbsences(await feed('scratches'))).toMatchObject([
      { side: 'away', name: 'Hansen', reason: 'injury', text: 'Skadet', status: 'doubtful', chance: 'Tvivlsom' },
    ]);
  });

  it('[FEED-60, FEED-61] the comments feed has the newest first, highlights apart, and new ones at once', async () => {
    const texts = async (kind: OfEvent) => readComments(await feed(kind)).map(({ text }) => text);
    expect(await texts('comments')).toEqual(['Mål!', 'Hjørnespark.']);
    expect(await texts('commentary')).toEqual(['Mål!', 'Hjørnespark.']);
    expect(await texts('commentaryHighlights')).toEqual(['Mål!']);
    await stack.submit(key, [comment('c3', 7, 'Indkast.')]);
    expect(await texts('commentary')).toEqual(['Indkast.', 'Mål!', 'Hjørnespark.']);
    expect(readComments(await feed('commentary', 't1'))).toEqual([]);
  });

  it('[FEED-57] the highlights feed has the videos of a match', async () => {
    expect(readVideos(await feed('highlights'))).toMatchObject([{ title: '1-0', url: 'https://example.org/1' }]);
  });

  it('[FEED-49] the head-to-head feed has the last matches of each side and direct ones, all, at home and away', async () => {
    const tabs = readHeadToHead(await feed('headToHead'));
    const results = tabs.map(({ blocks }) =>
      blocks.map(({ matches }) =>
        matches.map(({ homeName, score: goals, result, side }) => [homeName, goals, result, side].join(' ')),
      ),
    );
    expect(results).toEqual([
      [
        ['Vejle Boldklub 1:1 d away', 'Brøndby IF 2:0 w home'],
        ['FC København 0:1 w away', 'Vejle Boldklub 1:1 d home'],
        ['Vejle Boldklub 1:1  '],
      ],
      [['Brøndby IF 2:0 w home'], []],
      [['FC København 0:1 w away'], []],
    ]);
    expect(tabs.map(({ title }) => title)).toEqual(['Samlet', 'Brøndby IF – hjemme', 'Vejle Boldklub – ude']);
    expect((await feed('headToHead')).startsWith('SA÷1¬~KA÷Samlet¬IS÷¬~KB÷')).toBe(true);
  });

  it('[FEED-54] the history feed has the course of each set and the running game', async () => {
    const blocks = readHistory(await feed('history', 't1'));
    expect(blocks.map(({ title, lines }) => [title, lines.length])).toEqual([
      ['1. sæt', 2],
      ['Tiebreak – 1. sæt', 1],
    ]);
    const [first, last] = blocks[0]!.lines;
    expect([first!.broken, first!.winner, first!.points.at(-1)]).toEqual([
      'away',
      'home',
      { home: '40', away: '30', mark: 'break' },
    ]);
    expect([last!.broken, last!.tieBreak]).toEqual([null, [7, 5]]);
    expect(readCurrentGame(await feed('currentGame', 't1'))).toEqual({ home: '40', away: '15', server: 'away' });
    expect(readCurrentGame(await feed('currentGame'))).toBeNull();
  });

  it('[FEED-52, FEED-63] player statistics have the match, its parts, and pitchers alone', async () => {
    const sections = async (kind: OfEvent) =>
      readPlayerStatistics(await feed(kind, 'b1')).flatMap((part) => part.sections.map(({ type }) => `${part.title}/${type}`));
    expect(await sections('playerStatistics')).toEqual(['/batters', '/pitchers']);
    expect(await sections('playerStatisticsParts')).toEqual(['1. inning/batters']);
    expect(await sections('pitchers')).toEqual(['/pitchers']);
    const [part] = readPlayerStatistics(await feed('pitchers', 'b1'));
    expect(part!.sections[0]!.lines).toMatchObject([
      { rating: null, side: 'away', player: 'pitchers one', country: '', team: 'RED', values: ['3'] },
    ]);
  });

  it('[FEED-64] darts statistics have the match and its sets, and no other sport', async () => {
    expect(await feed('dartsStatistics', 'd1')).toContain('SH÷98,1¬SI÷101,3¬');
    expect(await feed('dartsStatistics')).toBe('A1÷¬~');
    expect(await feed('dartsStatisticsParts', 'd1')).toMatch(/^SE÷2\. sæt¬.*SH÷95,4¬SI÷88,9¬~A1÷¬~$/);
    expect(await feed('dartsStatisticsParts')).toBe('A1÷¬~');
  });

  it('[FEED-55] the summary is served under each of its names, and the result in short', async () => {
    const summary = await feed('summary');
    expect(summary).toContain('IF÷Buksa¬');
    expect([await feed('summaryAlias'), await feed('summaryOld')]).toEqual([summary, summary]);
    expect(readShortResult(await feed('result'))).toEqual({
      stage: 12,
      parts: [[1, 0]],
      tieBreaks: [],
      facts: [{ kind: 'VEN', value: 'Brøndby Stadion' }],
    });
    expect(readShortResult(await feed('result', 't1')).tieBreaks).toEqual([[7, 5]]);
  });

  it('[FEED-47] a comment changes the hash of the comments alone', async () => {
    const hashes = async () => hashRow.read(readRows(await feed('hashes'))[0]!);
    const before = await hashes();
    await stack.submit(key, [comment('c4', 8, 'Frispark.')]);
    const after = await hashes();
    expect({ ...after, comments: before.comments }).toEqual(before);
    expect(after.comments).not.toBe(before.comments);
    expect(await feed('hashes')).toMatch(/~A1÷[0-9a-f]{32}¬~$/);
  });

  it('odds feeds are empty while no message states odds', async () => {
    for (const kind of ['eventOdds', 'eventOddsOld', 'prematchOdds'] as const) expect(await feed(kind)).toBe('A1÷¬~');
    const live = await stack.feed(buildFeedName({ kind: 'liveOdds', bookmaker: 16, event: idOf('m1') }));
    expect(live.status).toBe(404);
  });

  it('a match has the standings of its stage', async () => {
    const table = await stack.feed(buildFeedName({ kind: 'eventStandings', projectType: 1, event: idOf('m1'), table: '1' }));
    expect(await table.text()).toContain('TN÷FC København¬');
  });

  it('[FEED-48] the core names the tabs with content', async () => {
    const tabs = async (event: string) => coreRow.read(readRows(await feed('core', event))[0]!).tabs;
    expect(await tabs('m1')).toBe('LI,SCR,LC,HH,HIO,TA,LT,TTS');
    expect(await tabs('t1')).toBe('MH');
    expect(await tabs('b1')).toBe('PS,TA');
  });

  it('[EVENT-36, EVENT-38] the row of a match marks line-ups and comments', async () => {
    const rowOf = async (event: string) => {
      const rows = readRows(await feed('eventRow', event));
      return eventRow.read(rows.find(([first]) => first![0] === eventRow.head)!);
    };
    expect(await rowOf('m1')).toMatchObject({ hasLineups: true, hasComments: true });
    expect(await rowOf('t1')).toMatchObject({ hasLineups: null, hasComments: null });
  });

  it('an unknown match has no feeds', async () => {
    const unknown = buildFeedName({ kind: 'lineups', projectType: 1, event: 'AAAAAAAA' });
    expect((await stack.feed(unknown)).status).toBe(404);
  });
});
