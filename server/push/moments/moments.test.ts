import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, score, status } from '../../../domain/testing/scenario.ts';
import { today } from '../../testing/run.ts';
import { startTestStack, type TestStack } from '../../testing/stack.ts';

interface StreamEvent {
  readonly id: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

let stack: TestStack;
let key: string;
let ids: { readonly match: string; readonly team: string; readonly league: string };
let seq = 0;
const next = (): number => (seq += 1);
let home = 0;
const start = new Date(Date.now() - 600_000).toISOString().replace(/\.\d+Z/, 'Z');
const now = () => ({ at: new Date().toISOString().replace(/\.\d+Z/, 'Z') });

beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
  await today(1);
  await stack.submit(key, [fixture({ start, ...now() }), status(next(), 12, now())]);
  const list = await (await stack.feed('u_1_1')).text();
  const cell = (name: string): string => new RegExp(`¬${name}÷([^¬]+)`).exec(list)![1]!;
  const match = /~AA÷([^¬]+)/.exec(list)![1]!;
  const day = await (await stack.feed('f_1_0_1_da_1')).text();
  ids = { match, team: cell('PX'), league: /¬ZEE÷([^¬]+)/.exec(day)![1]! };
});
afterAll(() => stack[Symbol.asyncDispose]());

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    const events = (text + part).split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const fields = Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/s)));
      if ('data' in fields) yield { id: fields['id']!, event: fields['event']!, data: JSON.parse(fields['data']) };
    }
  }
}

async function open(path: string, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const response = await fetch(`${stack.url}${path}`, { headers, signal: controller.signal });
  const events = eventsOf(response.body!);
  return {
    response,
    next: async (): Promise<StreamEvent> => (await events.next()).value as StreamEvent,
    [Symbol.dispose]: () => controller.abort(),
  };
}

describe('a stream of moments', () => {
  it.each(['match', 'team', 'league'] as const)(
    'a stream of a %s has a goal with its score, sides and texts',
    async (subject) => {
      using stream = await open(`/events/${subject}/${ids[subject]}`);
      expect(stream.response.headers.get('access-control-allow-origin')).toBe('*');
      home += 1;
      await stack.submit(key, [score(next(), home, 0, now())]);
      const { event, data } = await stream.next();
      expect(event).toBe('goal');
      expect(data).toMatchObject({
        ...{ kind: 'goal', match: ids.match, path: `/kamp/${ids.match}/`, side: 'home', origin: 'real', sport: 1 },
        ...{ home: { ids: [ids.team], name: 'Brøndby IF' }, away: { name: 'Vejle Boldklub' } },
      });
      expect(data['score']).toEqual([home, 0]);
      expect(data['title']).toContain(`${home}-0`);
    },
  );

  it('a stream has a correction with the tag of the goal that it takes back', async () => {
    using stream = await open(`/events/match/${ids.match}`);
    await stack.submit(key, [score(next(), home + 1, 0, now())]);
    await stack.submit(key, [score(next(), home, 0, now())]);
    const [taken, correction] = [await stream.next(), await stream.next()];
    expect([taken.event, correction.event]).toEqual(['goal', 'correction']);
    expect(correction.data).toMatchObject({ was: [home + 1, 0], score: [home, 0], tag: taken.data['tag'] });
  });

  it('a stream has what came since the last id when a client returns with it', async () => {
    let last: string;
    {
      using stream = await open(`/events/match/${ids.match}`);
      home += 1;
      await stack.submit(key, [score(next(), home, 0, now())]);
      last = (await stream.next()).id;
    }
    home += 1;
    await stack.submit(key, [score(next(), home, 0, now())]);
    using again = await open(`/events/match/${ids.match}`, { 'last-event-id': last });
    expect((await again.next()).data).toMatchObject({ score: [home, 0] });
  });

  it('a stream begins with the id from which a client resumes that got no event', async () => {
    const controller = new AbortController();
    const { body } = await fetch(`${stack.url}/events/match/${ids.match}`, { signal: controller.signal });
    const { value } = await body!.getReader().read();
    controller.abort();
    const [, first] = /^retry: 3000\nid: (\d+-\d+)\n\n$/.exec(new TextDecoder().decode(value))!;
    home += 1;
    await stack.submit(key, [score(next(), home, 0, now())]);
    using again = await open(`/events/match/${ids.match}`, { 'last-event-id': first! });
    expect((await again.next()).data).toMatchObject({ score: [home, 0] });
  });

  it('a stream has the wanted kinds alone', async () => {
    using stream = await open(`/events/match/${ids.match}?kinds=red,end`);
    await stack.submit(key, [score(next(), home + 1, 0, now()), status(next(), 3, now())]);
    expect((await stream.next()).event).toBe('end');
  });

  it.each([
    [404, '/events/player/aaaaaaaa', 'there is no "player"; allowed: match, team, league'],
    [404, '/events/team/none', 'there is no team "none"'],
    [404, '/events/match/aaaaaaaa', 'there is no match "aaaaaaaa"'],
    [404, '/events/league/%00', 'there is no league "\\u0000"'],
    [400, '/events/match/{match}?kinds=goals', 'kinds has "goals"; allowed: start,goal,red,half,end,lineups,correction,moved'],
    [400, '/events/match/{match}?kind=goal', 'there is no parameter "kind"; allowed: kinds'],
  ])('a stream answers %i in one line at %s', async (code, path, line) => {
    const response = await fetch(stack.url + path.replace('{match}', ids.match));
    expect([response.status, await response.text()]).toEqual([code, line]);
  });

  it('a stream refuses an id of an event that is none', async () => {
    const response = await fetch(`${stack.url}/events/match/${ids.match}`, { headers: { 'last-event-id': 'x' } });
    expect([response.status, await response.text()]).toEqual([400, 'last-event-id is no id of this stream: 123-0']);
  });

  it('an address has no more streams than PUSH_PER_ADDRESS', async () => {
    await using own = await startTestStack({ settings: { PUSH_PER_ADDRESS: '2' } });
    await own.submit(await own.keyOf('test'), [fixture({ start, ...now() })]);
    const { match } = ids;
    const controller = new AbortController();
    const codes = [];
    for (let i = 0; i < 3; i += 1)
      codes.push((await fetch(`${own.url}/events/match/${match}`, { signal: controller.signal })).status);
    expect(codes).toEqual([200, 200, 429]);
    controller.abort();
  });
});
