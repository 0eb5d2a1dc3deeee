import { type FeedSource, type NewsRow, NO_FEEDS, type RenderRequest, writeNews } from '@stillingen/wire';
import { createTable } from '@stillingen/client';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { NOW_S } from '../../testing/match-feeds.ts';
import { leaguePage } from '../definition.ts';
import type { LeaguePageProps } from '../model/address.ts';
import { Panel } from './panel.tsx';

const article = (n: number): NewsRow => ({
  ...{ title: `Artikel ${n}`, link: '', image: '', published: NOW_S - n * 60, own: true },
  ...{ source: 'Redaktionen', id: `aRt1c${String(n).padStart(3, '0')}`, simulated: true },
});
const FEEDS: Readonly<Record<string, string>> = {
  cnf_tMpl0001_0_all: writeNews([article(1), article(2)]),
  cnf_tMpl0001_1_all: writeNews([article(3)]),
};
const sourceOf = (feeds: Readonly<Record<string, string>>): FeedSource => ({
  ...NO_FEEDS,
  feed: (name) => feeds[name] ?? '',
  competition: () => ({ countryId: 63, templateId: 'tMpl0001' }),
  competitions: () => [
    { name: 'Superligaen', path: '/fodbold/danmark/superligaen/', seasons: ['2026/2027', '2025/2026'], simulated: true },
  ],
});
function propsAt(path: string, search = '', feeds = FEEDS): LeaguePageProps | null {
  const request = { path, search, nowMs: NOW_S * 1000, tzHours: 1 } as RenderRequest;
  const found = leaguePage.routeOf(path)?.resolve(sourceOf(feeds), request) ?? null;
  return found !== null && 'content' in found ? found.content.props : null;
}
const NEWS = '/fodbold/danmark/superligaen/nyheder/';
const SEASON = { matches: { live: [], results: [], fixtures: [] }, races: null };
const shown = (props: LeaguePageProps, feeds = FEEDS) =>
  draw(<Panel table={createTable('')} season={SEASON} stages={[]} marksOrigin={false} props={props} />, {
    ...{ feeds, nowS: NOW_S },
  });

it('a competition lists its news a page at a time, with ways to the pages around it', () => {
  const first = shown(propsAt(NEWS)!);
  expect(first.words).toMatch(/Artikel 1 .*Artikel 2 .*Ældre nyheder/);
  expect(first.html).toContain(`href="${NEWS}?del=1"`);
  const second = shown(propsAt(NEWS, '?del=1')!);
  expect(second.words).toMatch(/Artikel 3 .*Nyere nyheder/);
  expect(second.words).not.toContain('Ældre');
});

it('a page of news of a competition does not exist past its last, nor for a season', () => {
  expect(['2', '-1', 'x', '999', '1e9'].map((page) => propsAt(NEWS, `?del=${page}`))).toEqual([null, null, null, null, null]);
  expect(leaguePage.routeOf('/fodbold/danmark/superligaen/2025-2026/nyheder/')).toBeNull();
});

it('a competition has a tab of news where there are any, and names the lack of them at its address', () => {
  expect(propsAt('/fodbold/danmark/superligaen/')).toMatchObject({ tabs: expect.arrayContaining(['news']), news: { part: 0 } });
  expect(propsAt('/fodbold/danmark/superligaen/stilling/')!.news).toBeNull();
  expect(propsAt('/fodbold/danmark/superligaen/', '', {})!.tabs).not.toContain('news');
  expect(shown(propsAt(NEWS, '', {})!, {}).words).toContain('Ingen nyheder');
});
