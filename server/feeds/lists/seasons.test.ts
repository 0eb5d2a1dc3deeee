import { seasonNumber } from '@stillingen/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixture, retraction, status } from '../../../domain/testing/scenario.ts';
import {
  createTestFeeds,
  daysOn,
  eventsIn,
  leaguesIn,
  outline,
  race,
  ranking,
  rowsOf,
  type TestFeeds,
} from '../../testing/feeds.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const list = (name: string): string => feeds.feed(name)!;
const template = (): string => [...feeds.state.leagues.values()][0]!.templateId;
const finish = (key: string) => status(1, 3, { key: `${key}/status`, event: key });

describe('results and fixtures of a season', () => {
  it('[FEED-42, FEED-43, PART-22, CONST-08] [SORT-07] a season has parts of a hundred events from 0, each event once', () => {
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

  it('[FEED-42] a live match is a fixture, not a result', () => {
    feeds.submit(fixture(), status(1, 12));
    expect(eventsIn(list(`tf_1_63_${template()}_20262027_0_1_da_1`))).toHaveLength(1);
    expect(list(`tr_1_63_${template()}_20262027_0_1_da_1`)).toBe('');
  });

  it('[FEED-43] parts of a season have a header where the stage changes', () => {
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

  it('[FEED-42] matches of one start are under one header for each stage', () => {
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

  it('[CONST-08] a part ends after a whole race', () => {
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

  it('there are no results of another season, sport or competition', () => {
    feeds.submit(fixture());
    for (const name of [
      `tr_1_63_${template()}_2026_0_1_da_1`,
      `tr_2_63_${template()}_20262027_0_1_da_1`,
      'tf_1_63_zzzzzzzz_20262027_0_1_da_1',
    ]) {
      expect(feeds.feed(name)).toBeNull();
    }
  });

  it('the number of a season joins the years of its name', () => {
    expect(['2026', '2026/2027', '2027'].map(seasonNumber)).toEqual([2026, 20262027, 2027]);
  });
});

type Role = 'main' | 'knockout' | 'playoff' | 'qualification' | 'group';
function match(key: string, days: number, home: string, away: string, role: Role = 'playoff', group = '') {
  feeds.submit(
    fixture({
      key,
      start: daysOn(days),
      home: { name: home },
      away: { name: away },
      competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role, ...(group === '' ? {} : { group }) },
    }),
  );
  const id = [...feeds.state.events.keys()].at(-1)!;
  return rowsOf(feeds.projection, id)[0]!;
}

describe('a series', () => {
  it('[FEED-33] a series lists the matches of two sides in a play-off stage, the first one first', () => {
    const second = match('b', 7, 'Vejle Boldklub', 'Brøndby IF');
    const first = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    match('c', 1, 'Brøndby IF', 'AGF');
    expect(first.series).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(second.series).toBe(first.series);
    const text = feeds.feed(`s_1_${first.series}_1_da_1`)!;
    expect(text.startsWith('SA÷1¬~ZA÷')).toBe(true);
    expect(eventsIn(text).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(text).toContain(`SRI÷${first.series}¬`);
  });

  it('[FEED-33] each stage has its own series, and leagues and groups have none', () => {
    const inPlayoff = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    const inCup = match('b', 1, 'Brøndby IF', 'Vejle Boldklub', 'knockout');
    expect(inCup.series).not.toBe(inPlayoff.series);
    expect(match('c', 2, 'Brøndby IF', 'Vejle Boldklub', 'main').series).toBeNull();
    expect(match('d', 3, 'Brøndby IF', 'Vejle Boldklub', 'group', 'Gruppe A').series).toBeNull();
    expect(match('e', 4, 'Brøndby IF', 'Vejle Boldklub', 'qualification', 'Gruppe A').series).toBeNull();
    expect(match('f', 5, 'Brøndby IF', 'Vejle Boldklub', 'qualification').series).not.toBeNull();
  });

  it('[FEED-33] a series follows its matches, and ends with the last of them', () => {
    const { series } = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    const name = `s_1_${series}_1_da_1`;
    expect(eventsIn(feeds.feed(name)!)[0]!.stageType).toBe(1);
    feeds.submit(status(1, 12, { key: 'a/status', event: 'a' }));
    expect(eventsIn(feeds.feed(name)!)[0]!.stageType).toBe(2);
    feeds.submit(retraction('a'));
    expect(feeds.feed(name)).toBeNull();
  });

  it('[FEED-33] a series is null for another sport and an unknown id', () => {
    const { series, homeId } = match('a', 0, 'Brøndby IF', 'Vejle Boldklub');
    expect(feeds.feed(`s_2_${series}_1_da_1`)).toBeNull();
    expect(feeds.feed('s_1_zzzzzzzz_1_da_1')).toBeNull();
    expect(feeds.feed(`s_1_${homeId}_1_da_1`)).toBeNull();
  });
});
