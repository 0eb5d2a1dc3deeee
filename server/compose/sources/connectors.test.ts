import { expect, it } from 'vitest';
import { readConfig } from '../../ops/config/config.ts';
import { parseConnect } from '../../ops/config/connect.ts';
import { chosenSource } from './connectors.ts';

const config = readConfig({});
const KEY = 'a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5';

it('CONNECT names sources with their leagues and mirrors, in the order of trust', () => {
  expect(parseConnect('openligadb:bl1+bl2,nhl,mlb@http://127.0.0.1:4000/x')).toEqual([
    { name: 'openligadb', leagues: ['bl1', 'bl2'], mirror: null },
    { name: 'nhl', leagues: [], mirror: null },
    { name: 'mlb', leagues: [], mirror: new URL('http://127.0.0.1:4000/x') },
  ]);
  expect(parseConnect('')).toEqual([]);
});

it.each(['openligadb bl1', 'openligadb:', 'nhl,nhl', 'nhl@ftp://x', 'nhl@', 'NHL', 'nhl:a b', ':bl1', 'nhl:../x'])(
  'CONNECT is refused when it is %s',
  (text) => {
    expect(parseConnect(text)).toBeNull();
  },
);

it.each([
  ['nosuch', [], /^the source is "nosuch"; allowed: openligadb, /],
  ['openligadb', ['bl9'], /^a league of openligadb is "bl9"; allowed: bl1, /],
  ['nhl', ['x'], /^a league of nhl is "x"; allowed: none: nhl has no choice of leagues/],
  ['football-data', [], /^FOOTBALL_DATA_KEY is not set, and football-data needs a key: /],
])('the source %s with the leagues %j is refused with what is allowed', (name, leagues, line) => {
  expect(() => chosenSource(config, { name, leagues, mirror: null })).toThrow(line);
});

it('a key in the place of a league or a source is not repeated', () => {
  expect(() => chosenSource(config, { name: 'football-data', leagues: [KEY], mirror: null })).toThrow('is a text of 32 letters');
  expect(() => chosenSource(config, { name: KEY, leagues: [], mirror: null })).toThrow('is a text of 32 letters');
  expect(() => readConfig({ CONNECT: `football-data:${KEY}` })).toThrow(/^CONNECT is "…"; allowed/);
});

it('a source without chosen leagues reads its usual ones', () => {
  expect(chosenSource(config, { name: 'openligadb', leagues: [], mirror: null }).leagues).toEqual(['bl1', 'bl2', 'dfb']);
});
