import { recentForm, type FormBadge } from '@stillingen/domain';
import { createTable, type Table } from '@stillingen/client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { matchesOf, type ScheduledMatch, scheduleOf } from '../league/model/schedule.ts';
import { badgeOf, DatedMatch, FormLetter, sideOf } from '../list/dated-match.tsx';
import { useFeedText } from '../page/feed-texts.ts';
import { Waiting } from '../page/waiting.tsx';
import { useNow, usePage } from '../page/page-context.ts';
import { type QueryChoice, useQueryChoice } from '../page/use-query-choice.ts';
import { teamText } from '#text/team.ts';
import { Empty, Panel } from '../ui/panel.tsx';
import { RacesTable } from '../person/race-lines.tsx';
import { Filters } from './filters.tsx';
import { pageHref, type TeamTab } from './model/address.ts';
import { ALL_MATCHES, filteredPath, type MatchFilter, matchesFiltered, readFilter, writeFilter } from './model/filter.ts';
import { balanceOf, byMonth } from './model/months.ts';
import styles from './page.module.css';

const HOUR_S = 3600;

/** The participant whose matches are listed. */
interface Competitor {
  readonly sportId: number;
  readonly id: string;
}

/** A page of a list: `path` is that of its first page, `next` the feed of the page after it. */
export interface ListPage {
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly next: string | null;
}

interface ListProps {
  readonly table: Table;
  readonly matches: readonly ScheduledMatch[];
  readonly props: Competitor;
  readonly badged?: boolean;
}

export function MatchList({ table, matches, props, badged = false }: ListProps) {
  const sport = usePage().sport(props.sportId);
  // A team of race athletes, as in a relay.
  if (!sport.duel)
    return (
      <RacesTable table={table} sport={sport} races={matches.map(({ event, league }) => ({ league, events: [event.id!] }))} />
    );
  return (
    <ul>
      {matches.map(({ event, league }) => (
        <DatedMatch key={event.id} {...{ table, id: event.id!, sport, league, badged }} of={props.id} />
      ))}
    </ul>
  );
}

function useBadges(matches: readonly ScheduledMatch[], { sportId, id }: Competitor): readonly (FormBadge | null)[] {
  const sport = usePage().sport(sportId);
  return useMemo(() => matches.map(({ event }) => badgeOf(event, sport, sideOf(event, id))), [matches, sport, id]);
}

/** The last decided matches, the newest at the right; `sum`: their points. */
export function FormLetters({ matches, props, sum }: { matches: readonly ScheduledMatch[]; props: Competitor; sum?: string }) {
  const badges = useBadges(matches, props).filter((badge) => badge !== null);
  const { length } = recentForm(badges, { win: 3, draw: 1 }).letters;
  return (
    <span className={styles.form} role="group" aria-label={teamText.form}>
      {sum === undefined ? null : <small>{sum}</small>}
      {badges
        .slice(0, length)
        .toReversed()
        .map((badge, index) => (
          <FormLetter key={index} badge={badge} />
        ))}
    </span>
  );
}

function MonthSection({ title, matches, table, props, badged }: ListProps & { title: string }) {
  const badges = useBadges(matches, props);
  return (
    <section className={styles.month}>
      <header>
        <h2>{title}</h2>
        {badged === true ? <span>{teamText.balance(balanceOf(badges))}</span> : null}
      </header>
      <MatchList {...{ table, matches, props, badged: badged === true }} />
    </section>
  );
}

function Months({ table, matches, props, badged }: ListProps) {
  const hour = useNow((nowS) => Math.floor(nowS / HOUR_S));
  const months = useMemo(() => byMonth(matches, hour * HOUR_S), [matches, hour]);
  return months.map((month) => <MonthSection key={month.title} {...month} {...{ table, props, badged: badged === true }} />);
}

type ListTab = 'results' | 'fixtures';

interface LoadedPart {
  readonly table: Table;
  readonly matches: readonly ScheduledMatch[];
}

/** In the order of the feed: results from the latest, fixtures from the next; null while it is loaded. */
function usePart(feed: string, tab: ListTab): { readonly part: LoadedPart | null; readonly retryNow: () => void } {
  const { text, retryNow } = useFeedText(feed);
  const { nowS } = usePage();
  const part = useMemo(() => {
    if (text === null) return null;
    const table = createTable(text, { nowS: nowS.get() });
    return { table, matches: scheduleOf(matchesOf(table.structure.get().leagues, table.rows), 0)[tab] };
  }, [text, tab, nowS]);
  return { part, retryNow };
}

interface PartProps {
  readonly tab: ListTab;
  readonly props: Competitor;
}
interface FilteredProps extends PartProps {
  /** Null for a list of all matches. */
  readonly choice: QueryChoice<MatchFilter> | null;
}

function NoMatches({ tab, props, choice }: FilteredProps) {
  const { event } = usePage().sport(props.sportId);
  if (choice !== null && (choice.chosen.side !== null || choice.chosen.competition !== null)) {
    const all = tab === 'results' ? teamText.allResults : teamText.allFixtures;
    return <Empty title={teamText.filter.none(event)} hint={<a href={choice.hrefOf(ALL_MATCHES)}>{all}</a>} />;
  }
  const [title, hint] =
    tab === 'results'
      ? [teamText.noResults, teamText.noResultsHint(event)]
      : [teamText.noFixtures(event), teamText.nothingHint(event)];
  return <Empty title={title} hint={hint} />;
}

function Part({ feed, isFirst, ...list }: FilteredProps & { feed: string; isFirst: boolean }) {
  const { tab, props, choice } = list;
  const { duel } = usePage().sport(props.sportId);
  const { part, retryNow } = usePart(feed, tab);
  if (part === null) return <Waiting what={teamText.tabs[tab]} lines={4} onRetry={retryNow} />;
  const { table, matches: all } = part;
  const matches = choice === null ? all : matchesFiltered(all, choice.chosen, props.id);
  return (
    <>
      {choice === null || !duel || !isFirst || all.length === 0 ? null : <Filters choice={choice} matches={all} />}
      {matches.length === 0 && !isFirst ? null : (
        <section className={styles.panel}>
          {matches.length === 0 ? (
            <NoMatches {...list} />
          ) : (
            <Months {...{ table, matches, props, badged: duel && tab === 'results' }} />
          )}
        </section>
      )}
    </>
  );
}

/** Links to the pages before and after that of a tab. */
export function PageLinks({ path, page, next, tab, children }: ListPage & { tab: TeamTab; children?: ReactNode }) {
  const [before, after] = tab === 'fixtures' ? [teamText.earlier, teamText.later] : [teamText.newer, teamText.older];
  if (page === 1 && next === null) return null;
  return (
    <nav className={styles.pages} aria-label={teamText.pages}>
      {page === 1 ? null : (
        <a href={pageHref(path, page - 1)} rel="prev">
          {before}
        </a>
      )}
      {children}
      {next === null ? null : (
        <a href={pageHref(path, page + 1)} rel="next">
          {after}
        </a>
      )}
    </nav>
  );
}

/** All results or fixtures of a participant by month; the pages reach through its whole history. */
export function MatchesPage({
  feed: first,
  list,
  hasFilters = false,
  ...part
}: PartProps & { feed: string | null; list: ListPage; hasFilters?: boolean }) {
  const { next, path } = list;
  const [hasMore, setHasMore] = useState(false);
  const choice = useQueryChoice(readFilter, writeFilter);
  // Without JavaScript the links alone lead on.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const shown = { ...part, choice: hasFilters ? choice : null };
  return (
    <>
      {[first, hasMore ? next : null].map((feed, at) =>
        feed === null ? null : <Part key={feed} {...shown} feed={feed} isFirst={at === 0} />,
      )}
      <PageLinks {...list} path={hasFilters ? filteredPath(path, choice.chosen) : path} tab={part.tab}>
        {!isAlive || next === null || hasMore ? null : (
          <button type="button" onClick={() => setHasMore(true)}>
            {teamText.more}
          </button>
        )}
      </PageLinks>
    </>
  );
}

/** A short list with the way to the whole one. */
export function ShortList({
  title,
  aside,
  more,
  ...list
}: ListProps & { title: string; aside?: ReactNode; more?: { readonly href: string; readonly label: string } }) {
  if (list.matches.length === 0) return null;
  return (
    <Panel title={title} aside={aside} footer={more === undefined ? undefined : <a href={more.href}>{more.label}</a>}>
      <MatchList {...list} />
    </Panel>
  );
}
