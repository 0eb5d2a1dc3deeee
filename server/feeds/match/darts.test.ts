import { apply, decide, emptyState, FAVOURITE_LIMITS, hashText } from '@stillingen/domain';
import type { FixtureMessage, Message } from '@stillingen/domain/messages';
import { partTitleRow, readRows, statisticRow, statisticsSectionRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, KICK_OFF, PROVIDER } from '../../../domain/testing/scenario.ts';
import { FeedLibrary } from '../library.ts';
import { PastStates } from '../../projection/earlier/past-states.ts';
import { StateProjection } from '../../projection/projection.ts';

const FROM_S = Date.parse(KICK_OFF) / 1000;

function createDartsFeeds(format: NonNullable<FixtureMessage['format']>) {
  const state = emptyState();
  const projection = new StateProjection(state, FROM_S * 1000);
  const pastStates = new PastStates(state, FROM_S * 1000);
  let nowS = FROM_S;
  const service = () => ({ status: 0, trueAtS: null });
  const library = new FeedLibrary({ projection, pastStates, nowMs: () => nowS * 1000, service, myGames: FAVOURITE_LIMITS });
  const submit = (message: Message): void => {
    const text = JSON.stringify(message);
    const decision = decide(state, { n: state.n + 1, provider: PROVIDER, message, hash: hashText(text) });
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
    const entry = { n: state.n + 1, atMs: nowS * 1000, changes: decision.changes };
    pastStates.note([entry], nowS * 1000);
    apply(state, entry);
    projection.advance([entry], nowS * 1000);
  };
  const nameOf = (feed: string): string => `${feed}_1_${[...state.events.keys()][0]}`;
  const competition = { name: 'VM', country: 'xw', season: '2026' };
  const [home, away] = (['Littler L.', 'Humphries L.'] as const).map((name) => ({ name, kind: 'person' as const }));
  submit(fixture({ sport: 14, competition, home: home!, away: away!, format }));
  return {
    /** The 180s of a part, `afterS` seconds after the message before. */
    count(period: number, thrown: readonly [number, number], afterS: number): void {
      nowS += afterS;
      const values = [{ stat: 617, home: String(thrown[0]), away: String(thrown[1]) }];
      submit({
        kind: 'statistics',
        key: `m1/figures-${period}`,
        seq: nowS,
        at: at((nowS - FROM_S) / 60),
        event: 'm1',
        period,
        values,
      });
    },
    now: (feed: string) => library.body(nameOf(feed))!.text,
    /** The text of `agoS` seconds ago. */
    earlier: (feed: string, agoS: number) => library.earlier(nameOf(feed), nowS - agoS)?.text,
  };
}

function thrownIn(text: string): readonly (readonly [title: string, home: string, away: string])[] {
  let title = '';
  return readRows(text).flatMap((row) => {
    const head = row[0]![0];
    if (head === partTitleRow.head) title = partTitleRow.read(row).title!;
    if (head !== statisticRow.head) return [];
    const { home, away } = statisticRow.read(row);
    return [[title, home!, away!] as const];
  });
}

it.each([
  ['sæt', { bestOf: 13, unit: 'sets', points: 3 }],
  ['leg', { bestOf: 35, unit: 'legs' }],
] as const)('[FEED-64] the parts of darts stand in their order, each a %s under its number', (unit, format) => {
  const feeds = createDartsFeeds(format);
  expect(feeds.now('df_stp')).toBe('A1÷¬~');
  for (const period of [2, 0, 12, 1]) feeds.count(period, [period, 1], 1);
  expect(thrownIn(feeds.now('df_stn'))).toEqual([['Hele kampen', '0', '1']]);
  expect(thrownIn(feeds.now('df_stp'))).toEqual([1, 2, 12].map((part) => [`${part}. ${unit}`, String(part), '1']));
  const heads = readRows(feeds.now('df_stp')).map((row) => row[0]![0]);
  expect(heads.slice(0, 3)).toEqual([partTitleRow.head, statisticsSectionRow.head, statisticRow.head]);
});

it('[FEED-64] serves the parts of darts at an earlier time without later parts and figures', () => {
  const feeds = createDartsFeeds({ bestOf: 5, unit: 'sets', points: 3 });
  const seen: { readonly agoS: number; readonly texts: readonly string[] }[] = [];
  const both = (read: (feed: string) => string | undefined) => ['df_stn', 'df_stp', 'df_st'].map((feed) => read(feed)!);
  const counts = [
    [1, [0, 1]],
    [0, [0, 1]],
    [1, [2, 1]],
    [0, [2, 1]],
    [2, [1, 0]],
  ] as const;
  for (const [index, [period, thrown]] of counts.entries()) {
    feeds.count(period, thrown, 20);
    seen.push({ agoS: (counts.length - 1 - index) * 20, texts: both(feeds.now) });
  }
  expect(new Set(seen.map(({ texts }) => texts[1])).size).toBe(3);
  for (const { agoS, texts } of seen) {
    expect(both((feed) => feeds.earlier(feed, agoS))).toEqual(texts);
    if (agoS > 0) expect(both((feed) => feeds.earlier(feed, agoS - 19))).toEqual(texts);
  }
  expect(thrownIn(feeds.earlier('df_stp', 100)!)).toEqual([]);
});
