import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AbsenceLine, readAbsences, readVideos, type VideoRow, writeAbsences, writeVideos } from './detail-rows.ts';
import { type HistoryBlock, readCurrentGame, readHistory, writeCurrentGame, writeHistory } from './match-history.ts';
import { type CommentLine, readComments, writeComments } from './comments.ts';
import { type HeadToHeadTab, readHeadToHead, writeHeadToHead } from './head-to-head.ts';
import { type LineupGroup, readLineups, writeLineups } from './line-ups.ts';
import { type PlayerStatisticsPart, readPlayerStatistics, writePlayerStatistics } from './player-statistics.ts';
import { type ShortResult, writeShortResult } from '../event/short-result.ts';
import { readShortResult } from '../testing/short-result.ts';
import { readRows, WireError } from '../text/text.ts';
const word = fc.string({ unit: fc.constantFrom(...'abcÆø 09-.:()'), maxLength: 12 });
const filled = word.map((text) => `x${text}`);
const number = fc.integer({ min: 0, max: 999 });
const side = fc.constantFrom('home' as const, 'away' as const);
const or = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const pair = fc.tuple(number, number);

const tabs: fc.Arbitrary<HeadToHeadTab[]> = fc.array(
  fc.record({
    title: filled,
    blocks: fc.array(
      fc.record({
        title: filled,
        matches: fc.array(
          fc.record({
            start: number,
            event: or(filled),
            tournament: or(filled),
            stage: or(number),
            countryId: or(number),
            countryName: or(filled),
            code: or(filled),
            homeId: or(filled),
            awayId: or(filled),
            homeName: filled,
            homeSlug: or(filled),
            homeCode: or(filled),
            homeColours: or(filled),
            homeUrl: or(filled),
            awayName: filled,
            awaySlug: or(filled),
            awayCode: or(filled),
            awayColours: or(filled),
            awayUrl: or(filled),
            score: or(filled),
            fullTime: or(filled),
            homePenalties: or(number),
            awayPenalties: or(number),
            homeScore: or(number),
            awayScore: or(number),
            result: or(filled),
            side: or(filled),
            winner: or(side),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 3 },
);
const incident = fc.record({
  type: fc.constantFrom('goal' as const, 'substitution-out' as const, 'unknown' as const),
  minute: word,
  other: word,
  otherUrl: word,
});
const player = fc.record({
  index: number,
  id: or(filled),
  name: filled,
  url: or(filled),
  rating: or(filled),
  number: or(number),
  countryId: or(number),
  countryName: or(filled),
  list: or(number),
  type: number,
  position: or(number),
  mark: or(filled),
  role: or(filled),
  roleCode: or(filled),
  left: or(filled),
  incidents: fc.array(incident, { maxLength: 3 }),
});
const lineups: fc.Arbitrary<LineupGroup[]> = fc.array(
  fc.record({
    group: fc.constantFrom('starters' as const, 'substitutes' as const, 'coaches' as const),
    title: filled,
    sides: fc.array(
      fc.record({
        side,
        rating: or(filled),
        formation: or(filled),
        predicted: fc.boolean(),
        players: fc.array(player, { maxLength: 4 }),
      }),
      { maxLength: 2 },
    ),
  }),
  { maxLength: 3 },
);
const absences: fc.Arbitrary<AbsenceLine[]> = fc.array(
  fc.record({
    side,
    id: or(filled),
    countryId: or(number),
    countryName: or(filled),
    name: filled,
    url: or(filled),
    reason: fc.constantFrom('suspension' as const, 'injury' as const, 'illness' as const, 'other' as const),
    text: or(filled),
    chance: or(filled),
    status: fc.constantFrom('out' as const, 'doubtful' as const),
    until: or(number),
  }),
);
const comments: fc.Arbitrary<CommentLine[]> = fc.array(
  fc.record({
    id: filled,
    clock: fc.constantFrom('', "45+2'", '07:26'),
    icon: fc.constantFrom('none' as const, 'goal' as const, 'own-goal' as const, 'line-up' as const, 'video-review' as const),
    text: filled,
    bold: fc.boolean(),
    important: fc.boolean(),
    score: or(pair),
  }),
);
const point = fc.record({
  home: fc.constantFrom('0', '15', '40', 'A'),
  away: fc.constantFrom('0', '30', '40'),
  mark: or(fc.constantFrom('break' as const, 'set' as const, 'match' as const)),
});
const history: fc.Arbitrary<HistoryBlock[]> = fc.array(
  fc.record({
    number,
    title: filled,
    lines: fc.array(
      fc
        .record({
          score: pair,
          tieBreak: or(pair),
          server: or(side),
          broken: or(side),
          winner: or(side),
          points: fc.array(point, { maxLength: 5 }),
        })
        .chain((line) => (line.score[0] === line.score[1] ? fc.constant(null) : or(number)).map((lead) => ({ ...line, lead }))),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 3 },
);
const sections = fc.array(
  fc.record({
    type: fc.constantFrom('players' as const, 'goalkeepers' as const, 'pitchers' as const),
    title: filled,
    columns: fc.array(
      fc.record({
        code: filled,
        label: filled,
        kind: fc.constantFrom('number' as const, 'share' as const, 'time' as const, 'decimal' as const, 'text' as const),
      }),
      { minLength: 2, maxLength: 2 },
    ),
    lines: fc.array(
      fc.record({
        side,
        player: filled,
        url: word,
        country: word,
        team: word,
        rating: or(filled),
        values: fc.array(word, { minLength: 2, maxLength: 2 }),
      }),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 3 },
);
const figures: fc.Arbitrary<PlayerStatisticsPart[]> = fc.oneof(
  sections.filter(({ length }) => length > 0).map((whole) => [{ title: '', sections: whole }]),
  fc.array(fc.record({ title: filled, sections }), { maxLength: 3 }),
);
const result: fc.Arbitrary<ShortResult> = fc.record({
  stage: number,
  parts: fc.array(pair, { maxLength: 11 }),
  tieBreaks: fc.array(or(pair), { maxLength: 5 }).map((all) => all.slice(0, all.findLastIndex((each) => each !== null) + 1)),
  facts: fc.array(fc.record({ kind: fc.constantFrom('REF', 'VEN', 'ATT'), value: filled }), { maxLength: 3 }),
});
const videos: fc.Arbitrary<VideoRow[]> = fc.array(fc.record({ id: filled, title: filled, url: filled, published: number }));

function expectSame<Value>(values: fc.Arbitrary<Value>, write: (value: Value) => string, read: (body: string) => Value): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(read(write(value))).toEqual(value);
    }),
  );
}

describe('feeds about one match come back as they were written', () => {
  it('[FEED-49] head-to-head', () => expectSame(tabs, (value) => writeHeadToHead(1, value), readHeadToHead));
  it('[FEED-51] line-ups', () => expectSame(lineups, writeLineups, readLineups));
  it('[FEED-59] missing players', () => expectSame(absences, writeAbsences, readAbsences));
  it('[FEED-60] comments', () => expectSame(comments, writeComments, readComments));
  it('[FEED-54] match history', () => expectSame(history, writeHistory, readHistory));
  it('[FEED-54] match history has a tie-break of both sides or none', () => {
    const tieBreak = (cells: string) => readHistory(`HA÷1¬HB÷1. sæt¬~HC÷7¬HE÷6¬${cells}~`)[0]!.lines[0]!.tieBreak;
    expect(['HD÷7¬HF÷4¬', 'HD÷7¬', 'HF÷4¬', ''].map(tieBreak)).toEqual([[7, 4], null, null, null]);
  });
  it('[FEED-52] player statistics', () => expectSame(figures, writePlayerStatistics, readPlayerStatistics));
  it('[FEED-55] the short result', () => expectSame(result, writeShortResult, readShortResult));
  it('[FEED-57] videos', () => expectSame(videos, writeVideos, readVideos));

  it('[FEED-54] the running game', () => {
    expect(readCurrentGame(writeCurrentGame(null))).toBeNull();
    const games = fc.record({ home: filled, away: filled, server: or(side) });
    expectSame<ReturnType<typeof readCurrentGame>>(games, writeCurrentGame, readCurrentGame);
  });
});

describe('feeds about one match', () => {
  it('feeds of a match are read from any text, or throw a WireError', () => {
    const readers = [
      readHeadToHead,
      readLineups,
      readAbsences,
      readComments,
      readHistory,
      readCurrentGame,
      readPlayerStatistics,
      readShortResult,
      readVideos,
    ];
    const heads = 'KA KB KC LA LC LH LII SPT MA HA HC PA TT PF PJ AC BA MIT VDI TS TE SE'.split(' ');
    const cell = fc.tuple(fc.constantFrom(...heads), word).map(([key, value]) => `${key}÷${value}¬`);
    const body = fc.array(fc.oneof(cell, fc.constant('~'), word)).map((pieces) => `${pieces.join('')}~`);
    fc.assert(
      fc.property(body, fc.constantFrom(...readers), (text, read) => {
        try {
          read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
    );
  });

  it("[FEED-49] head-to-head stars the winner's name, and keeps the plain one beside it", () => {
    const match = {
      start: 1,
      homeName: 'Vejle',
      awayName: 'Brøndby',
      winner: 'away',
    } as HeadToHeadTab['blocks'][0]['matches'][0];
    const cells = new Map(
      readRows(writeHeadToHead(1, [{ title: 'Alle', blocks: [{ title: 'Kampe', matches: [match] }] }])).flat(),
    );
    expect(['KJ', 'FH', 'KK', 'FK'].map((key) => cells.get(key))).toEqual(['Vejle', 'Vejle', '*Brøndby', 'Brøndby']);
  });

  it('[FEED-54] match history carries the lead of the side that is ahead', () => {
    const line = { tieBreak: null, server: null, broken: null, winner: null, lead: 2, points: [] } as const;
    const lines = [
      { ...line, score: [5, 3] },
      { ...line, score: [3, 5] },
    ] as const;
    const steps = readRows(writeHistory([{ number: 1, title: '', lines }])).map((row) => new Map(row));
    expect(steps.slice(1).map((step) => [step.get('HI'), step.get('HJ')])).toEqual([
      ['2', undefined],
      [undefined, '2'],
    ]);
  });

  it('an unknown kind of comment is none, an unknown reason of an absence another reason', () => {
    expect(readComments('MA÷c1¬MC÷fireworks¬~')).toMatchObject([{ id: 'c1', icon: 'none' }]);
    expect(readAbsences('SPT÷1¬SPN÷Berg¬SPC÷99¬~')).toMatchObject([{ side: 'home', reason: 'other', status: 'out' }]);
  });

  it('[FEED-54] match history marks the points before a break, a set and the match', () => {
    const points = (['break', 'set', 'match', null] as const).map((mark) => ({ home: '30', away: '40', mark }));
    const line = { score: [0, 1], tieBreak: null, server: 'home', broken: 'home', winner: 'away', lead: null, points } as const;
    const cells = new Map(readRows(writeHistory([{ number: 1, title: '1. sæt', lines: [line] }])).flat());
    expect(cells.get('HL')).toBe('30:40 |B1|, 30:40 |B2|, 30:40 |B3|, 30:40');
    expect(['HC', 'HE', 'HG', 'HH', 'HK'].map((key) => cells.get(key))).toEqual(['0', '1', '1', '1', '2']);
  });
});
