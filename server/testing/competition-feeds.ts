import { leagueRow, readRows } from '@stillingen/wire';
import type { Message } from '@stillingen/domain/messages';
import { fixture, goal, status } from '../../domain/testing/scenario.ts';
import { today } from './run.ts';
import { startTestStack, type TestStack } from './stack.ts';

const NOON = 'T12:00:00Z';
export const CUP = { name: 'Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' } as const;

interface ListedMatch {
  readonly event: string;
  readonly league: ReturnType<typeof leagueRow.read>;
  readonly ids: readonly string[];
}

/** A server with a league match and a cup of four on its day, read by feeds. */
export class CompetitionFeeds implements AsyncDisposable {
  readonly today: string;
  readonly #stack: TestStack;
  readonly #key: string;
  #rows: ReadonlyMap<string, ListedMatch> = new Map();

  private constructor(stack: TestStack, key: string, day: string) {
    this.#stack = stack;
    this.#key = key;
    this.today = day;
  }

  static async start(): Promise<CompetitionFeeds> {
    const stack = await startTestStack();
    const feeds = new CompetitionFeeds(stack, await stack.keyOf('test'), await today(0));
    await feeds.submit(
      ...feeds.played('m1', 'Brøndby IF', 'Vejle Boldklub', [4, 3]),
      goal('g1', 5, 'home', { player: 'Berg', second: 'Dahl' }),
      goal('g2', 50, 'home', { player: 'Berg' }),
      goal('g3', 80, 'away', { player: 'Holm' }),
      ...feeds.played('s1', 'AGF', 'FC Midtjylland', [1, 0], { competition: CUP, round: 'Semifinale' }),
      ...feeds.played('s2', 'Silkeborg IF', 'Viborg FF', [0, 2], { competition: CUP, round: 'Semifinale' }),
      ...feeds.played('f1', 'Viborg', 'AGF', null, { competition: CUP, round: 'Finale', start: `${feeds.today}T18:00:00Z` }),
    );
    await feeds.readList();
    return feeds;
  }

  get noonS(): number {
    return Date.parse(`${this.today}${NOON}`) / 1000;
  }

  async submit(...messages: readonly Message[]): Promise<void> {
    const refused = (await this.#stack.submit(this.#key, messages)).filter(({ result }) => result !== 'accepted');
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
  }

  async text(name: string): Promise<string> {
    const response = await this.#stack.feed(name);
    if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
    return response.text();
  }

  async statusOf(name: string): Promise<number> {
    return (await this.#stack.feed(name)).status;
  }

  played(id: string, home: string, away: string, score: readonly [number, number] | null, more: object = {}): Message[] {
    return [
      fixture({ key: id, home: { name: home }, away: { name: away }, start: `${this.today}${NOON}`, ...more }),
      ...(score === null ? [] : [status(1, 3, { key: `${id}/status`, event: id, score: { home: score[0], away: score[1] } })]),
    ];
  }

  /** The matches of the country, by the name of the home side. */
  async readList(): Promise<void> {
    const rows = new Map<string, ListedMatch>();
    let league = leagueRow.read([]);
    for (const row of readRows(await this.text('c_1_63_0_da_y_1'))) {
      if (row[0]![0] === leagueRow.head) league = leagueRow.read(row);
      const cells = new Map(row);
      if (row[0]![0] === 'AA')
        rows.set(cells.get('AE')!, { event: cells.get('AA')!, league, ids: [cells.get('PX')!, cells.get('PY')!] });
    }
    this.#rows = rows;
  }

  match(home: string): ListedMatch {
    return this.#rows.get(home)!;
  }

  stageOf(home: string): string {
    const { tournamentId, stageId } = this.match(home).league;
    return `${tournamentId}_${stageId}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack[Symbol.asyncDispose]();
  }
}
