import { randomBytes } from 'node:crypto';
import { readEventOdds } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, score, status } from '../../../domain/testing/scenario.ts';
import { audienceIn, createTestOdds, ODDS_CONFIG } from '../../testing/odds.ts';
import { openSocket, startTestPush } from '../../testing/push.ts';
import { audienceOfEvent } from '../audience/audience-of-event.ts';
import { EndedModes } from './ended-modes.ts';
import { OddsPush } from './odds-push.ts';
import { subjectOdds } from './subject-odds.ts';
import { signTicket, TICKET_MS } from './ticket.ts';

const KEY = randomBytes(32);
const MODE = 1_803_233_400;

async function open() {
  const story = createTestOdds();
  story.submit(fixture(), status(1, 12));
  const live = (home: number, bookmaker = 9001) => story.offer({ home, draw: 5000, away: 9000 }, { isLive: true, bookmaker }, 5);
  live(1500);
  live(1490, 9003);
  const waiting: (() => void)[] = [];
  let clockMs = story.nowMs();
  const overview: ConstructorParameters<typeof OddsPush>[0]['overview'] = (subject) =>
    subjectOdds(
      subject,
      ODDS_CONFIG.bookmakers,
      { state: story.state, odds: story.odds, nowMs: story.nowMs() },
      (audience, event, nowMs) => audienceOfEvent(audience, event, nowMs, ODDS_CONFIG),
    );
  const push: OddsPush = new OddsPush({
    hub: {
      publish: (subject, text) => server.hub.publish(subject, text),
      isFollowed: (subject) => server.hub.isFollowed(subject),
    },
    ...{ key: KEY, endedModes: new EndedModes() },
    nowMs: () => clockMs,
    after: (_, call) => {
      waiting.push(call);
      return setTimeout(() => undefined);
    },
    overview,
  });
  const server = await startTestPush({}, { oddsGate: push });
  const client = await openSocket(server.address);
  const key = {
    event: story.event,
    bookmaker: 9001,
    betType: 'HOME_DRAW_AWAY',
    scope: 'FULL_TIME',
    line: null,
    isLive: true,
  } as const;
  return {
    ...story,
    ...{ push, client, live, key, waiting },
    subject: `/fsds/changes/${story.event}/9001/HOME_DRAW_AWAY/FULL_TIME`,
    ticket: signTicket(audienceIn('DK'), MODE, clockMs, KEY),
    wait: (ms: number) => (clockMs += ms),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
const read = (frame: object) => JSON.parse((frame as { d: string }).d) as { home: { value: string }; rows: string };

it('[CALL-04] changes of odds are pushed under /fsds/changes to holders of a ticket, as GraphQL has them and as rows', async () => {
  await using odds = await open();
  const { client, subject, ticket, push, live, key } = odds;
  expect(await client.ask({ op: 'subscribe', s: subject, ticket })).toMatchObject({ op: 'subscribed', s: subject });
  live(1600);
  push.onOffer(key);
  const changed = read(await client.next());
  expect(changed).toMatchObject({
    __typename: 'EventOddsOverviewHomeDrawAway',
    home: { value: '1.60', opening: '1.50', change: { type: 'UP', previous: '1.50' } },
  });
  expect(readEventOdds(changed.rows).markets).toMatchObject([{ isLive: true, offers: [{ bookmaker: 9001, state: 'open' }] }]);
});

it('a subject of odds is unknown without a ticket, with an old one, and for a bookmaker that the group is not served', async () => {
  await using odds = await open();
  const { client, subject, ticket, wait } = odds;
  const refused = { op: 'refused', code: 'unknown' };
  expect(await client.ask({ op: 'subscribe', s: subject })).toMatchObject(refused);
  for (const other of [
    subject.replace('9001', '9003'),
    subject.replace('FULL_TIME', 'FIRST_HALF'),
    subject.replace('HOME_DRAW_AWAY', 'NOTHING'),
  ])
    expect(await client.ask({ op: 'subscribe', s: other, ticket })).toMatchObject(refused);
  expect(await client.ask({ op: 'subscribe', s: subject, ticket: `${ticket}A` })).toMatchObject(refused);
  wait(TICKET_MS);
  expect(await client.ask({ op: 'subscribe', s: subject, ticket })).toMatchObject(refused);
});

it('[CALL-04] an offer has at most one frame a second, the newest', async () => {
  await using odds = await open();
  const { client, subject, ticket, push, live, key, wait, waiting } = odds;
  await client.ask({ op: 'subscribe', s: subject, ticket });
  push.onOffer(key);
  await client.next();
  for (const home of [1510, 1520, 1530]) {
    wait(100);
    live(home);
    push.onOffer(key);
  }
  expect(waiting).toHaveLength(1);
  wait(700);
  waiting[0]!();
  expect(read(await client.next()).home.value).toBe('1.53');
});

it('a goal publishes the suspension of the offers before it', async () => {
  await using odds = await open();
  const { client, subject, ticket, push, event, submit } = odds;
  await client.ask({ op: 'subscribe', s: subject, ticket });
  submit(score(2, 1, 0, { at: at(30) }));
  push.onEvent(event);
  expect(readEventOdds(read(await client.next()).rows).markets[0]!.offers).toMatchObject([{ state: 'suspended', counts: false }]);
});

it('nothing is published of odds that no subscriber follows any more', async () => {
  await using odds = await open();
  const { client, subject, ticket, push, key } = odds;
  await client.ask({ op: 'subscribe', s: subject, ticket });
  client.send({ op: 'unsubscribe', s: subject });
  await client.ask({ op: 'subscribe', s: 'u_1_1' });
  push.onOffer(key);
  expect(push.followed).toBe(0);
});
