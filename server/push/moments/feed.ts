import {
  ALERT_KINDS,
  type AlertFacts,
  type AlertKind,
  type AlertMoment,
  type AlertSide,
  type Entry,
  type EventId,
  type LiveState,
  momentsOf,
} from '@stillingen/domain';
import { alertText, matchPath } from '@stillingen/wire';

export const MOMENT_SUBJECTS = ['match', 'team', 'league'] as const;
export type MomentSubject = (typeof MOMENT_SUBJECTS)[number];

/** For clients that reconnect; without one nothing is computed after this time. */
const KEPT_MS = 600_000;
const MOST_KEPT = 1000;
const MOST_OF_ENTRY = 9999;

interface FactChange {
  readonly id: EventId;
  readonly followed: { readonly template: string; readonly sides: readonly string[] };
  readonly before: AlertFacts | null;
  readonly after: AlertFacts;
  readonly atMs: number;
}
export interface MomentSource {
  readonly state: LiveState;
  readonly nowMs: () => number;
  readonly changes: {
    /** Before entries are applied. */
    note(entries: readonly Entry[]): void;
    /** After they were applied. */
    take(entries: readonly Entry[]): readonly FactChange[];
  };
}

/** One event of a stream; ids are numbers of journal entries, and so the same on every machine. */
export interface StreamedMoment {
  readonly id: string;
  readonly kind: AlertKind;
  readonly data: string;
}
interface Kept extends StreamedMoment {
  readonly keptMs: number;
  readonly entry: number;
  readonly index: number;
  readonly topics: ReadonlySet<string>;
}
export interface Wanted {
  readonly subject: MomentSubject;
  readonly id: string;
  readonly kinds: ReadonlySet<AlertKind>;
}

const ID = /^(\d{1,15})-(\d{1,4})$/;
export const isMomentId = (text: string): boolean => ID.test(text);

const topicOf = ({ subject, id }: Pick<Wanted, 'subject' | 'id'>): string => `${subject} ${id}`;
const isWanted = ({ topics, kind }: Kept, wanted: Wanted): boolean => topics.has(topicOf(wanted)) && wanted.kinds.has(kind);
const iso = (ms: number): string => new Date(ms).toISOString();
const sideOf = ({ ids, name }: AlertSide): object => ({ ids, name });

function dataOf(moment: AlertMoment, facts: AlertFacts, id: EventId, atMs: number): string {
  const { kind, occasion, side, score, was, wasStart, minute, by, reason, tag } = moment;
  const { title, body } = alertText(moment, facts);
  return JSON.stringify({
    ...{ kind, occasion, at: iso(atMs), title, text: body, match: id, path: matchPath(id), sport: facts.sport.id },
    league: facts.league.name,
    ...(facts.sides === null ? { race: facts.title } : { home: sideOf(facts.sides[0]), away: sideOf(facts.sides[1]) }),
    ...{ start: iso(facts.start * 1000), score, side, minute, by },
    ...(kind === 'correction' ? { was, reason } : {}),
    ...(wasStart === null ? {} : { wasStart: iso(wasStart * 1000) }),
    ...{ tag, origin: facts.origin },
  });
}

/** What happens in matches, as streams of events by match, team and league. */
export class MomentFeed {
  readonly #source: MomentSource;
  readonly #listeners = new Map<(moment: StreamedMoment) => void, Wanted>();
  readonly #kept: Kept[] = [];
  #usedMs = Number.NEGATIVE_INFINITY;

  constructor(source: MomentSource) {
    this.#source = source;
  }

  /** The id of the last event there can be by now. */
  get position(): string {
    return `${this.#source.state.n}-${MOST_OF_ENTRY}`;
  }

  isKnown({ subject, id }: Pick<Wanted, 'subject' | 'id'>): boolean {
    const { events, races, participants, leagues } = this.#source.state;
    if (subject === 'match') return events.has(id as EventId) || races.has(id as EventId);
    if (subject === 'team') return participants.has(id as never);
    return leagues.values().some(({ templateId }) => templateId === id);
  }

  /** What is kept after the given id; calls the listener with what comes from now on, until it is closed. */
  open(
    wanted: Wanted,
    after: string | null,
    listener: (moment: StreamedMoment) => void,
  ): { readonly missed: readonly StreamedMoment[]; readonly close: () => void } {
    const [, entry, index] = ID.exec(after ?? '') ?? [];
    const isMissed = (kept: Kept): boolean =>
      entry !== undefined && (kept.entry - Number(entry) || kept.index - Number(index)) > 0 && isWanted(kept, wanted);
    this.#listeners.set(listener, wanted);
    return {
      missed: this.#kept.filter(isMissed),
      close: () => {
        this.#listeners.delete(listener);
        this.#usedMs = this.#source.nowMs();
      },
    };
  }

  before(entries: readonly Entry[]): void {
    const { nowMs, changes } = this.#source;
    if (this.#listeners.size > 0 || nowMs() - this.#usedMs <= KEPT_MS) changes.note(entries);
  }

  after(entries: readonly Entry[]): void {
    const { nowMs, changes } = this.#source;
    const entry = entries.at(-1)!.n;
    const keptMs = nowMs();
    let index = 0;
    for (const { id, followed, before, after, atMs } of changes.take(entries)) {
      const topics = new Set([`match ${id}`, `league ${followed.template}`, ...followed.sides.map((side) => `team ${side}`)]);
      for (const moment of momentsOf(before, after)) {
        if (moment.occasion === 'game') continue;
        const data = dataOf(moment, after, id, atMs);
        this.#publish({ id: `${entry}-${index}`, kind: moment.kind, data, keptMs, entry, index, topics });
        index += 1;
      }
    }
  }

  #publish(moment: Kept): void {
    const { nowMs } = this.#source;
    this.#kept.push(moment);
    while (this.#kept.length > 1 && (this.#kept.length > MOST_KEPT || nowMs() - this.#kept[0]!.keptMs > KEPT_MS))
      this.#kept.shift();
    for (const [listener, wanted] of this.#listeners) if (isWanted(moment, wanted)) listener(moment);
  }
}

export const ALL_KINDS: ReadonlySet<AlertKind> = new Set(ALERT_KINDS);
