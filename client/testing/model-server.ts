import { type EventRow, eventRow, type LeagueRow, leagueRow, systemRow, writeRow } from '@stillingen/wire';
import { reply, type ServerSocket, type VirtualWorld } from './virtual-world.ts';

/** An event row with what every row has, and what a test gives. */
export const eventWith = (id: string, words: Partial<EventRow> = {}): EventRow => ({
  ...eventRow.read([]),
  id,
  start: 1_795_201_200,
  stageType: 1,
  stage: 1,
  homeName: `Home ${id}`,
  awayName: `Away ${id}`,
  gameTime: '-1',
  ...words,
});
/** A league row with what every row has, and what a test gives. */
export const leagueWith = (stageId: string, words: Partial<LeagueRow> = {}): LeagueRow => ({
  ...leagueRow.read([]),
  title: `DANMARK: ${stageId}`,
  stageId,
  ...words,
});

export interface ListedLeague {
  readonly league: LeagueRow;
  readonly events: readonly EventRow[];
}
/** The text of a list feed. */
export function listText(leagues: readonly ListedLeague[], signature = 'a'.repeat(32)): string {
  const rows = leagues.map(
    ({ league, events }) => writeRow(leagueRow.write(league)) + events.map((event) => writeRow(eventRow.write(event))).join(''),
  );
  return `${writeRow([['SA', '1']])}${rows.join('')}${writeRow([['A1', signature]])}`;
}
interface Entry {
  row: EventRow;
  /** When each word last changed, in ms. */
  readonly changedMs: Map<string, number>;
}

/** What goes wrong just now. */
export interface Faults {
  fetch: 'none' | 'network' | 'status' | 'hang' | 'garbage';
  push: 'none' | 'refused' | 'silent';
  /** Frames that get a number and are then lost. */
  loseFrames: number;
}

/** A small server after the protocol: lists, updates, repairs, the system feed, and push with a history. */
export function createModelServer(world: VirtualWorld, historySize = 20) {
  const faults: Faults = { fetch: 'none', push: 'none', loseFrames: 0 };
  const entries = new Map<string, Entry>();
  const removedMs = new Map<string, number>();
  let updatedS = 0;
  let epoch = 'e1';
  const history = new Map<string, { o: number; d: string }[]>();
  const offsets = new Map<string, number>();
  const connections = new Map<ServerSocket, Set<string>>();

  const nowS = (): number => Math.floor(world.nowMs() / 1000);
  const signatureOf = (text: string): string => {
    let hash = 7;
    for (const char of text) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
    return hash.toString(16).padStart(32, '0');
  };

  function publish(subject: string, d: string): void {
    const o = (offsets.get(subject) ?? 0) + 1;
    offsets.set(subject, o);
    const kept = [...(history.get(subject) ?? []), { o, d }].slice(-historySize);
    history.set(subject, kept);
    for (const [socket, subjects] of connections) {
      if (!subjects.has(subject)) continue;
      if (faults.loseFrames > 0) faults.loseFrames -= 1;
      else post(socket, { s: subject, e: epoch, o, t: world.nowMs(), d });
    }
  }

  /** Frames are on the way for 20 ms, in order. */
  function post(socket: ServerSocket, frame: object): void {
    world.after(20, () => {
      if (faults.push === 'none') socket.send(frame);
    });
  }

  function accept(socket: ServerSocket): void {
    world.after(20, () => {
      if (faults.push === 'refused') return socket.close();
      if (faults.push === 'silent') return;
      connections.set(socket, new Set());
      socket.open();
    });
    socket.onReceive = ({ op, s, e, o }) => {
      const subjects = connections.get(socket);
      const subject = String(s);
      if (op === 'unsubscribe') subjects?.delete(subject);
      if (op !== 'subscribe' || subjects === undefined) return;
      subjects.add(subject);
      const top = offsets.get(subject) ?? 0;
      const missed = (history.get(subject) ?? []).filter((frame) => typeof o === 'number' && frame.o > o);
      const recovered = e === epoch && typeof o === 'number' && missed.length === top - o;
      post(socket, { op: 'subscribed', s: subject, e: epoch, o: top, recovered });
      if (recovered) for (const frame of missed) post(socket, { s: subject, e: epoch, o: frame.o, t: world.nowMs(), d: frame.d });
    };
  }

  function heartbeat(): void {
    for (const [socket, subjects] of connections) {
      const p = Object.fromEntries([...subjects].map((subject) => [subject, offsets.get(subject) ?? 0]));
      if (!socket.isClosed) post(socket, { op: 'heartbeat', e: epoch, t: world.nowMs(), p });
    }
    world.after(25_000, heartbeat);
  }

  function tail(rows: string): string {
    return `${rows}${writeRow([['A2', String(nowS())]])}${writeRow([['A1', signatureOf(rows)]])}`;
  }

  function updates(): string {
    const sinceMs = world.nowMs() - 60_000;
    let text = '';
    for (const [id, { row, changedMs }] of entries) {
      const before = { ...row } as Record<string, unknown>;
      for (const [word, atMs] of changedMs) if (atMs >= sinceMs) before[word] = undefined;
      const changed = [...changedMs].filter(([, atMs]) => atMs >= sinceMs).map(([word]) => word);
      if (changed.length === 0) continue;
      const blank = Object.fromEntries(changed.map((word) => [word, null]));
      const cells = eventRow.writeChanges(row, { ...row, ...blank }) ?? [];
      const gone = changed
        .filter((word) => row[word as keyof EventRow] === null)
        .map((word) => [(eventRow.fields[word as keyof typeof eventRow.fields] as { key: string }).key, ''] as const);
      text += writeRow([...(cells.length > 0 ? cells : [['AA', id] as const]), ...gone]);
    }
    for (const [id, atMs] of removedMs)
      if (atMs >= sinceMs)
        text += writeRow([
          ['AA', id],
          ['DEL', '1'],
        ]);
    return tail(text);
  }

  function repairs(): string {
    const sinceMs = world.nowMs() - 300_000;
    let text = '';
    for (const { row, changedMs } of entries.values()) {
      if (row.stageType === 2 || [...changedMs.values()].some((atMs) => atMs >= sinceMs)) text += writeRow(eventRow.write(row));
    }
    return tail(text);
  }

  const system = (): string =>
    writeRow(systemRow.write({ multiplier: 1, status: 0, updateTime: updatedS, live: null, serverTime: nowS() }));

  function render(name: string): string {
    if (name.startsWith('u_')) return updates();
    if (name.startsWith('r_')) return repairs();
    if (name.startsWith('sys_')) return system();
    return listText(
      [{ league: leagueWith('league01'), events: [...entries.values()].map(({ row }) => row) }],
      signatureOf(JSON.stringify([...entries])),
    );
  }

  world.onSocket = accept;
  world.answer = async (url, headers) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    await world.sleep(10 + Math.floor(world.random() * 150));
    if (faults.fetch === 'network') throw new TypeError('failed to fetch');
    if (faults.fetch === 'hang') await world.sleep(60_000);
    const status = faults.fetch === 'status' ? 503 : 200;
    const text = faults.fetch === 'garbage' ? '<html>no feed</html>' : render(name);
    const date = new Date(world.nowMs()).toUTCString();
    const signature = /A1÷([^¬]*)/.exec(text)?.[1];
    await world.sleep(10 + Math.floor(world.random() * 300));
    if (status === 200 && headers['X-Signature'] !== undefined && headers['X-Signature'] === signature) {
      return reply('', 304, { date });
    }
    return reply(text, status, { date });
  };
  world.after(25_000, heartbeat);

  return {
    faults,
    rows: (): ReadonlyMap<string, EventRow> => new Map([...entries].map(([id, { row }]) => [id, row])),
    add(row: EventRow): void {
      entries.set(String(row.id), { row, changedMs: new Map() });
      removedMs.delete(String(row.id));
      updatedS = Math.max(updatedS + 1, nowS());
      publish('sys_1', system());
    },
    remove(id: string): void {
      if (!entries.delete(id)) return;
      removedMs.set(id, world.nowMs());
      updatedS = Math.max(updatedS + 1, nowS());
      publish(
        'u_1_1',
        writeRow([
          ['AA', id],
          ['DEL', '1'],
        ]),
      );
      publish('sys_1', system());
    },
    change(id: string, words: Partial<EventRow>): void {
      const entry = entries.get(id);
      if (entry === undefined) return;
      const before = entry.row;
      entry.row = { ...before, ...words };
      const cells = eventRow.writeChanges(entry.row, before);
      if (cells === null) return;
      for (const word of Object.keys(words)) {
        if (before[word as keyof EventRow] !== entry.row[word as keyof EventRow]) entry.changedMs.set(word, world.nowMs());
      }
      publish('u_1_1', writeRow(cells));
    },
    closeConnections(): void {
      for (const socket of connections.keys()) if (!socket.isClosed) socket.close();
      connections.clear();
    },
    /** The history is lost, as when the server starts anew. */
    newEpoch(): void {
      epoch = `${epoch}x`;
      history.clear();
      offsets.clear();
      this.closeConnections();
    },
  };
}
export type ModelServer = ReturnType<typeof createModelServer>;
