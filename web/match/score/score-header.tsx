import { eventItemId } from '@stillingen/domain';
import type { Summary } from '@stillingen/wire';
import { type Ref, useCallback, useEffect, useMemo, useRef } from 'react';
import type { MineController } from '../../mine/contract.ts';
import type { PageSport } from '../../page/page-context.ts';
import { DelayButton } from '../../delay/delay-button.tsx';
import type { Fixture, MatchFeed } from '../model/match-facts.ts';
import type { TableOfMatch } from '../opened.ts';
import { MatchCrumbs } from './match-crumbs.tsx';
import styles from './score-header.module.css';
import { ScoreTable } from './score-table.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { PLACE } from '../views.ts';
import { FollowButton } from '../../mine/follow/follow.tsx';
import { useIsNear } from '../../mine/limits.ts';
import { LateBell } from '../../alerts/bell/late-bell.tsx';
import { CorrectionLine } from '../corrections/correction-line.tsx';
import type { CorrectionLine as Correction } from '../model/corrections.ts';

/** While my games take it. */
function FollowMatch({ match: { event, league }, sport }: { match: MatchFeed; sport: PageSport }) {
  const { id } = event;
  const isOffered = useIsNear(event);
  const name = `${event.homeName ?? ''} – ${event.awayName ?? ''}`;
  // A change of the match does not draw the button again.
  const latest = useRef({ event, league, name });
  useEffect(() => {
    latest.current = { event, league, name };
  });
  const act = useCallback((controller: MineController) => {
    const now = latest.current;
    controller.toggleSingle(now.event, now.league, now.name);
  }, []);
  const item = eventItemId(sport.id, id!);
  const ids = useMemo(() => [item], [item]);
  if (!isOffered) return null;
  return (
    <div className={styles.follow}>
      <FollowButton ids={ids} name={name} act={act} />
      <LateBell kind="match" id={item} name={name} />
    </div>
  );
}

export function ScoreHeader({
  match,
  fixture,
  sport,
  summary,
  corrections,
  table,
  scoreRef,
}: {
  match: MatchFeed;
  fixture: Fixture;
  sport: PageSport;
  summary: Summary | null;
  corrections: readonly Correction[];
  table: TableOfMatch | null;
  scoreRef: Ref<HTMLDivElement>;
}) {
  const { event } = match;
  return (
    <header className={styles.header}>
      <MatchCrumbs {...fixture} sport={sport} Tool={DelayButton} />
      <Scoreboard {...{ event, sport, summary, scoreRef }} place={table === null ? null : { Place: PLACE.View, table }} />
      <FollowMatch match={match} sport={sport} />
      <CorrectionLine event={event} lines={corrections} />
      <ScoreTable event={event} sport={sport} />
    </header>
  );
}
