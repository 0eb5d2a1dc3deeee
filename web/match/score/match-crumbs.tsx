import { StageType } from '@stillingen/domain';
import { type ComponentType, memo } from 'react';
import { type PageSport, useNow } from '../../page/page-context.ts';
import { clockTime } from '../../ui/index.ts';
import { tableText } from '#text/table.ts';
import { Crumbs } from '../crumbs.tsx';
import { dayInWords, type Fixture } from '../model/match-facts.ts';

/** `Tool` stands behind the time until the match is over. */
export const MatchCrumbs = memo(function MatchCrumbs({
  league,
  event,
  sport,
  Tool,
}: Fixture & { sport: PageSport; Tool?: ComponentType<{ eventId: string }> }) {
  const start = event.start ?? 0;
  const day = useNow((nowS) => dayInWords(start, nowS));
  const words = [league.stageName ?? '', tableText.round(event.round ?? '', league)].filter((word) => word !== '');
  return (
    <Crumbs
      league={league}
      here={`${event.homeName ?? ''} – ${event.awayName ?? ''}`}
      sport={sport}
      words={words}
      when={event.timeUnknown === true ? day : `${day} ${clockTime(start)}`}
      tool={Tool === undefined || event.stageType === StageType.finished ? null : <Tool eventId={event.id!} />}
    />
  );
});
