import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawFeed, readDraw, writeDraw } from './draw.ts';
import { type Menu, resultsStem, writeMenu } from '../list/menu.ts';
import { readMenu } from '../testing/read-menu.ts';
import { type NewsSection, readNews, readNewsList, readReport, writeNews, writeNewsList, writeReport } from './news.ts';
import { type RankingFeed, readRanking, writeRanking } from './ranking.ts';
import { buildRequestName, parseRequestName } from '../names/feed-name.ts';
import { readSquad, type SquadPlayer, writeSquad } from './top-scorers.ts';
import { readTableList } from '../testing/table-list.ts';
import { writeTableList } from './standings.ts';
import { anyNumber, anyWord, maybe } from '../testing/any-words.ts';
import { WireError } from '../text/text.ts';
import { readTopScorers, type TopScorersFeed, writeTopScorers } from './top-scorers.ts';
import { readUpcomingDraws, writeUpcomingDraws } from './upcoming-draws.ts';
import { readTransfers, type TransfersFeed, writeTransfers } from './transfers.ts';

const flag = fc.constantFrom(true, null);
const list = <T>(value: fc.Arbitrary<T>, maxLength = 4): fc.Arbitrary<T[]> => fc.array(value, { maxLength });
const record = fc.record;

const topScorers: fc.Arbitrary<TopScorersFeed> = record({
  title: anyWord,
  filter: record({ title: anyWord, choices: list(record({ id: anyWord, name: anyWord })) }),
  emptyText: anyWord,
  columns: fc.array(record({ column: anyWord, short: anyWord, long: anyWord }), { minLength: 1, maxLength: 3 }),
  scorers: list(
    record({
      rank: anyNumber,
      countryId: maybe(anyNumber),
      country: maybe(anyWord),
      player: anyWord,
      playerId: anyWord,
      playerUrl: anyWord,
      teamId: anyWord,
      team: anyWord,
      teamCode: anyWord,
      teamUrl: anyWord,
      goals: anyNumber,
      assists: anyNumber,
    }),
  ),
});

const participant = record({
  id: anyWord,
  name: anyWord,
  code: anyWord,
  countryId: anyNumber,
  country: anyWord,
  countryCode: fc.constantFrom('', 'dk'),
  colours: fc.constantFrom('', '111111|c41230'),
  url: anyWord,
});
const draw: fc.Arbitrary<DrawFeed> = fc.array(participant, { minLength: 1, maxLength: 5 }).chain((participants) => {
  const place = fc.nat(participants.length - 1);
  const leg = record({
    event: anyWord,
    home: place,
    away: place,
    start: anyNumber,
    score: fc.constantFrom('', '3:2'),
    winner: fc.constantFrom('H', 'A', 'D', ''),
    stage: anyNumber,
    penalties: fc.constantFrom('', '4:2'),
  } as const);
  const tie = record({
    home: place,
    away: place,
    homeNote: anyWord,
    awayNote: anyWord,
    homeAggregate: maybe(anyNumber),
    awayAggregate: maybe(anyNumber),
    winner: fc.constantFrom('H', 'A', ''),
    legs: list(leg),
  });
  return record({ participants: fc.constant(participants), rounds: list(record({ name: anyWord, ties: list(tie) })) });
});

const ranking: fc.Arbitrary<RankingFeed> = record({
  tabs: list(record({ id: anyWord, name: anyWord, url: anyWord, shown: fc.boolean() })),
  title: anyWord,
  date: anyWord,
  simulated: fc.boolean(),
  entries: anyNumber,
  nations: list(record({ code: anyWord, name: anyWord, entries: anyNumber })),
  lines: list(
    record({
      id: anyWord,
      name: anyWord,
      image: anyWord,
      countryCode: anyWord,
      country: anyWord,
      rank: anyNumber,
      previous: maybe(anyNumber),
      points: maybe(fc.nat(10_000).map((hundredths) => hundredths / 100)),
      url: anyWord,
      tournaments: maybe(anyNumber),
      official: maybe(anyNumber),
      change: maybe(fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100)),
      playing: flag,
    }),
  ),
});

const team = maybe(record({ image: anyWord, name: anyWord, url: anyWord }));
const transfers: fc.Arbitrary<TransfersFeed> = record({
  title: anyWord,
  tabs: list(record({ id: anyWord, name: anyWord })),
  transfers: list(
    record({
      date: anyWord,
      direction: anyWord,
      type: anyWord,
      fee: anyWord,
      simulated: flag,
      from: team,
      to: team,
      player: record({ id: anyWord, image: anyWord, country: anyWord, name: anyWord, url: anyWord }),
    }),
  ),
});

const head = { title: anyWord, link: anyWord, image: anyWord, published: anyNumber, source: anyWord, simulated: flag };
const news = list(record({ ...head, own: flag, id: anyWord }));
const markup = fc.constantFrom('[p]', '[/p]', '[b]', '&', '&amp;', '&#91;', 'x', '[');
const paragraph = list(fc.oneof(markup, anyWord), 5).map((parts) => parts.join(''));
const about = list(record({ name: anyWord, url: anyWord }));
const video = maybe(
  record({ url: anyWord.map((word) => `https://${word}`), title: anyWord, provider: anyWord, durationS: maybe(fc.nat()) }),
);
const report = record({
  ...{ ...head, edited: maybe(anyNumber), automatic: flag, video, event: maybe(anyWord), about },
  paragraphs: list(paragraph),
});

const sections: fc.Arbitrary<NewsSection[]> = list(
  record({
    id: anyWord,
    name: anyWord,
    articles: list(
      record({
        id: anyWord,
        title: fc.string(),
        lead: fc.string(),
        about: list(record({ name: anyWord, url: anyWord })),
        url: anyWord,
        published: anyNumber,
        source: anyWord,
        images: list(record({ url: anyWord, credit: anyWord })),
        simulated: fc.boolean(),
        editedAt: anyNumber,
        video,
      }),
    ),
  }),
);
const newsList = record({ sections, total: fc.nat(), sports: list(fc.nat()) });

const squad: fc.Arbitrary<SquadPlayer[]> = list(
  record({
    name: anyWord,
    id: anyWord,
    url: anyWord,
    number: maybe(anyNumber),
    role: anyWord,
    country: anyWord,
    matches: anyNumber,
    goals: anyNumber,
    assists: anyNumber,
    yellowCards: anyNumber,
    redCards: anyNumber,
  }),
);

const menu: fc.Arbitrary<Menu> = record({
  countries: list(
    record({
      id: anyNumber,
      name: anyWord,
      competitions: list(record({ name: anyWord, url: anyWord, results: anyWord, templateId: anyWord })),
    }),
  ),
  rankings: list(record({ id: anyWord, name: anyWord, url: anyWord })),
});

const tables = record({
  tables: list(record({ code: fc.constantFrom('1', '5:0', '6:8', '10'), hash: anyWord }), 20),
  draw: maybe(anyWord),
});

interface Kind {
  readonly name: string;
  readonly values: fc.Arbitrary<unknown>;
  readonly write: (value: never) => string;
  readonly read: (text: string) => unknown;
}
const KINDS: readonly Kind[] = [
  { name: 'top scorers', values: topScorers, write: writeTopScorers, read: readTopScorers },
  { name: 'draw', values: draw, write: writeDraw, read: readDraw },
  { name: 'tables of a stage', values: tables, write: writeTableList, read: readTableList },
  { name: '[FEED-66] rankings', values: ranking, write: writeRanking, read: readRanking },
  { name: '[FEED-67] transfers', values: transfers, write: writeTransfers, read: readTransfers },
  { name: '[FEED-53, FEED-62, FEED-68] news', values: news, write: writeNews, read: readNews },
  { name: '[FEED-65] match report', values: report, write: writeReport, read: readReport },
  { name: '[FEED-69] news list', values: newsList, write: writeNewsList, read: readNewsList },
  { name: 'squad', values: squad, write: writeSquad, read: readSquad },
  { name: 'menu', values: menu, write: writeMenu, read: readMenu },
];

describe.each(KINDS)('$name', ({ values, write, read }) => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(read(write(value as never))).toEqual(value);
      }),
    );
  });

  it('reads or refuses any text', () => {
    const damaged = fc.tuple(values, fc.nat(400), fc.string({ maxLength: 3 })).map(([value, at, text]) => {
      const whole = write(value as never);
      return whole.slice(0, at) + text + whole.slice(at + 1);
    });
    fc.assert(
      fc.property(damaged, (text) => {
        try {
          read(text);
        } catch (error) {
          expect(error).toBeInstanceOf(WireError);
        }
      }),
    );
  });
});

describe('the words of the family', () => {
  it('a draw refers to participants and rounds by number', () => {
    const [home, away] = ['Zverev A.', 'Rune H.'].map((name, at) => ({
      id: `id${at}`,
      name,
      code: 'XXX',
      countryId: 81,
      country: 'Tyskland',
      countryCode: 'de',
      colours: '',
      url: 'x',
    }));
    const leg = { event: 'e1', home: 0, away: 1, start: 100, score: '3:2', winner: 'H', stage: 11, penalties: '4:2' } as const;
    const tie = {
      home: 0,
      away: 1,
      homeNote: '(1)',
      awayNote: '',
      homeAggregate: null,
      awayAggregate: null,
      winner: 'H',
      legs: [leg],
    };
    const text = writeDraw({ participants: [home!, away!], rounds: [{ name: 'Finale', ties: [tie] }] });
    expect(text).toContain('PA÷0_Zverev A.|1_Rune H.¬');
    expect(text).toContain('PIC÷0_81_Tyskland|1_81_Tyskland¬');
    expect(text).toContain('RN÷1_Finale¬~RI÷1¬RK÷Y¬HP÷0¬AP÷1¬HI÷(1)¬AI÷¬AE÷H¬RQ÷e1;Zverev A.;Rune H.;100;3:2;H;x;x;0;1;11;4:2¬~');
  });

  it('a name is written without the delimiters of a list', () => {
    const names = ['A|B', 'C;D'].map((name) => ({
      id: '',
      name,
      code: '',
      countryId: 0,
      country: '',
      countryCode: '',
      colours: '',
      url: '',
    }));
    expect(readDraw(writeDraw({ participants: names, rounds: [] })).participants.map(({ name }) => name)).toEqual(['A/B', 'C,D']);
  });

  it('a ranking or team with a bar in its name keeps its place in a list', () => {
    const tab = { id: 'r', name: 'A|B', url: '/x/', shown: true };
    const read = readRanking(
      writeRanking({ tabs: [tab], title: '', date: '', simulated: false, entries: 0, nations: [], lines: [] }),
    );
    expect(read.tabs).toEqual([{ ...tab, name: 'A/B' }]);
    const choices = [{ id: 't', name: 'A|B' }];
    const feed = { title: '', filter: { title: '', choices }, emptyText: '', columns: [], scorers: [] };
    expect(readTopScorers(writeTopScorers(feed)).filter.choices).toEqual(choices);
  });

  it('[LEAGUE-06] a coming round of no stage is none', () => {
    expect(readUpcomingDraws('UDN÷Finale¬UDL÷1¬UDT÷¬~')).toEqual([]);
  });

  it('[LEAGUE-06] the coming rounds of a draw are read as they were written, also behind a draw', () => {
    const coming = fc.record({
      round: anyWord,
      level: fc.integer({ min: 1, max: 9 }),
      stageId: fc.stringMatching(/^[A-Za-z0-9]{8}$/),
      isFinal: fc.boolean(),
      starts: fc.array(fc.integer({ min: 0, max: 10 ** 10 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(coming, { maxLength: 4 }), draw, (draws, before) => {
        const feed = writeDraw(before) + writeUpcomingDraws(draws);
        expect(readUpcomingDraws(feed)).toEqual(draws);
        expect(readDraw(feed)).toEqual(before);
      }),
    );
  });

  it('a draw with an unlisted participant is refused', () => {
    expect(() => readDraw('PA÷0_A¬RN÷1_Finale¬~RI÷1¬HP÷0¬AP÷1¬~')).toThrow(WireError);
    expect(() => readDraw('PA÷1_A¬~')).toThrow(WireError);
  });

  it('the tables of a stage have their hashes in order', () => {
    const text = writeTableList({
      tables: [
        { code: '1', hash: 'x' },
        { code: '5:0', hash: 'y' },
      ],
      draw: null,
    });
    expect(text).toBe('TB÷1,5:0¬SA÷x¬SB÷y¬~');
  });

  it('the list of news is JSON with the time of the last edit', () => {
    const article = {
      id: 'a',
      title: 'T',
      lead: '',
      about: [],
      url: '/',
      published: 5,
      source: 'S',
      images: [],
      simulated: false,
      editedAt: 6,
      video: null,
    };
    const latest = { id: 'latest', name: 'Seneste', articles: [article] };
    expect(JSON.parse(writeNewsList({ sections: [latest], total: 1, sports: [7] }))).toMatchObject({
      data: { total: 1, sports: [7], sections: [{ articles: [{ id: 'a', published: 5, editedAt: 6 }] }] },
    });
  });
});

describe('[FEED-03] the name of a request', () => {
  it('[FEED-03] the name of a request has one spelling', () => {
    expect(parseRequestName('m_1')).toEqual({ kind: 'menu', sport: 1 });
    expect(parseRequestName('m_1_63')).toEqual({ kind: 'countryMenu', sport: 1, country: 63 });
    for (const text of ['m_1', 'm_42_9010000']) expect(buildRequestName(parseRequestName(text)!)).toBe(text);
    for (const text of ['', 'm', 'm_', 'm_01', 'm_1_', 'm_1_0', 'm_43', 'm_1_63_1', 'f_1_0_1_da_1', 'M_1'])
      expect(parseRequestName(text), text).toBeNull();
  });

  it('the results of a competition are found by a prefix of their name', () => {
    expect(resultsStem({ sport: 1, country: 63, template: 'O6W7GIaF', season: 20262027 })).toBe('tr_1_63_O6W7GIaF_20262027');
  });
});
