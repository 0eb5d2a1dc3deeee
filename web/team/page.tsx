import { readTeamSeason, type TeamSeason } from '@stillingen/wire';
import { useMemo, useRef } from 'react';
import { StandingsView } from '../league/standings/standings-view.tsx';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { FollowTeam } from '../mine/follow/follow-team.tsx';
import { useFeedText } from '../page/feed-texts.ts';
import { useHead, usePage } from '../page/page-context.ts';
import { useRowKeys } from '../page/use-keys.ts';
import { type Crumb, EntityPage, Initials } from '../shell/entity-page.tsx';
import { ParticipantBlock, type ParticipantBlockName } from '../shell/participant-block.tsx';
import { LateSubscribe } from '../subscribe/late-subscribe.tsx';
import { shellText } from '#text/shell.ts';
import { teamText } from '#text/team.ts';
import { Crest } from '../ui/index.ts';
import { Empty } from '../ui/panel.tsx';
import { TeamArchive, TeamInjuries } from './history.tsx';
import { MatchesPage } from './matches.tsx';
import { aboutTeam } from './model/about.ts';
import { listPageOf, TEAM_TAB_SEGMENTS, TEAM_TABS, type TeamPageProps, type TeamTab, teamTabPath } from './model/address.ts';
import { ParticipantNews } from './news.tsx';
import { Overview, OverviewAside } from './overview.tsx';
import styles from './page.module.css';
import { TeamSquad } from './squad.tsx';
import { TeamTransfers } from './transfers.tsx';

function Sign({ props }: { props: TeamPageProps }) {
  const { competitors } = usePage().sport(props.sportId);
  if (competitors === 'teams') return <Crest colours={props.colours} code={props.code} size={56} />;
  return <Initials name={props.name} size="page" />;
}

/** The tables of all its running competitions. */
function TeamStandings({ props, season }: { props: TeamPageProps; season: TeamSeason | null }) {
  const competitions = season?.competitions.filter(({ tables, draw }) => tables === true || draw === true) ?? [];
  if (competitions.length === 0) return <Empty title={teamText.standings.none} hint={teamText.standings.noneHint} />;
  return competitions.map(({ name, url, tournament, stage, tables, draw }) => (
    <section key={tournament} className={styles.competition}>
      <header>
        <h2>
          <a href={url ?? '/'}>{name}</a>
        </h2>
        {draw === true ? (
          <ParticipantBlock name={tables === true ? 'standingsDraw' : 'draw'}>
            <a href={`${url ?? '/'}turneringstrae/`}>{teamText.standings.draw}</a>
          </ParticipantBlock>
        ) : null}
      </header>
      {tables === true ? (
        <StandingsView eventId="" tournamentId={tournament ?? ''} stageId={stage ?? ''} title={name ?? ''} marked={[props.id]} />
      ) : null}
    </section>
  ));
}

function TabContent({ props, season }: { props: TeamPageProps; season: TeamSeason | null }) {
  switch (props.tab) {
    case 'overview':
      return <Overview props={props} season={season} />;
    case 'results':
    case 'fixtures':
      return (
        <MatchesPage {...{ props, tab: props.tab, feed: props.feeds.tab, list: listPageOf(props) }} hasFilters={!props.isPair} />
      );
    case 'standings':
      return <TeamStandings props={props} season={season} />;
    case 'squad':
      return <TeamSquad feed={props.feeds.tab!} title={tabName('squad', props.isPair)} />;
    case 'transfers':
      return <TeamTransfers props={props} />;
    case 'injuries':
      return <TeamInjuries feed={props.feeds.tab!} />;
    case 'archive':
      return <TeamArchive feed={props.feeds.tab!} />;
    case 'news':
      return props.list === null ? null : <ParticipantNews path={teamTabPath(props.path, 'news')} list={props.list} />;
  }
}

/** A pair has no squad but its two players. */
const tabName = (tab: TeamTab, isPair: boolean): string => (isPair && tab === 'squad' ? teamText.players : teamText.tabs[tab]);

const BLOCK_OF: Readonly<Record<TeamTab, ParticipantBlockName>> = {
  overview: 'default',
  results: 'results',
  fixtures: 'fixtures',
  standings: 'standings',
  squad: 'squad',
  transfers: 'transfers',
  injuries: 'injuries',
  news: 'news',
  archive: 'archive',
};

function useSeason({ feeds: { season: feed } }: TeamPageProps): TeamSeason | null {
  const { text } = useFeedText(feed);
  return useMemo(() => (text ? readTeamSeason(text) : null), [text]);
}

/** 'Superligaen, nr. 2 · MCH Arena · træner Ole Holm'; the first part is linked. */
function About({ season }: { season: TeamSeason | null }) {
  if (season === null) return null;
  const { competitions, ground, coach } = season;
  const [main] = competitions;
  const words = [ground, coach === '' ? '' : teamText.coach(coach)].filter((word) => word !== '').join(' · ');
  if (main === undefined) return words;
  const { name, rank, url } = main;
  return (
    <>
      <a href={url ?? '/'}>{rank === null ? name : teamText.place(name ?? '', rank)}</a>
      {words === '' ? null : ` · ${words}`}
    </>
  );
}

/** Tabs without content are absent, but for the current one. */
const tabsOf = (season: TeamSeason | null, current: TeamTab): readonly TeamTab[] =>
  TEAM_TABS.filter((tab) => tab === 'overview' || tab === current || season?.pages.includes(TEAM_TAB_SEGMENTS[tab]) === true);

export function TeamPage(props: TeamPageProps) {
  const { sportId, name, path, tab, country, page, deleted, isPair } = props;
  const { danishName, segment, event } = usePage().sport(sportId);
  const season = useSeason(props);
  const element = useRef<HTMLDivElement>(null);
  useRowKeys(element);
  const words = [tab === 'overview' ? '' : tabName(tab, isPair), name, page === 1 ? '' : teamText.pageNumber(page)];
  useHead({
    title: [...words, danishName, shellText.brand].filter((word) => word !== '').join(' · '),
    about: () => (deleted ? null : aboutTeam({ name, sport: danishName, country: country?.name ?? null }, season)),
  });
  const home: Crumb[] = country === null ? [] : [{ label: country.name, href: country.path, flag: country.code }];
  return (
    <MatchArea>
      <EntityPage
        crumbs={[...home, { label: danishName, href: `/${segment}/` }]}
        crumbsLabel={teamText.crumbs}
        sign={<Sign props={props} />}
        title={name}
        line={deleted ? undefined : <About season={season} />}
        tools={
          deleted ? undefined : (
            <>
              <FollowTeam id={props.id} sportId={sportId} name={name} />
              <LateSubscribe subject="hold" ids={[props.id]} name={name} event={event} />
            </>
          )
        }
        tab={tab}
        tabs={tabsOf(season, tab).map((id) => ({ id, label: tabName(id, isPair), href: teamTabPath(path, id) }))}
        tabsLabel={teamText.tabsLabel}
        aside={deleted ? undefined : <OverviewAside props={props} season={season} />}
      >
        <div ref={element}>
          {tab === 'overview' ? null : <h2 className="unseen">{tabName(tab, isPair)}</h2>}
          {deleted ? (
            <Empty title={teamText.deleted} hint={teamText.deletedHint} />
          ) : (
            <ParticipantBlock name={tab === 'squad' && isPair ? 'players' : BLOCK_OF[tab]}>
              <TabContent props={props} season={season} />
            </ParticipantBlock>
          )}
        </div>
      </EntityPage>
    </MatchArea>
  );
}
