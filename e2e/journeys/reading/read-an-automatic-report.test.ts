import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../harness/browser.ts';
import { createHeads, createMatch, instant, nowS } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

describe.runIf(hasBrowser)('a visitor who reads automatic reports', () => {
  let site: ProductSite;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  beforeAll(async () => {
    site = await openSite({ MATCH_REPORTS: 'on' });
    await site.submit(
      ...match.kickedOff(30),
      match.incident('g1', { type: 'goal', side: 'home', minute: 12, player: 'Mads Fast', score: [1, 0] }),
      match.score(1, 0),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('a match that ends has its report on its page and in the news, and a correction rewrites it', async () => {
    const news = await site.open('/nyheder/');
    await expect.poll(() => news.getByRole('main').innerText()).toContain('Ingen nyheder');
    await site.submit(
      match.incident('g2', { type: 'goal', side: 'home', minute: 14, player: 'Ole Hurtig', score: [2, 0] }),
      match.score(2, 0),
      match.status(3, { score: { home: 2, away: 0 } }),
    );
    const report = (page: typeof news) => page.getByRole('main').innerText();
    const reloaded = async (): Promise<string> => {
      await news.reload();
      return report(news);
    };
    await expect.poll(reloaded).toMatch(/Brøndby IF.*2-0[\s\S]*Automatisk referat/);

    await news.getByRole('main').getByRole('link', { name: /2-0/ }).first().click();
    await expect.poll(() => report(news)).toContain('Skrevet automatisk ud fra kampens data.');
    expect(await report(news)).toContain('2-0 Ole Hurtig (14.)');
    const path = new URL(news.url()).pathname;

    const page = await site.follow(path.replace('/nyheder/', '/kamp/'));
    await expect.poll(() => report(page)).toMatch(/Automatisk referat[\s\S]*2-0/i);
    await site.submit(match.retract('g2', { reason: 'offside', score: [1, 0] }));
    await expect.poll(() => report(page)).toMatch(/Automatisk referat[\s\S]*1-0/i);
    await page.getByText('Læs hele referatet').click();
    await expect.poll(() => report(page)).toContain('Annulleret: mål af Ole Hurtig (14.).');
    await expect.poll(() => report(page)).toMatch(/Senest ændret/);
    await news.goto(site.stack.url + path);
    expect(await report(news)).not.toContain('2-0');
  });

  it('[CALL-07] a news item with a video links to its site, and requests nothing of it before the click', async () => {
    const { next: head } = createHeads();
    await site.submit({
      ...{ kind: 'article', ...head('video'), title: 'Kampen i billeder', source: 'Ritzau', published: instant(nowS()) },
      ...{ text: ['Se målene igen.'], sport: 1, video: { url: 'https://video.example/1', title: 'Målene', provider: 'DR' } },
    });
    const page = await site.open('/nyheder/');
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    await page.reload();
    const link = page.getByRole('link', { name: /Se video hos DR \(video\.example\)/ });
    await expect.poll(() => link.getAttribute('href')).toBe('https://video.example/1');
    expect(await link.getAttribute('rel')).toContain('noreferrer');
    expect(requested.filter((url) => url.includes('video.example'))).toEqual([]);
  });
});
