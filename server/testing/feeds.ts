import { type Attribution, FAVOURITE_LIMITS } from '@stillingen/domain';
import type { Message, RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import { eventRow, leagueRow, readRows } from '@stillingen/wire';
import { createScenario, KICK_OFF, PROVIDER, type Scenario } from '../../domain/testing/scenario.ts';
import { FeedLibrary } from '../feeds/library.ts';
import { PastStates } from '../projection/earlier/past-states.ts';
import { createEditions } from '../projection/editions.ts';
import { StateProjection } from '../projection/projection.ts';
import type { Audience, VisitorTexts } from '../feeds/visitor-feeds.ts';
import { SourceIndex } from '../projection/sources/source-index.ts';

export const NOW_S = Date.parse(KICK_OFF) / 1000 + 1800;

export const ATTRIBUTION: Attribution = { text: 'Kilden', url: 'https://kilden.example/', licence: 'ODbL 1.0' };

export interface TestFeeds {
  readonly state: Scenario['state'];
  readonly projection: StateProjection;
  submit(...messages: readonly Message[]): void;
  nowMs(): number;
  feed(name: string): string | null;
  /** As the English edition has it. */
  english(name: string): string | null;
  ofAudience(name: string, audience: Audience): string | null;
  request(name: string): string | null;
  pass(seconds: number): void;
}

export function createTestFeeds(odds?: VisitorTexts, reports = false): TestFeeds {
  const scenario = createScenario();
  const projection = new StateProjection(scenario.state, 0, reports);
  const sources = new SourceIndex(scenario.state);
  sources.attributions = new Map([[PROVIDER.name, ATTRIBUTION]]);
  let nowMs = NOW_S * 1000;
  const editions = createEditions(
    { projectId: 8, feedEditions: new Map([[2, 'en']]) },
    { projection, pastStates: new PastStates(scenario.state, 0) },
    (states) =>
      new FeedLibrary({
        ...states,
        nowMs: () => nowMs,
        service: () => ({ status: 0, trueAtS: null }),
        myGames: FAVOURITE_LIMITS,
        ...{ sources, odds },
      }),
  );
  const [{ library }, english] = editions;
  return {
    state: scenario.state,
    projection,
    submit(...messages) {
      for (const message of messages) {
        const decision = scenario.submit(message);
        if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
        const entries = [{ n: scenario.state.n, atMs: 0, changes: decision.changes }];
        projection.advance(entries, nowMs);
        sources.advance(entries);
      }
    },
    nowMs: () => nowMs,
    feed: (name) => library.body(name)?.text ?? null,
    english: (name) => english!.library.body(name)?.text ?? null,
    ofAudience: (name, audience) => library.ofAudience(name, audience, null)?.text ?? null,
    request: (name) => library.request(name)?.text ?? null,
    pass(seconds) {
      nowMs += seconds * 1000;
    },
  };
}

export const rowsOf = (projection: StateProjection, id: string) => eventRow.readAll(projection.item(id as never)!.text());

const rows = (text: string, head: string) => readRows(text).filter(([cell]) => cell![0] === head);
export const eventsIn = (text: string) => rows(text, eventRow.head).map((row) => eventRow.read(row));
export const leaguesIn = (text: string) => rows(text, leagueRow.head).map((row) => leagueRow.read(row));
/** Each row: a league by its name or meeting, an event by its home side or competitor. */
export const outline = (text: string): string[] =>
  readRows(text).flatMap((row) => {
    if (row[0]![0] === leagueRow.head) {
      const { meeting, name } = leagueRow.read(row);
      return [`# ${meeting ?? name}`];
    }
    return row[0]![0] === eventRow.head ? [eventRow.read(row).homeName!] : [];
  });

export const daysOn = (days: number): string =>
  new Date(Date.parse(KICK_OFF) + days * 86_400_000).toISOString().replace('.000Z', 'Z');

export const race = (key: string, more: Partial<RaceMessage> = {}): RaceMessage => ({
  kind: 'race',
  key,
  seq: 1,
  at: daysOn(-1),
  sport: 32,
  competition: { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' },
  meeting: `${key} Grand Prix`,
  session: 'Løb',
  start: KICK_OFF,
  length: 58,
  ...more,
});
export const ranking = (event: string, names: readonly string[], more: Partial<RankingMessage> = {}): RankingMessage => ({
  kind: 'ranking',
  key: `${event}/ranking`,
  seq: 1,
  at: daysOn(-1),
  event,
  entries: names.map((name, index) => ({ participant: { name, kind: 'person', country: 'dk' }, rank: index + 1 })),
  ...more,
});
