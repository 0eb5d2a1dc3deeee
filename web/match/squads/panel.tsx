import { readAbsences } from '@stillingen/wire';
import { useMemo } from 'react';
import { lineupText } from '#text/match/line-ups.ts';
import { Empty } from '../../ui/panel.tsx';
import { readSheets } from '../line-ups/model.ts';
import { refereeOf, TeamLists } from '../line-ups/sheet-lists.tsx';
import type { PanelProps } from '../panel-props.ts';
import styles from './squads.module.css';

/** Both teams as lists, in sports whose players have no positions to show. */
export function Panel({
  match: { event },
  sport,
  texts: { lineups, scratches, summary },
}: PanelProps<'lineups' | 'scratches' | 'summary'>) {
  const sheets = useMemo(() => readSheets(lineups, sport), [lineups, sport]);
  const absences = useMemo(() => readAbsences(scratches), [scratches]);
  const referee = useMemo(() => refereeOf(summary), [summary]);
  if (sheets.length === 0 && absences.length === 0)
    return (
      <section className={styles.none}>
        <Empty title={lineupText.none} hint={lineupText.noneHint} />
      </section>
    );
  const teams = { home: event.homeName ?? '', away: event.awayName ?? '' };
  return <TeamLists sheets={sheets} starting={sheets} absences={absences} referee={referee} teams={teams} sport={sport} />;
}
