import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { matchAddressOf } from '../../page/paths.ts';
import { BesideList } from '../../shell/frame.tsx';
import { isPlainClick } from '../../ui/index.ts';
import { MatchDialog } from './match-dialog.tsx';

const DIALOG_QUERY = '(width > 800px)';
const BESIDE_QUERY = '(width >= 1560px)';

interface HistoryState {
  readonly match?: string;
}

/** In step with the history: going back closes it. */
export interface OpenMatch {
  readonly eventId: string | null;
  open(eventId: string, path: string): void;
  close(): void;
}

interface PlaceProps {
  readonly match: OpenMatch;
}

const Over = ({ match }: PlaceProps) =>
  match.eventId === null ? null : <MatchDialog key={match.eventId} eventId={match.eventId} onClose={match.close} />;

/** Wide screens alone load it; without it matches open over the list. */
const Column = lazy(async (): Promise<{ default: ComponentType<PlaceProps> }> => {
  try {
    return { default: (await import('../beside/match-column.tsx')).MatchColumn };
  } catch {
    return { default: Over };
  }
});

const Beside = (props: PlaceProps) => (
  <Suspense fallback={null}>
    <Column {...props} />
  </Suspense>
);

/**
 * A plain click on a match opens it over the page if there is room, or, where `isList`, beside the
 * list on wide screens. Children do not render again.
 */
export function MatchArea({ children, isList = false }: { children: ReactNode; isList?: boolean }) {
  const match = useOpenMatch();
  const isBeside = useBeside() && isList;
  const openMatch = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const address = link === null ? null : matchAddressOf(link.pathname);
    if (address === null || !isPlainClick(event) || !matchMedia(DIALOG_QUERY).matches) return;
    // Enter on the row of the match beside it: its own page.
    if (isBeside && event.detail === 0 && address.eventId === match.eventId) return;
    event.preventDefault();
    match.open(address.eventId, link!.pathname);
  };
  return (
    <BesideList value={isBeside ? <Beside match={match} /> : null}>
      <div onClick={openMatch}>{children}</div>
      {isBeside ? null : <Over match={match} />}
    </BesideList>
  );
}

function useBeside(): boolean {
  const follow = (onChange: () => void): (() => void) => {
    const query = matchMedia(BESIDE_QUERY);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(
    follow,
    () => matchMedia(BESIDE_QUERY).matches,
    () => false,
  );
}

const matchOf = (): string | null => (history.state as HistoryState | null)?.match ?? null;

function useOpenMatch(): OpenMatch {
  const [eventId, setEventId] = useState<string | null>(null);
  useEffect(() => {
    const follow = (): void => setEventId(matchOf());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    eventId,
    open(id, path) {
      const state: HistoryState = { match: id };
      // One step back leads to the list, however many matches were looked at.
      if (matchOf() === null) history.pushState(state, '', path);
      else history.replaceState(state, '', path);
      setEventId(id);
    },
    close() {
      if (matchOf() !== null) history.back();
      else setEventId(null);
    },
  };
}
