import { createTable, decodeTable } from '@stillingen/client';
import { Stage } from '@stillingen/domain';
import { eventRow, type FeedSource, leagueRow, NO_FEEDS, type RenderRequest } from '@stillingen/wire';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { entry, NOW_S as RACE_NOW_S, raceFeed } from '../testing/race-feeds.ts';
import { type LeagueTab, LIST_STEP } from './model/address.ts';
import { categoryPage } from '../category/definition.ts';
import { leaguePage, seasonSchedule, seasonSeed } from './definition.ts';
import { LeaguePage } from './page.tsx';

const DAY_S = 86_400;
const row = (id: string, day: number) =>
  eventRow.writeText(
    sampleEvent({
      id,
      start: NOW_S + day * DAY_S,
      stageType: day < 0 ? 3 : day > 0 ? 1 : 2,
      stage: day < 0 ? Stage.finished : day > 0 ? Stage.scheduled : Stage.secondHalf,
    }),
  );
const MATCHES = 100;
const days = Array.from({ length: 2 * MATCHES + 1 }, (_, index) => index - MATCHES);
const season =
  leagueRow.writeText(sampleLeague()) +
  days.map((day) => row(`day${day}`, day)).join('') +
  leagueRow.writeText(sampleLeague({ stageId: 'sTag0002', stageName: 'Mesterskabsspil' })) +
  row('later', 200) +
  'A1÷abcd¬~';

describe('the part of a season that travels with a page', () => {
  const seedOf = (tab: LeagueTab, text = season) => {
    const data = decodeTable(text);
    return seasonSeed(data, seasonSchedule(data, NOW_S), tab);
  };
  const idsOf = (tab: LeagueTab, text?: string) => [...decodeTable(seedOf(tab, text)).rows.keys()];

  it('[CONST-07] seeds the overview with ten results, ten fixtures and running matches', () => {
    expect(idsOf('overview')).toHaveLength(1 + 2 * 10 + 1);
    expect(idsOf('overview')).toContain('day-1');
    expect(idsOf('results')).toHaveLength(1 + LIST_STEP + 1 + 1);
    expect(idsOf('standings')).toEqual(['day-1', 'day0', 'later']);
  });

  it('seeds the overview with the last planned match, by which the season is over or not', () => {
    const one = season.slice(0, season.lastIndexOf('~ZA÷') + 1);
    expect(idsOf('overview', one)).toContain(`day${MATCHES}`);
  });

  it('seeds a row of every stage and no signature', () => {
    const seed = seedOf('fixtures');
    expect(
      createTable(seed)
        .structure.get()
        .leagues.map(({ league }) => league.stageName),
    ).toEqual(['', 'Mesterskabsspil']);
    expect(decodeTable(seed).signature).toBe('');
  });

  it('seeds rows as they were sent', () => {
    expect(decodeTable(seedOf('overview')).rows.get('day-3')).toEqual(decodeTable(season).rows.get('day-3'));
  });
});

it('[PAGE-05] results and fixtures of a long season are shown by month, and by no month that they do not have', () => {
  const source: FeedSource = {
    ...NO_FEEDS,
    feed: (name) => (name === 't_1_63_tMpl0001_1_da_n_1' ? season : null),
    competition: () => ({ countryId: 63, templateId: 'tMpl0001' }),
  };
  const pageAt = (tab: string, search = '') => {
    const path = `/fodbold/danmark/superligaen/${tab}/`;
    const request = { path, search, nowMs: NOW_S * 1000, tzHours: 1 } as RenderRequest;
    const found = leaguePage.routeOf(path)!.resolve(source, request);
    return found !== null && 'content' in found ? found : null;
  };
  expect(pageAt('resultater')!.content.props.months).toEqual(['november-2026', 'oktober-2026', 'september-2026', 'august-2026']);
  expect(pageAt('kampprogram')!.content.props.months.slice(0, 2)).toEqual(['november-2026', 'december-2026']);
  expect(pageAt('stilling')!.content.props.months).toEqual([]);
  const october = pageAt('resultater', '?maaned=oktober-2026')!;
  const [seed = ''] = [...october.seeds.values()];
  expect([...decodeTable(seed).rows.keys()].filter((id) => id.startsWith('day-'))).toHaveLength(31);
  const { words } = draw(createElement(LeaguePage, october.content.props), {
    feeds: Object.fromEntries(october.seeds),
    ...{ nowS: NOW_S, request: { search: '?maaned=oktober-2026' } },
  });
  expect(words).toMatch(/Alle november oktober september august/);
  for (const month of ['juli-2026', 'x', '1', '-1']) expect(pageAt('resultater', `?maaned=${month}`)).toBeNull();
});

it.each([
  ['competition', '/auto-racing/formel-1/vm/', leaguePage, 't_32_31000_tMpl0032_1_da_n_1'],
  ['category', '/auto-racing/formel-1/', categoryPage, 'c_32_31000_1_da_y_1'],
])('the first HTML of a %s has of each race the first three and the best Dane', (_, path, page, feed) => {
  const entries = ['gb', 'nl', 'fr', 'de', 'dk', 'dk'].map((homeCountry, at) =>
    entry(at + 1, `Kører ${at + 1}`, { homeCountry }),
  );
  const source: FeedSource = {
    ...NO_FEEDS,
    feed: (name) => (name === feed ? raceFeed(entries) : null),
    competition: () => ({ countryId: 31000, templateId: 'tMpl0032' }),
    category: () => ({ id: 31000, name: 'Formel 1' }),
  };
  const request = { path, search: '', nowMs: RACE_NOW_S * 1000, tzHours: 1 } as RenderRequest;
  const found = page.routeOf(path)!.resolve(source, request);
  const [seed = ''] = found !== null && 'seeds' in found ? [...found.seeds.values()] : [];
  expect([...decodeTable(seed).rows.values()].map(({ rank }) => rank)).toEqual([1, 2, 3, 5]);
});
