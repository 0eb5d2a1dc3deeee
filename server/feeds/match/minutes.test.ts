import type { StageCode } from '@stillingen/domain';
import { readLead, readPressure, readShots } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, goal, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, eventsIn } from '../../testing/feeds.ts';

const shots = (minute: number, home: number) => ({
  kind: 'statistics' as const,
  key: 'm1/statistics',
  seq: minute,
  at: at(minute),
  event: 'm1',
  period: 0,
  minute,
  values: [13, 14, 158, 16].map((stat) => ({ stat, home: stat === 13 ? String(home) : '0', away: '0' })),
});

function played(minutes: number, sport = 1, stage: StageCode = 12) {
  const { submit, feed } = createTestFeeds();
  submit(fixture({ sport }), status(1, stage));
  for (let minute = 1; minute <= minutes; minute += 1) submit(shots(minute, minute >= 6 ? 1 : 0));
  const { id } = eventsIn(feed(`f_${sport}_0_1_da_1`)!)[0]!;
  return {
    submit,
    core: () => feed(`dc_1_${id}`),
    pressure: () => readPressure(feed(`df_mmt_1_${id}`)!),
    shots: () => readShots(feed(`df_mms_1_${id}`)!),
  };
}

it('the feed of pressure has a bar for each minute, by the formula that it names', () => {
  const { core, pressure } = played(12);
  expect(core()).toMatch(/DX÷[^¬]*\bMMT\b/);
  expect(pressure()).toMatchObject({ formula: 'pres-1', level: 'shots' });
  expect(pressure()!.minutes.map(({ bar }) => bar)).toEqual([0, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0]);
});

it('a match without enough facts has no pressure and no such tab', () => {
  const { core, pressure, submit } = played(9);
  submit(goal('g1', 8, 'home'));
  expect(pressure()).toBeNull();
  expect(core()).not.toMatch(/MMT/);
});

it('a goal that is withdrawn takes its shot out of the bars', () => {
  const { pressure, submit } = played(12);
  submit(goal('g1', 8, 'home'));
  expect(pressure()!.minutes[7]!.bar).toBe(80);
  submit({
    kind: 'retraction',
    key: 'g1/back',
    seq: 1,
    at: at(9),
    supersedes: { key: 'g1', seq: 1 },
    reason: 'offside',
  });
  expect(pressure()!.minutes[7]!.bar).toBe(0);
});

it('ice hockey has the shots of each minute without weights, football has none', () => {
  const hockey = played(12, 4, 14);
  expect(hockey.core()).toMatch(/DX÷[^¬]*\bMMS\b/);
  expect(hockey.core()).not.toMatch(/MMT/);
  expect(hockey.shots()).toMatchObject({ level: 'onTarget' });
  expect(hockey.shots()!.minutes.map(({ home, away }) => [home, away])).toEqual(
    Array.from({ length: 12 }, (_, index) => [index === 5 ? 1 : 0, 0]),
  );
  expect(hockey.pressure()).toBeNull();
  expect(played(12).shots()).toBeNull();
});

it('basketball has its score by minute, in periods of its own length, once most minutes are known', () => {
  const { submit, feed } = createTestFeeds();
  submit(fixture({ sport: 3, format: { stageLengths: '12:5' } }), status(1, 22));
  const { id } = eventsIn(feed('f_3_0_1_da_1')!)[0]!;
  const lead = () => readLead(feed(`df_mml_1_${id}`)!);
  submit(score(3, 2, 0, { gameTime: '09:30' }));
  expect(lead()).toBeNull();
  expect(feed(`dc_1_${id}`)).not.toMatch(/MML/);
  submit(score(4, 2, 3, { gameTime: '08:10' }), score(5, 4, 3, { gameTime: '08:01' }));
  expect(feed(`dc_1_${id}`)).toMatch(/DX÷[^¬]*\bMML\b/);
  expect(lead()).toEqual({
    periods: { minutes: 12, count: 4, extra: 5 },
    minutes: [
      { minute: 3, score: [2, 0] },
      { minute: 4, score: [4, 3] },
    ],
  });
});
