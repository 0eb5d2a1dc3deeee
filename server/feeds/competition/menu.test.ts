import type { RankingListMessage } from '@stillingen/domain/messages';
import { parseRequestName } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../../domain/testing/scenario.ts';
import { readMenu } from '../../../wire/testing/read-menu.ts';
import { StateProjection } from '../../projection/projection.ts';
import { race } from '../../testing/feeds.ts';
import { menuText } from './menu.ts';

const ranking = (name: string, live = false): RankingListMessage => ({
  kind: 'ranking-list',
  key: `${name}/${live}`,
  seq: 1,
  at: '2026-11-16T10:00:00Z',
  sport: 2,
  name,
  date: '2026-11-16',
  live,
  rows: [],
});

describe('[FEED-03] a menu', () => {
  const { state, submit } = createScenario();
  for (const [key, name, country, season] of [
    ['m1', '2. division', 'dk', '2026/2027'],
    ['m2', 'Superligaen', 'dk', '2025/2026'],
    ['m3', 'Superligaen', 'dk', '2026/2027'],
    ['m4', 'Allsvenskan', 'se', '2026'],
    ['m5', 'Division 1', 'at', '2026/2027'],
  ] as const)
    submit(fixture({ key, competition: { name, country, season } }));
  submit(race('r1'));
  for (const message of [ranking('WTA'), ranking('ATP'), ranking('ATP', true)]) submit(message);
  const menu = (name: string) => {
    const text = menuText(new StateProjection(state), parseRequestName(name)!);
    return text === null ? null : readMenu(text);
  };

  it('a menu has the countries of a sport in Danish order', () => {
    expect(menu('m_1')!.countries.map(({ name, competitions }) => [name, competitions.length])).toEqual([
      ['Danmark', 0],
      ['Sverige', 0],
      ['Østrig', 0],
    ]);
  });

  it('a menu has the competitions of a country in reading order, each by its newest season', () => {
    const { id } = menu('m_1')!.countries[0]!;
    const [denmark, ...others] = menu(`m_1_${id}`)!.countries;
    expect(others).toEqual([]);
    expect(denmark!.name).toBe('Danmark');
    expect(
      denmark!.competitions.map(({ name, url, results, templateId }) => [
        name,
        url,
        results === `tr_1_${id}_${templateId}_20262027`,
      ]),
    ).toEqual([
      ['Superligaen', '/fodbold/danmark/superligaen/', true],
      ['2. division', '/fodbold/danmark/2-division/', true],
    ]);
  });

  it('a menu has the rankings of a sport', () => {
    expect(menu('m_2')!.rankings.map(({ name, url }) => [name, url])).toEqual([
      ['ATP', '/rangliste/tennis-atp/'],
      ['WTA', '/rangliste/tennis-wta/'],
    ]);
    expect(menu('m_1')!.rankings).toEqual([]);
  });

  it('[SPORT-03] a menu of a group has the countries of its sports', () => {
    const [category] = menu('m_31')!.countries;
    expect(category!.name).toBe('Formel 1');
    expect(menu('m_31')).toEqual(menu('m_32'));
    expect(menu(`m_31_${category!.id}`)!.countries[0]!.competitions.map(({ results }) => results)).toEqual([
      expect.stringMatching(/^tr_32_/),
    ]);
  });

  it('a menu of a sport without competitions is empty, and there is none of an unknown country', () => {
    expect(menu('m_4')).toEqual({ countries: [], rankings: [] });
    expect(menu('m_1_999')).toBeNull();
  });
});
