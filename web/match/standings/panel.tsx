import { StandingsView } from '../../league/standings/standings-view.tsx';
import styles from '../match-view.module.css';
import type { PanelProps } from '../panel-props.ts';

export function Panel({ match: { league, event }, eventId }: PanelProps) {
  if (league.tournamentId === null || league.stageId === null) return null;
  return (
    <div className={styles.standings}>
      <StandingsView
        eventId={eventId}
        tournamentId={league.tournamentId}
        stageId={league.stageId}
        title={league.name ?? ''}
        marked={[event.homeId ?? '', event.awayId ?? '']}
      />
    </div>
  );
}
