import { DrawView } from '../../league/draw/draw-view.tsx';
import styles from '../match-view.module.css';
import type { PanelProps } from '../panel-props.ts';

/** The draw of the cup or tournament that the match belongs to. */
export function Panel({ eventId, match: { league }, sport }: PanelProps) {
  if (league.tournamentId === null || league.stageId === null) return null;
  return (
    <div className={styles.standings}>
      <DrawView eventId={eventId} sportId={sport.id} tournamentId={league.tournamentId} stageId={league.stageId} />
    </div>
  );
}
