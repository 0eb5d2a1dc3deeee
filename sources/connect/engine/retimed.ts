import type { Message } from '@stillingen/domain/messages';
import type { IngestClient } from '../../ports.ts';
import { instant } from '../../datasets/kit/places/places.ts';

const TIMES = ['at', 'start', 'stageStart'] as const;

/** Delivers the times of a recording as those of a replay; `map` is in milliseconds. */
export function retimed(ingest: IngestClient, map: (ms: number) => number): IngestClient {
  const moved = (message: Message): Message => {
    const times = TIMES.flatMap((name) => {
      const time = (message as Partial<Record<(typeof TIMES)[number], string>>)[name];
      if (time === undefined) return [];
      const text = instant(map(Date.parse(time.length === 10 ? `${time}T12:00:00Z` : time)));
      return [[name, time.length === 10 ? text.slice(0, 10) : text] as const];
    });
    return { ...message, ...Object.fromEntries(times) };
  };
  return { deliver: (messages, options) => ingest.deliver(messages.map(moved), options) };
}
