import { type FeedSource, type NewsList, type NewsListArticle, type RenderRequest, writeNewsList } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { NOW_S } from '../testing/match-feeds.ts';
import { newsPage } from './definition.ts';
import { NewsPage } from './page.tsx';

const HOUR_S = 3600;
const article = (n: number, words: Partial<NewsListArticle> = {}): NewsListArticle => ({
  id: `aRt1c${String(n).padStart(3, '0')}`,
  title: `Artikel ${n}`,
  lead: '',
  about: [{ name: 'AGF', url: '/hold/agf/aGf00001/' }],
  url: '',
  published: NOW_S - n * HOUR_S,
  source: 'Redaktionen',
  images: [],
  simulated: true,
  editedAt: NOW_S - n * HOUR_S,
  video: null,
  ...words,
});
const ARTICLES = Array.from({ length: 70 }, (_, n) => article(n));

const listOf = (articles: readonly NewsListArticle[], page: number): NewsList => ({
  sections: [{ id: 'latest', name: 'Seneste nyt', articles: articles.slice(page * 30, page * 30 + 30) }],
  total: articles.length,
  sports: [1, 7],
});
const sourceOf = (articles: readonly NewsListArticle[]): FeedSource => {
  const feed = (name: string) => writeNewsList(listOf(articles, Number(name.split('_')[2])));
  return { feed } as Partial<FeedSource> as FeedSource;
};

function pageAt(address: string, articles = ARTICLES) {
  const [path = '', search = ''] = address.split(/(?=\?)/);
  const request = { path, search, nowMs: NOW_S * 1000 } as RenderRequest;
  const found = newsPage.routeOf(path)?.resolve(sourceOf(articles), request) ?? null;
  return found !== null && 'content' in found ? found.content.props : null;
}
const titlesAt = (address: string): string[] | undefined => pageAt(address)?.articles.map(({ title }) => title);

describe('the page of news', () => {
  it('[PAGE-37] lists 15 articles, or 3 or 30 where the address names them', () => {
    expect(['', '?antal=3', '?antal=30', '?antal=7'].map((search) => titlesAt(`/nyheder/${search}`)?.length)).toEqual([
      15, 3, 30, 15,
    ]);
  });

  it('[PAGE-17] lists each article once over all its pages', () => {
    for (const count of [3, 15, 30]) {
      const pages = Array.from({ length: Math.ceil(70 / count) }, (_, n) => titlesAt(`/nyheder/?antal=${count}&side=${n + 1}`));
      expect(pages.flat()).toEqual(ARTICLES.map(({ title }) => title));
    }
  });

  it('does not exist past its last page, nor for a page that is no number', () => {
    expect(['6', '0', '-1', 'x', '99999'].map((page) => pageAt(`/nyheder/?side=${page}`))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(newsPage.routeOf('/nyheder/kroket/')).toBeNull();
  });

  it('exists for a sport without news', () => {
    expect(pageAt('/nyheder/tennis/', [])).toMatchObject({ sportId: 2, articles: [] });
  });

  it('[PAGE-17, GEN-09] shows articles by day with author, time and subjects, and links to them', () => {
    const props = pageAt('/nyheder/?antal=30')!;
    const { html, words } = draw(<NewsPage {...props} />, { feeds: {}, nowS: NOW_S });
    expect(words).toMatch(/I dag, fr\. 20\.11\. Artikel 0 Redaktionen · \d\d:\d\d · AGF/);
    expect(words).toMatch(/I går, to\. 19\.11\. Artikel/);
    expect(html).toContain('href="/nyheder/aRt1c000/"');
    expect(html).toContain('href="/nyheder/?side=2&amp;antal=30"');
    expect(html).toContain('href="/nyheder/handbold/?antal=30"');
  });

  it('links to an article of another site without naming this one', () => {
    const props = pageAt('/nyheder/', [article(0, { url: 'https://example.org/a' })])!;
    const { html } = draw(<NewsPage {...props} />, { feeds: {}, nowS: NOW_S });
    expect(html).toMatch(/href="https:\/\/example\.org\/a" rel="noreferrer"/);
  });

  it('[CALL-07] links to the video of an article by the name of its host', () => {
    const video = { url: 'https://video.example/1', title: 'Se målene', provider: 'DR', durationS: null };
    const { words, html } = draw(<NewsPage {...pageAt('/nyheder/', [article(0, { video })])!} />, { feeds: {}, nowS: NOW_S });
    expect(words).toContain('Se målene Se video hos DR (video.example)');
    expect(html).toContain('href="https://video.example/1" rel="noreferrer nofollow"');
  });

  it('names what will stand there when there are no news', () => {
    const { words, html } = draw(<NewsPage {...pageAt('/nyheder/', [])!} />, { feeds: {}, nowS: NOW_S });
    expect(words).toContain('Ingen nyheder de seneste 14 dage');
    expect(html).not.toContain('Flere nyheder');
  });
});
