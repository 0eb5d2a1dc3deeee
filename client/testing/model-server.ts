import { type EventRow, eventRow, parseFeedName, removedRow, signatureRow, systemRow, updateTimeRow } from '@stillingen/wire';
import { leagueWith, listText } from './feed-texts.ts';
import { createModelPush, type Faults, NO_FAULTS } from './model-push.ts';
import { reply, type VirtualWorld } from './virtual-world.ts';

interface Changed {
  readonly atMs: number;
  readonly old: unknown;
}
interface Entry {
  row: EventRow;
  readonly changed: Map<string, Changed>;
}
export interface Version {
  readonly fromMs: number;
  readonly rows: ReadonlyMap<string, EventRow>;
  readonly changedMs: ReadonlyMap<string, number>;
  readonly updates: string;
}

const UPDATE_REACH_MS = 60_000;
const REPAIR_REACH_MS = 300_000;
const PAST_REACH_MS = 180_000;
const CACHED_MS = { list: 5_000, other: 1_000 } as const;
const DAY_SECONDS = 86_400;

const hashOf = (text: string): string => {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash.toString(16).padStart(32, '0');
};

export function createModelServer(world: VirtualWorld, historySize = 20) {
  const faults: Faults = { ...NO_FAULTS };
  const entries = new Map<string, Entry>();
  const removedMs = new Map<string, number>();
  const versions: Version[] = [];
  const lists = new Set<string>();
  let updatedS = 0;
  const push = createModelPush(world, faults, historySize);

  const nowMs = world.trueMs;
  const nowS = (): number => Math.floor(nowMs() / 1000);

  const tail = (rows: string): string =>
    rows + updateTimeRow.writeText({ time: nowS() }) + signatureRow.writeText({ signature: hashOf(rows) });

  function keepVersion(): void {
    versions.push({
      fromMs: nowMs(),
      rows: new Map([...entries].map(([id, { row }]) => [id, row])),
      changedMs: new Map(
        [...entries].map(([id, { changed }]) => [id, Math.max(0, ...[...changed.values()].map(({ atMs }) => atMs))]),
      ),
      updates: updates(),
    });
  }
  keepVersion();
  const versionAt = (atMs: number): Version => versions.findLast(({ fromMs }) => fromMs <= atMs) ?? versions[0]!;

  function updates(): string {
    const sinceMs = nowMs() - UPDATE_REACH_MS;
    let text = '';
    for (const { row, changed } of entries.values()) {
      const recent = [...changed].filter(([, { atMs }]) => atMs >= sinceMs).map(([word, { old }]) => [word, old]);
      text += eventRow.changesText(row, { ...row, ...Object.fromEntries(recent) }) ?? '';
    }
    for (const [id, atMs] of removedMs) if (atMs >= sinceMs) text += removedRow.writeText({ id, removed: true });
    return tail(text);
  }

  function repairs(atMs: number): string {
    const { rows, changedMs } = versionAt(atMs);
    const isIncluded = ([id, row]: readonly [string, EventRow]): boolean =>
      row.stageType === 2 || (changedMs.get(id) ?? 0) >= atMs - REPAIR_REACH_MS;
    return tail(
      [...rows]
        .filter(isIncluded)
        .map(([, row]) => eventRow.writeText(row))
        .join(''),
    );
  }

  const system = (): string =>
    systemRow.writeText({
      multiplier: 1,
      status: 0,
      trueTime: null,
      updateTime: updatedS,
      live: null,
      program: null,
      serverTime: nowS(),
    });

  function listed(name: string, atMs: number): readonly EventRow[] {
    return [...versionAt(atMs).rows.values()].filter((row) => isListed(name, row, atMs));
  }

  function isListed(name: string, row: EventRow, atMs: number): boolean {
    const parsed = parseFeedName(name);
    if (parsed?.kind !== 'full' || row.stageType === 2) return true;
    const dayOf = (atS: number): number => Math.floor((atS + parsed.tz * 3600) / DAY_SECONDS);
    return dayOf(row.start!) === dayOf(atMs / 1000) + parsed.day;
  }

  const madeMs = (reachMs: number): number => nowMs() - (faults.fetch === 'cached' ? world.random() * reachMs : 0);

  function render(name: string, asOfMs: number | null): string {
    if (name.startsWith('u_')) return faults.fetch === 'cached' ? versionAt(madeMs(CACHED_MS.other)).updates : updates();
    if (name.startsWith('r_')) return repairs(asOfMs ?? madeMs(CACHED_MS.other));
    if (name.startsWith('sys_')) return system();
    lists.add(name);
    const events = listed(name, asOfMs ?? madeMs(CACHED_MS.list));
    return events.length === 0
      ? '0'
      : listText([{ league: leagueWith('league01'), events }], hashOf(events.map((event) => eventRow.writeText(event)).join('')));
  }

  function spoiled(text: string): string {
    if (faults.fetch === 'portal') return '<html><body>Log on to the network ~ here</body></html>~';
    if (faults.fetch === 'nothing') return '';
    return faults.fetch === 'cut' ? text.slice(0, text.lastIndexOf('~', text.length / 2) + 1) : text;
  }

  world.answer = async (url, headers) => {
    const { pathname, searchParams } = new URL(url);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const asOf = searchParams.get('asof');
    await world.sleep(10 + Math.floor(world.random() * 150));
    if (faults.fetch === 'network') throw new TypeError('failed to fetch');
    if (faults.fetch === 'hang') await world.sleep(60_000);
    const asOfMs = asOf === null ? null : Number(asOf) * 1000;
    const isPast = asOfMs === null || (asOfMs <= nowMs() && asOfMs >= nowMs() - PAST_REACH_MS - 5_000);
    const status = faults.fetch === 'status' ? 503 : isPast ? 200 : 404;
    const text = spoiled(render(name, asOfMs));
    const date = new Date(faults.fetch === 'old-date' ? 0 : nowMs()).toUTCString();
    const signature = /A1÷([^¬]*)/.exec(text)?.[1];
    await world.sleep(10 + Math.floor(world.random() * 300));
    if (status === 200 && headers['X-Signature'] !== undefined && headers['X-Signature'] === signature) {
      return reply('', 304, { date });
    }
    return reply(text, status, { date });
  };

  function listChanged(): void {
    updatedS = Math.max(updatedS + 1, nowS());
    push.publish('sys_1', system());
  }

  return {
    faults,
    rows: (): ReadonlyMap<string, EventRow> => versions.at(-1)!.rows,
    ids: (feed: string, atMs: number): readonly string[] => listed(feed, atMs).map(({ id }) => id!),
    versions: versions as readonly Version[],
    nowS,
    add(row: EventRow): void {
      entries.set(String(row.id), { row, changed: new Map() });
      removedMs.delete(String(row.id));
      keepVersion();
      listChanged();
    },
    remove(id: string): void {
      if (!entries.delete(id)) return;
      removedMs.set(id, nowMs());
      keepVersion();
      push.publish('u_1_1', removedRow.writeText({ id, removed: true }));
      listChanged();
    },
    change(id: string, words: Partial<EventRow>): void {
      const entry = entries.get(id);
      if (entry === undefined) return;
      const before = entry.row;
      entry.row = { ...before, ...words };
      const text = eventRow.changesText(entry.row, before);
      if (text === null) return;
      for (const word of Object.keys(words)) {
        const old = before[word as keyof EventRow];
        if (old !== entry.row[word as keyof EventRow]) entry.changed.set(word, { atMs: nowMs(), old });
      }
      keepVersion();
      push.publish('u_1_1', text);
      const comesOrGoes = [...lists].some((name) => isListed(name, before, nowMs()) !== isListed(name, entry.row, nowMs()));
      if (comesOrGoes) listChanged();
    },
    closeConnections: push.close,
    sayNonsense(): void {
      push.publish('u_1_1', 'x'.repeat(1_000_000));
    },
    resync: push.resync,
    newEpoch: push.newEpoch,
  };
}
export type ModelServer = ReturnType<typeof createModelServer>;
