import { type ReactNode, useRef, useState } from 'react';
import { usePage } from '../app/page-context.ts';
import { Tabs } from '../design/index.ts';
import { matchText } from '../text/da-match.ts';
import type { EventWord } from '../text/event-words.ts';
import styles from './detail-tabs.module.css';
import { type MatchTab, neighbour, tabHref, type TabLabel, tabOfSearch } from './model/tabs.ts';
import { useSwipe } from './use-swipe.ts';

/**
 * The tabs of a match or race and what stands under the chosen one, which `children` draws: chosen by the address, a click
 * or a swipe.
 */
export function DetailTabs({
  eventId,
  event,
  tabs,
  children,
}: {
  eventId: string;
  event: EventWord;
  tabs: readonly TabLabel[];
  children: (tab: MatchTab) => ReactNode;
}) {
  const { request } = usePage();
  const [wanted, setWanted] = useState(() => tabOfSearch(request.search));
  const panelRef = useRef<HTMLDivElement>(null);
  const chosen = tabs.find(({ tab }) => tab === wanted) ?? tabs[0]!;
  const select = (next: MatchTab): void => {
    setWanted(next);
    history.replaceState(history.state, '', tabHref(eventId, next));
    // Deep in one tab, the next one begins at its beginning, below what is stuck to the edge.
    const panel = panelRef.current;
    if (panel !== null && panel.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(panel).scrollMarginTop))
      panel.scrollIntoView();
  };
  const swipe = useSwipe((step) => {
    const next = neighbour(tabs, chosen.tab, step);
    if (next !== null) select(next);
  });
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={matchText.tabsLabel(event)}
          current={chosen.tab}
          onSelect={select}
          tabs={tabs.map(({ tab: id, label, count }) => ({
            id,
            label: count === null ? label : `${label} (${count})`,
            href: tabHref(eventId, id),
          }))}
        />
      </div>
      <div className={styles.panel} ref={panelRef} {...swipe}>
        <h2 className="unseen">{chosen.label}</h2>
        {children(chosen.tab)}
      </div>
    </>
  );
}
