import { useMemo, useRef } from 'react';
import { useStore } from '../../page/page-context.ts';
import { useBestDane, useDanes } from '../../list/races/danes.ts';
import { useFilled } from '../../list/races/use-filled.ts';
import { useCalm } from '../../list/motion/use-calm.ts';
import { raceText } from '#text/match/race.ts';
import { useQueryChoice } from '../../page/use-query-choice.ts';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Tabs } from '../../ui/index.ts';
import { LINES_FIELD, RACE_FIELDS } from '../model/tabs.ts';
import { BestDane } from './best-dane.tsx';
import { BoardRows, type ColumnSet, type RaceProps } from './board-rows.tsx';
import styles from './board.module.css';

type Competitors = 'all' | 'danes';
/** The value of the field of the query that asks for some lines only. */
const DANES = 'danskere';

const readCompetitors = (query: URLSearchParams): Competitors => (query.get(LINES_FIELD) === DANES ? 'danes' : 'all');
const writeCompetitors = (competitors: Competitors) => ({ [LINES_FIELD]: competitors === 'danes' ? DANES : '' });

const COLUMN_SETS = ['main', 'more'] as const;
const MORE_COLUMNS = 'flere';

const readColumnSet = (query: URLSearchParams): ColumnSet => (query.get(RACE_FIELDS.columns) === MORE_COLUMNS ? 'more' : 'main');
const writeColumnSet = (set: ColumnSet) => ({ [RACE_FIELDS.columns]: set === 'more' ? MORE_COLUMNS : '' });

interface BoardProps extends RaceProps {
  readonly raceId: string;
}

/** The competitors of a race, with the best Dane in sight, or the Danes alone. */
export function Board(props: BoardProps) {
  const { table, sport, raceId } = props;
  const { leagues } = useStore(table.structure);
  const latest = useMemo(() => leagues.flatMap(({ events }) => events), [leagues]);
  const element = useRef<HTMLDivElement>(null);
  const ids = useCalm(latest, raceId, element);
  const danes = useDanes(table, ids, sport);
  const best = useBestDane(table, danes);
  const competitors = useQueryChoice(readCompetitors, writeCompetitors);
  const shown = competitors.chosen === 'danes' && danes.length > 0 ? danes : ids;
  const filled = useFilled(table, latest, sport, sport.board);
  const choice = useQueryChoice(readColumnSet, writeColumnSet);
  const later = filled.columns.filter(({ inRow }) => inRow !== true).length;
  const columnSet = later === 0 || later === filled.columns.length ? null : choice.chosen;
  return (
    <>
      {columnSet === null ? null : (
        <div className={styles.columnChoice}>
          <ChoiceLinks
            label={raceText.columns}
            options={COLUMN_SETS.map((set) => ({
              label: raceText.columnSets[set],
              chosen: set,
              isCurrent: set === columnSet,
            }))}
            choice={choice}
          />
        </div>
      )}
      {danes.length === 0 ? null : (
        <div className={styles.tools}>
          <Tabs<Competitors>
            label={raceText.competitors}
            look="pill"
            current={shown === danes ? 'danes' : 'all'}
            onSelect={competitors.choose}
            tabs={[
              { id: 'all', label: raceText.allOf(ids.length), href: competitors.hrefOf('all') },
              { id: 'danes', label: raceText.danes(danes.length), href: competitors.hrefOf('danes') },
            ]}
          />
          {best === null || shown === danes ? null : <BestDane table={table} id={best} sport={sport} />}
        </div>
      )}
      <div ref={element}>
        <BoardRows {...props} {...{ filled, best, columnSet }} ids={shown} />
      </div>
    </>
  );
}
