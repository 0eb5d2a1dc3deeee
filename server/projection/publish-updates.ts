import { type Entry, type EventId, type LiveState, PROJECT_TYPE } from '@stillingen/domain';
import { buildFeedName, type PushSubject } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import { type LiveCounts, liveText } from './live-counts.ts';
import type { Projection } from './projection.ts';
import type { Trace, Tracing } from '../ops/tracing.ts';

/** 0 is all sports together. */
const ALL_SPORTS = 0;
/** How often it is told how many matches are being played. */
const LIVE_COUNTS_MS = 5000;

/** Whether there is anything to follow under a subject; whether there is such an account, only its session tells. */
export const knownSubjects =
  (
    { events, races }: Pick<LiveState, 'events' | 'races'>,
    editions: readonly Pick<LanguageEdition, 'words' | 'projects'>[],
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
    }
  };

/** The matches of whose incidents entries tell. */
function incidentsIn(entries: readonly Entry[]): ReadonlySet<EventId> {
  const events = new Set<EventId>();
  for (const { changes } of entries) for (const change of changes) if (change.kind === 'incidents') events.add(change.id);
  return events;
}

/** Where frames of a subject go; their text is made only where a subscriber takes it. */
interface Publisher {
  publish(subject: PushSubject, text: () => string): void;
}
/** Calls back once all frames published before have been written. */
interface WrittenFrames {
  readonly counts: { readonly frames: number };
  whenWritten(listener: () => void): void;
}
/** The rendered feeds of one language. */
interface Library {
  body(name: string): { readonly text: string } | null;
}
/** One language of the site, with the projects that are answered in it. */
export interface LanguageEdition {
  readonly words: Vocabulary;
  readonly projects: readonly number[];
  readonly library: Library;
  /** Update rows of an event in these words, from their Danish text. */
  readonly updateText: (event: EventId, danish: string) => string;
}

const feedOf = (library: Library, name: Parameters<typeof buildFeedName>[0]): string =>
  library.body(buildFeedName(name))?.text ?? '';

/** Tells all who follow the system feed, under either of its names, how it stands. */
export function publishSystemFeed(hub: Publisher, library: Library): void {
  const system: PushSubject = { kind: 'system', projectType: PROJECT_TYPE.id };
  for (const subject of [system, { kind: 'service' } as const]) hub.publish(subject, () => feedOf(library, system));
}

type PublishUpdates = (entries: readonly Entry[]) => void;

/** The same; of entries that are traced it tells how long their frames took to make, and to write to all who listen. */
export function withTracing(
  tellChanges: PublishUpdates,
  hub: WrittenFrames,
  tracing: Tracing,
): (entries: readonly Entry[], trace?: Trace) => void {
  return (entries, trace) => {
    const render = tracing.step('render', trace);
    tellChanges(entries);
    render.end();
    if (trace === undefined) return;
    const push = tracing.step('push', trace);
    const { frames } = hub.counts;
    hub.whenWritten(() => push.end({ 'stillingen.frames': hub.counts.frames - frames }));
  };
}

/** Tells the followers of each subject what entries of the journal changed for them. */
export function createUpdatePublisher(
  projection: Projection,
  hub: Publisher,
  editions: readonly [LanguageEdition, ...LanguageEdition[]],
  liveCounts: Pick<LiveCounts, 'note'>,
): PublishUpdates {
  let told = { live: '', atMs: 0 };
  /** Whether other matches may be played than were told: to count them is to look at all there are. */
  let mayDiffer = true;
  return (entries) => {
    const nowMs = Date.now();
    const { texts, ofEvents, structural, live: differs } = projection.advance(entries, nowMs);
    mayDiffer ||= differs;
    for (const [sport, text] of texts) {
      hub.publish({ kind: 'update', anySport: sport, projectType: PROJECT_TYPE.id }, () => text);
      for (const { projects, updateText } of editions) {
        const inWords = (): string =>
          [...ofEvents]
            .map(([event, { sports, text: danish }]) => (sports.includes(sport) ? updateText(event, danish) : ''))
            .join('');
        for (const project of projects) hub.publish({ kind: 'localUpdate', sport, project }, inWords);
      }
    }
    for (const [event, { text }] of ofEvents) {
      hub.publish({ kind: 'update', anySport: ALL_SPORTS, projectType: PROJECT_TYPE.id }, () => text);
      for (const { words, updateText } of editions)
        hub.publish({ kind: 'game', lang: words.language, event }, () => updateText(event, text));
    }
    const withIncidents = incidentsIn(entries);
    for (const { words, library } of editions)
      for (const event of withIncidents)
        hub.publish({ kind: 'game', lang: words.language, event }, () =>
          feedOf(library, { kind: 'summary', projectType: PROJECT_TYPE.id, event }),
        );
    if (!structural && (!mayDiffer || nowMs - told.atMs < LIVE_COUNTS_MS)) return;
    mayDiffer = false;
    const live = liveText(projection.state);
    liveCounts.note(live, nowMs);
    if (!structural && live === told.live) return;
    told = { live, atMs: nowMs };
    publishSystemFeed(hub, editions[0].library);
  };
}
