import { useState } from 'react';
import { Choice } from '../../match/choice.tsx';
import { Empty, Skeleton } from '../../match/panel.tsx';
import { leagueText, type StandingsSide } from '../../text/da-league.ts';
import { StandingsTable } from './standings-table.tsx';
import styles from './standings.module.css';
import { useStandings } from './use-standings.ts';

/** The number by which a standings feed names which matches count. */
const TABLE: Readonly<Record<StandingsSide, number>> = { overall: 1, home: 2, away: 3 };
const SIDES = Object.keys(TABLE) as StandingsSide[];
const text = leagueText.standings;

/** Whether rows show numbers or form where there is no room for both. */
type Columns = 'numbers' | 'form';

/**
 * The standings of a stage, all its tables, kept alive while they are shown. `marked` are the participants to point out,
 * `eventId` the match whose changes matter most; empty where there is none.
 */
export function StandingsView({
  eventId,
  tournamentId,
  stageId,
  title,
  marked,
}: {
  eventId: string;
  tournamentId: string;
  stageId: string;
  title: string;
  marked: readonly string[];
}) {
  const [side, setSide] = useState<StandingsSide>('overall');
  const [columns, setColumns] = useState<Columns>('numbers');
  const { standings, heads, tables, isComing } = useStandings(eventId, tournamentId, stageId, TABLE[side]);
  return (
    <section className={styles.standings} aria-busy={isComing}>
      <div className={styles.choices}>
        <Choice
          label={text.sideLabel}
          options={SIDES.map((id) => ({ id, label: text.side[id] }))}
          chosen={side}
          onChoose={setSide}
        />
        <div className={styles.columnChoice}>
          <Choice
            label={text.columnsLabel}
            options={[
              { id: 'numbers', label: text.numbers },
              { id: 'form', label: text.form },
            ]}
            chosen={columns}
            onChoose={setColumns}
          />
        </div>
      </div>
      {standings === null ? <Skeleton lines={12} label={leagueText.loading} /> : null}
      {standings !== null && tables.length === 0 ? (
        <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />
      ) : null}
      {tables.map((table) => (
        <StandingsTable
          key={table.title}
          table={table}
          heads={heads}
          who={text.team}
          hasCrests
          caption={text.caption([title, table.title, text.side[side]].filter(Boolean).join(', '))}
          heading={tables.length > 1 ? table.title : ''}
          marked={marked}
          columns={columns}
        />
      ))}
      {standings === null || standings.note === '' ? null : <p className={styles.rule}>{standings.note}</p>}
    </section>
  );
}
