import { parseLabelKey, PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, nullIfInvalid, readLeagues, type TopLeague } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { type FeedTexts, useFeedTexts } from '../../page/feed-texts.ts';
import { useStore } from '../../page/page-context.ts';

/** Live counts change seldom. */
export const CALM = { refreshMs: { least: 20_000, most: 40_000 } } as const;

export type LeaguesByKey = ReadonlyMap<string, TopLeague>;
const NONE: LeaguesByKey = new Map();

export const byKey = (leagues: readonly TopLeague[]): LeaguesByKey =>
  new Map(leagues.flatMap((league) => (league.label === null ? [] : [[league.label, league]])));

/** In a fixed order, so that moving a league keeps the address. */
const feedOf = (keys: readonly string[]): string =>
  buildPageFeedName({
    kind: 'pinned',
    projectType: PROJECT_TYPE.id,
    followed: keys
      .map((key) => parseLabelKey(key)!.templateId)
      .toSorted()
      .join('-'),
  });

/** Of at least one key. Leagues that were known stay while another choice of keys is fetched. */
export function useLeagues(keys: readonly string[]): Pick<FeedTexts, 'retryNow'> & { readonly leagues: LeaguesByKey } {
  const feed = feedOf(keys);
  const feeds = useMemo(() => [feed], [feed]);
  const { text: textOf, retryNow } = useFeedTexts('', feeds, CALM);
  const text = useStore(textOf(feed));
  const [known, setKnown] = useState<{ text: string | null; leagues: LeaguesByKey }>({ text: null, leagues: NONE });
  if (text !== null && text !== known.text) {
    const leagues = nullIfInvalid(() => readLeagues(text)) ?? [];
    setKnown({ text, leagues: new Map([...known.leagues, ...byKey(leagues)]) });
  }
  return { leagues: known.leagues, retryNow };
}
