import { gunzipSync, gzipSync } from 'node:zlib';
import { dayBounds, SPORT } from '@stillingen/domain';
import type { HistoryMessage, Message } from '@stillingen/domain/messages';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { at, createScenario, fixture, goal, KICK_OFF, score, status } from '../../../domain/testing/scenario.ts';
import { createCostLimit } from '../../http/limits/cost-limit.ts';
import { ruleTrials } from './plugin.ts';
import { RuleTrial } from './trial.ts';

/** Noon of the day after. */
const NOW_S = Date.parse(KICK_OFF) / 1000 + 18 * 3600;
const NOTHING = { matches: new Set<string>(), stages: new Set<string>(), teams: new Set<string>() };

function played(messages: readonly Message[]) {
  const scenario = createScenario();
  const decisions = messages.map((message) => scenario.submit(message));
  expect(decisions.filter(({ result }) => result !== 'accepted')).toEqual([]);
  return { trial: new RuleTrial(scenario.state), event: scenario.event() };
}

const football = (): ReturnType<typeof played> =>
  played([
    fixture(),
    status(1, 12),
    goal('g1', 20, 'home'),
    score(20, 1, 0),
    goal('g2', 55, 'away'),
    score(56, 1, 1),
    { ...goal('r1', 60, 'away'), type: 'red-card' },
    goal('g3', 80, 'home'),
    score(81, 2, 1),
    status(95, 3),
  ]);

const timesOf = async (trial: RuleTrial, rules: readonly string[], follows = NOTHING, nowS = NOW_S) =>
  (await trial.results(rules, follows, nowS)).map((result) => ('times' in result ? result.times : result.refused));

it('a rule is counted once for each time at which it would have rung yesterday', async () => {
  const { trial } = football();
  const rules = [
    '1/any/scores/any',
    '1/any/level/after-70',
    '1/any/level/part-2',
    '1/any/red/any',
    '1/any/ahead-1/last-10',
    '1/any/behind-2/any',
    '1/any/wins/any',
    '7/any/wins/any',
  ];
  expect(await timesOf(trial, rules)).toEqual([3, 1, 1, 1, 1, 0, 1, 0]);
});

it('what is followed decides which matches count, and only those of yesterday do', async () => {
  const { trial, event } = football();
  const rules = ['1/my-team/scores/any', '1/my-match/level/after-60', '1/team:XXXXXXXX/scores/any'];
  expect(await timesOf(trial, rules)).toEqual([0, 0, 0]);
  const follows = { matches: new Set([`g_1_${event.id}`]), stages: new Set<string>(), teams: new Set<string>([event.away]) };
  expect(await timesOf(trial, rules, follows)).toEqual([1, 1, 0]);
  expect(await timesOf(trial, rules, { ...NOTHING, stages: new Set([event.leagueId]) })).toEqual([0, 1, 0]);
  const [, todayS] = dayBounds(0, NOW_S);
  expect(await timesOf(trial, rules, follows, todayS + 3600)).toEqual([0, 0, 0]);
});

it('a rule that can never be true is refused with the reason', async () => {
  expect(await timesOf(football().trial, ['1/any/score-0-0/any', 'x'])).toEqual([
    'Alle kampe begynder med 0-0: vælg et tidspunkt.',
    'Reglen kan ikke læses.',
  ]);
});

it('points of a set are tried one by one', async () => {
  const history = (part: number, steps: HistoryMessage['steps']): HistoryMessage => ({
    kind: 'history',
    key: `m1/part${part}`,
    seq: 1,
    at: at(90),
    event: 'm1',
    part,
    steps,
  });
  const person = (name: string) => ({ name, kind: 'person', country: 'dk' }) as const;
  const { trial } = played([
    fixture({
      sport: SPORT.tennis,
      home: person('Holger Rune'),
      away: person('Elmer Møller'),
      competition: { name: 'Aarhus Open', country: 'dk', category: 'ATP - Single', season: '2026' },
    }),
    status(1, 17),
    history(2, [{ score: [5, 0] }, { score: [6, 0], points: ['15:0', '30:0', '40:0'] }]),
    score(90, 2, 0, {
      score: {
        home: 2,
        away: 0,
        parts: [
          [6, 0],
          [6, 0],
        ],
      },
    }),
    status(95, 3),
  ]);
  expect(await timesOf(trial, ['2/dane/match-point/any', '2/dane/set-point/any', '2/dane/scores/any'])).toEqual([1, 1, 2]);
});

/** As the server does for visitors that accept it. */
const gzipped = (text: string) => async (accepts: string | undefined) =>
  accepts === 'gzip' ? { encoding: 'gzip', bytes: gzipSync(text) } : { encoding: 'identity', bytes: Buffer.from(text) };

describe('POST /x/rules/trial', () => {
  const appWith = (msPerSecond: number) => {
    const app = Fastify();
    const costs = createCostLimit({ msPerSecond, clockMs: () => 0, addressOf: () => 'one' });
    ruleTrials(app, { trial: football().trial, costs, nowS: () => NOW_S, clockMs: () => 0, bodyOf: gzipped });
    return app;
  };
  const call = (app: ReturnType<typeof appWith>, body: object) => app.inject({ method: 'POST', url: '/x/rules/trial', body });

  it('answers each rule in turn', async () => {
    const answer = await call(appWith(100), { rules: ['1/any/scores/any', 'x'], matches: [], teams: [] });
    expect(answer.json()).toEqual({ results: [{ times: 3 }, { refused: 'Reglen kan ikke læses.' }] });
  });

  it('GET /x/rules/sports answers the sports with matches', async () => {
    const answer = await appWith(100).inject('/x/rules/sports');
    const sports = answer.json<readonly { id: number }[]>().map(({ id }) => id);
    expect(sports).toContain(SPORT.football);
    expect(sports).not.toContain(SPORT.cycling);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    const packed = await appWith(100).inject({ url: '/x/rules/sports', headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(answer.body);
  });

  it('refuses a body of another shape, and an address above its share', async () => {
    const app = appWith(100);
    const bodies = [
      {},
      { rules: ['x'], matches: ['<b>'], teams: [] },
      { rules: Array.from({ length: 51 }, () => 'x'), matches: [], teams: [] },
    ];
    for (const body of bodies) expect((await call(app, body)).statusCode).toBe(400);
    expect((await call(appWith(0), { rules: [], matches: [], teams: [] })).statusCode).toBe(429);
  });
});
