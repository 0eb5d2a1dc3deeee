import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playReports } from '../../testing/play-reports.ts';
import { recordings } from '../../testing/recordings.ts';
import { expectChangedToBeRead } from '../../testing/changed-answers.ts';
import type { MatchReport } from '../kit/connector.ts';
import { mlb } from './connector.ts';

const folder = recordings('mlb', [
  'schedule-day-2a007e8.json',
  'schedule-day-c5796ca.json',
  'schedule-2024.json',
  'linescore.json',
]);
const PATH = '/api/v1/schedule?sportId=1';
const bodyOf = (file: string): unknown => JSON.parse(readFileSync(join(folder!, file), 'utf8'));
const read = (body: unknown, nowMs: number) => mlb.read({ path: PATH, body, nowMs, leagues: [] });
const answerOf = ([file, now]: readonly [string, string]) => read(bodyOf(file), Date.parse(now));

const MORNING = ['schedule-day-2a007e8.json', '2019-03-09T17:30:00Z'] as const;
const AFTERNOON = ['schedule-day-c5796ca.json', '2019-03-12T19:00:00Z'] as const;
const SEASON = ['schedule-2024.json', '2024-07-02T03:00:00Z'] as const;

const lineOf = ({ home, away, score, phase, stages, situation = '', half }: MatchReport): string =>
  [
    `${home.name} ${score === undefined ? '-' : `${score.home}-${score.away}`} ${away.name}`,
    `${phase} ${stages.join('/')}${half === undefined ? '' : ` ${half}`}`,
    situation,
  ].join('; ');

describe.skipIf(folder === null)('mlb on recorded answers', () => {
  it('mlb reads innings, outs and runs of matches in play, and no score of those to come', () => {
    const { matches, unread, unmapped } = answerOf(AFTERNOON);
    expect({ unread, unmapped, count: matches.length }).toEqual({ unread: [], unmapped: [], count: 14 });
    expect(matches.filter(({ phase }) => phase !== 'before').map(lineOf)).toEqual([
      'Boston Red Sox 0-2 Detroit Tigers; live 31 top; 0-0, 2 ude',
      'Miami Marlins 2-0 New York Mets; live 31 top; 1-0, 2 ude',
      'Pittsburgh Pirates 4-3 Minnesota Twins; live 31 top; 0-0, 0 ude',
      'Atlanta Braves 4-0 St. Louis Cardinals; live 31 bottom; 0-0, 1 ude',
      'Toronto Blue Jays 0-0 Tampa Bay Rays; live 31 top; 3 ude',
    ]);
    expect(matches.filter(({ phase, score }) => phase === 'before' && score !== undefined)).toEqual([]);
  });

  it('mlb reads the innings, hits and errors of both sides', () => {
    const [match] = answerOf(AFTERNOON).matches;
    expect(match).toMatchObject({
      ...{ key: 'mlb/565020', start: '2019-03-12T17:05:00Z', group: '2019-03-12' },
      competition: { name: 'MLB træningskampe', country: 'us', season: '2019', role: 'main' },
      home: { name: 'Boston Red Sox', country: 'us', kind: 'club', key: 'mlb-111' },
      away: { name: 'Detroit Tigers', country: 'us', kind: 'club', key: 'mlb-116' },
    });
    expect(match!.score).toEqual({
      home: 0,
      away: 2,
      parts: [
        [0, 0],
        [0, 0],
        [0, 2],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      results: [
        { hits: '4', errors: '0' },
        { hits: '3', errors: '1' },
      ],
      serve: 'away',
    });
  });

  it('mlb takes the line score before the first pitch for no score', () => {
    const { matches, unread } = answerOf(MORNING);
    expect({ unread, count: matches.length }).toEqual({ unread: [], count: 18 });
    expect(new Set(matches.map(({ phase, stages }) => `${phase} ${stages.join('/')}`))).toEqual(new Set(['before 1']));
    expect(matches.filter(({ score, situation, half }) => score ?? situation ?? half)).toEqual([]);
    // Split squads have a second number on the same day, but play no doubleheader.
    expect(matches.filter(({ details }) => details?.round !== undefined)).toEqual([]);
    // The list of 9 March ends with a match of the 10th in UTC.
    expect(matches.at(-1)).toMatchObject({ start: '2019-03-10T01:40:00Z', group: '2019-03-09' });
  });

  it('mlb reads a final without a line score', () => {
    const { matches } = answerOf(SEASON);
    expect(matches).toMatchObject([
      {
        ...{ key: 'mlb/744914', phase: 'over', stages: [3], start: '2024-07-01T19:07:00Z' },
        competition: { name: 'MLB', season: '2024', role: 'main' },
        home: { name: 'Toronto Blue Jays', country: 'ca' },
        score: { home: 1, away: 3 },
      },
    ]);
    expect(matches[0]).not.toHaveProperty('confirmEndMs');
  });

  it('mlb reads the recorded line score of a whole match', async () => {
    const day = bodyOf(SEASON[0]) as { dates: [{ games: [object] }] };
    const game = { ...day.dates[0].games[0], linescore: bodyOf('linescore.json') };
    const nowMs = Date.parse(SEASON[1]);
    const { matches } = read({ dates: [{ date: '2024-07-01', games: [game] }] }, nowMs);
    expect(matches[0]!.score).toEqual({
      ...{ home: 1, away: 3, serve: null },
      parts: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 1],
        [0, 0],
        [0, 0],
        [0, 0],
        [1, 2],
      ],
      results: [
        { hits: '4', errors: '0' },
        { hits: '4', errors: '0' },
      ],
    });
    const { refused } = await playReports(matches);
    expect(refused).toEqual([]);
  });

  it('mlb reports what the rules accept, and the same when an answer is read again', async () => {
    for (const answer of [MORNING, AFTERNOON, SEASON]) {
      const { matches } = answerOf(answer);
      const { refused } = await playReports(matches);
      expect(refused).toEqual([]);
      expect(answerOf(answer).matches).toEqual(matches);
    }
  });

  it('mlb reports nothing outside the schema of messages from recordings of a changed shape', async () => {
    const { dates } = bodyOf(AFTERNOON[0]) as { dates: [{ games: object[] }] };
    const body = { dates: [{ ...dates[0], games: dates[0].games.slice(0, 3) }] };
    await expectChangedToBeRead(mlb.read, { path: PATH, body, nowMs: Date.parse(AFTERNOON[1]), leagues: [] });
  });
});
