import type { ServerSocket, VirtualWorld } from './virtual-world.ts';

export interface Faults {
  fetch: 'none' | 'network' | 'status' | 'hang' | 'portal' | 'cut' | 'old-date' | 'nothing' | 'cached';
  push: 'none' | 'refused' | 'silent';
  frames: 'none' | 'twice' | 'late' | 'shuffled';
  loseFrames: number;
}
export const NO_FAULTS: Faults = { fetch: 'none', push: 'none', frames: 'none', loseFrames: 0 };

const HEARTBEAT_MS = 25_000;
const WAY_MS = 20;

export function createModelPush(world: VirtualWorld, faults: Faults, historySize: number) {
  let epoch = 'e1';
  const history = new Map<string, { o: number; d: string }[]>();
  const offsets = new Map<string, number>();
  const connections = new Map<ServerSocket, Set<string>>();
  const nowMs = world.trueMs;

  function post(socket: ServerSocket, frame: object, wayMs = WAY_MS): void {
    world.after(wayMs, () => {
      if (faults.push === 'none') socket.send(frame);
    });
  }

  world.onSocket = (socket) => {
    world.after(WAY_MS, () => {
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
      if (recovered) for (const frame of missed) post(socket, { s: subject, e: epoch, o: frame.o, t: nowMs(), d: frame.d });
    };
  };

  const positionsOf = (subjects: ReadonlySet<string>): Record<string, number> =>
    Object.fromEntries([...subjects].map((subject) => [subject, offsets.get(subject) ?? 0]));

  function sendAll(op: string): void {
    for (const [socket, subjects] of connections)
      if (!socket.isClosed) post(socket, { op, e: epoch, t: nowMs(), p: positionsOf(subjects) });
  }

  function heartbeat(): void {
    sendAll('heartbeat');
    world.after(HEARTBEAT_MS, heartbeat);
  }
  world.after(HEARTBEAT_MS, heartbeat);

  function close(): void {
    for (const socket of connections.keys()) if (!socket.isClosed) socket.close();
    connections.clear();
  }

  return {
    publish(subject: string, d: string): void {
      const o = (offsets.get(subject) ?? 0) + 1;
      offsets.set(subject, o);
      history.set(subject, [...(history.get(subject) ?? []), { o, d }].slice(-historySize));
      const frame = { s: subject, e: epoch, o, t: nowMs(), d };
      for (const [socket, subjects] of connections) {
        if (!subjects.has(subject)) continue;
        if (faults.loseFrames > 0) {
          faults.loseFrames -= 1;
          continue;
        }
        post(socket, frame, faults.frames === 'late' ? 3_000 : faults.frames === 'shuffled' ? world.random() * 500 : WAY_MS);
        if (faults.frames === 'twice') post(socket, frame, 120);
      }
    },
    close,
    resync: (): void => sendAll('resync'),
    newEpoch(): void {
      epoch = `${epoch}x`.slice(-32);
      history.clear();
      offsets.clear();
      close();
    },
  };
}
export type ModelPush = ReturnType<typeof createModelPush>;
