import { seasonNumber } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, eventsIn, leaguesIn, outline, race, ranking, type TestFeeds } from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const list = (name: string): string => feeds.feed(name)!;
const template = (): string => [...feeds.state.leagues.values()][0]!.templateId;
const finish = (key: string) => status(1, 3, { key: `${key}/status`, event: key });

describe('results and fixtures of a season', () => {
  it('[FEED-42, FEED-43, PART-22, CONST-08] serves a hundred events a part from 0, each event once', () => {
    for (let day = 1; day <= 205; day += 1) {
      feeds.submit(fixture({ key: `r${day}`, start: daysOn(-day) }), finish(`r${day}`));
    }
    feeds.submit(fixture({ key: 'f2', start: daysOn(2) }), fixture({ key: 'f1', start: daysOn(1) }));
    const parts = [0, 1, 2].map((part) => eventsIn(list(`tr_1_63_${template()}_20262027_${part}_1_da_1`)));
    expect(parts.map(({ length }) => length)).toEqual([100, 100, 5]);
    const all = parts.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(205);
    const starts = all.map(({ start }) => start!);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(list(`tr_1_63_${template()}_20262027_3_1_da_1`)).toBe('');
    expect(eventsIn(list(`tf_1_63_${template()}_20262027_0_1_da_1`)).map(({ start }) => start)).toEqual(
      [1, 2].map((days) => Date.parse(daysOn(days)) / 1000),
    );
  });

  it('[FEED-42] what is being played is no result yet', () => {
    feeds.submit(fixture(), status(1, 12));
    expect(eventsIn(list(`tf_1_63_${template()}_20262027_0_1_da_1`))).toHaveLength(1);
    expect(list(`tr_1_63_${template()}_20262027_0_1_da_1`)).toBe('');
  });

  it('[FEED-43] a header stands wherever the stage changes', () => {
    const stage = (key: string, days: number, role: 'main' | 'playoff') =>
      feeds.submit(
        fixture({
          key,
          start: daysOn(-days),
          home: { name: key },
          competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role },
        }),
        finish(key),
      );
    stage('AGF', 3, 'main');
    stage('AaB', 2, 'playoff');
    stage('OB', 1, 'main');
    expect(outline(list(`tr_1_63_${template()}_20262027_0_1_da_1`))).toEqual([
      '# Superligaen',
      'OB',
      '# Superligaen',
      'AaB',
      '# Superligaen',
      'AGF',
    ]);
  });

  it('[FEED-42] what begins at the same time stands under one header a stage', () => {
    for (const [key, role] of [
      ['OB', 'main'],
      ['Vejle Boldklub', 'playoff'],
      ['AaB', 'main'],
      ['AGF', 'playoff'],
    ] as const) {
      const competition = { name: 'Superligaen', country: 'dk', season: '2026/2027', role };
      feeds.submit(fixture({ key: `m${role}${key.length}`, home: { name: key }, away: { name: 'Hobro IK' }, competition }));
    }
    expect(outline(list(`tf_1_63_${template()}_20262027_0_1_da_1`))).toEqual([
      '# Superligaen',
      'AaB',
      'OB',
      '# Superligaen',
      'AGF',
      'Vejle Boldklub',
    ]);
  });

  it('[CONST-08] a race is never divided: its part ends after it', () => {
    const names = Array.from({ length: 60 }, (_, at) => `Rytter ${at}`);
    for (const key of ['A', 'B', 'C']) {
      feeds.submit(race(key, { start: daysOn(-key.charCodeAt(0)) }), ranking(key, names), finish(key));
    }
    const part = (n: number) => list(`tr_32_8_${template()}_2026_${n}_1_da_1`);
    expect(leaguesIn(part(0)).map(({ meeting }) => meeting)).toEqual(['A Grand Prix', 'B Grand Prix']);
    expect(eventsIn(part(0))).toHaveLength(120);
    expect(leaguesIn(part(1)).map(({ meeting }) => meeting)).toEqual(['C Grand Prix']);
    expect(part(2)).toBe('');
  });

  it('is none of another season, sport or competition', () => {
    feeds.submit(fixture());
    for (const name of [
      `tr_1_63_${template()}_2026_0_1_da_1`,
      `tr_2_63_${template()}_20262027_0_1_da_1`,
      'tf_1_63_zzzzzzzz_20262027_0_1_da_1',
    ]) {
      expect(feeds.feed(name)).toBeNull();
    }
  });

  it('a season has one number', () => {
    expect(['2026', '2026/2027', '2027'].map(seasonNumber)).toEqual([2026, 20262027, 2027]);
  });
});
