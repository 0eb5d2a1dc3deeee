import { memo, type ReactNode, type TouchEvent, useCallback, useRef } from 'react';
import { useKeys } from '../page/use-keys.ts';
import { matchText } from '../text/match/da-match.ts';
import type { EventWord } from '../text/danish.ts';
import { Tabs } from '../ui/index.ts';
import styles from './match-view.module.css';
import { type MatchTab, neighbour, tabHref, type TabLabel } from './model/tabs.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface RowProps {
  readonly eventId: string;
  readonly event: EventWord;
  readonly tabs: readonly TabLabel[];
  readonly chosen: MatchTab;
  readonly onSelect: (tab: MatchTab) => void;
}

const TabRow = memo(function TabRow({ eventId, event, tabs, chosen, onSelect }: RowProps) {
  return (
    <div className={styles.tabs}>
      <Tabs
        label={matchText.tabsLabel(event)}
        current={chosen}
        onSelect={onSelect}
        tabs={tabs.map(({ tab: id, label, count }) => ({
          id,
          label: count === null ? label : <Counted label={label} count={count} />,
          href: tabHref(eventId, id),
        }))}
      />
    </div>
  );
});

/** The tabs of a match or race, chosen by a click, a swipe or a digit, and the `children` under them. */
export function DetailTabs({
  eventId,
  event,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  eventId: string;
  event: EventWord;
  tabs: readonly TabLabel[];
  chosen: TabLabel;
  onChoose: (tab: MatchTab) => void;
  children: ReactNode;
}) {
  const panelRef = useRef<HTMLDivElement>(null);
  const select = useCallback(
    (next: MatchTab): void => {
      onChoose(next);
      history.replaceState(history.state, '', tabHref(eventId, next));
      // Scroll to the top of the next tab, below the sticky bars.
      const panel = panelRef.current;
      if (panel !== null && panel.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(panel).scrollMarginTop))
        panel.scrollIntoView();
    },
    [eventId, onChoose],
  );
  const swipe = useSwipe((step) => {
    const next = neighbour(tabs, chosen.tab, step);
    if (next !== null) select(next);
  });
  const choose = (at: number): void => {
    const next = tabs[at];
    if (next !== undefined) select(next.tab);
  };
  useKeys(Object.fromEntries(KEYS.map((key, at) => [key, () => choose(at)])), panelRef);
  return (
    <>
      <TabRow eventId={eventId} event={event} tabs={tabs} chosen={chosen.tab} onSelect={select} />
      <div className={styles.panel} ref={panelRef} {...swipe}>
        <h2 className="unseen">{chosen.label}</h2>
        {children}
      </div>
    </>
  );
}

const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <small>{count}</small>
  </>
);

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
