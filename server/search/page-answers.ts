import { type RenderRequest, SEARCH_KEY, SEARCH_PAGE_PATH, type SearchAnswer } from '@stillingen/wire';
import type { Language } from '@stillingen/wire/words';
import type { RateLimit } from '../http/limits/rate-limit.ts';
import { SearchUnavailable } from './name-thread.ts';
import type { SiteSearch } from './site-search.ts';

const KEPT = 50;

type Prepared = Pick<RenderRequest, 'path' | 'search' | 'delayS'>;
type SiteIn = (language: Language) => Pick<SiteSearch, 'find'>;

/** What pages of the search are drawn of: drawing does not wait, so its answer is found before. */
export class PageAnswers {
  readonly #siteIn: SiteIn;
  readonly #limit: RateLimit;
  readonly #kept = new Map<string, SearchAnswer>();

  constructor(siteIn: SiteIn, limit: RateLimit) {
    this.#siteIn = siteIn;
    this.#limit = limit;
  }

  /** Seconds to wait above the rate limit of `client`; else null, at once for other pages. */
  async prepare({ path, search, delayS }: Prepared, language: Language, client: string): Promise<number | null> {
    if (path !== SEARCH_PAGE_PATH) return null;
    const waitS = this.#limit(client);
    if (waitS !== null) return waitS;
    const text = new URLSearchParams(search).get(SEARCH_KEY) ?? '';
    const answer = await this.#siteIn(language)
      .find(text, delayS === 0)
      .catch(nothing);
    const key = keyOf(language, text, delayS === 0);
    this.#kept.delete(key);
    if (answer !== null) this.#kept.set(key, answer);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    return null;
  }

  /** Null where the search did not answer. */
  readonly of = (language: Language, text: string, isLive: boolean): SearchAnswer | null =>
    this.#kept.get(keyOf(language, text, isLive)) ?? null;
}

function nothing(error: unknown): null {
  if (error instanceof SearchUnavailable) return null;
  throw error;
}

const keyOf = (language: Language, text: string, isLive: boolean): string => `${language}${isLive}${text}`;
