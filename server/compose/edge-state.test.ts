import { apply, decide, emptyState, FAVOURITE_LIMITS, hashText, type LiveState } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { seasonNumber } from '@stillingen/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture, PROVIDER, score, status } from '../../domain/testing/scenario.ts';
import { FeedLibrary } from '../feeds/library.ts';
import { eventsIn } from '../testing/feeds.ts';
import { FROM_S, messageOf, type FeedStep, steps } from '../testing/feed-steps.ts';
import { loadWithHistory, redecide } from '../journal/load-state.ts';
import { appendJournal, type JournalRow } from '../journal/journal.ts';
import { openStore, type OpenedStore } from '../database/open.ts';
import { issueKey } from '../journal/providers.ts';
import { writeSnapshot } from '../journal/snapshots.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/run.ts';
import { startTestStack } from '../testing/stack.ts';
import { createEdgeState, type EdgeState } from '../projection/edge-state.ts';

const NAMES = [
  'f_1_0_1_da_1',
  'f_31_1_1_da_1',
  'fp_31_0_1_da_1',
  'fm_0_0_1_da_1',
  'r_1_1',
  'c_1_63_1_da_y_1',
  'mop_1_1',
  'mop_1_32',
  'nl_1_0',
];
const REACH_S = 180;
const MAX_REPLAYED = 10_000;
const FAR = 30_000;

const libraryOf = (rows: EdgeState, nowS: number): FeedLibrary =>
  new FeedLibrary({
    ...rows,
    nowMs: () => nowS * 1000,
    service: () => ({ status: 0, trueAtS: null }),
    myGames: FAVOURITE_LIMITS,
  });

function answersOf(rows: EdgeState, nowS: number, fromS: number): readonly unknown[] {
  const library = libraryOf(rows, nowS);
  const events = [...rows.projection.state.events.keys()].flatMap((id) => [`dc_1_${id}`, `df_sui_1_${id}`, `df_st_1_${id}`]);
  const seconds = Array.from({ length: REACH_S + 1 }, (_, ago) => nowS - ago).filter((atS) => atS >= fromS);
  return seconds.map((atS) => [...NAMES, ...events].map((name) => `${name}@${atS} ${library.earlier(name, atS)?.text ?? null}`));
}

const begun: readonly FeedStep[] = [0, 1].flatMap((of) =>
  (['fixture', 'status', 'race', 'ranking'] as const).map((what) => ({ what, of, value: 0, afterS: 0 })),
);

function namesIn({ projection }: EdgeState): readonly string[] {
  const { participants, leagues } = projection.state;
  const items = [...projection.items()];
  return [
    ...[...participants.values()].flatMap(({ id, sportId: sport }) => [
      ...['p', 'px'].map((list) => `${list}_${sport}_63_${id}_1_da_1`),
      ...['pf', 'pr'].map((list) => `${list}_${sport}_63_${id}_0_1_da_1`),
      ...['pe', 'pel'].map((list) => `${list}_1_${id}`),
      `pnf_${id}`,
      `mynf_${id}`,
    ]),
    ...[...leagues.values()].flatMap(({ id, sportId: sport, templateId, tournamentId, season }) => [
      `t_${sport}_63_${templateId}_1_da_y_1`,
      ...['tf', 'tr'].map((list) => `${list}_${sport}_63_${templateId}_${seasonNumber(season)}_0_1_da_1`),
      `to_${tournamentId}_${id}_1`,
      ...['tx', 'tt', 'dr'].map((feed) => `${feed}_${tournamentId}_${id}`),
    ]),
    ...items.flatMap(({ id, sportId: sport, match }) => [
      ...['dc', 'g', 'df_sui', 'df_sur', 'df_st', 'df_hh', 'df_cor', 'df_ev', 'df_tt', 'df_nf', 'df_mr'].map(
        (feed) => `${feed}_1_${id}`,
      ),
      `df_to_1_${id}_1`,
      ...(match?.series == null ? [] : [`s_${sport}_${match.series}_1_da_1`]),
    ]),
  ];
}

const listAt = (rows: EdgeState, nowS: number, atS: number): string | null =>
  libraryOf(rows, nowS).earlier(NAMES[0]!, atS)?.text ?? null;
const goalsIn = (text: string) => eventsIn(text)[0]!.homeScore;

const kickOff: readonly Message[] = [
  fixture({ start: new Date(FROM_S * 1000).toISOString().replace('.000Z', 'Z') }),
  status(1, 12),
];

it('a restarted server answers feeds as of earlier times, and repeats the updates of the last minute', async () => {
  await using stack = await startTestStack();
  const key = await stack.keyOf(PROVIDER.name);
  const nowS = Math.floor(Date.now() / 1000);
  const came = (from: number, agoS: number) =>
    stack.db`update journal set received_at = to_timestamp(${nowS - agoS}) where n >= ${from}`;
  await stack.submit(key, [fixture(), status(1, 12)]);
  await came(1, 110);
  await stack.submit(key, [score(10, 1, 0)]);
  await came(3, 5);
  await stack.restart();
  const textAt = async (name: string, agoS: number) => (await stack.feed(`${name}?asof=${nowS - agoS}`)).text();
  const goalsAt = async (agoS: number) => goalsIn(await textAt('r_1_1', agoS));
  expect([await goalsAt(100), await goalsAt(6), await goalsAt(5), await goalsAt(0)]).toEqual([0, 0, 1, 1]);
  const core = `dc_1_${eventsIn(await textAt('r_1_1', 0))[0]!.id}`;
  expect(await textAt(core, 100)).toBe(await textAt(core, 6));
  expect(await textAt(core, 5)).not.toBe(await textAt(core, 6));
  const news = eventsIn(await (await stack.feed('u_1_1')).text());
  expect(news.map(({ homeScore, homeName }) => [homeScore, homeName])).toEqual([[1, null]]);
});

describe('edge state after a restart', () => {
  let folder: TemporaryFolder;
  let store: OpenedStore;
  beforeAll(async () => {
    folder = temporaryFolder('rows');
    store = await openStore({ dataDir: folder.path, databaseUrl: '' });
    await issueKey(store.db, PROVIDER.name, PROVIDER.origin);
  });
  afterAll(async () => {
    await store[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  beforeEach(() => empty());

  const empty = async (): Promise<void> => void (await store.db`truncate journal, snapshot cascade`);
  const load = (nowS: number): Promise<EdgeState> => loadWithHistory(store.db, '', () => nowS * 1000, createEdgeState);
  const append = (rows: readonly JournalRow[]): Promise<void> => appendJournal(store.db, rows, store.lease.term);

  /** A server that never ended, and its journal. `n`: the entry before its first. */
  function createServer(fromS: number, n = 0) {
    const state: LiveState = { ...emptyState(), n };
    const rows = createEdgeState(state, fromS * 1000);
    return {
      state,
      rows,
      submit(message: Message, atMs: number): JournalRow | null {
        const text = JSON.stringify(message);
        const published = { n: state.n + 1, atMs, provider: PROVIDER, text };
        const decision = decide(state, { n: published.n, provider: PROVIDER, message, hash: hashText(text) });
        if (decision.result !== 'accepted') return null;
        const { entry } = redecide(state, published);
        rows.before([entry], atMs);
        apply(state, entry);
        rows.after([entry], atMs);
        return { n: published.n, provider: PROVIDER.name, key: message.key, seq: message.seq, receivedAtMs: atMs, text };
      },
    };
  }

  it('returns past states unchanged, whatever happens later', () => {
    function play(all: readonly FeedStep[], look: (rows: EdgeState, nowS: number) => void): { rows: EdgeState; nowS: number } {
      const { rows, submit } = createServer(FROM_S);
      let nowS = FROM_S;
      for (const [index, step] of all.entries()) {
        nowS += step.afterS;
        submit(messageOf(step, index + 1, nowS), nowS * 1000);
        look(rows, nowS);
      }
      return { rows, nowS };
    }
    fc.assert(
      fc.property(steps, (more) => {
        const all = [...begun, ...more];
        // Names of later events too: they must not appear earlier.
        const names = new Set(NAMES);
        play(all, (rows) => {
          for (const name of namesIn(rows)) names.add(name);
        });
        const published = new Map<number, ReadonlyMap<string, string | undefined>>();
        const { rows, nowS } = play(all, (then, atS) => {
          const library = libraryOf(then, atS);
          published.set(atS, new Map(Array.from(names, (name) => [name, library.body(name)?.text])));
        });
        const library = libraryOf(rows, nowS);
        for (const [atS, then] of published)
          if (nowS - atS <= REACH_S)
            for (const [name, text] of then) expect(library.earlier(name, atS)?.text, `${name} at ${atS}`).toBe(text);
      }),
      {
        numRuns: 40,
        // Two coming matches of one start, moved there in another order than announced.
        examples: [
          [
            [
              { what: 'move', of: 3, value: 4, afterS: 0 },
              { what: 'move', of: 2, value: 4, afterS: 0 },
              { what: 'fixture', of: 3, value: 0, afterS: 1 },
              { what: 'fixture', of: 0, value: 0, afterS: 0 },
            ],
          ],
        ],
      },
    );
  });

  it('answers every second of the last minutes as before, byte for byte, wherever snapshots were written', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(40), { maxLength: 2 }), fc.nat(240), async (all, snapshotsAfter, pauseS) => {
        await empty();
        const server = createServer(FROM_S);
        let nowS = FROM_S;
        for (const [index, step] of all.entries()) {
          nowS += step.afterS;
          const row = server.submit(messageOf(step, index + 1, nowS), nowS * 1000 + (index % 4) * 250);
          if (row !== null) await append([row]);
          if (snapshotsAfter.includes(index)) await writeSnapshot(store.db, server.state);
        }
        nowS += 1 + pauseS;
        const again = await load(nowS);
        expect(answersOf(again, nowS, FROM_S)).toEqual(answersOf(server.rows, nowS, FROM_S));
        expect(again.projection.state.n).toBe(server.state.n);
      }),
      { numRuns: 20 },
    );
  });

  it('knows as many entries back as a start replays, and all of them', async () => {
    const server = createServer(FROM_S);
    const rows: JournalRow[] = [];
    const submit = (message: Message, atMs: number): void => void rows.push(server.submit(message, atMs)!);
    for (const message of kickOff) submit(message, FROM_S * 1000);
    // A hundred a second, of which one is visible.
    for (let n = 1; n <= MAX_REPLAYED + 500; n += 1) submit(score(n, Math.floor(n / 100), 0), FROM_S * 1000 + n * 10);
    await append(rows);
    const nowS = FROM_S + 110;
    const again = await load(nowS);
    const knownS = FROM_S + 6;
    expect(answersOf(again, nowS, knownS)).toEqual(answersOf(server.rows, nowS, knownS));
    expect([listAt(again, nowS, knownS - 1), listAt(server.rows, nowS, knownS - 1)]).toEqual([null, expect.any(String)]);
    await store.db`update journal set received_at = received_at + interval '1 hour'`;
    expect(listAt(await load(nowS), nowS, nowS)).toBe(listAt(server.rows, nowS, nowS));
  });

  it('begins at the newest snapshot when the one before the last minutes is too far away', async () => {
    const server = createServer(FROM_S, FAR);
    const kickedOff = kickOff.map((message) => server.submit(message, FROM_S * 1000)!);
    await writeSnapshot(store.db, { ...emptyState(), n: 5 });
    await writeSnapshot(store.db, server.state);
    await append([{ ...kickedOff[0]!, n: 1 }]);
    await append([...kickedOff, server.submit(score(1, 1, 0), (FROM_S + 5) * 1000)!]);
    const nowS = FROM_S + 10;
    const again = await load(nowS);
    expect(listAt(again, nowS, nowS - 1)).toBeNull();
    expect(listAt(again, nowS, nowS)).toBe(listAt(server.rows, nowS, nowS));
    expect(again.projection.state.n).toBe(FAR + 3);
  });

  it('needs no archived entries when a snapshot holds them', async () => {
    const server = createServer(FROM_S);
    await append(kickOff.map((message) => server.submit(message, FROM_S * 1000)!));
    await writeSnapshot(store.db, server.state);
    await store.db`delete from journal where n = 1`;
    const nowS = FROM_S + 10;
    const again = await load(nowS);
    expect(listAt(again, nowS, nowS)).toBe(listAt(server.rows, nowS, nowS));
  });

  it('is unchanged over a day without entries, and current at once after entries of a clock that was ahead', async () => {
    const server = createServer(FROM_S, FAR);
    const kickedOff = kickOff.map((message) => server.submit(message, FROM_S * 1000)!);
    await append(kickedOff);
    await writeSnapshot(store.db, server.state);
    const nowS = FROM_S + 3600;
    const quiet = await load(nowS);
    const seconds = Array.from({ length: REACH_S + 1 }, (_, ago) => listAt(quiet, nowS, nowS - ago));
    expect([goalsIn(seconds[0]!), new Set(seconds).size]).toEqual([0, 1]);
    await append([server.submit(score(1, 1, 0), (nowS + 600) * 1000)!]);
    const again = await load(nowS);
    expect([nowS - 1, nowS].map((atS) => goalsIn(listAt(again, nowS, atS)!))).toEqual([0, 1]);
  });
});
