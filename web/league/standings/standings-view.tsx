import { danishNumber } from '@stillingen/domain';
import { buildPageFeedName, GOAL_LINES, readStandings, type Standings, standingsCode } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { useStore } from '../../page/page-context.ts';
import { leagueText, type StandingsKind, type StandingsSide } from '../../text/da-league.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty, Skeleton } from '../../ui/panel.tsx';
import { type ColumnHead, columnsOf, standingTables, type StandingTableView } from '../model/standings.ts';
import { StandingsTable } from './standings-table.tsx';
import styles from './standings.module.css';

const text = leagueText.standings;
const KINDS = Object.keys(text.kind) as StandingsKind[];
const SIDES = Object.keys(text.side) as StandingsSide[];
const LINES = GOAL_LINES.map((line) => ({ id: line, label: danishNumber(String(line)) }));
/** Half of all football matches are on either side of it. */
const USUAL_LINE = 2.5;

type Columns = 'numbers' | 'form';

/** `marked` are participants to highlight. Changes of the match `eventId` refetch the table. */
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
  const [kind, setKind] = useState<StandingsKind>('points');
  const [line, setLine] = useState(USUAL_LINE);
  const [side, setSide] = useState<StandingsSide>('overall');
  const [columns, setColumns] = useState<Columns>('numbers');
  const { standings, heads, tables, isComing } = useStandings(
    eventId,
    tournamentId,
    stageId,
    standingsCode({ kind, side, line: kind === 'over-under' ? line : null }),
  );
  const kinds = KINDS.filter((id) => id === 'points' || standings?.otherTables.includes(id));
  const hasForm = heads.some(({ column }) => column === 'form');
  return (
    <section className={styles.standings} aria-busy={isComing}>
      <div className={styles.choices}>
        {kinds.length < 2 ? null : (
          <div className={styles.kindChoice}>
            <Choice
              label={text.kindLabel}
              options={kinds.map((id) => ({ id, label: text.kind[id] }))}
              chosen={kind}
              onChoose={setKind}
            />
          </div>
        )}
        <Choice
          label={text.sideLabel}
          options={SIDES.map((id) => ({ id, label: text.side[id] }))}
          chosen={side}
          onChoose={setSide}
        />
        {kind === 'over-under' ? <Choice label={text.lineLabel} options={LINES} chosen={line} onChoose={setLine} /> : null}
        {hasForm ? (
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
        ) : null}
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
          nameLabel={text.team}
          hasCrests
          caption={text.caption(kind, [title, table.title, text.side[side]].filter(Boolean).join(', '))}
          heading={tables.length > 1 ? table.title : ''}
          marked={marked}
          columns={hasForm ? columns : 'numbers'}
        />
      ))}
      {standings === null || standings.note === '' ? null : <p className={styles.rule}>{standings.note}</p>}
    </section>
  );
}

export interface ShownStandings {
  readonly standings: Standings | null;
  readonly heads: readonly ColumnHead[];
  readonly tables: readonly StandingTableView[];
  /** The requested standings are on their way; the last ones stay visible. */
  readonly isComing: boolean;
}

function useLast(current: string | null): string | null {
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  return current ?? last;
}

/** `eventId` is the match whose changes refetch it; empty for none. */
export function useStandings(eventId: string, tournament: string, stage: string, table: string): ShownStandings {
  const feed = buildPageFeedName({ kind: 'standings', tournament, stage, table });
  const texts = useFeedTexts(
    eventId,
    useMemo(() => [feed], [feed]),
  );
  const current = useStore(texts.text(feed));
  const shown = useLast(current);
  return useMemo(() => {
    const standings = shown === null ? null : readStandings(shown);
    const [heads, tables] = standings === null ? [[], []] : [columnsOf(standings), standingTables(standings)];
    return { standings, heads, tables, isComing: current === null };
  }, [shown, current]);
}
