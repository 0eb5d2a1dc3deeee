/** The field of the query that selects news, of all kinds without it (PART-21). */
export const TYPE_KEY = 'type';
export const NEWS_TYPES = ['all', 'video'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

/** One page of the news of a participant. */
export interface NewsList {
  readonly feed: string;
  /** From 1. */
  readonly page: number;
  /** The feed of the next page, where there is one. */
  readonly next: string | null;
  readonly type: NewsType;
  /** Whether there is a choice: some news have videos. */
  readonly hasTypes: boolean;
}

/** `path` is that of the tab. */
export const newsPath = (path: string, type: NewsType): string => (type === 'all' ? path : `${path}?${TYPE_KEY}=${type}`);
