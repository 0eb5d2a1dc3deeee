import { type Entry, type EventId, type LiveState, PROJECT_TYPE } from '@stillingen/domain';
import { buildFeedName, type PushSubject } from '@stillingen/wire';
import type { EntryListener } from '../bus/bus.ts';
import type { Tracing } from '../ops/tracing.ts';
import type { LanguageEdition, LanguageEditions } from './editions.ts';
import { type LiveCounts, liveText } from './live-counts.ts';
import type { EventChanges, RowChanges, StateProjection } from './projection.ts';

const ALL_SPORTS = 0;
const LIVE_COUNTS_MS = 5000;

/** Accounts count as known: only a session proves that one exists. */
export const knownSubjects =
  (
    { events, races }: Pick<LiveState, 'events' | 'races'>,
    editions: readonly Pick<LanguageEdition<unknown>, 'words' | 'projects'>[],
    identityNamespace: string,
  ) =>
  (subject: PushSubject): boolean => {
    switch (subject.kind) {
      case 'service':
        return true;
      case 'system':
      case 'update':
        return subject.projectType === PROJECT_TYPE.id;
      case 'localUpdate':
        return editions.some(({ projects }) => projects.includes(subject.project));
      case 'game':
        if (!editions.some(({ words }) => words.language === subject.lang)) return false;
        return events.has(subject.event as EventId) || races.has(subject.event as EventId);
      case 'account':
        return subject.namespace === identityNamespace;
      // Their gate decides by the ticket of a subscriber.
      case 'odds':
        return false;
    }
  };

function eventsWithIncidents(entries: readonly Entry[]): ReadonlySet<EventId> {
  const events = new Set<EventId>();
  for (const { changes } of entries) for (const change of changes) if (change.kind === 'incidents') events.add(change.id);
  return events;
}

/** Takes frames of a subject; `text` is called only with subscribers. */
interface Publisher {
  publish(subject: PushSubject, text: () => string): void;
}
interface WrittenFrames {
  readonly counts: { readonly frames: number };
  whenWritten(listener: () => void): void;
}
interface Library {
  body(name: string): { readonly text: string } | null;
}

const feedOf = (library: Library, name: Parameters<typeof buildFeedName>[0]): string =>
  library.body(buildFeedName(name))?.text ?? '';

export function publishSystemFeed(hub: Publisher, library: Library): void {
  const system: PushSubject = { kind: 'system', projectType: PROJECT_TYPE.id };
  for (const subject of [system, { kind: 'service' } as const]) hub.publish(subject, () => feedOf(library, system));
}

export function withTracing(publish: (entries: readonly Entry[]) => void, hub: WrittenFrames, tracing: Tracing): EntryListener {
  return (entries, trace) => {
    const render = tracing.step('render', trace);
    publish(entries);
    render.end();
    if (trace === undefined) return;
    const push = tracing.step('push', trace);
    const { frames } = hub.counts;
    hub.whenWritten(() => push.end({ 'stillingen.frames': hub.counts.frames - frames }));
  };
}

export class UpdatePublisher {
  readonly #projection: StateProjection;
  readonly #hub: Publisher;
  readonly #editions: LanguageEditions<Library>;
  readonly #liveCounts: Pick<LiveCounts, 'note'>;
  #published = { live: '', atMs: 0 };
  /** Counting walks all events: only after a change of live events. */
  #mayDiffer = true;

  constructor(
    projection: StateProjection,
    hub: Publisher,
    editions: LanguageEditions<Library>,
    liveCounts: Pick<LiveCounts, 'note'>,
  ) {
    this.#projection = projection;
    this.#hub = hub;
    this.#editions = editions;
    this.#liveCounts = liveCounts;
  }

  publish(entries: readonly Entry[], nowMs: number): void {
    const changes = this.#projection.advance(entries, nowMs);
    this.#publishRows(changes);
    this.#publishIncidents(eventsWithIncidents(entries));
    this.#publishLiveCounts(changes, nowMs);
  }

  /** After logos have changed. */
  publishParticipants(nowMs: number): void {
    this.#publishRows(this.#projection.renewParticipants(nowMs));
  }

  #publishRows(changes: RowChanges): void {
    this.#publishSports(changes);
    for (const [event, change] of changes.ofEvents) this.#publishEvent(event, change);
  }

  #publishSports({ texts, ofEvents }: RowChanges): void {
    for (const [sport, text] of texts) {
      this.#hub.publish({ kind: 'update', anySport: sport, projectType: PROJECT_TYPE.id }, () => text);
      for (const { projects, updateText } of this.#editions) {
        const translated = (): string =>
          [...ofEvents]
            .map(([event, { sports, text: danish }]) => (sports.includes(sport) ? updateText(event, danish) : ''))
            .join('');
        for (const project of projects) this.#hub.publish({ kind: 'localUpdate', sport, project }, translated);
      }
    }
  }

  #publishEvent(event: EventId, { text }: EventChanges): void {
    this.#hub.publish({ kind: 'update', anySport: ALL_SPORTS, projectType: PROJECT_TYPE.id }, () => text);
    for (const { words, updateText } of this.#editions)
      this.#hub.publish({ kind: 'game', lang: words.language, event }, () => updateText(event, text));
  }

  #publishIncidents(events: ReadonlySet<EventId>): void {
    for (const { words, library } of this.#editions)
      for (const event of events)
        this.#hub.publish({ kind: 'game', lang: words.language, event }, () =>
          feedOf(library, { kind: 'summary', projectType: PROJECT_TYPE.id, event }),
        );
  }

  #publishLiveCounts({ structural, live: differs }: RowChanges, nowMs: number): void {
    this.#mayDiffer ||= differs;
    if (!structural && (!this.#mayDiffer || nowMs - this.#published.atMs < LIVE_COUNTS_MS)) return;
    this.#mayDiffer = false;
    const live = liveText(this.#projection.state);
    this.#liveCounts.note(live, nowMs);
    if (!structural && live === this.#published.live) return;
    this.#published = { live, atMs: nowMs };
    publishSystemFeed(this.#hub, this.#editions[0].library);
  }
}
