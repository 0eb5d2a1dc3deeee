import { memo } from 'react';
import { type PageSport, useSetting } from '../../page/page-context.ts';
import { markMinutes } from '#text/language.ts';
import { matchText } from '#text/match/match.ts';
import { Choice } from '../../ui/choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Piece, TimelineEntry, TimelinePeriod } from '../model/timeline.ts';
import { IncidentGlyph } from './incident-glyph.tsx';
import styles from './timeline.module.css';

type GoalMark = PageSport['goalMark'];

const Linked = ({ piece: { text, path } }: { piece: Piece }) =>
  path === '' ? <bdi>{text}</bdi> : <a href={path}>{<bdi>{text}</bdi>}</a>;

function Main({ entry: { main, scored, withdrawn } }: { entry: TimelineEntry }) {
  const Name = withdrawn === null ? 'span' : 's';
  return (
    <Name className={scored ? styles.scorer : styles.main}>
      <Linked piece={main} />
    </Name>
  );
}

/** Commas between words, none after 'ind for' and 'bowler'. */
const LEADS = new Set<string>([matchText.substitutedFor, matchText.bowledBy]);

const Entry = memo(function Entry({ entry, goalMark }: { entry: TimelineEntry; goalMark: GoalMark }) {
  const { side, minute, glyph, label, aside, score, withdrawn, count, isKey } = entry;
  return (
    <li className={`${styles.entry} ${styles[side]} ${withdrawn === null ? '' : styles.withdrawn} ${isKey ? '' : styles.minor}`}>
      <div className={styles.minute}>{markMinutes(minute)}</div>
      <div className={styles.body}>
        <IncidentGlyph glyph={glyph} label={label} withdrawn={withdrawn !== null} goalMark={goalMark} />
        <span className={styles.text}>
          {count === 1 ? null : <b>{matchText.times(count)}</b>}
          <Main entry={entry} />
          {aside.length === 0 ? null : (
            <small>
              {aside.map((piece, at) => (
                <span key={`${piece.text} ${piece.path}`}>
                  <Linked piece={piece} />
                  {at === aside.length - 1 ? '' : LEADS.has(piece.text) ? ' ' : ', '}
                </span>
              ))}
            </small>
          )}
          {score === '' ? null : <b className={styles.score}>{score}</b>}
          {withdrawn === null ? null : <span className={styles.why}>{matchText.withdrawn(withdrawn)}</span>}
        </span>
      </div>
    </li>
  );
});

interface PeriodProps {
  readonly period: TimelinePeriod;
  readonly goalMark: GoalMark;
  readonly oldestFirst: boolean;
}

const Period = memo(function Period({ period: { label, score, entries }, goalMark, oldestFirst }: PeriodProps) {
  const isQuiet = entries.length === 0;
  return (
    <section className={styles.period}>
      <header>
        <h3>{label}</h3>
        {isQuiet ? <p>{matchText.quietPeriod}</p> : null}
        {score === '' ? null : <span>{score}</span>}
      </header>
      {isQuiet ? null : (
        <ol>
          {(oldestFirst ? entries.toReversed() : entries).map((entry) => (
            <Entry key={entry.id} entry={entry} goalMark={goalMark} />
          ))}
        </ol>
      )}
    </section>
  );
});

const Arrow = ({ up }: { up: boolean }) => (
  <svg className={styles.arrow} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <path d={up ? 'M6 11V1M2 5l4-4 4 4' : 'M6 1v10M2 7l4 4 4-4'} />
  </svg>
);

const Tools = memo(function Tools({ hasManyGoals, hasChoice }: { hasManyGoals: boolean; hasChoice: boolean }) {
  const [shown, setShown] = useSetting('incidents');
  const [oldestFirst, setOldestFirst] = useSetting('oldestFirst');
  const order = oldestFirst ? matchText.oldestFirst : matchText.newestFirst;
  return (
    <span className={styles.tools}>
      {hasChoice ? (
        <Choice
          label={matchText.incidentsShown}
          options={[
            { id: 'key', label: matchText.keyIncidents },
            { id: 'all', label: hasManyGoals ? matchText.allGoals : matchText.allIncidents },
          ]}
          chosen={shown === 'sport' ? (hasManyGoals ? 'key' : 'all') : shown}
          onChoose={setShown}
        />
      ) : null}
      <button
        type="button"
        className={styles.order}
        title={matchText.turnOrder}
        aria-label={`${order}. ${matchText.turnOrder}`}
        onClick={() => setOldestFirst(!oldestFirst)}
      >
        <span>{order}</span>
        <Arrow up={oldestFirst} />
      </button>
    </span>
  );
});

/** What happened, a row each. Rows that are left out stay in the document for readers without scripts. */
export function Timeline({
  periods,
  hasManyGoals,
  ...shared
}: {
  periods: readonly TimelinePeriod[];
  hasManyGoals: boolean;
  goalMark: GoalMark;
}) {
  const [shown] = useSetting('incidents');
  const [oldestFirst] = useSetting('oldestFirst');
  const entries = periods.flatMap((period) => period.entries);
  const hasChoice = entries.some(({ isKey }) => isKey) && entries.some(({ isKey }) => !isKey);
  const isShort = hasChoice && (shown === 'sport' ? hasManyGoals : shown === 'key');
  return (
    <Panel title={matchText.incidents} aside={<Tools hasManyGoals={hasManyGoals} hasChoice={hasChoice} />}>
      <div className={isShort ? styles.short : undefined}>
        {(oldestFirst ? periods.toReversed() : periods).map((period) => (
          <Period key={period.label} period={period} oldestFirst={oldestFirst} {...shared} />
        ))}
      </div>
    </Panel>
  );
}
