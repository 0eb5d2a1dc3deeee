import type { Store } from '@stillingen/client';
import { matchAddressOf } from '../page/paths.ts';

export type Use =
  | { readonly kind: 'game_added' | 'search_result_opened' }
  | { readonly kind: 'match_opened'; readonly eventId: string }
  | { readonly kind: 'bookmaker_opened'; readonly bookmakerId: string; readonly eventId: string };

/** Returns what ends it. */
export type ListenToUses = (listener: (use: Use) => void) => () => void;

const BOOKMAKER = /^\/bookmaker\/(\d{1,9})\/$/;
/** Item ids of matches and leagues; teams and pins have others. */
const GAME = /^(?:g_)?\d+_/;
const RESULT_OF_PANEL = '[role=search] [role=grid] a';
const RESULT_OF_PAGE = 'main li > a';
const MIDDLE_BUTTON = 1;

interface Surroundings {
  /** Whether the page is that of the search. */
  readonly isSearch: boolean;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly starred: Store<ReadonlySet<string>>;
  readonly path: () => string;
  /** Runs it once the press is handled. */
  readonly later: (call: () => void) => void;
}

/** A match that opens over a list changes the address at once. */
function noteLink(link: HTMLAnchorElement, note: (use: Use) => void, { isSearch, path, later }: Surroundings): void {
  const { pathname, search } = link;
  const bookmakerId = BOOKMAKER.exec(pathname)?.[1];
  if (bookmakerId !== undefined)
    note({ kind: 'bookmaker_opened', bookmakerId, eventId: new URLSearchParams(search).get('event') ?? '' });
  if (link.matches(RESULT_OF_PANEL) || (isSearch && link.matches(RESULT_OF_PAGE))) note({ kind: 'search_result_opened' });
  const address = matchAddressOf(pathname);
  const before = path();
  if (address === null || before === pathname) return;
  later(() => {
    if (path() === pathname) note({ kind: 'match_opened', eventId: address.eventId });
  });
}

/** Not counted: a star that is taken away, or that a limit refuses. */
function noteStar(star: Element, note: (use: Use) => void, { starred, later }: Surroundings): void {
  const id = star.getAttribute('data-star') ?? '';
  if (!GAME.test(id) || starred.get().has(id)) return;
  later(() => {
    if (starred.get().has(id)) note({ kind: 'game_added' });
  });
}

/** Follows the presses of a page, whose own code holds nothing of it. */
export function createUses(surroundings: Surroundings): ListenToUses {
  const listeners = new Set<(use: Use) => void>();
  const note = (use: Use): void => {
    for (const listener of listeners) listener(use);
  };
  const onPress = ({ target, button, type }: Event & { readonly button?: number }): void => {
    if (!(target instanceof Element) || (type === 'auxclick' && button !== MIDDLE_BUTTON)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link !== null) noteLink(link, note, surroundings);
    const star = target.closest('[data-star]');
    if (star !== null) noteStar(star, note, surroundings);
  };
  const TYPES = ['click', 'auxclick'] as const;
  return (listener) => {
    const own = (use: Use): void => {
      try {
        listener(use);
      } catch {
        // One module must not stop another.
      }
    };
    if (listeners.size === 0) for (const type of TYPES) surroundings.document.addEventListener(type, onPress, true);
    listeners.add(own);
    return () => {
      if (listeners.delete(own) && listeners.size === 0)
        for (const type of TYPES) surroundings.document.removeEventListener(type, onPress, true);
    };
  };
}
