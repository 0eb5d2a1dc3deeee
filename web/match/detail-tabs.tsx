import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { usePage } from '../page/page-context.ts';
import { matchText } from '../text/da-match.ts';
import type { EventWord } from '../text/danish.ts';
import { Tabs } from '../ui/index.ts';
import styles from './match-view.module.css';
import { type MatchTab, neighbour, tabHref, type TabLabel, tabOfSearch } from './model/tabs.ts';

/**
 * The tabs of a match or race and what stands under the chosen one, which `children` draws: chosen
 * by the address, a click or a swipe.
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

/** Px, and this much longer across than down, so that scrolling never changes the tab. */
const MIN_LENGTH_PX = 56;
const MIN_SLOPE = 2;

function movesSideways(target: EventTarget, within: Element): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element !== null && element !== within;
    element = element.parentElement
  ) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}

/** 1 for the tab to the right, -1 to the left. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      const touch = event.touches[0];
      began.current =
        event.touches.length !== 1 || touch === undefined || movesSideways(event.target, event.currentTarget)
          ? null
          : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd(event: TouchEvent): void {
      const touch = event.changedTouches[0];
      const from = began.current;
      began.current = null;
      if (from === null || touch === undefined) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) >= MIN_LENGTH_PX && Math.abs(across) >= MIN_SLOPE * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel(): void {
      began.current = null;
    },
  };
}
