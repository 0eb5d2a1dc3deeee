import { type EventRow, eventRow, parseFeedName, removedRow, signatureRow, systemRow, updateTimeRow } from '@stillingen/wire';
import { leagueWith, listText } from './feed-texts.ts';
import type { FeedResponse } from '../ports.ts';
import { createModelPush, type Faults, type ModelPush, NO_FAULTS } from './model-push.ts';
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

const systemText = (updatedS: number, nowS: number): string =>
  systemRow.writeText({
    multiplier: 1,
    status: 0,
    trueTime: null,
    notice: null,
    updateTime: updatedS,
    live: null,
    program: null,
    serverTime: nowS,
  });

function isListed(name: string, row: EventRow, atMs: number): boolean {
  const parsed = parseFeedName(name);
  if (parsed?.kind !== 'full' || row.stageType === 2) return true;
  const dayOf = (atS: number): number => Math.floor((atS + parsed.tz * 3600) / DAY_SECONDS);
  return dayOf(row.start!) === dayOf(atMs / 1000) + parsed.day;
}

/** Feeds and push of one sport, with faults; answers the requests of the world. */
export class ModelServer {
  readonly faults: Faults = { ...NO_FAULTS };
  readonly #world: VirtualWorld;
  readonly #push: ModelPush;
  readonly #entries = new Map<string, Entry>();
  readonly #removedMs = new Map<string, number>();
  readonly #versions: Version[] = [];
  readonly #lists = new Set<string>();
  #updatedS = 0;

  constructor(world: VirtualWorld, historySize = 20) {
    this.#world = world;
    this.#push = createModelPush(world, this.faults, historySize);
    this.#keepVersion();
    world.answer = (url, headers) => this.#answer(url, headers);
  }

  get versions(): readonly Version[] {
    return this.#versions;
  }

  rows(): ReadonlyMap<string, EventRow> {
    return this.#versions.at(-1)!.rows;
  }

  ids(feed: string, atMs: number): readonly string[] {
    return this.#listed(feed, atMs).map(({ id }) => id!);
  }

  nowS(): number {
    return Math.floor(this.#world.trueMs() / 1000);
  }

  add(row: EventRow): void {
    this.#entries.set(String(row.id), { row, changed: new Map() });
    this.#removedMs.delete(String(row.id));
    this.#keepVersion();
    this.#publishListChange();
  }

  remove(id: string): void {
    if (!this.#entries.delete(id)) return;
    this.#removedMs.set(id, this.#world.trueMs());
    this.#keepVersion();
    this.#push.publish('u_1_1', removedRow.writeText({ id, removed: true }));
    this.#publishListChange();
  }

  change(id: string, words: Partial<EventRow>): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    const nowMs = this.#world.trueMs();
    const before = entry.row;
    entry.row = { ...before, ...words };
    const text = eventRow.changesText(entry.row, before);
    if (text === null) return;
    for (const word of Object.keys(words)) {
      const old = before[word as keyof EventRow];
      if (old !== entry.row[word as keyof EventRow]) entry.changed.set(word, { atMs: nowMs, old });
    }
    this.#keepVersion();
    this.#push.publish('u_1_1', text);
    const changesList = [...this.#lists].some((name) => isListed(name, before, nowMs) !== isListed(name, entry.row, nowMs));
    if (changesList) this.#publishListChange();
  }

  sendInvalidFrame(): void {
    this.#push.publish('u_1_1', 'x'.repeat(1_000_000));
  }

  closeConnections(): void {
    this.#push.close();
  }

  resync(): void {
    this.#push.resync();
  }

  newEpoch(): void {
    this.#push.newEpoch();
  }

  async #answer(url: string, headers: Record<string, string>): Promise<FeedResponse> {
    const { faults } = this;
    const world = this.#world;
    const { pathname, searchParams } = new URL(url);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const asOf = searchParams.get('asof');
    await world.sleep(10 + Math.floor(world.random() * 150));
    if (faults.fetch === 'network') throw new TypeError('failed to fetch');
    if (faults.fetch === 'hang') await world.sleep(60_000);
    const asOfMs = asOf === null ? null : Number(asOf) * 1000;
    const nowMs = world.trueMs();
    const isKept = asOfMs === null || (asOfMs <= nowMs && asOfMs >= nowMs - PAST_REACH_MS - 5_000);
    const status = faults.fetch === 'status' ? 503 : isKept ? 200 : 404;
    const text = this.#spoiled(this.#render(name, asOfMs));
    const date = new Date(faults.fetch === 'old-date' ? 0 : nowMs).toUTCString();
    const signature = /A1÷([^¬]*)/.exec(text)?.[1];
    await world.sleep(10 + Math.floor(world.random() * 300));
    if (status === 200 && headers['X-Signature'] !== undefined && headers['X-Signature'] === signature) {
      return reply('', 304, { date });
    }
    return reply(text, status, { date });
  }

  #render(name: string, asOfMs: number | null): string {
    const isCached = this.faults.fetch === 'cached';
    if (name.startsWith('u_')) return isCached ? this.#versionAt(this.#madeMs(CACHED_MS.other)).updates : this.#updates();
    if (name.startsWith('r_')) return this.#repairs(asOfMs ?? this.#madeMs(CACHED_MS.other));
    if (name.startsWith('sys_')) return systemText(this.#updatedS, this.nowS());
    this.#lists.add(name);
    const events = this.#listed(name, asOfMs ?? this.#madeMs(CACHED_MS.list));
    return events.length === 0
      ? '0'
      : listText([{ league: leagueWith('league01'), events }], hashOf(events.map((event) => eventRow.writeText(event)).join('')));
  }

  #spoiled(text: string): string {
    const { fetch } = this.faults;
    if (fetch === 'portal') return '<html><body>Log on to the network ~ here</body></html>~';
    if (fetch === 'nothing') return '';
    return fetch === 'cut' ? text.slice(0, text.lastIndexOf('~', text.length / 2) + 1) : text;
  }

  /** Time at which the answer was made: earlier if a cache gives it. */
  #madeMs(reachMs: number): number {
    return this.#world.trueMs() - (this.faults.fetch === 'cached' ? this.#world.random() * reachMs : 0);
  }

  #listed(name: string, atMs: number): readonly EventRow[] {
    return [...this.#versionAt(atMs).rows.values()].filter((row) => isListed(name, row, atMs));
  }

  #updates(): string {
    const sinceMs = this.#world.trueMs() - UPDATE_REACH_MS;
    let text = '';
    for (const { row, changed } of this.#entries.values()) {
      const recent = [...changed].filter(([, { atMs }]) => atMs >= sinceMs).map(([word, { old }]) => [word, old]);
      text += eventRow.changesText(row, { ...row, ...Object.fromEntries(recent) }) ?? '';
    }
    for (const [id, atMs] of this.#removedMs) if (atMs >= sinceMs) text += removedRow.writeText({ id, removed: true });
    return this.#complete(text);
  }

  #repairs(atMs: number): string {
    const { rows, changedMs } = this.#versionAt(atMs);
    const isIncluded = ([id, row]: readonly [string, EventRow]): boolean =>
      row.stageType === 2 || (changedMs.get(id) ?? 0) >= atMs - REPAIR_REACH_MS;
    const texts = [...rows].filter(isIncluded).map(([, row]) => eventRow.writeText(row));
    return this.#complete(texts.join(''));
  }

  #complete(rows: string): string {
    return rows + updateTimeRow.writeText({ time: this.nowS() }) + signatureRow.writeText({ signature: hashOf(rows) });
  }

  #keepVersion(): void {
    const entries = [...this.#entries];
    this.#versions.push({
      fromMs: this.#world.trueMs(),
      rows: new Map(entries.map(([id, { row }]) => [id, row])),
      changedMs: new Map(entries.map(([id, { changed }]) => [id, Math.max(0, ...[...changed.values()].map(({ atMs }) => atMs))])),
      updates: this.#updates(),
    });
  }

  #versionAt(atMs: number): Version {
    return this.#versions.findLast(({ fromMs }) => fromMs <= atMs) ?? this.#versions[0]!;
  }

  #publishListChange(): void {
    this.#updatedS = Math.max(this.#updatedS + 1, this.nowS());
    this.#push.publish('sys_1', systemText(this.#updatedS, this.nowS()));
  }
}
