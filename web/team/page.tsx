import { type ReactNode, useMemo, useRef } from 'react';
import { matchesOf, type ScheduledMatch, scheduleOf } from '../league/model/schedule.ts';
import { badgeOf, DatedMatch, FormLetter, sideOf } from '../list/dated-match.tsx';
import { FailedTable } from '../list/table-states.tsx';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { useHead, useNow, usePage, useStore } from '../page/page-context.ts';
import { useRowKeys } from '../page/use-keys.ts';
import { EntityPage, Initials } from '../shell/entity-page.tsx';
import { shellText } from '../text/da.ts';
import { teamText } from '../text/da-team.ts';
import { Crest } from '../ui/index.ts';
import { Empty, Panel, Skeleton } from '../ui/panel.tsx';
import styles from './page.module.css';
import { TEAM_TAB_SEGMENTS, teamFeed, teamTabPath, type TeamPageProps, type TeamTab } from './model/address.ts';

const TODAY = 0;
const HOUR_S = 3600;
const TABS = Object.keys(TEAM_TAB_SEGMENTS) as TeamTab[];

function Sign({ props }: { props: TeamPageProps }) {
  const { competitors } = usePage().sport(props.sportId);
  if (competitors === 'teams') return <Crest colours={props.colours} code={props.code} size={56} />;
  return <Initials name={props.name} size="page" />;
}

function Nothing({ live, props }: { live: LiveTable; props: TeamPageProps }) {
  const { event } = usePage().sport(props.sportId);
  if (props.deleted) return <Empty title={teamText.deleted} hint={teamText.deletedHint} />;
  if (live.status === 'loading') return <Skeleton lines={8} label={shellText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event={event} onRetry={live.retryNow} />
  ) : (
    <Empty title={teamText.nothing(event)} hint={teamText.nothingHint(event)} />
  );
}

interface MatchesProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly live: LiveTable;
  readonly matches: readonly ScheduledMatch[];
  readonly props: TeamPageProps;
  readonly badged?: boolean;
}

function Matches({ title, aside, live, matches, props, badged = false }: MatchesProps) {
  const sport = usePage().sport(props.sportId);
  if (matches.length === 0) return null;
  return (
    <Panel title={title} aside={aside}>
      <ul>
        {matches.map(({ event, league }) => (
          <DatedMatch key={event.id} {...{ table: live.table, id: event.id!, sport, league, badged }} of={props.id} />
        ))}
      </ul>
    </Panel>
  );
}

const FORM_MATCHES = 5;

/** The last decided matches, the newest at the right. */
function FormLetters({ matches, props }: { matches: readonly ScheduledMatch[]; props: TeamPageProps }) {
  const sport = usePage().sport(props.sportId);
  const badges = matches.flatMap(({ event }) => {
    const badge = badgeOf(event, sport, sideOf(event, props.id));
    return badge === null ? [] : [{ badge, id: event.id }];
  });
  return (
    <span className={styles.form} role="group" aria-label={teamText.form}>
      {badges
        .slice(0, FORM_MATCHES)
        .toReversed()
        .map(({ badge, id }) => (
          <FormLetter key={id} badge={badge} />
        ))}
    </span>
  );
}

export function TeamPage(props: TeamPageProps) {
  const { sportId, id, name, path, tab, country } = props;
  const { request, sport } = usePage();
  const { event, danishName, segment } = sport(sportId);
  const feed = teamFeed(sportId, id, request.tzHours);
  const live = useTable(feed, TODAY, feed);
  const { leagues } = useStore(live.table.structure);
  const hour = useNow((nowS) => Math.floor(nowS / HOUR_S));
  const schedule = useMemo(() => scheduleOf(matchesOf(leagues, live.table.rows), hour * HOUR_S), [leagues, live.table, hour]);
  const element = useRef<HTMLDivElement>(null);
  useRowKeys(element);
  useHead({ title: [name, danishName, shellText.brand].join(' · ') });
  const list = { live, props };
  return (
    <MatchArea>
      <EntityPage
        crumbs={[
          ...(country === null ? [] : [{ label: country.name, href: country.path, flag: country.code }]),
          { label: danishName, href: `/${segment}/` },
        ]}
        crumbsLabel={teamText.crumbs}
        sign={<Sign props={props} />}
        title={name}
        tab={tab}
        tabs={TABS.map((each) => ({ id: each, label: teamText.tabs[each], href: teamTabPath(path, each) }))}
        tabsLabel={teamText.tabsLabel}
      >
        <div ref={element}>
          {leagues.length === 0 ? <Nothing {...list} /> : null}
          <Matches title={teamText.now} matches={schedule.live} {...list} />
          <Matches title={teamText.next(event)} matches={schedule.fixtures} {...list} />
          <Matches
            title={teamText.latest(event)}
            aside={<FormLetters matches={schedule.results} props={props} />}
            matches={schedule.results}
            badged
            {...list}
          />
        </div>
      </EntityPage>
    </MatchArea>
  );
}
