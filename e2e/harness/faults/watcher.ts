import { browserPorts, type Client, createClient, type Ports, type Socket, type Store, type TableRow } from '@stillingen/client';
import { listFeed } from '../feed.ts';

/** The client of the product, in this process. */
export interface Watcher extends AsyncDisposable {
  readonly client: Client;
  /** By the name of the home side. */
  scores(): ReadonlyMap<string, string>;
  rowOf(home: string): Store<TableRow>;
  rows(): readonly Store<TableRow>[];
  shown(home: string): readonly string[];
}

/** Never opens, as behind a proxy that blocks push. */
function refused(): Socket {
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  setTimeout(() => socket.onclose?.());
  return socket;
}

export const POLLING: Partial<Ports> = { openSocket: refused, openEvents: async () => refused() };

/** Follows the matches of today. `ports` replaces ports of the client. */
export function watch(origin: string, ports: Partial<Ports> = {}): Watcher {
  const client = createClient({
    origin,
    projectId: 8,
    sign: 'stillingen',
    language: 'da',
    ports: { ...browserPorts(), ...ports },
  });
  const { table } = client.openTable({ feed: listFeed(), day: 0 });
  const shown = new Map<string, string[]>();
  const followed = new Set<string>();
  const scoreOf = (id: string): [home: string, score: string] => {
    const { homeName, homeScore, awayScore } = table.row(id).get();
    return [homeName ?? '', `${homeScore ?? '?'}-${awayScore ?? '?'}`];
  };
  function note(id: string): void {
    const [home, score] = scoreOf(id);
    const scores = shown.get(home) ?? [];
    if (scores.at(-1) !== score) scores.push(score);
    shown.set(home, scores);
  }
  function followAll(): void {
    for (const id of table.rows.keys()) {
      if (followed.has(id)) continue;
      followed.add(id);
      note(id);
      table.row(id).subscribe(() => note(id));
    }
  }
  table.structure.subscribe(followAll);
  return {
    client,
    scores: () => new Map([...table.rows.keys()].map(scoreOf)),
    rowOf: (home) => table.row([...table.rows.keys()].find((id) => scoreOf(id)[0] === home) ?? ''),
    rows: () => [...table.rows.keys()].map((id) => table.row(id)),
    shown: (home) => shown.get(home) ?? [],
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}
