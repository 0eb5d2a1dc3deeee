import { buildPageFeedName, type LeagueRow, readTopScorers, standingsCode, TOP_SCORERS_CODE } from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { useStore } from '../../page/page-context.ts';
import { Initials } from '../../shell/entity-page.tsx';
import { leagueText } from '../../text/da-league.ts';
import { Panel } from '../../ui/panel.tsx';
import { leaguePath, type LeaguePageProps, type StageLink } from '../model/address.ts';
import { currentStage, type Schedule, tableStages } from '../model/schedule.ts';
import { useStandings } from '../standings/standings-view.tsx';
import styles from './aside.module.css';
import { ShortTable } from './short-table.tsx';

const text = leagueText.overview;
const LINES = 8;
const SCORERS = 5;
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
  const { tournamentId: tournament, stageId } = stage;
  const feed = buildPageFeedName({ kind: 'standings', tournament, stage: stageId, table: TOP_SCORERS_CODE });
  const texts = useFeedTexts(
    '',
    useMemo(() => [feed], [feed]),
  );
  const read = useStore(texts.text(feed));
  const scorers = useMemo(
    () =>
      read === null
        ? []
        : readTopScorers(read)
            .scorers.filter(({ goals }) => (goals ?? 0) > 0)
            .slice(0, SCORERS),
    [read],
  );
  if (scorers.length === 0) return null;
  return (
    <Panel title={leagueText.sub.scorers} footer={<a href={href}>{text.allScorers}</a>}>
      <ul className={styles.scorers}>
        {scorers.map(({ player, playerUrl, team, goals }) => (
          <li key={`${player} ${team}`}>
            <Initials name={player ?? ''} size="row" />
            <span className={styles.scorer}>
              {playerUrl ? <a href={playerUrl}>{player}</a> : <bdi>{player}</bdi>}
              <small>{team}</small>
            </span>
            <b aria-label={text.goals(goals ?? 0)}>{goals}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The top of the table and of the scorers, beside the matches. */
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
    </>
  );
}
