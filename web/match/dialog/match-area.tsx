import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { matchAddressOf } from '../../page/paths.ts';
import { isPlainClick } from '../../ui/index.ts';
import { MatchDialog } from './match-dialog.tsx';

const DIALOG_QUERY = '(width > 800px)';

/** A plain click on a match opens the dialog if there is room. Children do not render again. */
export function MatchArea({ children }: { children: ReactNode }) {
  const dialog = useMatchDialog();
  const openMatch = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const address = link === null ? null : matchAddressOf(link.pathname);
    if (address === null || !isPlainClick(event) || !matchMedia(DIALOG_QUERY).matches) return;
    event.preventDefault();
    dialog.open(address.eventId, link!.pathname);
  };
  return (
    <>
      <div onClick={openMatch}>{children}</div>
      {dialog.eventId === null ? null : <MatchDialog key={dialog.eventId} eventId={dialog.eventId} onClose={dialog.close} />}
    </>
  );
}

interface HistoryState {
  readonly match?: string;
}

const matchOf = (): string | null => (history.state as HistoryState | null)?.match ?? null;

/** In step with the history: going back closes it. */
export function useMatchDialog(): { eventId: string | null; open(eventId: string, path: string): void; close(): void } {
  const [eventId, setEventId] = useState<string | null>(null);
  useEffect(() => {
    const follow = (): void => setEventId(matchOf());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    eventId,
    open(id, path) {
      history.pushState({ match: id } satisfies HistoryState, '', path);
      setEventId(id);
    },
    close() {
      if (matchOf() !== null) history.back();
      else setEventId(null);
    },
  };
}
