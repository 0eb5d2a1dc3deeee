import { shownHref } from '#language/address.ts';
import { Component, memo, type ReactNode, useCallback, useRef } from 'react';
import { useKeys } from '../page/use-keys.ts';
import { useSwipe } from '../page/use-swipe.ts';
import { PartFailed } from '../page/waiting.tsx';
import { matchText } from '#text/match/match.ts';
import type { EventWord } from '#text/language.ts';
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
        tabs={tabs.map(({ tab: id, label, count, elementId }) => ({
          id,
          elementId,
          label: count === null ? label : <Counted label={label} count={count} />,
          href: tabHref(eventId, id),
        }))}
      />
    </div>
  );
});

class FailureBoundary extends Component<{ what: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PartFailed what={this.props.what} onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Chosen by a click, a swipe or a digit. A failure of the `children` under them stays there. */
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
      history.replaceState(history.state, '', shownHref(tabHref(eventId, next)));
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
        <FailureBoundary key={chosen.tab} what={chosen.label}>
          {children}
        </FailureBoundary>
      </div>
    </>
  );
}

const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <small>{count}</small>
  </>
);
