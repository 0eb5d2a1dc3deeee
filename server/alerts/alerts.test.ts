import { maskOf } from '@stillingen/domain';
import type { UserData } from '@stillingen/wire/account';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixture, score, status } from '../../domain/testing/scenario.ts';
import { startTestAlerts, type TestAlerts } from '../testing/alerts.ts';
import type { TestDevice } from '../testing/push-service.ts';
import type { AlertService } from './service.ts';

let alerts: TestAlerts;
let service: AlertService;
let device: TestDevice;
beforeEach(async () => {
  alerts = await startTestAlerts();
  service = await alerts.startProcess();
  device = alerts.push.device('a');
  alerts.submit([fixture(), status(1, 12), score(2, 0, 0)], [service]);
});
afterEach(() => alerts[Symbol.asyncDispose]());

const followed = (more: UserData = {}): UserData => ({
  mygames: { data: { [`g_1_${alerts.eventId()}`]: { AD: 1, MG: '0' } } },
  alerts: more,
});
const titles = (of = device): readonly string[] => alerts.payloads(of).map(({ t }) => t);
const goal = (seq: number, home: number, away: number, services = [service]): void =>
  alerts.submit([score(seq, home, away, { at: alerts.now() })], services);
const log = async (of = device) =>
  (await service.log(of.subscription.endpoint))?.map(({ kind, outcome }) => `${kind} ${outcome}`);
/** All that happened before has been answered. */
async function settled(): Promise<void> {
  await service.settled();
  await expect.poll(() => service.counts.pending, { timeout: 5000 }).toBe(0);
}

describe('a goal', () => {
  it('[GEN-15] is sent to devices that follow the match, a team, its league or the stage, and to no others', async () => {
    const { home, leagueId } = alerts.state.events.get(alerts.eventId())!;
    const { templateId } = alerts.state.leagues.get(leagueId)!;
    const documents: Readonly<Record<string, UserData>> = {
      match: followed(),
      team: { myteams: { [home]: { sport_id: 1, AD: 1 } } },
      stage: { mygames: { noduel: { [`1_${leagueId}`]: { AD: 1, MG: '0' } } } },
      league: { alerts: { league: { [`1_8_${templateId}`]: maskOf(['goal']) } } },
      other: { myteams: { Other123: { sport_id: 1, AD: 1 } } },
      silent: { ...followed({ match: { [`g_1_${alerts.eventId()}`]: 0 } }), myteams: { [home]: { sport_id: 1, AD: 1 } } },
      red: followed({ kinds: maskOf(['red']) }),
      pinned: { myLeagues: { 1: { [`1_8_${templateId}`]: true, used: true } } },
    };
    const devices = Object.entries(documents).map(([name, document]) => ({ document, device: alerts.push.device(name) }));
    for (const each of devices) await alerts.subscribe(service, each.device, each.document);
    goal(3, 1, 0);
    await settled();
    expect(alerts.push.received.map(({ path }) => path).toSorted()).toEqual(['/league', '/match', '/stage', '/team']);
  });

  it('is sent to devices that follow a player of the squads', async () => {
    const starters = [{ name: 'Dahl', key: 'p1' }];
    const head = { kind: 'lineup', key: 'm1/l', seq: 1, at: alerts.now(), event: 'm1', side: 'home' } as const;
    alerts.submit([{ ...head, confirmed: true, starters, substitutes: [] }], [service]);
    const { id } = [...alerts.state.participants.values()].find(({ name }) => name === 'Dahl')!;
    await alerts.subscribe(service, device, { myteams: { [id]: { sport_id: 1, AD: 1 } } });
    goal(3, 1, 0);
    await settled();
    expect(titles()).toEqual(['Mål til Brøndby IF: 1-0']);
  });

  it('is sent once when two processes see it, and not again after a restart', async () => {
    const second = await alerts.startProcess();
    await alerts.subscribe(service, device, followed());
    await expect.poll(() => second.counts.subscriptions).toBe(1);
    goal(3, 1, 0, [service, second]);
    await Promise.all([settled(), second.settled()]);
    await expect.poll(() => second.counts.pending).toBe(0);
    expect(titles()).toEqual(['Mål til Brøndby IF: 1-0']);
    await service[Symbol.asyncDispose]();
    // It begins with the state of a snapshot, and reads the goal from the journal.
    const event = alerts.state.events.get(alerts.eventId())!;
    alerts.state.events.set(event.id, { ...event, score: [0, 0] });
    goal(4, 1, 0);
    await settled();
    expect(titles()).toHaveLength(1);
  });

  it('of each score is a message of its own, and a correction replaces the one that it takes back', async () => {
    await alerts.subscribe(service, device, followed({ kinds: 255 }));
    goal(3, 1, 0);
    goal(4, 2, 0);
    goal(5, 1, 0);
    await settled();
    const [first, second, correction] = alerts.payloads(device);
    expect([first, second, correction].map((payload) => payload?.kind)).toEqual(['goal', 'goal', 'correction']);
    expect(correction!.tag).toBe(second!.tag);
    expect(first!.tag).not.toBe(second!.tag);
    const topics = alerts.push.received.map(({ headers }) => headers.topic);
    expect(topics[2]).toBe(topics[1]);
    expect(topics[0]).not.toBe(topics[1]);
  });

  it('that is taken back is corrected also where corrections were not chosen, and over the ceiling', async () => {
    const goals = alerts.push.device('goals');
    const ends = alerts.push.device('ends');
    await alerts.subscribe(service, device, followed({ kinds: 2, perDay: 1 }));
    await alerts.subscribe(service, goals, followed({ kinds: 2 }));
    await alerts.subscribe(service, ends, followed({ kinds: 16 }));
    goal(3, 1, 0);
    goal(4, 0, 0);
    await settled();
    for (const each of [device, goals]) expect(alerts.payloads(each).map(({ kind }) => kind)).toEqual(['goal', 'correction']);
    expect(alerts.payloads(ends)).toEqual([]);
  });

  it('is not sent long after it happened', async () => {
    await alerts.subscribe(service, device, followed());
    const MINUTE_MS = 60_000;
    alerts.submit([score(3, 1, 0)], [service], 11 * MINUTE_MS);
    await settled();
    expect(titles()).toEqual([]);
    alerts.submit([score(4, 2, 0)], [service], 9 * MINUTE_MS);
    await settled();
    expect(titles()).toHaveLength(1);
    expect(alerts.push.received[0]!.headers.ttl).toBe('60');
  });
});

it('a goal that its provider reports an hour late is not sent', async () => {
  await alerts.subscribe(service, device, followed());
  alerts.setClock('2026-11-20T19:10:00Z');
  alerts.submit([score(3, 1, 0, { at: '2026-11-20T18:10:00Z' })], [service]);
  alerts.submit([score(4, 2, 0, { at: '2026-11-20T19:09:00Z' })], [service]);
  await settled();
  expect(titles()).toEqual(['Mål til Brøndby IF: 2-0']);
});

describe('a device', () => {
  it('gets nothing in its quiet hours, and its log shows why', async () => {
    await alerts.subscribe(service, device, followed({ quiet: '1900-0700' }));
    goal(3, 1, 0);
    await settled();
    alerts.setClock('2026-11-21T06:00:00Z');
    goal(4, 2, 0);
    await settled();
    expect(titles()).toEqual(['Mål til Brøndby IF: 2-0']);
    expect(await log()).toEqual(['goal sent', 'goal quiet']);
  });

  it('gets no more than its ceiling of a day, but the full time, also after a restart', async () => {
    await alerts.subscribe(service, device, followed({ perDay: 2 }));
    goal(3, 1, 0);
    alerts.advance(1000);
    goal(4, 2, 0);
    await settled();
    await service[Symbol.asyncDispose]();
    service = await alerts.startProcess();
    alerts.advance(1000);
    goal(5, 3, 0);
    await settled();
    alerts.advance(1000);
    alerts.submit([status(20, 3, { score: { home: 3, away: 0 } })], [service]);
    await settled();
    expect(titles()).toEqual(['Mål til Brøndby IF: 1-0', 'Mål til Brøndby IF: 2-0', 'Slut: 3-0']);
    expect(await log()).toEqual(['end sent', 'goal ceiling', 'goal sent', 'goal sent']);
  });

  it('gets a goal later by the delay of its television', async () => {
    await alerts.subscribe(service, device, followed({ tvSync: true }), 1);
    const direct = alerts.push.device('direct');
    await alerts.subscribe(service, direct, followed(), 1);
    goal(3, 1, 0);
    await settled();
    expect([titles(), titles(direct).length]).toEqual([[], 1]);
    await expect.poll(() => titles(), { timeout: 3000 }).toHaveLength(1);
  });

  it('finds in its log what the end of the process has left unsent, which the log of the server counts', async () => {
    const delayed = alerts.push.device('delayed');
    alerts.push.answer('/a', [{ status: 429, headers: { 'retry-after': '120' } }]);
    await alerts.subscribe(service, device, followed());
    await alerts.subscribe(service, delayed, followed({ tvSync: true }), 60);
    goal(3, 1, 0);
    await service.settled();
    await service[Symbol.asyncDispose]();
    expect(alerts.warnings).toEqual(['2 messages of Web Push were not sent before the end of the process']);
    service = await alerts.startProcess();
    expect([await log(), await log(delayed)]).toEqual([['goal dropped'], ['goal dropped']]);
  });

  it('is removed when its push service has ended it', async () => {
    alerts.push.answer('/a', [{ status: 410 }]);
    await alerts.subscribe(service, device, followed());
    goal(3, 1, 0);
    await expect.poll(() => log()).toBeUndefined();
    expect(service.counts.subscriptions).toBe(0);
    expect(await alerts.db`select id from alert_subscriptions`).toHaveLength(0);
  });

  it('is removed when its push service refuses five messages in a row', async () => {
    alerts.push.answer('/a', [{ status: 400 }]);
    await alerts.subscribe(service, device, followed());
    for (let goals = 1; goals <= 5; goals += 1) {
      expect(service.counts.subscriptions).toBe(1);
      goal(goals + 2, goals, 0);
      await settled();
      await log();
    }
    await expect.poll(() => service.counts.subscriptions).toBe(0);
  });

  it('that has expired is deleted, with claims and log lines that are old', async () => {
    await alerts.subscribe(service, device, followed());
    goal(3, 1, 0);
    await settled();
    expect(await log()).toHaveLength(1);
    const counts = async (): Promise<number[]> =>
      Promise.all(
        ['alert_log', 'alert_moments', 'alert_subscriptions'].map(
          async (table) => (await alerts.db`select from ${alerts.db(table)}`).length,
        ),
      );
    await service.cleanUp();
    expect(await counts()).toEqual([1, 1, 1]);
    alerts.advance(8 * 86_400_000);
    await service.cleanUp();
    expect(await counts()).toEqual([0, 1, 1]);
    alerts.advance(180 * 86_400_000);
    await service.cleanUp();
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('gets a test message, of which its log keeps a line', async () => {
    await alerts.subscribe(service, device, {});
    expect(await service.sendTest(device.subscription.endpoint)).toBe(true);
    await settled();
    expect(alerts.payloads(device)).toMatchObject([{ kind: 'test', tag: 'test', url: '/' }]);
    expect(await log()).toEqual(['test sent']);
    expect(await service.sendTest(alerts.push.device('unknown').subscription.endpoint)).toBe(false);
  });
});

describe('an own rule', () => {
  const rules = (...texts: readonly string[]): UserData => ({
    alerts: { rules: Object.fromEntries(texts.map((text, n) => [`r${n}`, text])) },
  });
  const bodies = (of = device): readonly string[] => alerts.payloads(of).map(({ b }) => b);

  it('rings for each goal of a match that its visitor does not follow, once for all with the same rule', async () => {
    const second = alerts.push.device('b');
    await alerts.subscribe(service, device, rules('+1/any/scores/any', '-1/any/red/any'));
    await alerts.subscribe(service, second, rules('+1/any/scores/any'));
    await alerts.subscribe(service, alerts.push.device('handball'), rules('+7/any/scores/any'));
    goal(3, 1, 0);
    goal(4, 2, 0);
    await settled();
    expect([titles(), titles(second)]).toEqual([
      ['BIF – VEJ 1-0', 'BIF – VEJ 2-0'],
      ['BIF – VEJ 1-0', 'BIF – VEJ 2-0'],
    ]);
    expect(bodies()[0]).toContain('scorer');
    expect(alerts.push.received).toHaveLength(4);
    expect(await log()).toEqual(['rule sent', 'rule sent']);
  });

  it('rings once when what it describes becomes true, also by the clock of the match alone', async () => {
    const { home } = alerts.state.events.get(alerts.eventId())!;
    await alerts.subscribe(service, device, {
      ...rules('+1/my-team/level/after-60'),
      myteams: { [home]: { sport_id: 1, AD: 1 } },
    });
    alerts.setClock('2026-11-20T19:10:00Z');
    alerts.submit([status(3, 13, { at: '2026-11-20T19:03:00Z', stageStart: '2026-11-20T19:03:00Z' })], [service]);
    await service.tick();
    await settled();
    expect(titles()).toEqual([]);
    alerts.setClock('2026-11-20T19:20:00Z');
    await service.tick();
    await service.tick();
    await settled();
    expect(titles()).toEqual(['BIF – VEJ 0-0']);
  });

  it('does not ring for a goal of which the device has a message already', async () => {
    await alerts.subscribe(service, device, { ...followed(), ...rules('+1/any/scores/any') });
    await alerts.subscribe(service, alerts.push.device('b'), {
      ...followed(),
      alerts: { kinds: 0, rules: { a: '+1/any/scores/any' } },
    });
    goal(3, 1, 0);
    await settled();
    expect(titles()).toEqual(['Mål til Brøndby IF: 1-0']);
    expect(alerts.push.received.map(({ path }) => path).toSorted()).toEqual(['/a', '/b']);
  });

  it('rings no longer once it is off', async () => {
    await alerts.subscribe(service, device, rules('+1/any/scores/any'));
    await alerts.subscribe(service, device, rules('-1/any/scores/any'));
    goal(3, 1, 0);
    await settled();
    expect(titles()).toEqual([]);
  });
});
