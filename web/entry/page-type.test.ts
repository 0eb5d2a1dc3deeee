import { describe, expect, it } from 'vitest';
import { pageTypeOf } from './page-type.ts';
import type { PageContent } from './pages.ts';

const content = (kind: PageContent['kind'], props: object = {}): PageContent => ({ kind, props }) as PageContent;

describe('[PAGE-14] the type of a page', () => {
  it.each([
    ['sport_page', content('table', { sportId: 1, category: 0 })],
    ['mixed_page', content('table', { sportId: 31, category: 0 })],
    ['myfs_page', content('table', { sportId: 1, category: 5 })],
    ['common_page', content('category', { categoryId: 63 })],
    ['category_page', content('category', { categoryId: 20_000 })],
    ['common_page', content('nation', { sportId: null })],
    ['tournament_page', content('league', { tab: 'standings' })],
    ['draw_page', content('league', { tab: 'draw' })],
    ['team_page', content('team')],
    ['player_page', content('person')],
    ['ranking_page', content('ranking')],
    ['series_page', content('series')],
    ['unknown', content('settings')],
  ] as const)('is %s', (type, page) => expect(pageTypeOf(page)).toBe(type));
});
