import type { LeaguePageProps } from './model/address.ts';
import { useRef } from 'react';
import { usePage } from '../page/page-context.ts';
import { Skeleton } from '../ui/panel.tsx';
import { NothingComing } from './nothing-coming.tsx';
import { FailedTable } from '../list/table-states.tsx';
import { LateBell } from '../alerts/bell/late-bell.tsx';
import { FollowButton } from '../mine/follow/follow.tsx';
import { labelKey, leagueItemId } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { useRowKeys } from '../page/use-keys.ts';
import type { LiveTable } from '../list/use-table.ts';
import { leagueText } from '#text/league.ts';
import { stagesAhead } from './model/schedule.ts';
import { loadAllPanels, loadPanel } from './panels.ts';
import { LeagueFrame } from './league-frame.tsx';
import { SubscribeRow } from '../subscribe/late-subscribe.tsx';
import { SeasonPart } from './season-part.tsx';
import { LeagueContent } from './league-content.tsx';
import { ASIDE, loadAllViews } from './views.ts';
import { useSeason } from './model/use-season.ts';

function Nothing({ live, sportId }: { live: LiveTable; sportId: number }) {
  const sport = usePage().sport(sportId);
  const { event } = sport;
  if (live.status === 'loading') return <Skeleton lines={10} label={leagueText.loading} />;
  return live.status === 'error' ? (
    <FailedTable event={event} onRetry={live.retryNow} />
  ) : (
    <NothingComing sport={sport} title={leagueText.nothing(event)} hint={leagueText.nothingHint} />
  );
}

/** The league with its stages ahead, whose matches join my games as they come near. */
function FollowLeague({ stages, live }: { stages: readonly LeagueRow[]; live: LiveTable }) {
  const { sportId, templateKey, name: known, title } = stages[0]!;
  const name = known ?? title ?? '';
  const stageIds = stages.map(({ stageId }) => stageId ?? '');
  const ids = stageIds.map((id) => leagueItemId(sportId ?? 0, id));
  return (
    <>
      <FollowButton ids={ids} name={name} act={(controller) => controller.toggleLeague(live.table, stageIds, name)} />
      <LateBell kind="league" id={labelKey(sportId ?? 0, templateKey ?? '')} name={name} stages={ids} />
    </>
  );
}

function CurrentSeason(props: LeaguePageProps) {
  const page = usePage();
  const { demo } = page.request;
  const { event } = page.sport(props.sportId);
  const element = useRef<HTMLDivElement>(null);
  const { live, season, stages, hourS } = useSeason(props, element);
  useRowKeys(element);
  const league = stages[0] ?? null;
  return (
    <LeagueFrame
      stages={stages}
      props={props}
      element={element}
      tools={
        league === null || league.noDuel === true ? undefined : (
          <FollowLeague stages={stagesAhead(season.matches, stages, hourS)} live={live} />
        )
      }
      right={
        props.tab === 'overview' && season.races === null ? (
          <ASIDE.View props={props} stages={stages} schedule={season.matches} />
        ) : undefined
      }
    >
      {league === null ? (
        <Nothing live={live} sportId={props.sportId} />
      ) : (
        <>
          <LeagueContent
            table={live.table}
            season={season}
            stages={stages}
            marksOrigin={demo !== 'all' && league.simulated !== true}
            props={props}
          />
          <SubscribeRow subject="liga" ids={[props.templateId]} name={league.name ?? props.slug} event={event} />
        </>
      )}
    </LeagueFrame>
  );
}

export const LeaguePage = (props: LeaguePageProps) =>
  props.part === null ? <CurrentSeason {...props} /> : <SeasonPart {...props} part={props.part} />;

export { loadPanel };
export const loadAllParts = (): Promise<unknown> => Promise.all([loadAllPanels(), loadAllViews()]);
