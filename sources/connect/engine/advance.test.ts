import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { atMinute, FollowedMatch, goalOf, KICK_OFF, scoreOf } from '../../testing/followed-match.ts';
import type { MatchReport } from '../kit/connector.ts';

const [ONE_NIL, NIL_NIL] = [scoreOf(1, 0), scoreOf(0, 0)];
const GOAL = { incidents: [goalOf('g1', 'home', 20, 'Hansen')] };

it('a match is published once, then only what changes', async () => {
  const match = new FollowedMatch();
  expect(await match.read({ phase: 'before', stages: [1] }, atMinute(-60))).toEqual({ kinds: ['fixture'], waits: false });
  expect((await match.read({ phase: 'before', stages: [1] }, atMinute(-30))).kinds).toEqual([]);
  expect((await match.read({ ...NIL_NIL, incidents: [] }, atMinute(1))).kinds).toEqual(['status', 'score']);
  expect((await match.read({ ...ONE_NIL, ...GOAL }, atMinute(21))).kinds).toEqual(['incident', 'score']);
  expect((await match.read({ ...ONE_NIL, ...GOAL }, atMinute(22))).kinds).toEqual([]);
  expect((await match.read({ ...ONE_NIL, ...GOAL, phase: 'over', stages: [3] }, atMinute(110))).kinds).toEqual(['status']);
  expect(match.events).toMatchObject([{ stage: Stage.finished, score: [1, 0], goals: [{ player: 'Hansen' }], corrections: [] }]);
  expect(match.refused).toEqual([]);
});

it('a match that is read first when it is over is published with its goals, at the time of its usual end', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, ...GOAL, phase: 'over', stages: [3], confirmEndMs: 60_000 }, atMinute(60 * 24));
  expect(match.events).toMatchObject([{ stage: Stage.finished, score: [1, 0], changedAt: KICK_OFF / 1000 + 7200 }]);
  expect(match.refused).toEqual([]);
});

it('a score that falls is published when two answers 20 seconds apart agree', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, ...GOAL }, atMinute(21));
  expect(await match.read({ ...NIL_NIL, incidents: [] }, atMinute(22))).toEqual({ kinds: [], waits: true });
  expect(await match.read({ ...NIL_NIL, incidents: [] }, atMinute(22, 10))).toEqual({ kinds: [], waits: true });
  expect((await match.read({ ...NIL_NIL, incidents: [] }, atMinute(22, 20))).kinds).toEqual(['retraction', 'score']);
  expect(match.events).toMatchObject([
    { score: [0, 0], goals: [{ withdrawn: 'unknown' }], corrections: ['goal 1-0 0-0 unknown'] },
  ]);
});

it('a score that falls in one answer only is never published', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, ...GOAL }, atMinute(21));
  await match.read({ ...NIL_NIL, incidents: [] }, atMinute(22));
  expect((await match.read({ ...ONE_NIL, ...GOAL }, atMinute(23))).kinds).toEqual([]);
  expect((await match.read({ ...NIL_NIL, incidents: [] }, atMinute(24))).waits).toBe(true);
  expect(match.events).toMatchObject([{ score: [1, 0], corrections: [] }]);
});

it('a goal that is withdrawn, and another that is scored in the meantime, are both published', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, ...GOAL }, atMinute(21));
  const other = { ...ONE_NIL, incidents: [goalOf('g2', 'home', 24, 'Jensen')] };
  await match.read(other, atMinute(25));
  expect((await match.read(other, atMinute(26))).kinds).toEqual(['retraction', 'incident']);
  expect(match.events).toMatchObject([
    {
      score: [1, 0],
      goals: [
        { player: 'Hansen', withdrawn: 'unknown' },
        { player: 'Jensen', withdrawn: null },
      ],
    },
  ]);
});

it('a goal that returns after its withdrawal counts again', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, ...GOAL }, atMinute(21));
  for (const minute of [22, 23]) await match.read({ ...NIL_NIL, incidents: [] }, atMinute(minute));
  await match.read({ ...ONE_NIL, ...GOAL }, atMinute(25));
  expect(match.events).toMatchObject([{ score: [1, 0], goals: [{ withdrawn: null }] }]);
  for (const minute of [26, 27]) await match.read({ ...NIL_NIL, incidents: [] }, atMinute(minute));
  expect(match.events).toMatchObject([{ score: [0, 0], goals: [{ withdrawn: 'unknown' }] }]);
  expect(match.refused).toEqual([]);
});

it('another scorer or minute is a correction, and a scorer that was not stated is none', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, incidents: [goalOf('g1', 'home', 20)] }, atMinute(21));
  await match.read({ ...ONE_NIL, incidents: [goalOf('g1', 'home', 20, 'Hansen')] }, atMinute(22));
  expect(match.events[0]!.corrections).toEqual([]);
  await match.read({ ...ONE_NIL, incidents: [goalOf('g1', 'home', 20, 'Jensen')] }, atMinute(23));
  await match.read({ ...ONE_NIL, incidents: [goalOf('g1', 'home', 19, 'Jensen')] }, atMinute(24));
  expect(match.events[0]!.corrections.map((line) => line.split(' ').at(-1))).toEqual(['scorer', 'minute']);
});

it('the final stage waits for its confirmation, and begins anew when the score changes meanwhile', async () => {
  const match = new FollowedMatch();
  await match.read({ ...NIL_NIL }, atMinute(90));
  const over = { phase: 'over', stages: [3], confirmEndMs: 60_000 } as const;
  expect(await match.read({ ...NIL_NIL, ...over }, atMinute(110))).toEqual({ kinds: [], waits: true });
  expect(await match.read({ ...ONE_NIL, ...over }, atMinute(110, 50))).toEqual({ kinds: ['score'], waits: true });
  expect((await match.read({ ...ONE_NIL, ...over }, atMinute(111, 40))).waits).toBe(true);
  expect((await match.read({ ...ONE_NIL, ...over }, atMinute(111, 50))).kinds).toEqual(['status']);
  expect(match.events).toMatchObject([{ stage: Stage.finished, score: [1, 0] }]);
});

it('a finished match that is in play again reopens when two answers agree', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, stages: [13] }, atMinute(80));
  await match.read({ ...ONE_NIL, phase: 'over', stages: [3] }, atMinute(100));
  expect((await match.read({ ...ONE_NIL, stages: [13] }, atMinute(101))).waits).toBe(true);
  await match.read({ ...ONE_NIL, stages: [13] }, atMinute(102));
  expect(match.events).toMatchObject([{ stage: Stage.secondHalf, corrections: ['stage 3 13 clerical'] }]);
  await match.read({ ...scoreOf(1, 1), phase: 'over', stages: [3] }, atMinute(110));
  expect(match.events).toMatchObject([{ stage: Stage.finished, score: [1, 1] }]);
  expect(match.refused).toEqual([]);
});

it('a result that is corrected after the end is published as a correction', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, phase: 'over', stages: [3] }, atMinute(110));
  await match.read({ ...scoreOf(2, 0), phase: 'over', stages: [3] }, atMinute(600));
  expect(match.events).toMatchObject([{ score: [2, 0], corrections: ['score 1-0 2-0 clerical'] }]);
  expect(match.refused).toEqual([]);
});

it('stages never go back: the first that the answer allows is published', async () => {
  const match = new FollowedMatch();
  const stages: number[] = [];
  for (const [minute, allowed] of [
    [1, [12, 13]],
    [46, [38]],
    [62, [12, 13]],
    [70, [2]],
    [71, [38]],
    [80, [12, 13]],
  ] as const) {
    await match.read({ ...NIL_NIL, stages: allowed }, atMinute(minute));
    stages.push(match.events[0]!.stage);
  }
  expect(stages).toEqual([12, 38, 13, 13, 13, 13]);
  expect(match.refused).toEqual([]);
});

it('the stage after an interruption is the one before it, with its start', async () => {
  const match = new FollowedMatch();
  await match.read({ ...NIL_NIL, stages: [13] }, atMinute(62));
  const { stageStart } = match.events[0]!;
  await match.read({ ...NIL_NIL, phase: 'break', stages: [36] }, atMinute(70));
  await match.read({ ...NIL_NIL, stages: [2] }, atMinute(75));
  expect(match.events).toMatchObject([{ stage: Stage.secondHalf, stageStart }]);
});

it.each([
  ['as the source states it', 70, 13, { stageStartMs: atMinute(63) }, 63],
  ['by the plan when it is joined late', 70, 13, {}, 62],
  ['at kick-off when the first half is read some minutes late', 5, 12, {}, 0],
  ['as it was seen when the answer before it is near', 64, 13, {}, 64],
])('a stage began %s', async (how, minute, stage, change, began) => {
  const match = new FollowedMatch();
  if (how.startsWith('as it was seen')) await match.read({ ...NIL_NIL, stages: [38] }, atMinute(minute - 1));
  await match.read({ ...NIL_NIL, stages: [stage], ...change }, atMinute(minute));
  expect(match.events).toMatchObject([{ stage, stageStart: atMinute(began) / 1000 }]);
});

it('a match is postponed, moved by a day and played', async () => {
  const match = new FollowedMatch();
  await match.read({ phase: 'before', stages: [1] }, atMinute(-600));
  await match.read({ phase: 'before', stages: [4] }, atMinute(-60));
  expect(match.events).toMatchObject([{ stage: Stage.postponed }]);
  const moved = { start: '2026-11-29T17:00:00Z' };
  await match.read({ ...moved, phase: 'before', stages: [1] }, atMinute(600));
  await match.read({ ...moved, ...NIL_NIL }, atMinute(23 * 60 + 2));
  expect(match.events).toMatchObject([{ stage: Stage.firstHalf, start: Date.parse(moved.start) / 1000 }]);
  expect(match.refused).toEqual([]);
});

it('a match that still stands under its old day as postponed keeps its new one', async () => {
  const match = new FollowedMatch();
  await match.read({ phase: 'over', stages: [4] }, atMinute(-60));
  const moved = { start: '2026-12-09T17:00:00Z', phase: 'before', stages: [1] } as const;
  for (const minute of [0, 60]) {
    await match.read(moved, atMinute(minute));
    expect((await match.read({ phase: 'over', stages: [4] }, atMinute(minute + 1))).kinds).toEqual([]);
  }
  expect(match.events).toMatchObject([{ stage: Stage.scheduled, start: Date.parse(moved.start) / 1000 }]);
});

it('sides that are exchanged after the first report retract the match and report it anew', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL }, atMinute(21));
  const exchanged = { home: { name: 'AGF' }, away: { name: 'Brøndby IF' }, ...scoreOf(0, 1) };
  expect((await match.read(exchanged, atMinute(22))).waits).toBe(true);
  expect((await match.read(exchanged, atMinute(23))).kinds).toEqual(['retraction', 'fixture', 'status', 'score']);
  expect(match.events).toMatchObject([{ score: [0, 1] }]);
  expect((await match.read(exchanged, atMinute(24))).kinds).toEqual([]);
  expect(match.refused).toEqual([]);
});

it('an older answer than the last one is dropped', async () => {
  const match = new FollowedMatch();
  await match.read({ ...ONE_NIL, changedMs: atMinute(21) }, atMinute(22));
  expect(await match.read({ ...NIL_NIL, changedMs: atMinute(20) }, atMinute(23))).toEqual({ kinds: [], waits: false });
});

it('after its memory is lost, a connector repeats the state without an incident twice or a correction', async () => {
  for (const lostAfter of [1, 2, 3]) {
    const match = new FollowedMatch();
    const answers = [
      { ...NIL_NIL, incidents: [] },
      { ...ONE_NIL, ...GOAL },
      { ...ONE_NIL, ...GOAL, phase: 'over', stages: [3] },
    ] as const;
    for (const [index, answer] of answers.entries()) {
      await match.read(answer, atMinute(1 + 50 * index));
      if (index + 1 === lostAfter) match.forget();
    }
    await match.read(answers[2], atMinute(160));
    expect(match.events).toMatchObject([{ stage: Stage.finished, score: [1, 0], corrections: [], goals: [{ minute: 20 }] }]);
    expect(match.refused).toEqual([]);
  }
});

it('the score of a shoot-out that no answer has shown waits for its end, which is held', async () => {
  const match = new FollowedMatch();
  await match.read({ stages: [13], ...scoreOf(1, 1) }, atMinute(80));
  const score = { home: 1, away: 1, penalties: [4, 3] satisfies [number, number] };
  const end: Partial<MatchReport> = { phase: 'over', stages: [11], score, confirmEndMs: 60_000 };
  await match.read(end, atMinute(150));
  await match.read(end, atMinute(152));
  expect(match.refused).toEqual([]);
  expect(match.events).toMatchObject([{ stage: 11, score: [1, 1], penalties: [4, 3] }]);
});
