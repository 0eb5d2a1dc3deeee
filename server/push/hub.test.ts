import type { DataFrame, PushSubject, ServerFrame } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { type AccountGate, NO_ACCOUNTS } from './account-channels.ts';
import type { Subscriber } from './fan-out.ts';
import { FOOTBALL, openSocket, row, startTestPush, type TestPush } from '../testing/push.ts';

function joinRecorder({ hub }: TestPush): { subscriber: Subscriber; written: ServerFrame[] } {
  const written: ServerFrame[] = [];
  const subscriber = hub.join({
    transport: 'webSocket',
    write: (frames) => void written.push(...frames.map(({ message }) => message)),
    isFull: () => false,
    probe: () => undefined,
    isSilent: () => false,
    close: () => hub.leave(subscriber),
    terminate: () => hub.leave(subscriber),
  });
  return { subscriber, written };
}
const dataOf = (frames: readonly ServerFrame[]): DataFrame[] => frames.filter((frame): frame is DataFrame => !('op' in frame));

describe('PushHub', () => {
  it('publishes the texts of one turn in one frame, and renders no text without a subscriber', async () => {
    await using server = await startTestPush();
    server.hub.publish(FOOTBALL, () => {
      throw new Error('no subscriber');
    });
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const rows = ['1', '2', '3', '4', '5'].map((goals) => row('aaaaaaaa', ['AG', goals]));
    for (const text of rows) server.hub.publish(FOOTBALL, () => text);
    server.hub.publish(FOOTBALL, () => '');
    expect(await client.next()).toMatchObject({ s: 'u_1_1', o: 1, d: rows.join('') });
  });

  it('publishes only the newest of several revisions of an account', async () => {
    const account: PushSubject = { kind: 'account', id: 'a'.repeat(26), namespace: 'dk' };
    const loggedIn = { id: account.id, hash: 'f'.repeat(64) };
    await using server = await startTestPush({}, { gate: { ...NO_ACCOUNTS, sessionOf: () => Promise.resolve('key') } });
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: `lsid_${account.id}_dk`, loggedIn });
    for (const rev of [7, 8, 9]) server.hub.publish(account, () => `{"rev":${rev}}`);
    expect(await client.next()).toMatchObject({ o: 1, d: '{"rev":9}' });
  });

  it('counts refused subscriptions to account channels by code', async () => {
    await using server = await startTestPush();
    const { subscriber } = joinRecorder(server);
    for (let i = 0; i < 2; i += 1) server.hub.subscribe(subscriber, { s: `lsid_${'a'.repeat(26)}_dk` });
    server.hub.subscribe(subscriber, { s: 'u_1_1' });
    expect(server.hub.counts.refusedAccounts).toEqual({ notLoggedIn: 2 });
  });

  describe('queued frames', () => {
    const s = 'u_1_1';
    async function withHistory(server: TestPush): Promise<string> {
      const { subscriber, written } = joinRecorder(server);
      server.hub.subscribe(subscriber, { s });
      for (let goals = 1; goals <= 3; goals += 1) {
        server.hub.publish(FOOTBALL, () => row('aaaaaaaa', ['AG', String(goals)]));
        await expect.poll(() => dataOf(written)).toHaveLength(goals);
      }
      return dataOf(written)[0]!.e;
    }
    const untilWritten = (server: TestPush): Promise<void> => new Promise((resolve) => server.hub.whenWritten(resolve));

    it('are delivered once when a subject is subscribed repeatedly', async () => {
      await using server = await startTestPush();
      const e = await withHistory(server);
      const { subscriber, written } = joinRecorder(server);
      for (let i = 0; i < 50; i += 1) server.hub.subscribe(subscriber, { s, e, o: 0 });
      await untilWritten(server);
      expect(dataOf(written).map(({ o }) => o)).toEqual([1, 2, 3]);
    });

    it('are still delivered when a subject is subscribed again without a position', async () => {
      await using server = await startTestPush();
      const e = await withHistory(server);
      const { subscriber, written } = joinRecorder(server);
      server.hub.subscribe(subscriber, { s, e, o: 1 });
      server.hub.subscribe(subscriber, { s });
      await untilWritten(server);
      expect(dataOf(written).map(({ o }) => o)).toEqual([2, 3]);
    });

    it('are withdrawn when the subject is unsubscribed', async () => {
      await using server = await startTestPush();
      const e = await withHistory(server);
      const { subscriber, written } = joinRecorder(server);
      server.hub.subscribe(subscriber, { s, e, o: 0 });
      server.hub.unsubscribe(subscriber, s);
      await untilWritten(server);
      expect(dataOf(written)).toEqual([]);
    });
  });

  it('forgets a connection that closes while its session is looked up', async () => {
    const account: PushSubject = { kind: 'account', id: 'a'.repeat(26), namespace: 'dk' };
    const wanted = { op: 'subscribe', s: `lsid_${account.id}_dk`, loggedIn: { id: account.id, hash: 'f'.repeat(64) } };
    const answer = Promise.withResolvers<string>();
    let asked = 0;
    const gate: AccountGate = {
      ...NO_ACCOUNTS,
      sessionOf: () => {
        asked += 1;
        return answer.promise;
      },
      validSessions: () => Promise.reject(new Error('no session is followed')),
      onError(error) {
        throw error;
      },
    };
    await using server = await startTestPush({}, { gate });
    const client = await openSocket(server.address);
    client.send(wanted);
    await expect.poll(() => asked).toBe(1);
    client.socket.close();
    await expect.poll(() => server.hub.connections).toBe(0);
    answer.resolve('key');
    await new Promise((resolve) => setImmediate(resolve));
    server.hub.publish(account, () => {
      throw new Error('no subscriber');
    });
    const second = await openSocket(server.address);
    await second.ask(wanted);
    second.socket.close();
    await expect.poll(() => server.hub.connections).toBe(0);
    server.hub.revalidateSessions(null);
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('publishes at once after a pause', async () => {
    await using server = await startTestPush({ flushMs: 3_600_000 });
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    server.hub.publish(FOOTBALL, () => row('aaaaaaaa'));
    expect(await client.next()).toMatchObject({ o: 1, d: row('aaaaaaaa') });
  });

  it('collects what is published within the flush interval', async () => {
    await using server = await startTestPush({ flushMs: 1000 });
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const rows = ['1', '2', '3'].map((goals) => row('aaaaaaaa', ['AG', goals]));
    server.hub.publish(FOOTBALL, () => rows[0]!);
    expect(await client.next()).toMatchObject({ o: 1, d: rows[0] });
    server.hub.publish(FOOTBALL, () => rows[1]!);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    server.hub.publish(FOOTBALL, () => rows[2]!);
    expect(await client.next()).toMatchObject({ o: 2, d: `${rows[1]}${rows[2]}` });
  });

  it('[PUSH-04] keeps its subjects under the namespace prefix', async () => {
    await using server = await startTestPush({}, { namespace: 'dk' });
    const client = await openSocket(server.address);
    expect(await client.ask({ op: 'subscribe', s: 'dk/u_1_1' })).toMatchObject({ op: 'subscribed', s: 'dk/u_1_1' });
    server.hub.publish(FOOTBALL, () => row('aaaaaaaa'));
    expect(await client.next()).toMatchObject({ s: 'dk/u_1_1', o: 1 });
    client.send({ op: 'subscribe', s: 'u_1_1' });
    expect(await client.closed).toBe(4400);
  });

  it('sends drain with the time to return and refuses connections when it shuts down', async () => {
    await using server = await startTestPush();
    const clients = await Promise.all(Array.from({ length: 7 }, () => openSocket(server.address)));
    for (const client of clients) await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const ended = server.hub[Symbol.asyncDispose]();
    await expect(openSocket(server.address)).rejects.toThrow('503');
    for (const client of clients) {
      // 1,000 may return per second.
      expect(await client.next()).toEqual({ op: 'drain', afterMs: 7 });
      expect(await client.closed).toBe(4503);
    }
    await ended;
    expect(server.hub.connections).toBe(0);
  });

  it('delivers all frames of several subjects in order to each of many subscribers', async () => {
    await using server = await startTestPush({ turnMs: 0, flushMs: 0 });
    const clients = await Promise.all(Array.from({ length: 40 }, () => openSocket(server.address)));
    for (const client of clients) for (const s of ['u_1_1', 'sys_1']) await client.ask({ op: 'subscribe', s });
    for (let i = 1; i <= 20; i += 1) {
      server.hub.publish(FOOTBALL, () => row('aaaaaaaa', ['AG', String(i)]));
      server.hub.publish({ kind: 'system', projectType: 1 }, () => row('', ['AG', String(i)]));
      // The next flush may come before all have been written to.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    server.hub.publish(FOOTBALL, () => row('zzzzzzzz'));
    server.hub.publish({ kind: 'system', projectType: 1 }, () => row('zzzzzzzz'));
    for (const client of clients) {
      const received: Record<string, string> = { u_1_1: '', sys_1: '' };
      const offsets: Record<string, number> = { u_1_1: 0, sys_1: 0 };
      while (Object.values(received).some((text) => !text.includes('zzzzzzzz'))) {
        const { s, o, d } = (await client.next()) as DataFrame;
        expect(o).toBe(offsets[s]! + 1);
        offsets[s] = o;
        received[s] += d;
      }
      for (const text of Object.values(received))
        expect(Array.from(text.matchAll(/AG÷(\d+)¬/g), ([, goals]) => Number(goals))).toEqual(
          Array.from({ length: 20 }, (_, i) => i + 1),
        );
    }
  });
});
