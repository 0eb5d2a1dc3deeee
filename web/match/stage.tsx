import { football, matchMinute, type Sport, sportById, Stage, stageLabel, StageType } from '@stillingen/domain';
import { useNow } from '../app/page-context.ts';
import type { MatchFacts } from './model/match-facts.ts';
import styles from './stage.module.css';

/** The sport of a match; football where its core has not come yet. */
const sportOf = (facts: MatchFacts): Sport => sportById(facts.core?.sport ?? football.id) ?? football;

/** The minute of a live match, '67' or '45+'; null where its clock does not run. Draws again when it changes. */
export function useMinute(facts: MatchFacts): string | null {
  const { stage, stageType, stageStart, start } = facts.event;
  return useNow((nowS) =>
    stageType === StageType.live
      ? matchMinute(sportOf(facts), { stage: stage ?? Stage.live, stageStart, start: start ?? nowS }, nowS)
      : null,
  );
}

/** A running minute with its beating sign. */
export function Minute({ minute }: { minute: string }) {
  return (
    <b>
      {minute}
      <i className={styles.beat} aria-hidden="true">
        ’
      </i>
      <span className="unseen">. minut</span>
    </b>
  );
}

/** The stage of a match in words: 'Slut', 'Pause', '2. halvleg'; empty before it begins. */
export function stageWords(facts: MatchFacts): string {
  const { stage, stageType } = facts.event;
  if (stageType === StageType.scheduled && stage === Stage.scheduled) return '';
  return (
    stageLabel(sportOf(facts), stage ?? Stage.live, 'spoken') ||
    (stageType === StageType.live ? stageLabel(football, Stage.live, 'long') : '')
  );
}
