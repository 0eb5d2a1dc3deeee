import { decimalText } from '@stillingen/domain';
import type { TeamFigures, TeamSeason } from '@stillingen/wire';
import { useMemo } from 'react';
import { comingOf, matchesOf, scheduleOf } from '../league/model/schedule.ts';
import { FailedTable } from '../list/table-states.tsx';
import { type LiveTable, useTable } from '../list/use-table.ts';
import { useNow, usePage, useStore } from '../page/page-context.ts';
import { shellText } from '#text/shell.ts';
import type { EventWord } from '#text/language.ts';
import { teamText } from '#text/team.ts';
import { ParticipantBlock } from '../shell/participant-block.tsx';
import { type KeyFigure, KeyFigures } from '../ui/key-figures.tsx';
import { Empty, Panel, Skeleton } from '../ui/panel.tsx';
import { LatestNews, TableAround, TeamDraws, TeamScorers } from './aside.tsx';
import { FormLetters, ShortList } from './matches.tsx';
import { teamFeed, type TeamPageProps, teamTabPath } from './model/address.ts';
import styles from './page.module.css';
import { PositionChart } from './position-chart.tsx';

const TODAY = 0;
const HOUR_S = 3600;
const SHOWN = 5;

function Nothing({ live, props }: { live: LiveTable; props: TeamPageProps }) {
  const { event } = usePage().sport(props.sportId);
  if (live.status === 'loading') return <Skeleton lines={8} label={shellText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event={event} onRetry={live.retryNow} />
  ) : (
    <Empty title={teamText.nothing(event)} hint={teamText.nothingHint(event)} />
  );
}

const numberText = (value: number): string => decimalText(String(value));

function figuresOf(
  { played, points, goalsFor, goalsAgainst, scored, unbeaten }: TeamFigures,
  event: EventWord,
): readonly KeyFigure[] {
  return [
    { value: numberText(points ?? 0), label: teamText.pointsIn(played ?? 0, event) },
    { value: `${goalsFor}-${goalsAgainst}`, label: scored ?? '' },
    ...(unbeaten ? [{ value: String(unbeaten), label: teamText.unbeaten(unbeaten) }] : []),
  ];
}

/** Where it stands in its main competition, and how it came there. */
function Season({ season, props }: { season: TeamSeason; props: TeamPageProps }) {
  const { event } = usePage().sport(props.sportId);
  const { figures, positions, competitions } = season;
  const [main] = competitions;
  if (figures === null || main === undefined) return null;
  return (
    <Panel title={teamText.season} aside={main.name}>
      <KeyFigures figures={figuresOf(figures, event)} />
      <PositionChart positions={positions} teams={main.teams ?? 1} competition={main.name ?? ''} />
    </Panel>
  );
}

/** What it plays now, next and last, and its season. */
export function Overview({ props, season }: { props: TeamPageProps; season: TeamSeason | null }) {
  const { sportId, id, path } = props;
  const { request, sport } = usePage();
  const { event, duel } = sport(sportId);
  const feed = teamFeed(sportId, id, request.tzHours);
  const live = useTable(feed, TODAY, feed);
  const { leagues } = useStore(live.table.structure);
  const hour = useNow((nowS) => Math.floor(nowS / HOUR_S));
  const schedule = useMemo(() => scheduleOf(matchesOf(leagues, live.table.rows), hour * HOUR_S), [leagues, live.table, hour]);
  const coming = comingOf(schedule, hour * HOUR_S);
  const list = { table: live.table, props };
  const { formPoints = null, formOf = null } = season?.figures ?? {};
  const sum =
    formPoints === null || formOf === null ? {} : { sum: teamText.formPoints(numberText(formPoints), numberText(formOf)) };
  return (
    <ParticipantBlock name="summary">
      {leagues.length === 0 ? <Nothing live={live} props={props} /> : null}
      <div className={styles.now}>
        <ShortList title={teamText.now} matches={schedule.live} {...list} />
      </div>
      <ParticipantBlock name="summaryFixtures">
        <ShortList
          title={teamText.next(event, coming.length)}
          aside={teamText.allCompetitions}
          matches={coming.slice(0, SHOWN)}
          more={{ href: teamTabPath(path, 'fixtures'), label: teamText.allFixtures }}
          {...list}
        />
      </ParticipantBlock>
      <ParticipantBlock name="summaryResults">
        <ShortList
          title={teamText.latest(event)}
          aside={duel ? <FormLetters matches={schedule.results} props={props} {...sum} /> : undefined}
          matches={schedule.results.slice(0, SHOWN)}
          more={{ href: teamTabPath(path, 'results'), label: teamText.allResults }}
          badged
          {...list}
        />
      </ParticipantBlock>
      {season === null ? null : <Season season={season} props={props} />}
    </ParticipantBlock>
  );
}

/** Beside every tab: its place in the table, its scorers, what is written of it. */
export function OverviewAside({ props, season }: { props: TeamPageProps; season: TeamSeason | null }) {
  const [main] = season?.competitions ?? [];
  return (
    <>
      {main?.tables === true && props.tab !== 'standings' ? <TableAround competition={main} props={props} eventId="" /> : null}
      {main?.scorers === true ? <TeamScorers competition={main} team={props.id} /> : null}
      {props.tab === 'standings' ? null : <TeamDraws competitions={season?.competitions ?? []} />}
      {props.tab === 'news' ? null : <LatestNews props={props} />}
    </>
  );
}
