import { type Place, type SportRanking, type TopLeague, writePlaces } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { RailLinks } from './rail-links.tsx';

const place = (name: string, more: Partial<Place> = {}): Place => ({
  ...{ name, short: null, url: `/fodbold/${name.toLowerCase()}/`, code: 'dk', live: null },
  ...more,
});
const league = (name: string, more: Partial<TopLeague> = {}): TopLeague => ({
  ...{
    name,
    url: `/fodbold/danmark/${name.toLowerCase()}/`,
    code: 'dk',
    country: 'Danmark',
    live: null,
    label: null,
    next: null,
  },
  ...more,
});
const NAMES = Array.from({ length: 20 }, (_, at) => `Land${String.fromCharCode(65 + at)}`);

function rail(leagues: readonly TopLeague[], places: readonly Place[], path = '/', rankings: readonly SportRanking[] = []) {
  const { html } = draw(<RailLinks />, {
    feeds: { lp_1: writePlaces({ leagues, rankings, places }) },
    nowS: 0,
    request: { path },
  });
  const [before = '', ...hidden] = html.split('<details>');
  return { html, before, hidden: hidden.join('') };
}

it('[PAGE-29] the left column shows few countries and competitions, and the others under a closed "Vis flere"', () => {
  const leagues = Array.from({ length: 10 }, (_, at) => league(`Liga${at}`));
  const { html, before, hidden } = rail(
    leagues,
    NAMES.map((name) => place(name)),
  );
  expect(html.match(/<details>/g)).toHaveLength(2);
  expect(html).toContain('Vis flere (2)');
  expect(html).toContain('Vis flere (8)');
  expect(before).toContain('Liga7');
  expect(before).not.toContain('Liga8');
  expect(hidden).toContain('/fodbold/danmark/liga9/');
});

it('[PAGE-23] the left column has every country of the sport with its flag and its live count', () => {
  const { html } = rail(
    [],
    NAMES.map((name, at) => place(name, at === 19 ? { live: 3 } : {})),
  );
  for (const name of NAMES) expect(html).toContain(`href="/fodbold/${name.toLowerCase()}/"`);
  expect(html.match(/\/flags\/dk\.svg/g)).toHaveLength(20);
  expect(html).toMatch(/LandT<\/bdi><b>3<span class="unseen"> (?:<!-- -->)?live/);
});

it('the left column shows a country with a running match or a top competition before others', () => {
  const places = NAMES.map((name) => place(name, name === 'LandT' ? { live: 1 } : {}));
  const { html } = rail([league('Superligaen', { country: 'LandS' })], places);
  const shown = html.slice(0, html.indexOf('<details>'));
  expect(shown).toContain('LandS');
  expect(shown).toContain('LandT');
  expect(shown).not.toContain('LandR');
});

it('the left column names the category of competitions that share a name', () => {
  const opens = ['ATP, herresingle', 'WTA, damesingle'].map((country, at) =>
    league('Roma', { country, url: `/tennis/${at}/roma/` }),
  );
  const { html } = rail([...opens, league('Paris')], []);
  expect([...html.matchAll(/<bdi>((?:Roma|Paris)[^<]*)/g)].map(([, name]) => name)).toEqual([
    'Roma, ATP, herresingle',
    'Roma, WTA, damesingle',
    'Paris',
  ]);
});

it('the left column marks the page that is shown', () => {
  expect(rail([league('Superligaen')], [], '/fodbold/danmark/superligaen/').html).toMatch(
    /superligaen\/"[^>]*aria-current="page"/,
  );
});

it('the left column leads to the rankings of the sport', () => {
  const rankings = ['ATP', 'WTA'].map((name) => ({ name, url: `/rangliste/tennis-${name.toLowerCase()}/` }));
  expect(rail([], [], '/tennis/', rankings).html).toMatch(/<h2>Ranglister<\/h2>.*tennis-atp\/.*tennis-wta\//s);
  expect(rail([], []).html).not.toContain('<h2>');
});
