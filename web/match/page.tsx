import { correctionRow, parsePageFeedName, readRaceCourse, readRows, readStandings, readSummary } from '@stillingen/wire';
import { useEffect, useMemo, useState } from 'react';
import { useFeedTexts } from '../page/feed-texts.ts';
import { useKept } from '../page/kept.ts';
import { usePage, useStore } from '../page/page-context.ts';
import { matchAddressOf } from '../page/paths.ts';
import { Frame } from '../shell/frame.tsx';
import { matchText } from '#text/match/match.ts';
import { Skeleton } from '../ui/panel.tsx';
import { DuelView } from './duel-view.tsx';
import styles from './match-view.module.css';
import { MissingMatch } from './missing-match.tsx';
import { type MatchFeed, readCore, readMatch } from './model/match-facts.ts';
import { type MatchTab, wordOf } from './model/tabs.ts';
import { feedsOf, type MatchLayout, standingsFeed } from './opened.ts';
import { loadAllPanels, panelOf } from './panels.ts';
import { readRace } from './race/race-feed.ts';
import { loadAllViews, RACE } from './views.ts';

export interface MatchPageProps {
  readonly eventId: string;
  readonly sportId: number;
  readonly tab: MatchTab;
}

export function MatchPage({ eventId, tab }: MatchPageProps) {
  useListBehind(eventId);
  return <MatchView eventId={eventId} tabWord={wordOf(tab)} Layout={Frame} />;
}

/** After a reload the list under a match is a step back in the history of this document. */
function useListBehind(eventId: string): void {
  useEffect(() => {
    const follow = (): void => {
      if (matchAddressOf(location.pathname)?.eventId !== eventId) location.reload();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [eventId]);
}

/** Resolves once the tab can be drawn; without its chunk, the tab reports that itself. */
export const preparePanel = async (tab: MatchTab): Promise<unknown> =>
  panelOf(tab)
    ?.load()
    .catch(() => {});

/** On the server, where rendering does not wait. */
export const loadAllParts = (): Promise<unknown> => Promise.all([loadAllPanels(), loadAllViews()]);

const tableOf = (match: MatchFeed | null): string | null => (match === null ? null : standingsFeed(match.league));

interface Known {
  readonly kind: 'match' | 'race';
  /** Feed of the table that the score changes. */
  readonly table: string | null;
}

function knownOf(text: string | null): Known | null {
  if (text === null) return null;
  return readRace(text) === null ? { kind: 'match', table: tableOf(readMatch(text)) } : { kind: 'race', table: null };
}

const READERS: Partial<Record<string, (text: string) => unknown>> = {
  eventRow: (text) => readRace(text) ?? readMatch(text),
  core: readCore,
  summary: readSummary,
  corrections: (text) => correctionRow.readAll(text),
  raceCourse: readRaceCourse,
  standings: readStandings,
};

/** What the page itself reads; the panels hold their own failures. */
const READ_STRICTLY = {
  read: (feed: string, text: string) => (READERS[parsePageFeedName(feed)?.kind ?? ''] ?? readRows)(text),
};

const Stacked: MatchLayout = ({ right, children }) => (
  <>
    {children}
    {right}
  </>
);

/** Rendered on its page and in the dialog over a table. */
export function MatchView({ eventId, tabWord, Layout = Stacked }: { eventId: string; tabWord: string; Layout?: MatchLayout }) {
  const { text } = usePage();
  const feeds = useMemo(() => feedsOf(eventId), [eventId]);
  const [known, setKnown] = useState(() => knownOf(text(feeds.event)));
  const kind = known?.kind;
  const { event, corrections, core, summary, raceCourse } = feeds;
  // The other feeds are requested once it is known to be a match or a race.
  const others =
    known?.kind === 'match'
      ? [core, summary, ...(known.table === null ? [] : [known.table])]
      : known?.kind === 'race'
        ? [raceCourse]
        : [];
  const texts = useFeedTexts(eventId, [event, corrections, ...others], READ_STRICTLY);
  const eventText = useStore(texts.text(event));
  if (known === null && eventText !== null) setKnown(knownOf(eventText));
  const race = useMemo(() => (kind === 'race' && eventText !== null ? readRace(eventText) : null), [kind, eventText]);
  const match = useKept(useMemo(() => (kind === 'match' && eventText !== null ? readMatch(eventText) : null), [kind, eventText]));
  // A competition may get its table while the page is open.
  if (match !== null && tableOf(match) !== known?.table) setKnown({ kind: 'match', table: tableOf(match) });
  const opened = { eventId, tabWord, feeds, texts, Layout };
  return (
    <>
      {race !== null && eventText !== null ? <RACE.View opened={opened} race={race} text={eventText} /> : null}
      {match === null ? null : <DuelView opened={opened} match={match} />}
      {race === null && match === null ? (
        <Layout>
          <article className={`${styles.page} ${styles.match}`}>
            <MissingMatch onRetry={texts.retryNow}>
              <div className={styles.waiting}>
                <Skeleton lines={8} label={matchText.loading} />
              </div>
            </MissingMatch>
          </article>
        </Layout>
      ) : null}
    </>
  );
}
