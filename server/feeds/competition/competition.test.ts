import type { Message } from '@stillingen/domain/messages';
import {
  coreRow,
  leagueRow,
  readDraw,
  readNews,
  readNewsList,
  readRanking,
  readReport,
  readRows,
  readSquad,
  readStandings,
  readTopScorers,
  readTransfers,
  readUpcomingDraws,
} from '@stillingen/wire';
import { readTableList } from '../../../wire/testing/table-list.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createScenario, fixture, goal, retraction, status } from '../../../domain/testing/scenario.ts';
import { today } from '../../testing/run.ts';
import { type TestStack, startTestStack } from '../../testing/stack.ts';
import { createTestFeeds, NOW_S } from '../../testing/feeds.ts';

const AT = '2026-11-20T18:00:00Z';
const NOON = 'T12:00:00Z';
const TODAY = await today(0);
const CUP = { name: 'Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;

let stack: TestStack;
let key: string;
/** Cells of league and event rows by the name of the home side. */
let rows: Map<
  string,
  { readonly event: string; readonly league: ReturnType<typeof leagueRow.read>; readonly ids: readonly string[] }
>;

async function submit(...messages: readonly Message[]): Promise<void> {
  const refused = (await stack.submit(key, messages)).filter(({ result }) => result !== 'accepted');
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}
async function text(name: string): Promise<string> {
  const response = await stack.feed(name);
  expect(response.status, name).toBe(200);
  return response.text();
}
async function statusOf(name: string): Promise<number> {
  return (await stack.feed(name)).status;
}
const played = (
  id: string,
  home: string,
  away: string,
  score: readonly [number, number] | null,
  more: object = {},
): Message[] => [
  fixture({ key: id, home: { name: home }, away: { name: away }, start: `${TODAY}${NOON}`, ...more }),
  ...(score === null ? [] : [status(1, 3, { key: `${id}/status`, event: id, score: { home: score[0], away: score[1] } })]),
];
async function readList(): Promise<void> {
  rows = new Map();
  let league = leagueRow.read([]);
  for (const row of readRows(await text('c_1_63_0_da_y_1'))) {
    if (row[0]![0] === leagueRow.head) league = leagueRow.read(row);
    const cells = new Map(row);
    if (row[0]![0] === 'AA')
      rows.set(cells.get('AE')!, { event: cells.get('AA')!, league, ids: [cells.get('PX')!, cells.get('PY')!] });
  }
}
const stageOf = (home: string): string => `${rows.get(home)!.league.tournamentId}_${rows.get(home)!.league.stageId}`;

beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await submit(
    ...played('m1', 'Brøndby IF', 'Vejle Boldklub', [4, 3]),
    goal('g1', 5, 'home', { player: 'Berg', second: 'Dahl' }),
    goal('g2', 50, 'home', { player: 'Berg' }),
    goal('g3', 80, 'away', { player: 'Holm' }),
    ...played('s1', 'AGF', 'FC Midtjylland', [1, 0], { competition: CUP, round: 'Semifinale' }),
    ...played('s2', 'Silkeborg IF', 'Viborg FF', [0, 2], { competition: CUP, round: 'Semifinale' }),
    ...played('f1', 'Viborg', 'AGF', null, { competition: CUP, round: 'Finale', start: `${TODAY}T18:00:00Z` }),
  );
  await readList();
});
afterAll(() => stack[Symbol.asyncDispose]());

describe('the feeds of a season', () => {
  it('top scorers are served under all of their names', async () => {
    const feed = await text(`tt_${stageOf('Brøndby IF')}`);
    const { scorers, columns, filter } = readTopScorers(feed);
    expect(scorers.map(({ rank, player, team, goals, assists }) => [rank, player, team, goals, assists])).toEqual([
      [1, 'Berg', 'Brøndby IF', 2, 0],
      [2, 'Holm', 'Vejle Boldklub', 1, 0],
      [3, 'Dahl', 'Brøndby IF', 0, 1],
    ]);
    expect(columns.map(({ short }) => short)).toEqual(['M', 'A']);
    expect(filter.choices.map(({ name }) => name)).toEqual(['Brøndby IF', 'Vejle Boldklub']);
    expect(await text(`to_${stageOf('Brøndby IF')}_10`)).toBe(feed);
    const { event } = rows.get('Brøndby IF')!;
    for (const name of [`df_tt_1_${event}`, `df_to_1_${event}_10`])
      expect(readTopScorers(await text(name)), name).toEqual(readTopScorers(feed));
    expect(await statusOf(`tt_AAAAAAAA_${rows.get('AGF')!.league.stageId}`)).toBe(404);
  });

  it('top scorers follow a withdrawn goal', async () => {
    await submit(goal('g4', 85, 'away', { player: 'Holm' }));
    const goalsOf = async (): Promise<number | null> =>
      readTopScorers(await text(`tt_${stageOf('Brøndby IF')}`)).scorers.find(({ player }) => player === 'Holm')!.goals;
    const before = await goalsOf();
    await submit(retraction('g3'));
    expect([before, await goalsOf()]).toEqual([2, 1]);
  });

  it('serves the draw of a cup with rounds, ties, matches and winners', async () => {
    const { participants, rounds } = readDraw(await text(`dr_${stageOf('AGF')}`));
    const shown = rounds.map(({ name, ties }) =>
      [
        name,
        ...ties.map(({ home, away, winner, legs }) =>
          [participants[home!]!.name, participants[away!]!.name, winner, ...legs.map(({ score }) => score)].join(' '),
        ),
      ].join(', '),
    );
    expect(shown).toEqual(['Semifinale, Silkeborg IF Viborg FF A 0:2, AGF FC Midtjylland H 1:0', 'Finale, Viborg FF AGF  ']);
    expect(participants[0]).toMatchObject({ country: 'Danmark', code: expect.stringMatching(/^[A-Z]{3}$/) });
  });

  it('[LEAGUE-06] the upcoming rounds of a draw have name, level, stage, final mark and starts', async () => {
    const { stageId } = rows.get('AGF')!.league;
    const noon = Date.parse(`${TODAY}${NOON}`) / 1000;
    expect(readUpcomingDraws(await text(`dr_${stageOf('AGF')}`))).toEqual([
      { round: 'Finale', level: 1, stageId, isFinal: true, starts: [expect.any(Number)] },
    ]);
    await submit(...played('k9', 'Hobro IK', 'Lyngby', null, { competition: CUP, round: 'Finale' }));
    const [both] = readUpcomingDraws(await text(`dr_${stageOf('AGF')}`));
    expect(both).toMatchObject({ level: 1, isFinal: false });
    expect(both!.starts).toHaveLength(2);
    expect(both!.starts).toContain(noon);
    await submit(status(1, 12, { key: 'k9/status', event: 'k9' }));
    expect(readUpcomingDraws(await text(`dr_${stageOf('AGF')}`))).toEqual([]);
  });

  it('matches without a round make no draw', async () => {
    const friendlies = { name: 'Venskabskampe', country: 'dk', season: '2026', role: 'knockout' } as const;
    await submit(...played('v1', 'OB', 'Randers FC', [1, 1], { competition: friendlies }));
    await readList();
    expect(await text(`dr_${stageOf('OB')}`)).toBe('0');
  });

  it('a league has no draw, and an unknown stage no feed', async () => {
    expect(await text(`dr_${stageOf('Brøndby IF')}`)).toBe('0');
    expect(await statusOf('dr_AAAAAAAA_BBBBBBBB')).toBe(404);
    expect(await statusOf('tx_AAAAAAAA_BBBBBBBB')).toBe(404);
  });

  it('the list of tables has a hash of each', async () => {
    const read = async (home: string) => readTableList(await text(`tx_${stageOf(home)}`));
    const before = await read('Brøndby IF');
    expect(before.tables.map(({ code }) => code)).toEqual('1 2 3 5:0 8:0 9:0 6:8 17:8 18:8 10'.split(' '));
    for (const { code } of before.tables) expect(await statusOf(`to_${stageOf('Brøndby IF')}_${code}`), code).toBe(200);
    await submit(goal('g5', 88, 'home', { player: 'Dahl' }));
    const after = await read('Brøndby IF');
    const changed = after.tables.filter(({ hash }, i) => hash !== before.tables[i]!.hash).map(({ code }) => code);
    expect(changed).toEqual(['10']);
    expect(await read('AGF')).toMatchObject({ tables: [], draw: expect.stringMatching(/.+/) });
  });

  it('over and under with all lines has one table for each line', async () => {
    const { tables } = readStandings(await text(`to_${stageOf('Brøndby IF')}_6:8`));
    expect(tables.map(({ title }) => title)).toEqual(['0,5', '1,5', '2,5', '3,5', '4,5', '5,5']);
    const one = readStandings(await text(`to_${stageOf('Brøndby IF')}_6:3`));
    expect(tables[2]!.teams).toEqual(one.tables[0]!.teams);
  });
});

describe('rankings', () => {
  const list = (count: number, more: object = {}): Message => ({
    kind: 'ranking-list',
    key: 'atp',
    seq: 1,
    at: AT,
    sport: 2,
    name: 'ATP',
    date: '2026-11-16',
    rows: Array.from({ length: count }, (_, index) => ({
      participant: { name: `Spiller ${index}`, kind: 'person' as const, country: 'dk' },
      rank: index + 1,
      previous: index + 2,
      points: 1000.5 - index,
    })),
    ...more,
  });

  it('[FEED-66] rankings, normal and live, have a hundred lines a page', async () => {
    await submit(
      list(150),
      list(1, { key: 'atp/live', live: true }),
      list(1, { key: 'wta', name: 'WTA' }),
      list(1, { key: 'bwf', name: 'BWF', sport: 21 }),
    );
    const scenario = createScenario();
    scenario.submit(list(1));
    const [id] = scenario.state.rankings.keys();
    const first = readRanking(await text(`ran_${id}_0`));
    expect(first).toMatchObject({ title: 'ATP', date: '16.11.2026', simulated: false });
    expect(first.tabs.map(({ name, shown }) => [name, shown])).toEqual([
      ['ATP', true],
      ['WTA', false],
    ]);
    expect(first.lines).toHaveLength(100);
    expect(first.lines[0]).toMatchObject({ name: 'Spiller 0', rank: 1, previous: 2, points: 1000.5, country: 'Danmark' });
    expect(readRanking(await text(`ran_${id}_1`)).lines.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 101),
    );
    expect(await text(`ran_${id}_2`)).toBe('0');
    expect(readRanking(await text(`ral_${id}_0`)).lines).toHaveLength(1);
    expect(await statusOf('ran_AAAAAAAA_0')).toBe(404);
    await submit(list(3, { seq: 2 }));
    expect(readRanking(await text(`ran_${id}_0`)).lines).toHaveLength(3);
  });
});

describe('participants', () => {
  it('[FEED-67] transfers of a club and of a player are listed with the latest first', async () => {
    const transfer = (id: string, date: string, from: string | null, to: string | null): Message => ({
      kind: 'transfer',
      key: id,
      seq: 1,
      at: AT,
      sport: 1,
      player: { name: `Spiller ${id}`, country: 'se' },
      ...(from === null ? {} : { from: { name: from, country: 'dk' } }),
      ...(to === null ? {} : { to: { name: to, country: 'dk' } }),
      date,
      type: 'transfer',
      fee: '€1,0 mio.',
    });
    await submit(transfer('t1', '2026-07-01', 'Brøndby IF', 'AGF'), transfer('t2', '2026-08-01', null, 'Brøndby IF'));
    const [brondby] = rows.get('Brøndby IF')!.ids;
    const { title, transfers } = readTransfers(await text(`tetr_${brondby}_0`));
    expect(title).toBe('Brøndby IF');
    expect(
      transfers.map(({ date, direction, from, to, player }) => [date, direction, from?.name, to?.name, player.name]),
    ).toEqual([
      ['01.08.2026', 'in', undefined, 'Brøndby IF', 'Spiller t2'],
      ['01.07.2026', 'out', 'Brøndby IF', 'AGF', 'Spiller t1'],
    ]);
    const ofPlayer = readTransfers(await text(`tetr_${transfers[1]!.player.id}_0`));
    expect(ofPlayer.transfers.map(({ direction, fee }) => [direction, fee])).toEqual([['', '€1,0 mio.']]);
    expect(await text(`tetr_${brondby}_1`)).toBe('0');
    expect(await statusOf('tetr_AAAAAAAA_0')).toBe(404);
  });

  it('[FEED-48] pl lists the players of a team from matches, line-ups and transfers', async () => {
    await submit({
      kind: 'lineup',
      key: 'm1/home',
      seq: 1,
      at: AT,
      event: 'm1',
      side: 'home',
      confirmed: true,
      starters: [{ name: 'Dahl', number: 9, role: 'forward' }],
      substitutes: [{ name: 'Mur', number: 1, role: 'goalkeeper' }],
    });
    const [brondby] = rows.get('Brøndby IF')!.ids;
    const players = readSquad(await text(`pl_1_${brondby}`));
    expect(players.map(({ name, number, matches, goals, assists }) => [name, number, matches, goals, assists])).toEqual([
      ['Mur', 1, 0, 0, 0],
      ['Dahl', 9, 1, 1, 1],
      ['Berg', null, 0, 2, 0],
      ['Spiller t2', null, 0, 0, 0],
    ]);
    expect(await statusOf('pl_1_AAAAAAAA')).toBe(404);
  });
});

describe('news', () => {
  const article = (id: string, minute: number, more: object): Message => ({
    kind: 'article',
    key: id,
    seq: 1,
    at: AT,
    title: `Artikel ${id}`,
    url: `https://example.org/${id}`,
    published: `2026-11-20T18:${minute}:00Z`,
    source: 'Redaktionen',
    ...more,
  });
  const about = (name: string) => ({ sport: 1, participants: [{ name, country: 'dk' }] });
  beforeAll(() =>
    submit(
      article('n1', 10, { event: 'm1', report: true, url: undefined, text: ['Brøndby vandt [2-1].', 'Det var det.'] }),
      article('n2', 20, about('Brøndby IF')),
      article('n3', 30, about('AGF')),
      article('n4', 40, { sport: 2, participants: [{ name: 'Holger Rune', kind: 'person' }] }),
    ),
  );
  const titles = async (name: string): Promise<(string | null)[]> => readNews(await text(name)).map(({ title }) => title);

  it('[FEED-40, FEED-68] news of a participant have the latest first', async () => {
    const [brondby, vejle] = rows.get('Brøndby IF')!.ids;
    expect(await titles(`pnf_${brondby}`)).toEqual(['Artikel n2', 'Artikel n1']);
    expect(await titles(`pnf_${vejle}`)).toEqual(['Artikel n1']);
    expect(await statusOf('pnf_AAAAAAAA')).toBe(404);
  });

  it('[FEED-62] news of several participants have each article once', async () => {
    const ids = [...rows.get('Brøndby IF')!.ids, rows.get('AGF')!.ids[0]!].toSorted();
    expect(await titles(`mynf_${ids.join('-')}`)).toEqual(['Artikel n3', 'Artikel n2', 'Artikel n1']);
    expect(await text('mynf_AAAAAAAA')).toBe('0');
  });

  it('[FEED-53] news of a match include those of its sides', async () => {
    expect(await titles(`df_nf_1_${rows.get('Brøndby IF')!.event}`)).toEqual(['Artikel n2', 'Artikel n1']);
    expect(await statusOf('df_nf_1_AAAAAAAA')).toBe(404);
  });

  it('an article is served with its text by its id', async () => {
    const own = readNewsList(await text('nl_0_0')).sections[0]!.articles.find(({ title }) => title === 'Artikel n1')!;
    expect(own.url).toBe('');
    expect(readReport(await text(`na_${own.id}`))).toMatchObject({ title: 'Artikel n1', paragraphs: { length: 2 } });
    expect(await statusOf('na_AAAAAAAA')).toBe(404);
  });

  it('[FEED-65] the report of a match is served', async () => {
    const { event } = rows.get('Brøndby IF')!;
    expect(readReport(await text(`df_mr_1_${event}`))).toMatchObject({
      title: 'Artikel n1',
      source: 'Redaktionen',
      paragraphs: ['Brøndby vandt [2-1].', 'Det var det.'],
    });
    expect(readReport(await text(`df_mr_1_${rows.get('AGF')!.event}`))).toBeNull();
    expect(await statusOf('df_mr_1_AAAAAAAA')).toBe(404);
  });

  it('the tabs of a match name its report, news, top scorers and draw', async () => {
    const tabsOf = async (home: string): Promise<string[]> =>
      coreRow.read(readRows(await text(`dc_1_${rows.get(home)!.event}`))[0]!).tabs!.split(',');
    expect(await tabsOf('Brøndby IF')).toEqual(expect.arrayContaining(['MR', 'NF', 'TTS']));
    expect(await tabsOf('AGF')).toEqual(expect.arrayContaining(['NF', 'DTF']));
    expect(await tabsOf('AGF')).not.toContain('MR');
    expect(await tabsOf('Silkeborg IF')).not.toContain('NF');
  });

  it('a news text with delimiters stays one text', async () => {
    await submit(article('n5', 50, { ...about('AGF'), title: 'A~B¬C÷D', source: 'E~F', url: undefined, text: ['[/p]~¬÷'] }));
    const [first] = readNews(await text(`pnf_${rows.get('AGF')!.ids[0]}`));
    expect(first).toMatchObject({ title: 'ABCD', source: 'EF', own: true });
    await submit(retraction('n5'));
  });

  it('[FEED-69] the news list serves all sports, or one', async () => {
    const list = async (name: string): Promise<string[]> =>
      readNewsList(await text(name)).sections.flatMap(({ articles }) => articles.map(({ title }) => title));
    expect(await list('nl_0_0')).toEqual(['Artikel n4', 'Artikel n3', 'Artikel n2', 'Artikel n1']);
    expect(await list('nl_2_0')).toEqual(['Artikel n4']);
    expect([await text('nl_0_0'), await text('nl_1_0')].map((feed) => readNewsList(feed).sections[0]!.name)).toEqual([
      'Seneste nyt',
      'Seneste nyt: Fodbold',
    ]);
    expect(await list('nl_0_1')).toEqual([]);
    await submit(retraction('n4'));
    expect(await list('nl_2_0')).toEqual([]);
  });
});

const article = (n: number): Message => ({
  kind: 'article',
  key: `n${n}`,
  seq: 1,
  at: at(n),
  sport: 1,
  title: `Artikel ${n}`,
  url: `https://example.org/${n}`,
  published: at(n),
  source: 'Redaktionen',
  participants: [{ name: 'AGF', country: 'dk' }],
});

it('news of a participant have the latest fifty articles, and the news list the others on its next page', () => {
  const feeds = createTestFeeds();
  feeds.submit(...Array.from({ length: 51 }, (_, n) => article(n)));
  const id = [...feeds.state.participants.keys()][0]!;
  const about = readNews(feeds.feed(`pnf_${id}`)!);
  expect([about.length, about[0]!.title, about.at(-1)!.title]).toEqual([50, 'Artikel 50', 'Artikel 1']);
  const pages = [0, 1, 2].map((page) => readNewsList(feeds.feed(`nl_0_${page}`)!).sections.flatMap(({ articles }) => articles));
  expect(pages.map(({ length }) => length)).toEqual([30, 21, 0]);
});

it('[PAGE-36] the news list reaches back 14 days', () => {
  const feeds = createTestFeeds();
  const days = [0, 1, 13, 14, 15].map((day) => ({
    ...article(day),
    published: new Date((NOW_S - day * 24 * 3600) * 1000).toISOString(),
  }));
  feeds.submit(...days);
  const { sections, total } = readNewsList(feeds.feed('nl_0_0')!);
  expect(sections.flatMap(({ articles }) => articles.map(({ title }) => title))).toEqual([
    'Artikel 0',
    'Artikel 1',
    'Artikel 13',
  ]);
  expect(total).toBe(3);
  expect(readNewsList(feeds.feed('nl_2_0')!)).toEqual({ sections: [], total: 0, sports: [1] });
});
