import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playReports } from '../../testing/play-reports.ts';
import { recordings } from '../../testing/recordings.ts';
import { expectChangedToBeRead } from '../../testing/changed-answers.ts';
import type { MatchReport } from '../kit/connector.ts';
import { nhl } from './connector.ts';

const folder = recordings('nhl', [
  ...['schedule-2023-11-08-modified.json', 'schedule-2025-10-07.json', 'score-2026-04-15.json'],
  ...[2023020205, 2023020206, 2023020207, 2023020208].map((id) => `landing-${id}.json`),
]);
const bodyOf = (file: string): unknown => JSON.parse(readFileSync(join(folder!, file), 'utf8'));
type Recorded = readonly [file: string, path: string, now: string];
const answerOf = ([file, path, now]: Recorded) => nhl.read({ path, body: bodyOf(file), nowMs: Date.parse(now), leagues: [] });

const NIGHT = '2023-11-11T03:30:00Z';
const WEEK_2023: Recorded = ['schedule-2023-11-08-modified.json', '/v1/schedule/2023-11-08', NIGHT];
const WEEK_2025: Recorded = ['schedule-2025-10-07.json', '/v1/schedule/2025-10-07', '2025-10-09T12:00:00Z'];
const DAY_2026: Recorded = ['score-2026-04-15.json', '/v1/score/2026-04-15', '2026-04-16T04:00:00Z'];
const page = (id: number): Recorded => [`landing-${id}.json`, `/v1/gamecenter/${id}/landing`, NIGHT];

/** 'Toronto Maple Leafs 3-6 Ottawa Senators, over 3'. */
const lineOf = ({ home, away, score, phase, stages, confirmEndMs }: MatchReport): string => {
  const wait = confirmEndMs === undefined ? '' : ` after ${confirmEndMs / 60_000} min`;
  return `${home.name} ${score === undefined ? '-' : `${score.home}-${score.away}`} ${away.name}, ${phase} ${stages.join('/')}${wait}`;
};

describe.skipIf(folder === null)('nhl on recorded answers', () => {
  it('nhl reads every state of a match in a week', () => {
    const { matches, unread, unmapped } = answerOf(WEEK_2023);
    expect({ unread, unmapped, count: matches.length }).toEqual({ unread: [], unmapped: [], count: 30 });
    expect(matches.filter(({ group }) => group === '2023-11-08' || group === '2023-11-10').map(lineOf)).toEqual([
      'Toronto Maple Leafs 3-6 Ottawa Senators, over 3',
      'Washington Capitals 3-4 Florida Panthers, over 10',
      'Vegas Golden Knights 1-4 Los Angeles Kings, over 3',
      'Detroit Red Wings 2-3 Montréal Canadiens, over 10',
      'Toronto Maple Leafs 4-4 Calgary Flames, over 11 after 5 min',
      'New Jersey Devils 2-4 Washington Capitals, live 16/46',
      'Anaheim Ducks 3-6 Philadelphia Flyers, live 16/46',
      'Vegas Golden Knights 5-0 San Jose Sharks, over 3 after 10 min',
      'Florida Panthers 0-0 Carolina Hurricanes, live 14',
      'Winnipeg Jets - Dallas Stars, before 1',
      'Pittsburgh Penguins - Buffalo Sabres, before 1',
    ]);
  });

  it('nhl lets the postponed entry of an old day leave the match at its new start', () => {
    const moved = answerOf(WEEK_2023).matches.filter(({ key }) => key === 'nhl/2023020214');
    expect(moved).toMatchObject([{ start: '2023-11-12T00:00:00Z', stages: [1], phase: 'before', group: '2023-11-11' }]);
  });

  it('nhl names the winner of a shoot-out without a goal for it, and states a match to come without a score', () => {
    const { matches, unread } = answerOf(WEEK_2025);
    expect(unread).toEqual([]);
    expect(matches.filter(({ phase }) => phase === 'over').map(lineOf)).toEqual([
      'Florida Panthers 3-2 Chicago Blackhawks, over 3',
      'New York Rangers 0-3 Pittsburgh Penguins, over 3',
      'Los Angeles Kings 1-4 Colorado Avalanche, over 3',
      'Toronto Maple Leafs 5-2 Montréal Canadiens, over 3',
      'Washington Capitals 1-3 Boston Bruins, over 3',
      'Edmonton Oilers 3-3 Calgary Flames, over 11 after 5 min',
      'Vegas Golden Knights 5-5 Los Angeles Kings, over 11 after 5 min',
    ]);
    expect(matches.find(({ key }) => key === 'nhl/2025020006')!.score).toEqual({
      ...{ home: 3, away: 3, winner: 'away', advanced: 'away' },
    });
    expect(matches.filter(({ phase }) => phase === 'before')).toHaveLength(matches.length - 7);
    expect(matches.filter(({ phase, score }) => phase === 'before' && score !== undefined)).toEqual([]);
  });

  it('nhl gives the teams of a day their full names, countries and keys', () => {
    const { matches } = answerOf(DAY_2026);
    expect(matches.map(lineOf)).toEqual([
      'Buffalo Sabres 3-3 Dallas Stars, over 11 after 5 min',
      'Tampa Bay Lightning 2-4 New York Rangers, over 3',
      'Florida Panthers 8-1 Detroit Red Wings, over 3',
    ]);
    expect(matches[0]).toMatchObject({
      ...{ key: 'nhl/2025021301', start: '2026-04-15T23:00:00Z', group: '2026-04-15' },
      competition: { name: 'NHL', country: 'us', season: '2025/2026', role: 'main' },
      away: { name: 'Dallas Stars', country: 'us', key: 'nhl-DAL' },
      score: { home: 3, away: 3, winner: 'away', advanced: 'away' },
      details: { venue: 'KeyBank Center' },
    });
    // Lists of days have no goals, so none is withdrawn.
    expect(matches.filter(({ incidents }) => incidents !== undefined)).toEqual([]);
  });

  it('nhl reads the page of a match that has just begun', () => {
    const { matches } = answerOf(page(2023020205));
    expect(matches).toMatchObject([{ stages: [14], phase: 'live', score: { home: 0, away: 0, parts: [[0, 0]] }, incidents: [] }]);
    expect(matches[0]!.gameTime).toBeUndefined();
  });

  it('nhl reads clock, thirds and goals of a match in its last minutes', () => {
    const [match] = answerOf(page(2023020206)).matches;
    expect(match).toMatchObject({ stages: [16], phase: 'live', gameTime: '18:58', group: '2023-11-10' });
    expect(match!.score).toEqual({
      home: 2,
      away: 4,
      parts: [
        [0, 2],
        [0, 1],
        [2, 1],
      ],
    });
    expect(
      match!.incidents!.map(({ id, side, minute, clock, stage, detail = '' }) => [id, side, minute, clock, stage, detail]),
    ).toEqual([
      ['155', 'away', 10, '10:22', 14, ''],
      ['156', 'away', 10, '10:37', 14, ''],
      ['162', 'away', 26, '06:34', 15, ''],
      ['169', 'home', 47, '07:13', 16, ''],
      ['170', 'home', 49, '09:12', 16, ''],
      ['176', 'away', 58, '18:09', 16, 'Tomt mål'],
    ]);
    expect(match!.incidents!.find(({ id }) => id === '162')).toMatchObject({
      ...{ player: 'Evgeny Kuznetsov', second: 'Tom Wilson', third: 'Alex Ovechkin', score: [0, 3] },
    });
  });

  it('nhl counts the goals of a shoot-out beside the score', () => {
    const [match] = answerOf(page(2023020207)).matches;
    expect(match).toMatchObject({ stages: [11], phase: 'over' });
    expect(match!.score).toEqual({
      ...{ home: 4, away: 4, fullTime: [4, 4], afterExtraTime: [4, 4], penalties: [2, 1], winner: 'home', advanced: 'home' },
      parts: [
        [2, 1],
        [2, 2],
        [0, 1],
        [0, 0],
      ],
    });
    const shootOut = match!.incidents!.filter(({ type }) => type !== 'goal');
    expect(shootOut.map(({ id, side, type }) => `${id} ${side} ${type.split('-')[1]}`)).toEqual([
      'so1 home missed',
      'so2 away missed',
      'so3 home missed',
      'so4 away scored',
      'so5 home scored',
      'so6 away missed',
      'so7 home missed',
      'so8 away missed',
      'so9 home scored',
      'so10 away missed',
    ]);
    expect(match!.incidents!.filter(({ type }) => type === 'goal').map(({ detail = '' }) => detail)).toEqual([
      ...['Overtal', '', '', 'Undertal', '', '', '', ''],
    ]);
  });

  it('nhl reads a match that is over, and the power plays of its goals', () => {
    const [match] = answerOf(page(2023020208)).matches;
    expect(match).toMatchObject({ stages: [3], score: { home: 3, away: 6, winner: 'away', fullTime: [3, 6] } });
    expect(match!.incidents!.map(({ detail = '' }) => detail)).toEqual([
      '',
      '',
      '',
      'Overtal',
      '',
      '',
      '',
      'Overtal',
      'Tomt mål',
    ]);
  });

  it('nhl reports what the rules accept, and the same when an answer is read again', async () => {
    const pages = [2023020205, 2023020206, 2023020207, 2023020208].map(page);
    for (const answer of [...pages, WEEK_2023, WEEK_2025, DAY_2026]) {
      const { matches } = answerOf(answer);
      const { refused } = await playReports(matches);
      expect(refused).toEqual([]);
      expect(answerOf(answer).matches).toEqual(matches);
    }
  });

  it('nhl reports nothing outside the schema of messages from recordings of a changed shape', async () => {
    for (const [file, path, now] of [DAY_2026, page(2023020207)]) {
      await expectChangedToBeRead(nhl.read, { path, body: bodyOf(file), nowMs: Date.parse(now), leagues: [] });
    }
  });
});
