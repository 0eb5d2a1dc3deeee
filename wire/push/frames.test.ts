import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEventId, writeEventId } from '../names/event-id.ts';
import { parseClientFrame, parseServerFrame, type ServerFrame } from './frames.ts';
import { WireError } from '../text/text.ts';

const LOGGED_IN = { id: 'a'.repeat(26), hash: 'f'.repeat(64) };
const CHANNEL = `lsid_${LOGGED_IN.id}_dk`;

describe('frames of a client', () => {
  it.each([
    ['{"op":"subscribe","s":"u_1_1"}', { op: 'subscribe', s: 'u_1_1' }],
    ['{"op":"subscribe","s":"u_1_1","e":"a1","o":0}', { op: 'subscribe', s: 'u_1_1', e: 'a1', o: 0 }],
    ['{"op":"unsubscribe","s":"u_1_1","more":1}', { op: 'unsubscribe', s: 'u_1_1' }],
  ])('%s', (text, frame) => {
    expect(parseClientFrame(text)).toEqual(frame);
  });

  it('[PUSH-04] frames of a client name subjects under the namespace prefix', () => {
    expect(parseClientFrame('{"op":"subscribe","s":"dk/u_1_1"}', 'dk')).toEqual({ op: 'subscribe', s: 'dk/u_1_1' });
    expect(() => parseClientFrame('{"op":"subscribe","s":"u_1_1"}', 'dk')).toThrow(WireError);
  });

  it('[ACC-51] frames of a client name the session that follows the channel of an account, and nothing more of it (C22)', () => {
    const loggedIn = { ...LOGGED_IN, more: 1 };
    expect(parseClientFrame(JSON.stringify({ op: 'subscribe', s: CHANNEL, e: 'a1', o: 2, loggedIn }))).toEqual({
      op: 'subscribe',
      s: CHANNEL,
      e: 'a1',
      o: 2,
      loggedIn: LOGGED_IN,
    });
    expect(parseClientFrame(JSON.stringify({ op: 'subscribe', s: CHANNEL, loggedIn }))).toEqual({
      op: 'subscribe',
      s: CHANNEL,
      loggedIn: LOGGED_IN,
    });
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '1',
    '{"op":"shout","s":"u_1_1"}',
    '{"op":"subscribe"}',
    '{"op":"subscribe","s":["u_1_1"]}',
    '{"op":"subscribe","s":"u_*_1"}',
    '{"op":"subscribe","s":"lsid_x"}',
    `{"op":"subscribe","s":"u_1_1","loggedIn":${JSON.stringify(LOGGED_IN)}}`,
    `{"op":"subscribe","s":"${CHANNEL}","loggedIn":null}`,
    `{"op":"subscribe","s":"${CHANNEL}","loggedIn":"${LOGGED_IN.hash}"}`,
    `{"op":"subscribe","s":"${CHANNEL}","loggedIn":{"id":"${LOGGED_IN.id}"}}`,
    `{"op":"subscribe","s":"${CHANNEL}","loggedIn":{"id":"${LOGGED_IN.id}","hash":"${LOGGED_IN.hash.slice(1)}"}}`,
    `{"op":"subscribe","s":"${CHANNEL}","loggedIn":{"id":"${LOGGED_IN.id.slice(1)}","hash":"${LOGGED_IN.hash}"}}`,
    '{"op":"subscribe","s":"u_1_1","e":"a1"}',
    '{"op":"subscribe","s":"u_1_1","o":1}',
    '{"op":"subscribe","s":"u_1_1","e":"a1","o":-1}',
    '{"op":"subscribe","s":"u_1_1","e":"a1","o":1.5}',
    '{"op":"subscribe","s":"u_1_1","e":"a 1","o":1}',
  ])('%j is none', (text) => {
    expect(() => parseClientFrame(text)).toThrow(WireError);
  });
});

describe('frames of the server', () => {
  it.each<ServerFrame>([
    { s: 'u_1_1', e: 'a1', o: 1, t: 5, d: 'AA÷x¬~' },
    { s: 'u_1_1', e: 'a1', o: 4, n: 3, t: 5, d: '' },
    { op: 'subscribed', s: 'u_1_1', e: 'a1', o: 1, recovered: true },
    { op: 'refused', s: 'games_da_aaaaaaaa', code: 'unknown' },
    { op: 'heartbeat', e: 'a1', t: 5, p: { u_1_1: 3 } },
    { op: 'resync', e: 'a1', t: 5, p: { u_1_1: 3 } },
    { op: 'heartbeat', e: 'a1', t: 5, p: {}, afterMs: 7 },
    { op: 'drain', afterMs: 10 },
    { op: 'busy', afterMs: 10 },
  ])('%j comes back', (frame) => {
    expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
  });

  it('frames of the server throw nothing but WireError, whatever is received', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const parse of [parseServerFrame, parseClientFrame]) {
          try {
            parse(text);
          } catch (error) {
            expect(error).toBeInstanceOf(WireError);
          }
        }
      }),
    );
  });
});

describe('the id of an event', () => {
  it('the id of an event holds the epoch and the positions of all subjects', () => {
    const positions = new Map([
      ['u_1_1', 5],
      ['dk/sys_1', 0],
    ]);
    const id = writeEventId('a1', positions);
    expect(id).toBe('a1:u_1_1=5,dk/sys_1=0');
    expect(parseEventId(id)).toEqual({ e: 'a1', positions });
    expect(parseEventId(writeEventId('a1', []))).toEqual({ e: 'a1', positions: new Map() });
  });

  it.each(['', '5', 'a 1:u_1_1=5', ':u_1_1=5'])('%j is none', (text) => {
    expect(parseEventId(text)).toBeNull();
  });
});
