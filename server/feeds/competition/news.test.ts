import type { Message } from '@stillingen/domain/messages';
import { coreRow, readNews, readNewsList, readReport, readRows } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, retraction } from '../../../domain/testing/scenario.ts';
import { CompetitionFeeds, CUP } from '../../testing/competition-feeds.ts';
import { createTestFeeds, NOW_S } from '../../testing/feeds.ts';

const AT = '2026-11-20T18:00:00Z';
let feeds: CompetitionFeeds;
beforeAll(async () => {
  feeds = await CompetitionFeeds.start();
});
afterAll(() => feeds[Symbol.asyncDispose]());

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
    feeds.submit(
      article('n1', 10, { event: 'm1', report: true, url: undefined, text: ['Brøndby vandt [2-1].', 'Det var det.'] }),
      article('n2', 20, about('Brøndby IF')),
      article('n3', 30, about('AGF')),
      article('n4', 40, { sport: 2, participants: [{ name: 'Holger Rune', kind: 'person' }] }),
    ),
  );
  const titles = async (name: string): Promise<(string | null)[]> => readNews(await feeds.text(name)).map(({ title }) => title);

  it('[FEED-40, FEED-68] news of a participant have the latest first', async () => {
    const [brondby, vejle] = feeds.match('Brøndby IF').ids;
    expect(await titles(`pnf_${brondby}`)).toEqual(['Artikel n2', 'Artikel n1']);
    expect(await titles(`pnf_${vejle}`)).toEqual(['Artikel n1']);
    expect(await feeds.statusOf('pnf_AAAAAAAA')).toBe(404);
  });

  it('[PART-21] news of a participant are read by page and type in the query', async () => {
    const [brondby] = feeds.match('Brøndby IF').ids;
    const [agf] = feeds.match('AGF').ids;
    expect(await feeds.text(`pnf_${agf}?type=video`)).not.toContain('Artikel');
    expect(await titles(`pnf_${brondby}?page=0&type=all`)).toEqual(['Artikel n2', 'Artikel n1']);
    await feeds.submit({
      ...{ kind: 'video', key: 'v1', seq: 1, at: '2026-11-20T19:00:00Z', event: 'm1' },
      ...{ title: 'Højdepunkter', url: 'https://example.org/video', published: '2026-11-20T19:00:00Z' },
    });
    expect(await titles(`pnf_${brondby}?type=video`)).toEqual(['Artikel n1']);
    expect(await feeds.text(`pnf_${brondby}?page=1`)).not.toContain('Artikel');
    expect(await feeds.statusOf(`pnf_${brondby}?type=radio`)).toBe(404);
    expect(await feeds.statusOf(`pnf_${brondby}?page=-1`)).toBe(404);
  });

  it('news of a competition are of its matches and of itself, by page and type', async () => {
    const templateOf = (home: string): string | null => feeds.match(home).league.templateId;
    const [league, cup] = [templateOf('Brøndby IF'), templateOf('AGF')];
    expect(await titles(`cnf_${league}_0_all`)).toEqual(['Artikel n1']);
    expect(await feeds.text(`cnf_${cup}_0_all`)).toBe('0');
    await feeds.submit(article('n6', 45, { sport: 1, competitions: [CUP] }));
    expect(await titles(`cnf_${cup}_0_all`)).toEqual(['Artikel n6']);
    expect(await feeds.text(`cnf_${cup}_0_video`)).toBe('0');
    expect(await feeds.text(`cnf_${cup}_1_all`)).toBe('0');
    expect(await feeds.statusOf('cnf_AAAAAAAA_0_all')).toBe(404);
    await feeds.submit(retraction('n6'));
  });

  it('[FEED-62] news of several participants have each article once', async () => {
    const ids = [...feeds.match('Brøndby IF').ids, feeds.match('AGF').ids[0]!].toSorted();
    expect(await titles(`mynf_${ids.join('-')}`)).toEqual(['Artikel n3', 'Artikel n2', 'Artikel n1']);
    expect(await feeds.text('mynf_AAAAAAAA')).toBe('0');
  });

  it('[FEED-53] news of a match include those of its sides', async () => {
    expect(await titles(`df_nf_1_${feeds.match('Brøndby IF').event}`)).toEqual(['Artikel n2', 'Artikel n1']);
    expect(await feeds.statusOf('df_nf_1_AAAAAAAA')).toBe(404);
  });

  it('an article is served with its text by its id', async () => {
    const own = readNewsList(await feeds.text('nl_0_0')).sections[0]!.articles.find(({ title }) => title === 'Artikel n1')!;
    expect(own.url).toBe('');
    expect(await feeds.text(`pnf_${feeds.match('Brøndby IF').ids[1]}`)).toContain(`÷/nyheder/${own.id}/¬`);
    expect(readReport(await feeds.text(`na_${own.id}`))).toMatchObject({ title: 'Artikel n1', paragraphs: { length: 2 } });
    expect(await feeds.statusOf('na_AAAAAAAA')).toBe(404);
  });

  it('[FEED-65] the report of a match is served', async () => {
    const { event } = feeds.match('Brøndby IF');
    expect(readReport(await feeds.text(`df_mr_1_${event}`))).toMatchObject({
      title: 'Artikel n1',
      source: 'Redaktionen',
      paragraphs: ['Brøndby vandt [2-1].', 'Det var det.'],
    });
    expect(readReport(await feeds.text(`df_mr_1_${feeds.match('AGF').event}`))).toBeNull();
    expect(await feeds.statusOf('df_mr_1_AAAAAAAA')).toBe(404);
  });

  it('the tabs of a match name its report, news, top scorers and draw', async () => {
    const tabsOf = async (home: string): Promise<string[]> =>
      coreRow.read(readRows(await feeds.text(`dc_1_${feeds.match(home).event}`))[0]!).tabs!.split(',');
    expect(await tabsOf('Brøndby IF')).toEqual(expect.arrayContaining(['MR', 'NF', 'TTS']));
    expect(await tabsOf('AGF')).toEqual(expect.arrayContaining(['NF', 'DTF']));
    expect(await tabsOf('AGF')).not.toContain('MR');
    expect(await tabsOf('Silkeborg IF')).not.toContain('NF');
  });

  it('[CALL-07] the video of an article is served with it, and selects it among those with a video', async () => {
    const video = { url: 'https://video.example/1', title: 'Se målene', provider: 'DR' };
    await feeds.submit(article('n7', 55, { ...about('AGF'), url: undefined, text: ['Tekst.'], video }));
    const [agf] = feeds.match('AGF').ids;
    const id = readNews(await feeds.text(`pnf_${agf}?type=video`))[0]!.id!;
    expect(readReport(await feeds.text(`na_${id}`))!.video).toEqual({ ...video, durationS: null });
    const [listed] = readNewsList(await feeds.text('nl_0_0')).sections[0]!.articles;
    expect(listed!.video).toEqual({ ...video, durationS: null });
    await feeds.submit(retraction('n7'));
  });

  it('a news text with delimiters stays one text', async () => {
    await feeds.submit(
      article('n5', 50, { ...about('AGF'), title: 'A~B¬C÷D', source: 'E~F', url: undefined, text: ['[/p]~¬÷'] }),
    );
    const [first] = readNews(await feeds.text(`pnf_${feeds.match('AGF').ids[0]}`));
    expect(first).toMatchObject({ title: 'ABCD', source: 'EF', own: true });
    await feeds.submit(retraction('n5'));
  });

  it('[FEED-69] the news list serves all sports, or one', async () => {
    const list = async (name: string): Promise<string[]> =>
      readNewsList(await feeds.text(name)).sections.flatMap(({ articles }) => articles.map(({ title }) => title));
    expect(await list('nl_0_0')).toEqual(['Artikel n4', 'Artikel n3', 'Artikel n2', 'Artikel n1']);
    expect(await list('nl_2_0')).toEqual(['Artikel n4']);
    expect([await feeds.text('nl_0_0'), await feeds.text('nl_1_0')].map((feed) => readNewsList(feed).sections[0]!.name)).toEqual([
      'Seneste nyt',
      'Seneste nyt: Fodbold',
    ]);
    expect(await list('nl_0_1')).toEqual([]);
    await feeds.submit(retraction('n4'));
    expect(await list('nl_2_0')).toEqual([]);
  });
});

const numbered = (n: number): Message => ({
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
  const own = createTestFeeds();
  own.submit(...Array.from({ length: 51 }, (_, n) => numbered(n)));
  const id = [...own.state.participants.keys()][0]!;
  const about = readNews(own.feed(`pnf_${id}`)!);
  expect([about.length, about[0]!.title, about.at(-1)!.title]).toEqual([50, 'Artikel 50', 'Artikel 1']);
  const pages = [0, 1, 2].map((page) => readNewsList(own.feed(`nl_0_${page}`)!).sections.flatMap(({ articles }) => articles));
  expect(pages.map(({ length }) => length)).toEqual([30, 21, 0]);
});

it('[PAGE-36] the news list reaches back 14 days', () => {
  const own = createTestFeeds();
  const days = [0, 1, 13, 14, 15].map((day) => ({
    ...numbered(day),
    published: new Date((NOW_S - day * 24 * 3600) * 1000).toISOString(),
  }));
  own.submit(...days);
  const { sections, total } = readNewsList(own.feed('nl_0_0')!);
  expect(sections.flatMap(({ articles }) => articles.map(({ title }) => title))).toEqual([
    'Artikel 0',
    'Artikel 1',
    'Artikel 13',
  ]);
  expect(total).toBe(3);
  expect(readNewsList(own.feed('nl_2_0')!)).toEqual({ sections: [], total: 0, sports: [1] });
});
