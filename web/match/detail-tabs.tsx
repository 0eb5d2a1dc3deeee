import { type ReactNode, useRef, useState } from 'react';
import { usePage } from '../page/page-context.ts';
import { Tabs } from '../ui/index.ts';
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
  first,
  children,
}: {
  eventId: string;
  event: EventWord;
  tabs: readonly TabLabel[];
  /** The default tab; null while unknown. It does not change while the visitor reads. */
  first: MatchTab | null;
  children: (tab: MatchTab) => ReactNode;
}) {
  const { request } = usePage();
  const [wanted, setWanted] = useState(() => tabOfSearch(request.search));
  const panelRef = useRef<HTMLDivElement>(null);
  const [settled, settle] = useState(first);
  if (settled === null && first !== null) settle(first);
  const opened = tabs.find(({ tab }) => tab === (settled ?? first)) ?? tabs[0]!;
  const chosen = tabs.find(({ tab }) => tab === wanted) ?? opened;
  const select = (next: MatchTab): void => {
    setWanted(next);
    history.replaceState(history.state, '', tabHref(eventId, next, opened.tab));
    // Scroll to the top of the next tab, below the sticky bars.
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
            href: tabHref(eventId, id, opened.tab),
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
