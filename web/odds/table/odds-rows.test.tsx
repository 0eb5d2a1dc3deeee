import { createStore, type OddsByEvent } from '@stillingen/client';
import { NO_FEEDS } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createRender } from '../../entry/render.tsx';
import { staticTable } from '../../gallery/make-row.ts';
import { LIST_ODDS, ODDS_ROWS } from '../../gallery/samples/odds-rows.tsx';
import { ODDS_VIEW } from '../../gallery/samples/odds.ts';
import { draw, testSport } from '../../testing/draw.ts';
import { OddsRows, rowPrices } from './odds-rows.tsx';
import { ListOddsContext } from './use-list-odds.ts';
import { renderRequest } from '../../testing/render-request.ts';

const NOW_S = Date.UTC(2026, 10, 20, 17, 42, 30) / 1000;
const [FOOTBALL] = ODDS_ROWS;
const table = staticTable(ODDS_ROWS);

function rows(odds: OddsByEvent | null, { view = ODDS_VIEW, oddsShown = 'tkl' } = {}) {
  const group = { league: FOOTBALL!.league, events: FOOTBALL!.rows.map(({ id }) => id!) };
  const list = <OddsRows table={table} group={group} sport={testSport(1)} day="2026-11-20" listId="l" marksOrigin={false} />;
  return draw(<ListOddsContext value={createStore(odds)}>{list}</ListOddsContext>, {
    feeds: {},
    nowS: NOW_S,
    request: { odds: view, oddsShown },
  });
}
const lineOf = (html: string, id: string): string => html.split('<li ').find((line) => line.includes(id))!;
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the prices of rows', () => {
  it('[EVENT-24] shows the prices of the outcomes with their movement, and a dash where they are closed', () => {
    const { html, words } = rows(LIST_ODDS);
    expect(words).toMatch(/^ 1 X 2 /);
    expect(wordsOf(lineOf(html, 'odd00001'))).toContain('1 ▼ 1.24 X ▲ 5.75 2 ▲ 12.00');
    expect(wordsOf(lineOf(html, 'odd00002'))).toContain('1 – lukket lige nu X – lukket lige nu');
  });

  it('[PAGE-12] frames the prices that no other bookmaker exceeds, and names the bookmaker of the row', () => {
    const { html } = rows(LIST_ODDS);
    expect(wordsOf(lineOf(html, 'odd00003'))).toMatch(/1 2\.10 X 3\.55 højeste 2 ▲ 3\.30/);
    expect(lineOf(html, 'odd00003')).toContain('title="Odds fra Eksempel A"');
    expect(lineOf(html, 'odd00002')).not.toContain('højeste');
  });

  it('marks a match that is settled, and has no room in one that is postponed', () => {
    const { html } = rows(LIST_ODDS);
    expect(wordsOf(lineOf(html, 'odd00004'))).toContain('Afgjort');
    expect(lineOf(html, 'odd00007')).not.toContain('cells');
  });

  it('keeps the room of prices before they arrive, where there are none, and only where they may come', () => {
    const waiting = rows(null).html;
    for (const id of ['odd00001', 'odd00003', 'odd00006']) expect(lineOf(waiting, id).match(/<i><\/i>/g)).toHaveLength(3);
    expect(lineOf(waiting, 'odd00007')).not.toContain('<i></i>');
    expect(lineOf(rows(LIST_ODDS).html, 'odd00006').match(/<i><\/i>/g)).toHaveLength(3);
  });

  it('shows no price of a match in play unless the visitor wants them', () => {
    const { html } = rows(LIST_ODDS, { oddsShown: '' });
    expect(lineOf(html, 'odd00001')).not.toContain('1.24');
    expect(lineOf(html, 'odd00003')).toContain('2.10');
  });

  it('[EVENT-33, PAGE-27] leads to the main bookmaker of the match, where links are allowed', () => {
    expect(lineOf(rows(LIST_ODDS).html, 'odd00003')).toContain(
      'href="/bookmaker/9001/?event=odd00003&amp;tab=odds" target="_blank" rel="sponsored nofollow noopener"',
    );
    const bookmakers = ODDS_VIEW.bookmakers.map((each) => ({ ...each, isLinked: false }));
    expect(rows(LIST_ODDS, { view: { ...ODDS_VIEW, bookmakers } }).html).not.toContain('/bookmaker/');
    const quiet = rows(LIST_ODDS, { view: { ...ODDS_VIEW, quietMin: 10 } }).html;
    expect([lineOf(quiet, 'odd00001').includes('/bookmaker/'), lineOf(quiet, 'odd00003').includes('/bookmaker/')]).toEqual([
      false,
      true,
    ]);
  });

  it('[ODDS-04] has two prices in a sport of two outcomes', () => {
    const row = LIST_ODDS.get('odd00008');
    expect(rowPrices(row, 2, 'eu')?.map(({ label, price }) => `${label} ${price}`)).toEqual(['1 3.90', '2 1.25']);
    expect(rowPrices(undefined, 2, 'eu')).toBeNull();
  });
});

const { render } = await createRender((_kind, _rows, parts) => ({ script: '/a.js', styles: [], preload: parts, font: null }));

function page(odds: boolean): string {
  const result = render(renderRequest('/fodbold/', odds ? { odds: ODDS_VIEW } : {}), NO_FEEDS);
  if ('location' in result) throw new Error(`sent on to ${result.location}`);
  return result.html;
}

describe('the table of a visitor', () => {
  it('names the chunk of odds, the bar and the notice only where odds are served', () => {
    const [on, off] = [page(true), page(false)];
    expect(on).toMatch(/<link rel="modulepreload"[^>]*href="odds"/);
    for (const word of ['Reklame', 'Slå fra', '70 22 28 25', 'cat=4']) {
      expect(on).toContain(word);
      expect(off).not.toContain(word);
    }
  });
});
