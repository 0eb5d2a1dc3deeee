import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordings } from '../../testing/recordings.ts';
import { courseLines, problemsOf } from '../../testing/reports.ts';
import type { Answer } from '../kit/connector.ts';
import { openligadb } from './connector.ts';

const folder = recordings('openligadb', [
  ...['bl1-2025-27_20260321-live.json', 'bl1-2025_20260321-live.json', 'dfb-2024_20260321.json'],
  ...['em2020-group.json', 'bl1-2022-01.json', 'match-72395.json'],
]);
const recorded = (file: string): unknown => JSON.parse(readFileSync(join(folder!, file), 'utf8'));

const answerOf = (file: string, path: string, now: string): Answer =>
  openligadb.read({ path, body: recorded(file), nowMs: Date.parse(now), leagues: [] });

const LIVE_AT = '2026-03-21T16:00:00Z';
const ROUND = ['bl1-2025-27_20260321-live.json', '/getmatchdata/bl1/2025/27', LIVE_AT] as const;
const SEASON = ['bl1-2025_20260321-live.json', '/getmatchdata/bl1/2025', LIVE_AT] as const;
const CUP = ['dfb-2024_20260321.json', '/getmatchdata/dfb/2025', LIVE_AT] as const;
const EURO = ['em2020-group.json', '/getmatchdata/uefa-em-2020/2020', '2021-07-01T00:00:00Z'] as const;
const FIRST_ROUND = ['bl1-2022-01.json', '/getmatchdata/bl1/2022/1', '2022-08-09T00:00:00Z'] as const;
const ONE_MATCH = ['match-72395.json', '/getmatchdata/72395', '2025-02-10T00:00:00Z'] as const;

describe.skipIf(folder === null)('recorded answers of OpenLigaDB', () => {
  it('a round has one match that is over, four in play and four to come', () => {
    expect(courseLines(answerOf(...ROUND))).toEqual({
      'RB Leipzig - TSG Hoffenheim': 'over 3 5-0 (4-0 1-0)',
      'FC Bayern München - 1. FC Union Berlin': 'live 13 4-0 (2-0 2-0)',
      'VfL Wolfsburg - SV Werder Bremen': 'live 13 0-1 (0-0 0-1)',
      '1. FC Heidenheim 1846 - Bayer 04 Leverkusen': 'live 13 2-3 (0-2 2-1)',
      '1. FC Köln - Borussia Mönchengladbach': 'live 13 2-3 (2-2 0-1)',
      'Borussia Dortmund - Hamburger SV': 'before 1',
      '1. FSV Mainz 05 - Eintracht Frankfurt': 'before 1',
      'FC St. Pauli - SC Freiburg': 'before 1',
      'FC Augsburg - VfB Stuttgart': 'before 1',
    });
  });

  it('a match of a round has its round, season, time of change and goals', () => {
    expect(answerOf(...ROUND).matches[1]).toMatchObject({
      key: 'oldb/77491',
      competition: { name: 'Bundesliga', country: 'de', season: '2025/2026', role: 'main' },
      home: { name: 'FC Bayern München', country: 'de', kind: 'club' },
      start: '2026-03-21T14:30:00Z',
      details: { round: '27. runde' },
      changedMs: Date.parse('2026-03-21T15:57:33.827Z'),
      group: 'bl1/2025/27',
      incidents: [
        { id: 'g141011', type: 'goal', side: 'home', minute: 43, score: [1, 0] },
        { id: 'g141012', type: 'goal', side: 'home', minute: 45, score: [2, 0] },
        { id: 'g141013', type: 'goal', side: 'home', minute: 49, score: [3, 0] },
        { id: 'g141016', type: 'goal', side: 'home', minute: 67, score: [4, 0] },
      ],
    });
  });

  it('a season has the same matches as its rounds, and all that are over', () => {
    const season = answerOf(...SEASON);
    const round = answerOf(...ROUND);
    expect(season.matches.filter(({ group }) => group === 'bl1/2025/27')).toEqual(round.matches);
    expect(Map.groupBy(season.matches, ({ phase }) => phase).get('over')).toHaveLength(235);
    expect(season.matches).toHaveLength(306);
  });

  it('a cup match is over after 90 minutes, extra time or a shoot-out, whose kicks stand apart', () => {
    const lines = courseLines(answerOf(...CUP));
    expect(Object.fromEntries(Object.entries(lines).filter(([, line]) => !line.startsWith('over 3')))).toEqual({
      'FK Pirmasens - Hamburger SV': 'over 10 1-2 (0-0 1-1 0-1)',
      'BFC Dynamo - VfL Bochum': 'over 10 1-3 (0-0 1-1 0-2)',
      'FV Illertissen - 1. FC Nürnberg': 'over 11 3-3 (2-0 1-3 0-0) str. 6-5',
      'Eintracht Norderstedt - FC St. Pauli': 'over 11 0-0 (0-0 0-0 0-0) str. 2-3',
      '1. FC Lok Leipzig - FC Schalke 04': 'over 10 0-1 (0-0 0-0 0-1)',
      'Preußen Münster - Hertha BSC': 'over 11 0-0 (0-0 0-0) str. 3-5',
      'Eintracht Braunschweig - VfB Stuttgart': 'over 11 4-4 (1-1 2-2 1-1) str. 7-8',
      'Eintracht Frankfurt - Borussia Dortmund': 'over 11 1-1 (1-0 0-1) str. 2-4',
      'FC St. Pauli - TSG Hoffenheim': 'over 11 2-2 (1-0 0-1 1-1) str. 8-7',
      'SC Paderborn 07 - Bayer 04 Leverkusen': 'over 10 2-4 (0-0 1-1 1-3)',
      '1. FC Union Berlin - DSC Arminia Bielefeld': 'over 10 2-1 (1-1 0-0 1-0)',
      'Hamburger SV - Holstein Kiel': 'over 11 1-1 (0-0 0-0 1-1) str. 2-4',
      'Hertha BSC - SC Freiburg': 'over 11 1-1 str. 4-5',
      'Bayer 04 Leverkusen - FC Bayern München': 'before 1',
      'VfB Stuttgart - SC Freiburg': 'before 1',
    });
    expect(Object.values(lines).filter((line) => line.startsWith('over 3'))).toHaveLength(47);
  });

  it('rounds of a cup have Danish names', () => {
    const rounds = answerOf(...CUP).matches.map(({ details, competition }) => `${details?.round} ${competition.role}`);
    const names = ['1. runde', '2. runde', '1/8-finale', 'Kvartfinale', 'Semifinale'];
    expect(new Set(rounds)).toEqual(new Set(names.map((name) => `${name} knockout`)));
  });

  it('a Euro has nations, sorted goals and own goals on the side that they count for', () => {
    const [opening] = answerOf(...EURO).matches;
    expect(opening).toMatchObject({
      competition: { name: 'EM', country: 'eu', season: '2020' },
      home: { name: 'Tyrkiet', kind: 'national' },
      away: { name: 'Italien', kind: 'national' },
      details: { venue: 'Stadio Olimpico, Rom' },
      incidents: [
        { id: 'g89065', type: 'own-goal', side: 'away', minute: 53, player: 'Merih Demiral' },
        { id: 'g89066', type: 'goal', side: 'away', minute: 66 },
        { id: 'g89067', type: 'goal', side: 'away', minute: 79 },
      ],
    });
    expect(Object.values(courseLines(answerOf(...EURO))).every((line) => line.startsWith('over 3'))).toBe(true);
  });

  it('a goal that was left behind without minute and scorer does not hold up the end', () => {
    expect(courseLines(answerOf(...FIRST_ROUND))['Eintracht Frankfurt - FC Bayern München']).toBe('over 3 1-6 (0-5 1-1)');
  });

  it('a match by its id is read like a round', () => {
    expect(courseLines(answerOf(...ONE_MATCH))).toEqual({ 'RB Leipzig - FC St. Pauli': 'over 3 2-0 (2-0 0-0)' });
  });

  it.each([ROUND, SEASON, CUP, EURO, FIRST_ROUND, ONE_MATCH])('%s makes messages that are accepted', (...given) => {
    const answer = answerOf(...given);
    expect(answer.unread).toEqual([]);
    expect(answer.unmapped).toEqual([]);
    expect(answer.matches.flatMap(problemsOf)).toEqual([]);
    expect(new Set(answer.matches.map(({ key }) => key)).size).toBe(answer.matches.length);
    expect(answer.matches.flatMap(({ home, away }) => [home.key, away.key]).filter((key) => key !== undefined)).toEqual([]);
  });
});
