import { type FeedSource, type RenderRequest, type ReportRow, writeReport } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { EVENT_ID, eventFeed, NOW_S, sampleEvent } from '../testing/match-feeds.ts';
import { drivers, RACE_ID, raceFeed } from '../testing/race-feeds.ts';
import { articlePage } from './definition.ts';
import { ArticlePage } from './page.tsx';

const ARTICLE: ReportRow = {
  ...{ edited: null, automatic: null, video: null },
  title: 'Brøndby vandt derbyet',
  link: '',
  image: '',
  published: NOW_S,
  source: 'Redaktionen',
  simulated: true,
  event: EVENT_ID,
  about: [
    { name: 'Brøndby IF', url: '/hold/brondby-if/bRond001/' },
    { name: 'Superligaen', url: '' },
  ],
  paragraphs: ['Brøndby vandt [2-1].', 'Det var <b>det</b>.'],
};
const sourceOf = (article: ReportRow | null): FeedSource =>
  ({ feed: () => (article === null ? null : writeReport(article)) }) as Partial<FeedSource> as FeedSource;
const REQUEST = { path: '/nyheder/aRt1c001/', search: '', nowMs: NOW_S * 1000 } as RenderRequest;

const resolve = (article: ReportRow | null) => articlePage.routeOf('/nyheder/aRt1c001/')!.resolve(sourceOf(article), REQUEST);

describe('the page of an article', () => {
  it('shows its text as it was written, with links to its match and subjects', () => {
    const { html, words } = draw(<ArticlePage path="" article={ARTICLE} />, { feeds: {}, nowS: NOW_S });
    expect(words).toMatch(/Brøndby vandt derbyet Redaktionen · .* kl\. \d\d:\d\d · 1 min\./);
    expect(html).toContain('Brøndby vandt [2-1].');
    expect(html).toContain('Det var &lt;b&gt;det&lt;/b&gt;.');
    expect(html).toContain('href="/hold/brondby-if/bRond001/"');
    expect(words).not.toContain('Superligaen');
  });

  it('[PAGE-17] carries the row of its match as lists do, from the feed that keeps it up to date', () => {
    const feeds = { [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent()) };
    const { words, html } = draw(<ArticlePage path="" article={ARTICLE} />, { feeds, nowS: NOW_S });
    expect(words).toMatch(/Brøndby vandt \[2-1\]\..*Superligaen.*FC Midtjylland.*2.*FC København.*1.*Det var/);
    expect(html).toMatch(/<a class="[^"]*row[^"]*" href="\/kamp\/mTch0001\/"/);
  });

  it('[CALL-07] links to its video on another site by the name of its host, and embeds nothing', () => {
    const video = { url: 'https://www.video.example/1?a=b', title: 'Se målene', provider: 'DR', durationS: 95 };
    const { words, html } = draw(<ArticlePage path="" article={{ ...ARTICLE, video }} />, { feeds: {}, nowS: NOW_S });
    expect(words).toContain('Se målene Se video hos DR (video.example) · 1:35');
    expect(html).toContain('href="https://www.video.example/1?a=b" rel="noreferrer nofollow" target="_blank"');
    expect(html).not.toMatch(/<(?:iframe|video|img|link|script)[^>]*video\.example/);
  });

  it('an automatic report names no publisher, and when it last changed', () => {
    const found = resolve({ ...ARTICLE, source: 'Automatisk referat', automatic: true, edited: NOW_S + 60 });
    const about = found !== null && 'head' in found ? found.head?.about?.() : null;
    expect(about).toMatchObject({ dateModified: new Date((NOW_S + 60) * 1000).toISOString() });
    expect(about).not.toHaveProperty('publisher');
  });

  it('carries the row of its race', () => {
    const article = { ...ARTICLE, event: RACE_ID };
    const feeds = { [`df_ev_1_${RACE_ID}`]: raceFeed(drivers()) };
    const { words } = draw(<ArticlePage path="" article={article} />, { feeds, nowS: NOW_S });
    expect(words).toMatch(/Monaco Grand Prix.*Kevin Magnussen/);
  });

  it('has no row before the delay has a text of its match', () => {
    const { html, read } = draw(<ArticlePage path="" article={ARTICLE} />, { feeds: {}, nowS: NOW_S });
    expect(read).toContain(`df_ev_1_${EVENT_ID}`);
    expect(html).not.toContain('data-event');
  });

  it('exists for an article of this site alone', () => {
    const found = resolve(ARTICLE);
    expect(found).toMatchObject({
      content: { props: { article: ARTICLE } },
      head: {
        title: 'Brøndby vandt derbyet · Stillingen',
        description: 'Brøndby vandt [2-1]. Det var <b>det</b>.',
      },
    });
    expect(found !== null && 'head' in found ? found.head?.about?.() : null).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Brøndby vandt derbyet',
      datePublished: new Date(NOW_S * 1000).toISOString(),
      publisher: { '@type': 'Organization', name: 'Redaktionen' },
      about: [{ name: 'Brøndby IF' }, { name: 'Superligaen' }],
    });
    expect(resolve({ ...ARTICLE, link: 'https://example.org/a' })).toBeNull();
    expect(resolve(null)).toBeNull();
    expect(articlePage.routeOf('/nyheder/kort/')).toBeNull();
  });
});
