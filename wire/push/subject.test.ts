import { describe, expect, it } from 'vitest';
import {
  buildAccountChannel,
  buildPushSubject,
  buildRevText,
  isPushNamespace,
  parseAccountChannel,
  parsePushSubject,
  parseRevText,
  type PushSubject,
} from './subject.ts';

const SUBJECTS: readonly [title: string, text: string, subject: PushSubject][] = [
  ['[PUSH-05] service', 'service', { kind: 'service' }],
  ['[PUSH-06] sys_{projectType}', 'sys_1', { kind: 'system', projectType: 1 }],
  ['[PUSH-07] u_{sportId}_{projectType}', 'u_1_1', { kind: 'update', anySport: 1, projectType: 1 }],
  ['[PUSH-07] u_ of all sports', 'u_0_1', { kind: 'update', anySport: 0, projectType: 1 }],
  ['[PUSH-08] ul_{sportId}_{projectId}', 'ul_1_8', { kind: 'localUpdate', sport: 1, project: 8 }],
  [
    '[PUSH-10] lsid_{profileId}_{namespace}',
    'lsid_abcdefghijklmnopqrstuvwxy9_stillingen',
    { kind: 'account', id: 'abcdefghijklmnopqrstuvwxy9', namespace: 'stillingen' },
  ],
  ['[PUSH-09] games_{lang}_{eventId}', 'games_da_Ab3dEf7h', { kind: 'game', lang: 'da', event: 'Ab3dEf7h' }],
  ['[PUSH-09] games_ in another language', 'games_en_Ab3dEf7h', { kind: 'game', lang: 'en', event: 'Ab3dEf7h' }],
];

describe('push subjects', () => {
  it.each(SUBJECTS)('%s is %s', (_title, text, subject) => {
    expect(buildPushSubject(subject)).toBe(text);
    expect(parsePushSubject(text)).toEqual(subject);
  });

  it.each(SUBJECTS)('[PUSH-04] %s is under the namespace prefix, and nowhere else', (_title, text, subject) => {
    expect(buildPushSubject(subject, 'dk')).toBe(`dk/${text}`);
    expect(parsePushSubject(`dk/${text}`, 'dk')).toEqual(subject);
    for (const other of [text, `no/${text}`, `dk/dk/${text}`, `/${text}`]) expect(parsePushSubject(other, 'dk')).toBeNull();
    expect(parsePushSubject(`dk/${text}`)).toBeNull();
  });

  it.each([
    'u_*_1',
    'u_>',
    '>',
    '*',
    'u_01_1',
    'u_1',
    'u_1_1 ',
    'U_1_1',
    'f_1_0_1_da_1',
    'games_EN_Ab3dEf7h',
    'games_eng_Ab3dEf7h',
    'games_da_*',
    'lsid_Ab3dEf7h_dk',
    '',
  ])('%j is not a subject', (text) => {
    expect(parsePushSubject(text)).toBeNull();
  });

  it.each([
    ['', true],
    ['dk-1', true],
    ['DK', false],
    ['dk/', false],
    ['a_b', false],
    ['a'.repeat(17), false],
  ])('namespace %j: %s', (text, expected) => {
    expect(isPushNamespace(text)).toBe(expected);
  });
});

const ID = 'abcdefghijklmnopqrstuvwxy9';

describe('the channel of an account', () => {
  it('[ACC-51] the channel of an account is lsid_{profileId}_{namespace}', () => {
    const name = `lsid_${ID}_dk-2`;
    expect(buildAccountChannel({ id: ID, namespace: 'dk-2' })).toBe(name);
    expect(parseAccountChannel(name)).toEqual({ id: ID, namespace: 'dk-2' });
  });

  it.each([
    '',
    'lsid_',
    `lsid_${ID}`,
    `lsid_${ID}_`,
    `lsid_${ID}_a_b`,
    `lsid_${ID}_*`,
    `lsid_${ID}_${'a'.repeat(33)}`,
    `lsid_${ID.toUpperCase()}_dk`,
    `lsid_${ID}0_dk`,
    `lsid_*_dk`,
    ` lsid_${ID}_dk`,
    `lsid_${ID}_dk\n`,
  ])('%j is none', (name) => {
    expect(parseAccountChannel(name)).toBeNull();
  });

  it('the channel of an account carries a revision and nothing else (C22)', () => {
    expect(buildRevText(17)).toBe('{"rev":17}');
    expect(parseRevText(buildRevText(17))).toBe(17);
    for (const text of ['', '{}', '{"rev":"1"}', '{"rev":1.5}', '{"rev":-1}', '{"rev":1}{"rev":2}', '{"rev":1,"a":2}', 'AA÷x¬~'])
      expect(parseRevText(text), text).toBeNull();
  });
});
