import { StageType } from '@stillingen/domain';
import { expect, it } from 'vitest';
import type { StandingLine, StandingTableView } from '../../league/model/standings.ts';
import { draw } from '../../testing/draw.ts';
import { eventRow, headRow, leagueRow, writeReport } from '@stillingen/wire';
import { EVENT_ID, sampleEvent, sampleLeague, START_S } from '../../testing/match-feeds.ts';
import { loadAllParts, MatchPage } from '../page.tsx';
import { coreFeed, eventFeed, summaryFeed } from '../../testing/match-feeds.ts';
import { countdownText } from './countdown.ts';
import { tablePart } from './table-part.ts';

await loadAllParts();

const line = (rank: number): StandingLine => ({ id: `p${rank}`, rank }) as StandingLine;
const table = (count: number): StandingTableView => ({
  title: '',
  lines: Array.from({ length: count }, (_, at) => line(at + 1)),
  notes: [],
  legend: [],
});
const part = (ids: readonly string[], count = 12): string =>
  tablePart([table(count)], ids, 6)
    .map((lines) => lines.map(({ rank }) => rank).join(' '))
    .join(' | ');

it('a part of a table has six rows around both sides, at its ends too', () => {
  expect(part(['p2', 'p4'])).toBe('1 2 3 4 5 6');
  expect(part(['p1', 'p2'])).toBe('1 2 3 4 5 6');
  expect(part(['p11', 'p12'])).toBe('7 8 9 10 11 12');
  expect(part(['p6', 'p7'])).toBe('4 5 6 7 8 9');
  expect(part(['p1', 'p3'], 4)).toBe('1 2 3 4');
});

it('a part of a table has three rows around each of two sides that are far apart', () => {
  expect(part(['p2', 'p11'])).toBe('1 2 3 | 10 11 12');
  expect(part(['p1', 'p12'])).toBe('1 2 3 | 10 11 12');
  expect(part(['p2', 'p8'])).toBe('1 2 3 | 7 8 9');
});

it('a part of a table is empty where the table has neither side', () => {
  expect(part(['x', 'y'])).toBe('');
});

it.each([
  [3 * 86_400 + 5, 'Om 3 dage'],
  [26 * 3600, 'Om 26 timer'],
  [3600 + 12 * 60, 'Om 1 time og 12 min.'],
  [59 * 60 + 30, 'Om 60 min.'],
  [545, 'Om 9:05'],
  [0, null],
])('the countdown %i seconds before a match is %s', (left, text) => {
  expect(countdownText(START_S, START_S - left)).toBe(text);
});

const page = (words: Parameters<typeof sampleEvent>[0], core: string, feeds: Readonly<Record<string, string>> = {}) =>
  draw(<MatchPage eventId={EVENT_ID} sportId={1} tab="summary" />, {
    feeds: {
      [`df_ev_1_${EVENT_ID}`]: eventFeed(sampleEvent(words)),
      [`dc_1_${EVENT_ID}`]: coreFeed(core),
      [`df_sui_1_${EVENT_ID}`]: summaryFeed(),
      [`df_cor_1_${EVENT_ID}`]: '',
      [`nb_1_${EVENT_ID}_1`]: headRow.writeText({ sport: 1 }),
      ...feeds,
    },
    nowS: START_S - 3 * 3600,
  });
const BEFORE = { stage: 1, stageType: StageType.scheduled, live: false, homeScore: null, awayScore: null } as const;
const AFTER = { stage: 3, stageType: StageType.finished, live: false } as const;

it('[STAGE-06] a match to come links to its preview where comments exist', () => {
  expect(page(BEFORE, 'LC').html).toContain(`href="/kamp/${EVENT_ID}/livetekst/">Optakt`);
  expect(page({ ...BEFORE, stage: 43 }, 'LC').html).toContain('Optakt');
  expect(page(BEFORE, '').html).not.toContain('Optakt');
  expect(page({ stage: 12 }, 'LC').html).not.toContain('Optakt');
});

it('a match to come counts down to its start and names where it is played', () => {
  expect(page(BEFORE, '').words).toMatch(/Før kampen Om 3 timer MCH Arena · dommer Jakob Kehlet/);
  const alone = page(BEFORE, '', { [`df_sui_1_${EVENT_ID}`]: summaryFeed().replace('MCH Arena', '') });
  expect(alone.words).toMatch(/Om 3 timer Dommer Jakob Kehlet/);
});

it('[STAGE-07] a match that is totally finished shows its report, one between two days does not', () => {
  const text = writeReport({
    ...{ edited: null, automatic: null, video: null },
    title: 'Midtjylland vandt',
    link: '',
    image: '',
    published: START_S,
    source: 'Redaktionen',
    simulated: true,
    event: null,
    about: [],
    paragraphs: ['Det endte <2-1>.', 'Mere.'],
  });
  const feeds = { [`df_mr_1_${EVENT_ID}`]: text };
  expect(page(AFTER, 'MR', feeds).words).toMatch(
    /Kampreferat Redaktionen · .* Midtjylland vandt Det endte &lt;2-1&gt;\. Læs hele referatet Mere\./,
  );
  expect(page({ ...AFTER, stage: 57 }, 'MR', feeds).words).not.toContain('Kampreferat');
  expect(page({}, 'MR', feeds).words).not.toContain('Kampreferat');
});

it('beside a match that is over stands the next match of each side that is still to come', () => {
  const other = (id: string, hours: number, stage: 1 | 3, homeId: string) =>
    eventRow.writeText(
      sampleEvent({
        ...(stage === 1 ? BEFORE : AFTER),
        id,
        start: START_S + hours * 3600,
        homeId,
        awayId: 'pAgf0001',
        homeName: id,
      }),
    );
  const neighbours = [
    other('played01', 2, 3, 'pFcm0001'),
    other('coming01', 3, 1, 'pFcm0001'),
    other('coming02', 4, 1, 'pFcm0001'),
  ];
  const feeds = {
    [`nb_1_${EVENT_ID}_1`]: headRow.writeText({ sport: 1 }) + leagueRow.writeText(sampleLeague()) + neighbours.join(''),
  };
  const { words } = page(AFTER, '', feeds);
  const beside = words.slice(words.indexOf('Næste kampe')).match(/(played|coming)\d\d|Runde 16/g);
  expect(beside).toEqual(['coming01', 'Runde 16', 'played01', 'coming02']);
  expect(page({}, '', feeds).words).not.toContain('Næste kampe');
});

it('a report elsewhere is a link', () => {
  const text = writeReport({
    ...{ edited: null, automatic: null, video: null },
    title: 'Referat',
    link: 'https://example.org/r',
    image: '',
    published: START_S,
    source: 'Ritzau',
    simulated: false,
    event: null,
    about: [],
    paragraphs: [],
  });
  expect(page(AFTER, 'MR', { [`df_mr_1_${EVENT_ID}`]: text }).html).toContain(
    'href="https://example.org/r" rel="noreferrer nofollow" target="_blank"',
  );
});

it('[SPORT-13] a match that is over shows its best rated player, and links to all ratings', () => {
  const best = { bestPlayer: 'Mads Lindgaard', bestUrl: '/spiller/mads-lindgaard/pLayer01/', bestSide: 1, bestRating: '8.9' };
  const drawn = (words: Parameters<typeof sampleEvent>[0], more = {}) =>
    page(words, '', { [`dc_1_${EVENT_ID}`]: coreFeed('PS', { ...best, ...more }) });
  const { words, html } = drawn(AFTER);
  expect(words).toContain('Kampens spiller Alle karakterer 8,9 Mads Lindgaard FC Midtjylland');
  expect(html).toContain('<a href="/spiller/mads-lindgaard/pLayer01/"><bdi>Mads Lindgaard</bdi></a>');
  expect(html).toContain(`<a href="/kamp/${EVENT_ID}/spillere/">Alle karakterer</a>`);
  expect(drawn(AFTER, { bestSide: 2, bestUrl: null }).html).toContain('<bdi>Mads Lindgaard</bdi><small>FC København');
  expect(drawn({}).words).not.toContain('Kampens spiller');
});
