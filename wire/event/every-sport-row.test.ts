import { type EventItem, type Participant, type Race, type RaceEntry, RESULT_NUMBER, Stage, StageType } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { type EventRow, eventRow } from './event-row.ts';
import { leagueRow } from '../list/list-rows.ts';
import { scheduledMatch } from '../testing/scheduled-match.ts';
import { FeedCursor, readRows } from '../text/text.ts';
import { writeEntry, writeEvent } from './write-event.ts';

const person = (id: string, name: string): Participant => ({
  id: id as Participant['id'],
  sportId: 2,
  name,
  code: name.slice(0, 3).toUpperCase(),
  slug: name.toLowerCase(),
  country: 'dk',
  colours: null,
  kind: 'person',
});
const home = person('HHHHHHHH', 'Rune H.');
const away = person('AAAAAAAA', 'Sinner J.');

const match: EventItem = {
  ...scheduledMatch,
  sportId: 2,
  stage: Stage.live,
  stageType: StageType.live,
  stageStart: 1_788_354_100,
  score: [0, 0],
};
const cells = (event: Partial<EventItem>, clockRuns = false): string =>
  writeEvent({ ...match, ...event }, home, away, { clockRuns, live: true, hasDetail: false, correction: null, series: null });
const sent = (event: Partial<EventItem>, clockRuns = false): EventRow => eventRow.readAll(cells(event, clockRuns))[0]!;

describe('the row of a match', () => {
  it('[EVENT-10] the row of a match carries up to eleven parts, 1 to 9, X and one more', () => {
    const parts = Array.from({ length: 11 }, (_, at): [number, number] => [at, 20 + at]);
    const read = sent({ parts });
    expect([read.homePart1, read.homePart9, read.homePart10, read.homePart11]).toEqual([0, 8, 9, 10]);
    expect([read.awayPart1, read.awayPart9, read.awayPart10, read.awayPart11]).toEqual([20, 28, 29, 30]);
  });

  it('[EVENT-11] the row of a match carries the tie-breaks of five sets beside their games', () => {
    const read = sent({
      parts: [
        [7, 6],
        [3, 6],
        [7, 6],
      ],
      tieBreaks: [[7, 4], null, [10, 8]],
    });
    expect([read.homeTieBreak1, read.awayTieBreak1]).toEqual([7, 4]);
    expect([read.homeTieBreak2, read.awayTieBreak2]).toEqual([null, null]);
    expect([read.homeTieBreak3, read.awayTieBreak3]).toEqual([10, 8]);
    expect([read.homeTieBreak5, read.awayTieBreak5]).toEqual([null, null]);
  });

  it('[EVENT-12] the row of a match carries the running game, and hits and errors of each side', () => {
    const read = sent({
      points: ['40', 'A'],
      results: [
        { hits: '9', errors: '1' },
        { hits: '7', errors: '0' },
      ],
    });
    expect([read.homePoints, read.awayPoints]).toEqual(['40', 'A']);
    expect(read.results).toEqual([
      { hits: '9', errors: '1' },
      { hits: '7', errors: '0' },
    ]);
  });

  it('[EVENT-13] the row of a match carries the halves of pesäpallo and its scoring contest as its tenth and eleventh part', () => {
    const innings = Array.from({ length: 9 }, (): [number, number] => [1, 0]);
    const read = sent({ sportId: 30, parts: [...innings, [1, 1], [5, 4]] });
    expect([read.homePart10, read.awayPart10, read.homePart11, read.awayPart11]).toEqual([1, 1, 5, 4]);
  });

  it('[EVENT-14] the row of a match carries how a fight ended, in which round and when', () => {
    const read = sent({ finish: { method: 'tko', round: 7, time: '2:13' }, format: { rounds: 12 }, score: null });
    expect([read.finishMethod, read.finishRound, read.finishTime, read.rounds]).toEqual(['tko', 7, '2:13', 12]);
    expect(read.homeScore).toBeNull();
  });

  it('[EVENT-18] the row of a match names the side that serves: 1 home, 2 away', () => {
    expect(cells({ serve: 'home' })).toContain('WC÷1¬');
    expect(cells({ serve: 'away' })).toContain('WC÷2¬');
    expect(sent({}).serve).toBeNull();
  });

  it('[EVENT-21] the row of a match carries the pitchers', () => {
    expect(sent({ results: [{ pitcher: 'Cole' }, { pitcher: 'Sale' }] }).results).toEqual([
      { pitcher: 'Cole' },
      { pitcher: 'Sale' },
    ]);
  });

  it('[EVENT-28] [EVENT-29] the row of a match carries the kind of a cricket game, overs and run rate', () => {
    const games = (['test', 'one-day', 'twenty20'] as const).map((game) => sent({ format: { game } }).gameType);
    expect(games).toEqual([5149866, 5149867, 5149868]);
    const results = [{ wickets1: '6', overs1: '18.2', runRate: '10.2' }, {}] as const;
    expect(sent({ results }).results).toEqual(results);
  });

  it('the row of a match carries the clock of the provider, and the situation', () => {
    const read = sent({ gameTime: '08:12', situation: '3&7' });
    expect([read.gameTime, read.situation]).toEqual(['08:12', '3&7']);
    expect(sent({ gameTime: '08:12' }, true).gameTime).toBe('');
    expect(sent({}).gameTime).toBe('-1');
  });
});

describe('results', () => {
  it('[EVENT-42] results have one number each, from 1 to 70', () => {
    const numbers = Object.values(RESULT_NUMBER);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.min(...numbers)).toBe(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(70);
    for (const known of [
      'rank',
      'points',
      'jump1',
      'time',
      'gap',
      'stopReason',
      'laps',
      'grid',
      'pitStops',
      'thrown180',
    ] as const)
      expect(RESULT_NUMBER).toHaveProperty(known);
  });

  it('[EVENT-43] results are written RAA kind, RAB value, each side of a duel between RAC and RAD', () => {
    const text = cells({ results: [{ hits: '9' }, { hits: '7', errors: '2' }] });
    expect(text).toContain('RAC÷1¬RAA÷41¬RAB÷9¬RAD÷1¬RAC÷2¬RAA÷41¬RAB÷7¬RAA÷42¬RAB÷2¬RAD÷1¬');
    expect(cells({})).not.toContain('RAA');
  });

  it('results change as a whole, and are removed by a retraction', () => {
    const before = sent({ results: [{ hits: '9' }, {}] });
    const after = sent({ results: [{ hits: '10' }, {}] });
    const update = eventRow.changesText(after, before)!;
    expect(eventRow.readNextChanges(new FeedCursor(update))).toEqual({ id: 'EEEEEEEE', results: [{ hits: '10' }, {}] });
    expect(eventRow.changesText(after, sent({ results: [{ hits: '10' }, {}] }))).toBeNull();
    const gone = eventRow.changesText(sent({}), after)!;
    expect(eventRow.readNextChanges(new FeedCursor(gone)).results).toEqual([{}]);
  });

  it('results of an unknown kind are ignored', () => {
    const [row] = readRows('AA÷EEEEEEEE¬RAA÷999¬RAB÷x¬RAA÷5¬RAB÷1:23¬~');
    expect(eventRow.read(row!).results).toEqual([{ time: '1:23' }]);
  });
});

const race: Race = {
  id: 'RRRRRRRR' as Race['id'],
  sportId: 32,
  leagueId: 'LLLLLLLL' as Race['leagueId'],
  meeting: 'Monaco Grand Prix',
  session: 'Løb',
  start: 1_788_354_000,
  startKnown: true,
  end: 1_788_361_200,
  stage: Stage.live,
  stageType: StageType.live,
  stageStart: null,
  length: 78,
  done: 31,
  provisional: false,
  par: null,
  prize: '',
  notice: 'Rødt flag',
  venue: '',
  country: 'mc',
  source: 1,
  origin: 'real',
  provider: 'p',
  changedAt: 0,
  entries: [],
};
const entry = (more: Partial<RaceEntry> = {}): RaceEntry => ({
  id: 'NNNNNNNN' as RaceEntry['id'],
  participant: home.id,
  team: 'Ferrari',
  rank: 3,
  tied: false,
  status: 'ok',
  results: {},
  ...more,
});
const entrySent = (more: Partial<RaceEntry> = {}, leads = false): EventRow =>
  eventRow.readAll(writeEntry(race, entry(more), home, { leads, live: true, correction: null }))[0]!;

describe('the row of a competitor', () => {
  it('[EVENT-05] the row of a competitor carries start and end of its race', () => {
    const read = entrySent();
    expect([read.start, read.end, read.raceId]).toEqual([1_788_354_000, 1_788_361_200, 'RRRRRRRR']);
  });

  it('[EVENT-19] [NODUEL-01] the row of a competitor carries rank, whether it is shared, status and the results of a race without a duel', () => {
    const results = {
      gap: '+0:34',
      time: '1:23:45',
      stopReason: 'Motor',
      jump1: '131,5',
      jump2: '128',
      penaltyLaps: '1',
      missedShots: '2',
      lapDistance: '3,3',
    };
    const read = entrySent({ tied: true, status: 'lapped', results });
    expect(read).toMatchObject({ rank: 3, tied: true, entryStatus: 'lapped', team: 'Ferrari', results: [results] });
    expect(entrySent({ rank: null, status: 'retired' })).toMatchObject({ rank: null, entryStatus: 'retired' });
    expect(entrySent().entryStatus).toBeNull();
    expect(entrySent().awayName).toBeNull();
  });

  it('[EVENT-26] the row of a competitor carries the fields of golf', () => {
    const results = { toPar: '-11', today: '-4', holesPlayed: '14', strokes: '198', round1: '66' };
    expect(entrySent({ results }).results).toEqual([results]);
    expect(entrySent().homeCountry).toBe('dk');
  });

  it('[EVENT-27] the row of a competitor carries the fields of motor and horse racing', () => {
    const results = {
      lapTime: '1:12.909',
      gap: '+7.152',
      laps: '78',
      grid: '1',
      pitStops: '1',
      weight: '57',
      startingPrice: '4.5',
      age: '3',
    };
    expect(entrySent({ results })).toMatchObject({ results: [results], team: 'Ferrari' });
  });

  it('the row of a competitor carries the progress of the race, and what is expected of it, in the row of the leader alone', () => {
    expect(entrySent({ rank: 1 }, true)).toMatchObject({ done: '31', notice: 'Rødt flag' });
    expect(entrySent()).toMatchObject({ done: null, notice: null });
  });
});

describe('the league row', () => {
  it('[LEAGUE-02] [LEAGUE-03] the league row carries what a league item holds; the category is the first part of the template key', () => {
    const expected = {
      title: 'FORMEL 1: Formel 1 - Monaco Grand Prix - Løb',
      templateKey: '4711_TTTTTTTT',
      countryId: 4711,
      sportId: 32,
      noDuel: true,
      race: '1788354000|1788361200||',
      meeting: 'Monaco Grand Prix',
      session: 'Løb',
      length: '78',
    };
    const [row] = readRows(leagueRow.writeText({ ...leagueRow.read([]), ...expected }));
    const read = leagueRow.read(row!);
    expect(read).toMatchObject(expected);
    expect(Number(read.templateKey!.split('_')[0])).toBe(read.countryId);
  });
});
