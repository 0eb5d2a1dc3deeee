import type { Store } from '@stillingen/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FeedTexts, useFeedTexts } from '../page/feed-texts.ts';
import { usePage, useStore } from '../page/page-context.ts';
import { Filled, Waiting } from '../page/waiting.tsx';
import type { MatchTab } from './model/tabs.ts';
import { matchFeed } from './opened.ts';
import type { MatchFeedKind, PanelProps } from './panel-props.ts';
import { type LazyPanel, panelOf } from './panels.ts';

type Texts = Record<MatchFeedKind, string>;

/** Null until all have arrived; the same object until one changes. */
function textsOf(
  source: FeedTexts,
  eventId: string,
  kinds: readonly MatchFeedKind[],
): Pick<Store<Texts | null>, 'get' | 'subscribe'> {
  const stores = kinds.map((kind) => source.text(matchFeed(kind, eventId)));
  let last: readonly (string | null)[] | null = null;
  let texts: Texts | null = null;
  return {
    subscribe(notify) {
      const ends = stores.map((store) => store.subscribe(notify));
      return () => ends.forEach((end) => end());
    },
    get() {
      const now = stores.map((store) => store.get());
      if (last === null || now.some((text, at) => text !== last?.[at]))
        texts = now.includes(null) ? null : (Object.fromEntries(kinds.map((kind, at) => [kind, now[at]])) as Texts);
      last = now;
      return texts;
    },
  };
}

interface Shared extends Pick<PanelProps, 'eventId' | 'match' | 'sport'> {
  readonly label: string;
}

/** The row of the match comes along: by it the client follows pushes of the match. */
function WithFeeds({ panel, label, View, ...props }: Shared & { panel: LazyPanel; View: NonNullable<LazyPanel['view']> }) {
  const { eventId } = props;
  const names = useMemo(() => (['eventRow', ...panel.feeds] as const).map((kind) => matchFeed(kind, eventId)), [eventId, panel]);
  const source = useFeedTexts(eventId, names);
  const texts = useStore(useMemo(() => textsOf(source, eventId, panel.feeds), [source, eventId, panel]));
  return (
    <Filled source={source} feeds={names} what={label}>
      {texts === null ? null : <View {...props} texts={texts} />}
    </Filled>
  );
}

const NO_TEXTS = {} as Texts;

function Loaded({ panel, ...props }: Shared & { panel: LazyPanel }) {
  const [, setLoaded] = useState(panel.view !== null);
  const { view: View } = panel;
  const load = useCallback((): void => {
    // A chunk that cannot be fetched leaves the panel waiting, which offers another try.
    panel.load().then(
      () => setLoaded(true),
      () => {},
    );
  }, [panel]);
  useEffect(load, [load]);
  if (View === null) return <Waiting what={props.label} onRetry={load} />;
  return panel.feeds.length === 0 ? <View {...props} texts={NO_TEXTS} /> : <WithFeeds panel={panel} View={View} {...props} />;
}

/** What stands under a tab that is a chunk of its own. */
export function PanelFrame({ tab, ...props }: Shared & { tab: MatchTab }) {
  const panel = panelOf(tab);
  usePage().needsPart?.(`match/${tab}/panel.tsx`);
  return panel === null ? null : <Loaded key={tab} panel={panel} {...props} />;
}
