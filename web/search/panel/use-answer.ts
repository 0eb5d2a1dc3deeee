import { typedWords } from '@stillingen/domain';
import { readSearchAnswer, type SearchAnswer, SEARCH_KEY, SEARCH_LIVE_KEY, SEARCH_PATH } from '@stillingen/wire';
import { useEffect, useState } from 'react';
import { SEARCH_FIELDS } from '#language/search.ts';

const DEBOUNCE_MS = 80;
/** Before a wait is shown. */
const SLOW_MS = 300;
const TOO_MANY = 429;
/** While a match of the answer is played. */
const RENEW_MS = 20_000;

export interface Answered {
  readonly text: string;
  readonly answer: SearchAnswer;
}

export interface Search {
  /** Of an earlier text while the next is awaited. */
  readonly answered: Answered | null;
  readonly state: 'still' | 'slow' | 'failed' | 'offline';
  retry(): void;
}

/** The query of an address of search; `isLive` is false for visitors who see everything later. */
export function searchQuery(fields: Readonly<Record<string, string>>, isLive: boolean): string {
  return new URLSearchParams({ ...fields, ...SEARCH_FIELDS, ...(isLive ? {} : { [SEARCH_LIVE_KEY]: '0' }) }).toString();
}

/** The answer, or the seconds to wait above the rate limit. */
async function fetchAnswer(text: string, isLive: boolean, signal: AbortSignal): Promise<SearchAnswer | number> {
  const response = await fetch(`${SEARCH_PATH}?${searchQuery({ [SEARCH_KEY]: text }, isLive)}`, { signal });
  if (response.status === TOO_MANY) return Number(response.headers.get('retry-after') ?? 1);
  const answer = response.ok ? readSearchAnswer(await response.json()) : null;
  if (answer === null) throw new TypeError(`the search answered ${response.status}`);
  return answer;
}

interface Asking {
  readonly text: string;
  readonly isLive: boolean;
  readonly pauseMs: number;
  readonly onAnswer: (answered: Answered) => void;
  readonly onState: (state: Search['state']) => void;
}

/** Asks after a pause in typing, and again while a match is played. Returns what ends it. */
function startAsking({ text, isLive, pauseMs, onAnswer, onState }: Asking): () => void {
  const abort = new AbortController();
  const slow = setTimeout(() => onState('slow'), pauseMs + SLOW_MS);
  let timer = setTimeout(() => void ask(), pauseMs);
  async function ask(): Promise<void> {
    try {
      const answer = await fetchAnswer(text, isLive, abort.signal);
      if (abort.signal.aborted) return;
      if (typeof answer === 'number') {
        timer = setTimeout(() => void ask(), answer * 1000);
        return;
      }
      onAnswer({ text, answer });
      onState('still');
      if (answer.matches.some(({ state }) => state === 'live')) timer = setTimeout(() => void ask(), RENEW_MS);
    } catch {
      if (!abort.signal.aborted) onState(navigator.onLine ? 'failed' : 'offline');
    }
    clearTimeout(slow);
  }
  return () => {
    clearTimeout(timer);
    clearTimeout(slow);
    abort.abort();
  };
}

/** The answer to the latest text; stale ones are dropped and their requests aborted. */
export function useAnswer(text: string, isLive: boolean): Search {
  const [answered, onAnswer] = useState<Answered | null>(null);
  const [state, onState] = useState<Search['state']>('still');
  const [tries, setTries] = useState(0);
  const isTyped = typedWords(text).length > 0;
  useEffect(() => {
    onState('still');
    // A retry asks at once.
    const pauseMs = tries === 0 ? DEBOUNCE_MS : 0;
    if (isTyped) return startAsking({ text, isLive, pauseMs, onAnswer, onState });
    onAnswer(null);
    return undefined;
  }, [text, isTyped, isLive, tries]);
  useEffect(() => {
    if (state !== 'offline') return undefined;
    const retry = (): void => setTries((count) => count + 1);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [state]);
  return { answered, state, retry: () => setTries((count) => count + 1) };
}
