import { buildFeedName, readStandings } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { useStore } from '../../app/page-context.ts';
import { Choice } from '../../match/choice.tsx';
import { useFeedTexts } from '../../match/feed-texts.ts';
import { Empty, Skeleton } from '../../match/panel.tsx';
import { leagueText, type StandingsSide } from '../../text/da-league.ts';
import { standingTables } from '../model/standings.ts';
import { StandingsTable } from './standings-table.tsx';
import styles from './standings.module.css';

/** The number by which a standings feed names which matches count. */
const TABLE: Readonly<Record<StandingsSide, number>> = { overall: 1, home: 2, away: 3 };
const SIDES = Object.keys(TABLE) as StandingsSide[];
const text = leagueText.standings;

/** The text while another is on its way: the last one that was there. */
function useLast(current: string | null): string | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  return current ?? last;
}

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
  const feed = buildFeedName({ kind: 'standings', tournament: tournamentId, stage: stageId, table: TABLE[side] });
  const texts = useFeedTexts(
    eventId,
    useMemo(() => [feed], [feed]),
  );
  const current = useStore(texts.text(feed));
  const shown = useLast(current);
  const standings = useMemo(() => (shown === null ? null : readStandings(shown)), [shown]);
  const tables = useMemo(() => (standings === null ? [] : standingTables(standings)), [standings]);
  return (
    <section className={styles.standings} aria-busy={current === null}>
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
