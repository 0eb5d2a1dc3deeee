import { decimalText, dayOf, slugOf } from '@stillingen/domain';
import { nationPath, type PersonFeed, readPerson, splitValues } from '@stillingen/wire';
import { useMemo } from 'react';
import { comingOf, matchesOf, type ScheduledMatch, scheduleOf } from '../league/model/schedule.ts';
import { DatedMatch } from '../list/dated-match.tsx';
import { FailedTable } from '../list/table-states.tsx';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { FollowTeam } from '../mine/follow/follow-team.tsx';
import { useFeedTexts } from '../page/feed-texts.ts';
import { useHead, useNow, usePage, useStore } from '../page/page-context.ts';
import { EntityPage, Initials } from '../shell/entity-page.tsx';
import { ParticipantBlock } from '../shell/participant-block.tsx';
import { LateSubscribe } from '../subscribe/late-subscribe.tsx';
import { ParticipantNews } from '../team/news.tsx';
import { shellText } from '#text/shell.ts';
import { personText } from '#text/person.ts';
import { Icon, Logo } from '../ui/index.ts';
import { Empty, Panel, Skeleton } from '../ui/panel.tsx';
import { Facts, Injuries, Teams, Won } from './asides.tsx';
import { Career } from './career.tsx';
import { PersonLists } from './lists.tsx';
import { MatchesTable } from './matches.tsx';
import { aboutPerson } from './model/about.ts';
import { factsLine } from './model/facts.ts';
import { matchesFeed, type PersonPageProps, personFeed, personTabPath } from './model/address.ts';
import { hasLists, tabsOf } from './model/tabs.ts';
import { Races } from './races.tsx';
import { Season } from './season.tsx';
import { PersonTransfers } from './transfers.tsx';
import styles from './page.module.css';

const TODAY = 0;
const HOUR_S = 3600;
const SHOWN_MATCHES = 6;
const SHOWN_FIXTURES = 5;

interface Shown {
  readonly props: PersonPageProps;
  readonly person: PersonFeed;
  readonly live: LiveTable;
}

function Matches({ title, matches, live, props }: Omit<Shown, 'person'> & { title: string; matches: readonly ScheduledMatch[] }) {
  const sport = usePage().sport(props.sportId);
  if (matches.length === 0) return null;
  return (
    <Panel title={title}>
      <ul>
        {matches.map(({ event, league }) => (
          <DatedMatch key={event.id} {...{ table: live.table, id: event.id!, sport, league }} of={props.id} />
        ))}
      </ul>
    </Panel>
  );
}

/** '2 mål · 1 assist · karakter 7,9'; empty before there is anything. */
function liveFigures({ appearances, columns }: PersonFeed): string {
  const line = appearances.find(({ live }) => live === true);
  if (line === undefined) return '';
  const values = splitValues(line.values);
  return [
    ...columns.flatMap(({ code, label }, at) => {
      const value = values[at] ?? '';
      return value === '' || value === '0'
        ? []
        : [`${value} ${personText.figure(code ?? '', label ?? '', value).toLocaleLowerCase('da')}`];
    }),
    ...(line.rating === null ? [] : [personText.rating(decimalText(line.rating))]),
  ].join(' · ');
}

function Now({ matches, ...shown }: Shown & { matches: readonly ScheduledMatch[] }) {
  if (matches.length === 0) return null;
  const figures = liveFigures(shown.person);
  return (
    <div className={styles.now}>
      <Matches title={personText.now} matches={matches} {...shown} />
      {figures === '' ? null : (
        <p>
          <Icon name="live" size={16} /> {figures} {personText.soFar}
        </p>
      )}
    </div>
  );
}

function Results({ all, ...shown }: Shown & { all: boolean }) {
  const { person, props, live } = shown;
  const sport = usePage().sport(props.sportId);
  const { event } = sport;
  const { appearances, columns, races } = person;
  if (!sport.duel) return <Races {...{ props, sport, live, races }} />;
  const lines = all ? appearances : appearances.slice(0, SHOWN_MATCHES);
  const more = !all && appearances.length > lines.length;
  return lines.length === 0 ? null : (
    <Panel
      title={all ? personText.all(event) : personText.latest(event)}
      {...(more ? { footer: <a href={personTabPath(props.path, 'matches')}>{personText.all(event)}</a> } : {})}
    >
      <MatchesTable lines={lines} columns={columns} />
    </Panel>
  );
}

function Nothing({ live, props }: Omit<Shown, 'person'>) {
  const { event } = usePage().sport(props.sportId);
  if (props.deleted) return <Empty title={personText.deleted} hint={personText.deletedHint} />;
  if (live.status === 'loading') return <Skeleton lines={8} label={shellText.loading} />;
  if (live.status === 'error') return <FailedTable event={event} onRetry={live.retryNow} />;
  return <Empty title={personText.nothing(event)} hint={personText.nothingHint(event)} />;
}

function Overview(shown: Shown) {
  const { live, props, person } = shown;
  const { event, duel, competitors } = usePage().sport(props.sportId);
  const { leagues } = useStore(live.table.structure);
  const hour = useNow((nowS) => Math.floor(nowS / HOUR_S));
  const schedule = useMemo(() => scheduleOf(matchesOf(leagues, live.table.rows), hour * HOUR_S), [leagues, live.table, hour]);
  const isEmpty = leagues.length === 0 && person.appearances.length + person.races.length + person.career.rows.length === 0;
  const results = person.appearances.length === 0 ? schedule.results : [];
  return (
    <ParticipantBlock name="summary">
      {isEmpty ? <Nothing {...shown} /> : null}
      {duel ? <Now matches={schedule.live} {...shown} /> : null}
      <Season person={person} />
      <ParticipantBlock name="summaryResults">
        <Results {...shown} all={false} />
        {duel ? <Matches title={personText.latest(event)} matches={results} {...shown} /> : null}
      </ParticipantBlock>
      {duel ? (
        <ParticipantBlock name="summaryFixtures">
          <Matches
            title={personText.next(event)}
            matches={comingOf(schedule, hour * HOUR_S).slice(0, SHOWN_FIXTURES)}
            {...shown}
          />
        </ParticipantBlock>
      ) : null}
      <Career career={person.career} ofTeams={competitors === 'teams'} />
    </ParticipantBlock>
  );
}

function Content(shown: Shown) {
  const { tab, path, sportId, transfers, news } = shown.props;
  const { competitors } = usePage().sport(sportId);
  switch (tab) {
    case 'overview':
      return (
        <ParticipantBlock name="default">
          <Overview {...shown} />
        </ParticipantBlock>
      );
    case 'matches':
      return <Results {...shown} all />;
    case 'results':
    case 'fixtures':
      return <PersonLists props={shown.props} tab={tab} />;
    case 'career':
      return (
        <ParticipantBlock name="archive">
          <Career career={shown.person.career} ofTeams={competitors === 'teams'} />
        </ParticipantBlock>
      );
    case 'injuries':
      return (
        <ParticipantBlock name="injuries">
          <Injuries injuries={shown.person.injuries} />
        </ParticipantBlock>
      );
    case 'transfers':
      return (
        <ParticipantBlock name="transfers">
          <PersonTransfers feed={transfers} />
        </ParticipantBlock>
      );
    case 'news':
      return (
        <ParticipantBlock name="news">
          {news === null ? null : <ParticipantNews path={personTabPath(path, 'news')} list={news} />}
        </ParticipantBlock>
      );
  }
}

export function PersonPage(props: PersonPageProps) {
  const { sportId, id, name, path, tab } = props;
  const { request, sport } = usePage();
  const { event, danishName, segment, duel, competitors } = sport(sportId);
  const feed = personFeed(id);
  const texts = useFeedTexts('', [feed]);
  const text = useStore(texts.text(feed)) ?? '';
  const person = useMemo(() => readPerson(text), [text]);
  const matches = matchesFeed(sportId, id, request.tzHours);
  const live = useTable(matches, TODAY, matches);
  const today = useNow(dayOf);
  const { team, teamUrl, country } = person.facts;
  const labels = personText.tabs(event);
  useHead({
    title: [name, ...(team === null ? [] : [team]), danishName, shellText.brand].join(' · '),
    about: () => (props.deleted ? null : aboutPerson(name, person.facts)),
  });
  return (
    <MatchArea>
      <EntityPage
        crumbs={[
          ...(country === null ? [] : [{ label: country, href: nationPath(slugOf(country)), flag: props.country }]),
          { label: danishName, href: `/${segment}/` },
          ...(team === null ? [] : [{ label: team, href: teamUrl }]),
        ]}
        crumbsLabel={personText.crumbs}
        sign={props.picture === undefined ? <Initials name={name} size="page" /> : <Logo path={props.picture} size={56} />}
        title={name}
        line={factsLine(person.facts, today) || undefined}
        tools={
          props.deleted ? undefined : (
            <>
              <FollowTeam id={id} sportId={sportId} name={name} />
              <LateSubscribe subject="person" ids={[id]} name={name} event={event} />
            </>
          )
        }
        tab={tab}
        tabs={tabsOf(person, !props.deleted && hasLists({ duel, competitors })).map((each) => ({
          id: each,
          label: labels[each],
          href: personTabPath(path, each),
        }))}
        tabsLabel={personText.tabsLabel}
        aside={
          <>
            <Facts person={person} />
            <Won honours={person.honours} />
            <Teams teams={person.teams} />
            {tab === 'injuries' ? null : <Injuries injuries={person.injuries} />}
          </>
        }
      >
        <Content props={props} person={person} live={live} />
      </EntityPage>
    </MatchArea>
  );
}
