import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createScenario, fixture, KICK_OFF } from '../../domain/testing/scenario.ts';
import { race } from '../testing/feeds.ts';
import { serveSitemaps } from './sitemaps.ts';

const NOW_MS = Date.parse(KICK_OFF);
const KINDS = ['sider', 'steder', 'turneringer', 'deltagere', 'kampe'];
const SITE = 'https://stillingen.example';

function appOf(siteUrl: string) {
  const { state, submit } = createScenario();
  submit(fixture());
  submit(fixture({ key: 'old', start: '2025-11-20T18:00:00Z', home: { name: 'AGF' }, away: { name: 'Viborg FF' } }));
  submit(race('Klampenborg', { sport: 35, competition: { name: 'Klampenborg', country: 'dk', season: '2026' } }));
  const app = fastify();
  serveSitemaps(app, { state, siteUrl, nowMs: () => NOW_MS });
  return {
    state,
    submit,
    get: async (url: string) => (await app.inject(url)).body,
    status: async (url: string) => (await app.inject(url)).statusCode,
  };
}
const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

describe('sitemaps', () => {
  it('list sports, competitions, participants and matches of the last 90 days, in files of an index', async () => {
    const { state, get } = appOf(SITE);
    const files = addressesIn(await get('/sitemap.xml'));
    expect(files).toEqual(KINDS.map((kind) => `${SITE}/sitemap-${kind}-1.xml`));
    const all = (await Promise.all(files.map((file) => get(file.slice(SITE.length))))).flatMap(addressesIn);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining([`${SITE}/fodbold/`, `${SITE}/tv/`, `${SITE}/fodbold/danmark/superligaen/`]));
    // Races of horses have no page.
    const matches = all.filter((address) => address.includes('/kamp/'));
    expect(state.races.size).toBe(1);
    const [recent] = [...state.events.values()].filter(({ start }) => start * 1000 === NOW_MS);
    expect(matches).toEqual([`${SITE}/kamp/${recent!.id}/`]);
    expect(all.filter((address) => address.includes('/hold/'))).toHaveLength(state.participants.size);
  });

  it('list countries, categories, rankings and series under the addresses that pages link to', async () => {
    const { state, submit, get } = appOf(SITE);
    const cup = { name: 'Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;
    submit(fixture({ key: 'cup', competition: cup, round: 'Finale' }));
    submit({
      kind: 'ranking-list',
      key: 'fifa',
      seq: 1,
      at: KICK_OFF,
      sport: 1,
      name: 'FIFA',
      date: '2026-11-16',
      rows: [{ rank: 1, participant: { name: 'Danmark' }, points: 1700 }],
    });
    const files = addressesIn(await get('/sitemap.xml'));
    const all = (await Promise.all(files.map((file) => get(file.slice(SITE.length))))).flatMap(addressesIn);
    expect(state.rankings.size).toBe(1);
    expect(all).toEqual(
      expect.arrayContaining(
        ['/land/danmark/', '/fodbold/danmark/', '/rangliste/', '/rangliste/fodbold-fifa/'].map((path) => SITE + path),
      ),
    );
    const series = all.filter((address) => address.includes('/serie/'));
    expect(series).toEqual([expect.stringMatching(/\/serie\/broendby-if-vejle-boldklub\/\w{8}\/$/)]);
  });

  it('are named in robots.txt, which keeps robots from accounts', async () => {
    expect(await appOf(SITE).get('/robots.txt')).toBe(`User-agent: *\nDisallow: /konto/\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it('do not exist without the address of the site', async () => {
    const { get, status } = appOf('');
    expect(await get('/robots.txt')).not.toContain('Sitemap');
    expect([await status('/sitemap.xml'), await appOf(SITE).status('/sitemap-kampe-2.xml')]).toEqual([404, 404]);
  });
});
