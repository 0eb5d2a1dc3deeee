import { type LeagueRow, standingsCode } from '@stillingen/wire';
import { leagueText } from '#text/league.ts';
import { Panel } from '../../ui/panel.tsx';
import { leaguePath, type LeaguePageProps, type StageLink } from '../model/address.ts';
import { currentStage, type Schedule, tableStages } from '../model/schedule.ts';
import { NewsList, useNews } from '../news/news-list.tsx';
import { useStandings } from '../standings/use-standings.ts';
import { ScorerList, useTopScorers } from './scorer-list.tsx';
import { ShortTable } from './short-table.tsx';

const text = leagueText.overview;
const LINES = 8;
const ARTICLES = 3;
const POINTS = standingsCode({ kind: 'points', side: 'overall', line: null });

function TopOfTable({ tournamentId, stageId, href }: { tournamentId: string; stageId: string; href: string }) {
  const { tables, heads } = useStandings('', tournamentId, stageId, POINTS);
  const [table] = tables;
  if (table === undefined) return null;
  const isLive = table.lines.some(({ liveEvent }) => liveEvent !== null);
  const name = table.title || leagueText.sub.standings;
  return (
    <Panel
      title={leagueText.sub.standings}
      aside={isLive ? text.now : table.title || undefined}
      footer={<a href={href}>{text.wholeTable}</a>}
    >
      <ShortTable caption={name} lines={table.lines.slice(0, LINES)} heads={heads} marked="" />
    </Panel>
  );
}

function FirstScorers({ stage, href }: { stage: StageLink; href: string }) {
  const scorers = useTopScorers(stage.tournamentId, stage.stageId, null);
  if (scorers.length === 0) return null;
  return (
    <Panel title={leagueText.sub.scorers} footer={<a href={href}>{text.allScorers}</a>}>
      <ScorerList scorers={scorers} withTeam />
    </Panel>
  );
}

function LatestNews({ feed, href }: { feed: string; href: string }) {
  const articles = useNews(feed).slice(0, ARTICLES);
  if (articles.length === 0) return null;
  return (
    <Panel title={leagueText.sub.news} footer={<a href={href}>{leagueText.news.more}</a>}>
      <NewsList articles={articles} />
    </Panel>
  );
}

/** The top of the table and of the scorers, and the news, beside the matches. */
export function OverviewAside({
  props,
  stages,
  schedule,
}: {
  props: LeaguePageProps;
  stages: readonly LeagueRow[];
  schedule: Schedule;
}) {
  const stage = currentStage(schedule, tableStages(stages));
  return (
    <>
      {stage?.tournamentId == null || stage.stageId === null ? null : (
        <TopOfTable tournamentId={stage.tournamentId} stageId={stage.stageId} href={leaguePath(props, 'standings')} />
      )}
      {props.scorers === null ? null : <FirstScorers stage={props.scorers} href={leaguePath(props, 'scorers')} />}
      {props.news === null ? null : <LatestNews feed={props.news.feed} href={leaguePath(props, 'news')} />}
    </>
  );
}
