import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { audienceIn } from '../../testing/odds.ts';
import { readTicket, signTicket, TICKET_MS } from './ticket.ts';

const KEY = randomBytes(32);
const NOW_MS = 1_795_457_400_000;
const MODE = 1_803_233_400;

it('a ticket holds the bookmakers of its group for ten minutes', () => {
  const ticket = signTicket(audienceIn('DK'), MODE, NOW_MS, KEY);
  expect(readTicket(ticket, NOW_MS + TICKET_MS - 1, KEY)).toEqual({
    ...{ mode: MODE, issuedMs: NOW_MS, bookmakers: new Set([9001, 9002]) },
  });
  expect(readTicket(ticket, NOW_MS + TICKET_MS, KEY)).toBeNull();
  expect(
    readTicket(signTicket({ ...audienceIn('DK'), servesLive: false }, MODE, NOW_MS, KEY), NOW_MS, KEY)?.bookmakers.size,
  ).toBe(0);
});

it('a ticket is nothing when it is forged, of another key, or cut', () => {
  const ticket = signTicket(audienceIn('DK'), MODE, NOW_MS, KEY);
  const forged = [
    ticket.replace('9002', '9003'),
    ticket.replace(/^2\.(\d+)/, (_, untilS: string) => `2.${Number(untilS) + 1}`),
    ticket.slice(0, -1),
    `${ticket}A`,
    '',
  ];
  for (const text of forged) expect(readTicket(text, NOW_MS, KEY)).toBeNull();
  expect(readTicket(ticket, NOW_MS, randomBytes(32))).toBeNull();
});
