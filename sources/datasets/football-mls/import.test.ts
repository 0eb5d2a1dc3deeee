import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents, personsOfIncidents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { footballMls } from './import.ts';

const folder = dataSet('football-mls');

describe.skipIf(folder === null)('football-mls on Seattle against Los Angeles', () => {
  it('football-mls takes what happened from one interface and the competition from the other', async () => {
    const ingest = createInMemoryIngest();
    expect(await importSet(footballMls, { path: folder!, ingest })).toMatchObject({ read: 1, written: 1, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(footballMls, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 1, refused: [] });
    expect(ingest.state.n).toBe(n);
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      home: 'Seattle Sounders',
      away: 'Los Angeles FC',
      start: Date.parse('2024-08-18T00:00:00Z') / 1000,
      score: [0, 3],
      parts: [
        [0, 2],
        [0, 1],
      ],
      round: 'Kvartfinale',
      attendance: 19_643,
      advanced: 'away',
      stage: Stage.finished,
    });
    expect(event!.league).toMatchObject({ name: 'Leagues Cup', season: '2024', role: 'knockout' });
    const incidents = ingest.state.incidents.get(event!.id)!;
    expect(incidents).toHaveLength(14);
    expect(
      incidents.filter(({ type }) => type === 'goal').map(({ minute, player, second, score }) => [minute, player, second, score]),
    ).toEqual([
      [14, 'Ryan Hollingshead', '', [0, 1]],
      [25, 'Kei Kamara', '', [0, 2]],
      [53, 'Denis Bouanga', 'Hugo Lloris', [0, 3]],
    ]);
  });
});

describe('football-mls on matches of all kinds', () => {
  const details = {
    is_final: true,
    period: 'FullTime',
    date: Date.parse('2030-05-01T20:00:00Z'),
    opta_id: 7,
    home_club: { id: 1, name: 'Inter Miami CF' },
    away_club: { id: 2, name: 'Orlando City' },
    home_club_match: { score: 1 },
    away_club_match: { score: 0 },
    first_half_start: 1,
    first_half_end: 2,
    second_half_start: 3,
    second_half_end: 4,
    venue: {},
    round_name: 'Final',
  };
  const page = {
    homeScore: 1,
    awayScore: 0,
    matchDate: '2030-05-01T20:00:00.0000000Z',
    competition: { name: 'Leagues Cup' },
    season: { name: '2030' },
  };
  const goal = {
    period: 'FirstHalf',
    type: 'goal',
    minute_display: "45'+2'",
    exact_minute: 46,
    second: 5,
    first_club: { id: 1 },
    first_player: { full_name: 'A' },
  };
  const whyRefused = async (changes: { details?: object; page?: object; comments?: object[] }): Promise<string | undefined> => {
    await using files = await writeFiles({
      'x-stats-api-match-details.json': [JSON.stringify([{ ...details, ...changes.details }])],
      'x-sport-api-match-details.json': [JSON.stringify({ ...page, ...changes.page })],
      'x-stats-api-commentary.json': [JSON.stringify(changes.comments ?? [goal])],
    });
    return (await importSet(footballMls, { path: files.path, ingest: createInMemoryIngest() })).refused[0]?.why;
  };

  it('football-mls names persons by their ids, with what is known of them', async () => {
    const born = Date.parse('2000-05-01T07:00:00Z');
    const scorer = { opta_id: 5, full_name: 'Abel Adams', birth_date: born, height: 188, weight: null, preferred_foot: 'Left' };
    await using files = await writeFiles({
      'x-stats-api-match-details.json': [JSON.stringify([details])],
      'x-sport-api-match-details.json': [JSON.stringify(page)],
      'x-stats-api-commentary.json': [
        JSON.stringify([
          { ...goal, first_player: scorer, second_player: { opta_id: 6, full_name: 'Bo Berg', known_name: 'Bo' } },
        ]),
      ],
    });
    const ingest = createInMemoryIngest();
    expect(await importSet(footballMls, { path: files.path, ingest })).toMatchObject({ written: 1, refused: [] });
    expect(personsOfIncidents(ingest.state)).toEqual(['Abel Adams', 'Bo']);
    expect(ingest.delivered.filter(({ kind }) => kind === 'profile')).toMatchObject([
      { participant: { name: 'Abel Adams', key: 'mls-player-5' }, born: '2000-05-01', height: 188, foot: 'left' },
    ]);
  });

  it('football-mls refuses what does not agree', async () => {
    expect(await whyRefused({})).toBeUndefined();
    expect(await whyRefused({ details: { is_final: false } })).toBe('the match is not at full time');
    expect(await whyRefused({ page: { homeScore: 2 } })).toBe('the two interfaces have different results or kick-offs');
    expect(await whyRefused({ comments: [] })).toBe('the comments end 0-0, the match ended 1-0');
    expect(await whyRefused({ comments: [{ ...goal, type: 'penalty saved' }] })).toBe('the comment is not known: penalty saved');
    expect(await whyRefused({ comments: [{ ...goal, first_club: { id: 9 } }] })).toBe('the club is none of the two: 9');
    expect(await whyRefused({ details: { first_half_start: null } })).toBe('the start of the first_half is missing');
  });
});
