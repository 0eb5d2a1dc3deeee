import { HOME_COUNTRY, lastPoint } from '@stillingen/domain';
import { readRaceCourse, type SplitLine } from '@stillingen/wire';
import { useMemo, useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { raceText } from '#text/match/race.ts';
import { useQueryChoice } from '../../page/use-query-choice.ts';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Flag, isCountry, Tabs } from '../../ui/index.ts';
import { Empty, Panel as Section } from '../../ui/panel.tsx';
import { RACE_FIELDS } from '../model/tabs.ts';
import type { PanelProps } from '../panel-props.ts';
import { Card } from './card.tsx';
import { Graph } from './graph.tsx';
import { type GraphKind, graphOf, type SplitTable, tableOf } from './model.ts';
import styles from './splits.module.css';

const text = raceText.splits;

/** What the address asks for, then what the visitor chooses. */
function useChosen(field: string): readonly [chosen: string | null, choose: (value: string) => void] {
  const { search } = usePage().request;
  return useState<string | null>(() => new URLSearchParams(search).get(field));
}

function Name({ line: { name, url } }: { line: SplitLine }) {
  const written = <bdi>{name}</bdi>;
  return url === null ? written : <a href={url}>{written}</a>;
}

interface TableProps {
  readonly table: SplitTable;
  readonly last: number;
  readonly best: SplitLine | null;
}

/** The order at one point, the last at first. */
function OrderAtPoint({ table, last, best, onOpen }: TableProps & { onOpen: (id: string) => void }) {
  const [asked, choose] = useChosen(RACE_FIELDS.point);
  const wanted = asked === null ? Number.NaN : Number(asked) - 1;
  const point = Number.isInteger(wanted) && wanted >= 0 && wanted <= last ? wanted : last;
  const { points, unit } = table.splits;
  const hasCards = unit === 'strokes';
  return (
    <Section title={text.orderAt(points[point] ?? '')}>
      <div className={styles.points}>
        <Tabs
          label={text.points}
          look="pill"
          current={String(point + 1)}
          onSelect={choose}
          tabs={points.slice(0, last + 1).map((label, at) => ({
            id: String(at + 1),
            label,
            href: `?${RACE_FIELDS.point}=${at + 1}`,
          }))}
        />
      </div>
      <table className={styles.order}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={text.rankFull}>{text.rank}</abbr>
            </th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.value[unit]}</th>
            <th scope="col">{text.behind}</th>
          </tr>
        </thead>
        <tbody>
          {table.placesAt(point).map((place) => (
            <tr key={place.line.id}>
              <td>{table.rankText(place, point)}</td>
              <th scope="row">
                <span>
                  {isCountry(place.line.country) ? <Flag code={place.line.country} label="" /> : null}
                  <Name line={place.line} />
                  {hasCards ? (
                    <a
                      className={styles.toCard}
                      href={`?${RACE_FIELDS.player}=${place.line.id}`}
                      aria-label={raceText.card.of(place.line.name)}
                      onClick={(event) => {
                        event.preventDefault();
                        onOpen(place.line.id);
                      }}
                    >
                      {raceText.card.open}
                    </a>
                  ) : null}
                  {place.line === best ? <small>{raceText.bestDane}</small> : null}
                </span>
              </th>
              <td>{table.value(place, point)}</td>
              <td>{table.behind(place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const GRAPHS: readonly GraphKind[] = ['places', 'gaps'];
const GAPS = 'afstand';
const readGraph = (query: URLSearchParams): GraphKind => (query.get(RACE_FIELDS.graph) === GAPS ? 'gaps' : 'places');
const writeGraph = (kind: GraphKind) => ({ [RACE_FIELDS.graph]: kind === 'gaps' ? GAPS : '' });

function Course({ table, last, best }: TableProps) {
  const hasGaps = table.splits.unit === 'seconds';
  const choice = useQueryChoice(readGraph, writeGraph);
  const kind = hasGaps ? choice.chosen : 'places';
  const lines = useMemo(() => graphOf(table, last, kind, best?.id ?? null), [table, last, kind, best]);
  if (last < 1 || lines.length < 2) return null;
  return (
    <Section title={text.title}>
      {hasGaps ? (
        <div className={styles.points}>
          <ChoiceLinks
            label={text.shows}
            options={GRAPHS.map((graph) => ({ label: text[graph], chosen: graph, isCurrent: graph === kind }))}
            choice={choice}
          />
        </div>
      ) : null}
      <Graph lines={lines} splits={table.splits} last={last} marked={best?.id ?? null} />
      <p className={styles.note}>{text.note[kind]}</p>
    </Section>
  );
}

/** The race on its way: places and gaps by point, the order at each, and the cards of golf. */
export function Panel({ texts: { raceCourse } }: PanelProps<'raceCourse'>) {
  const course = useMemo(() => readRaceCourse(raceCourse), [raceCourse]);
  const table = useMemo(() => tableOf(course), [course]);
  const [player, open] = useChosen(RACE_FIELDS.player);
  const last = table === null ? -1 : lastPoint(table.lines);
  const carded = course.lines.filter(({ cards }) => cards.length > 0);
  const shown = carded.find(({ id }) => id === player) ?? carded[0];
  const danes = course.lines.filter(({ country }) => country === HOME_COUNTRY);
  const best = danes.length === course.lines.length ? null : (danes[0] ?? null);
  if (table === null || (last < 0 && shown === undefined)) return <Empty title={text.none} hint={text.noneHint} />;
  return (
    <>
      {shown === undefined ? null : (
        <Section
          title={
            <>
              {raceText.card.title} <Name line={shown} />
            </>
          }
        >
          <Card line={shown} splits={table.splits} />
        </Section>
      )}
      <Course table={table} last={last} best={best} />
      {last < 0 ? null : <OrderAtPoint table={table} last={last} best={best} onOpen={open} />}
    </>
  );
}
