import { useEffect, useState } from 'react';
import { matchPath } from '../../page/routes.ts';

interface HistoryState {
  readonly match?: string;
}

const matchOf = (): string | null => (history.state as HistoryState | null)?.match ?? null;

/** In step with the history: going back closes it. */
export function useMatchDialog(): { eventId: string | null; open(eventId: string): void; close(): void } {
  const [eventId, setEventId] = useState<string | null>(null);
  useEffect(() => {
    const follow = (): void => setEventId(matchOf());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    eventId,
    open(id) {
      history.pushState({ match: id } satisfies HistoryState, '', matchPath(id));
      setEventId(id);
    },
    close() {
      if (matchOf() !== null) history.back();
      else setEventId(null);
    },
  };
}
