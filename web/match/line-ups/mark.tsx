import type { PageSport } from '../../page/page-context.ts';
import { lineupText } from '#text/match/line-ups.ts';
import { glyphOf } from '../model/timeline.ts';
import { IncidentGlyph } from '../summary/incident-glyph.tsx';
import styles from './mark.module.css';
import type { PlayerMark } from './marks.ts';

/** The glyph of an incident, with how often it happened where more than once. */
export function Mark({ mark: { type, minutes }, goalMark }: { mark: PlayerMark; goalMark: PageSport['goalMark'] }) {
  const count = minutes.length;
  return (
    <span className={styles.mark}>
      {type === 'unknown' ? null : (
        <IncidentGlyph
          glyph={glyphOf(type)}
          label={lineupText.mark(type, minutes)}
          withdrawn={type === 'own-goal'}
          goalMark={goalMark}
        />
      )}
      {count > 1 ? <b>{count}</b> : null}
    </span>
  );
}
