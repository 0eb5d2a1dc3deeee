import { NO_FEEDS, type OddsView, type RenderRequest } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createRender } from '../../entry/render.tsx';
import { ODDS_VIEW } from '../../gallery/samples/odds.ts';
import { renderRequest } from '../../testing/render-request.ts';

const { missingPage, render } = await createRender(() => ({ script: '/a.js', styles: [], preload: [], font: null }));

const requestOf = (path: string, odds?: OddsView): RenderRequest => renderRequest(path, odds && { odds });

function open(path: string, odds?: OddsView) {
  const result = render(requestOf(path, odds), NO_FEEDS);
  if ('location' in result) throw new Error(`sent on to ${result.location}`);
  return result;
}

describe('pages of odds', () => {
  it('[PAGE-12] has a page of the matches with odds, only where they are served', () => {
    expect(open('/odds/').status).toBe(404);
    const { status, html } = open('/odds/', ODDS_VIEW);
    expect(status).toBe(200);
    expect(html).toContain('<title>Odds · Fodbold i dag');
    expect(html).toMatch(/aria-current="page"[^>]*>Odds</);
  });

  it('[GEO-08] leads to it from the table of a day only where the place has an entry', () => {
    const hasEntry = (view: OddsView) => />Odds</.test(open('/fodbold/', view).html);
    expect([hasEntry(ODDS_VIEW), hasEntry({ ...ODDS_VIEW, hasEntry: false })]).toEqual([true, false]);
    expect(open('/odds/', { ...ODDS_VIEW, hasEntry: false }).status).toBe(200);
  });

  it('[SYNC-23] shows that odds are loading until they arrive', () => {
    expect(open('/odds/', ODDS_VIEW).html).toContain('Henter');
  });

  it('[AGE-07] links to what help there is from the footer, only where odds are served', () => {
    const href = 'href="/spil-ansvarligt/"';
    expect(open('/fodbold/', ODDS_VIEW).html).toContain(href);
    expect(open('/fodbold/').html).not.toContain('spil-ansvarligt');
    expect(open('/spil-ansvarligt/').status).toBe(404);
    const page = open('/spil-ansvarligt/', ODDS_VIEW);
    expect(page.status).toBe(200);
    for (const part of ['70 22 28 25', 'rofus.nu', '18 år']) expect(page.html).toContain(part);
  });

  it('keeps a missing page apart from that of visitors with odds', () => {
    expect(missingPage(requestOf('/findes/ikke/', ODDS_VIEW), NO_FEEDS)).toContain('spil-ansvarligt');
    expect(missingPage(requestOf('/findes/ikke/'), NO_FEEDS)).not.toContain('spil-ansvarligt');
  });

  it('[BOOK-17, BOOK-18] marks the link as gambling advertising only where bookmakers are linked', () => {
    expect(open('/fodbold/', ODDS_VIEW).html).toContain('class="footerAdvertGambling"');
    const unlinked = open('/fodbold/', { ...ODDS_VIEW, isLinked: false, hasAdvertFooter: false }).html;
    expect(unlinked).not.toContain('footerAdvertGambling');
    expect(unlinked).toContain('href="/spil-ansvarligt/"');
  });
});
