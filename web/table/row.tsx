import type { Table, TableRow } from '@stillingen/client';
import { type Side, StageType } from '@stillingen/domain';
import { memo } from 'react';
import { useNow, usePage, useStore } from '../app/page-context.ts';
import { matchPath } from '../app/routes.ts';
import { Chip, Crest, Icon, minuteOf, StageCell } from '../design/index.ts';
import { tableText } from '../text/da-table.ts';
import styles from './row.module.css';
import { type ShownScore, shownScore } from './score.ts';

declare global {
  /** Set by a test that counts how often rows are drawn. */
  var __stillingenCount: ((id: string) => void) | undefined;
}

const AWAY = 2;
const SIDES = { home: 0, away: 1 } as const;

/** Draws again when the minute changes, and takes the row around it along never. */
function TickingStage({ row, day }: { row: TableRow; day: string }) {
  const { nowS, request } = usePage();
  const first = Math.floor(request.nowMs / 1000);
  const minute = useNow((now) => minuteOf(row, now));
  const firstMinute = minuteOf(row, first);
  return <StageCell row={row} nowS={minute === firstMinute ? first : nowS.get()} day={day} />;
}

/** 'Annulleret: offside' where the side lost a goal, 'Rettet: minut rettet' where only what is told of it changed. */
function correctionWords(row: TableRow, side: Side): string {
  const was = row.previousScore?.[SIDES[side]] ?? 0;
  const say = was > (row[`${side}Score`] ?? 0) ? tableText.withdrawn : tableText.changed;
  return say(row.correctedReason ?? '');
}

/** A goal that is being looked at is not cheered: what was taken back comes first, then what may be. */
function SideChip({ row, side }: { row: TableRow; side: Side }) {
  const here = row.highlight?.side === side ? row.highlight.kind : null;
  if (here === 'correction') return <Chip kind="correction">{correctionWords(row, side)}</Chip>;
  if (row[`${side}Review`] === true)
    return (
      <Chip kind="var" title={tableText.videoTitle}>
        {tableText.video}
      </Chip>
    );
  if (here === 'goal') return <Chip kind="goal">{tableText.goal}</Chip>;
  if (here === 'penalty') return <Chip kind="penalty">{tableText.penalty}</Chip>;
  return null;
}

/** Stays in the row after the chip is gone: something here was changed after it had been shown. */
function CorrectedSign({ row, side }: { row: TableRow; side: Side }) {
  const there: Side = row.correctedSide === AWAY ? 'away' : 'home';
  if (!row.corrections || there !== side || row.highlight?.kind === 'correction') return null;
  const label = tableText.corrected(row.correctedFrom ?? '', row.correctedReason ?? '');
  return (
    <span className={styles.corrected} title={label}>
      <Icon name="corrected" size={13} label={label} />
    </span>
  );
}

function RedCards({ count }: { count: number | null }) {
  if (!count) return null;
  return (
    <span className={styles.red} role="img" aria-label={tableText.redCards(count)}>
      {count > 1 ? count : ''}
    </span>
  );
}

function Score({ row, side, shown }: { row: TableRow; side: Side; shown: ShownScore }) {
  const index = SIDES[side];
  const goals = shown.score?.[index];
  const previous = row.previousScore?.[index];
  const struck = row.highlight?.kind === 'correction' && previous !== undefined && previous !== goals;
  return (
    <span className={goals === undefined ? styles.none : styles.score}>
      {struck ? (
        <s>
          <span className="unseen">{tableText.scoreWas(String(previous))}</span>
          <span aria-hidden="true">{previous}</span>
        </s>
      ) : null}
      {goals === undefined ? <span aria-hidden="true">–</span> : goals}
    </span>
  );
}

function TeamLine({ row, side, shown }: { row: TableRow; side: Side; shown: ShownScore }) {
  const name = row[`${side}Name`] ?? '';
  return (
    <>
      <span className={`${styles.team} ${shown.winner === side ? styles.winner : ''}`}>
        <Crest colours={row[`${side}Colours`]} code={row[`${side}Code`] ?? name} size={16} />
        <bdi title={name}>{name}</bdi>
        {row[`${side}Advanced`] === true ? (
          <span className={styles.advanced}>
            <span aria-hidden="true">▸</span>
            <span className="unseen">{tableText.advanced}</span>
          </span>
        ) : null}
        <RedCards count={row[`${side}Reds`]} />
        <SideChip row={row} side={side} />
        <CorrectedSign row={row} side={side} />
      </span>
      <span className={styles.part} aria-hidden="true">
        {shown.halfTime?.[SIDES[side]]}
      </span>
      <Score row={row} side={side} shown={shown} />
    </>
  );
}

function noteOf(row: TableRow, shown: ShownScore, marksOrigin: boolean): string | null {
  if (shown.shootOut !== null) return tableText.shootOut(...shown.shootOut);
  if (row.source === 2 && row.stageType !== StageType.finished) return tableText.resultOnly;
  if (row.origin === null || !marksOrigin) return null;
  return row.origin === 'replay' ? tableText.replayed : tableText.simulated;
}

/**
 * One match of a table: a link to its page. Follows its own row of the table and nothing else, so a goal draws one row.
 * `day` ('2026-11-20') is the day the table stands for. A match that is not a real one
 * says so where `marksOrigin`; where absent, unless the whole site shows such matches.
 */
export const MatchRow = memo(function MatchRow({
  table,
  id,
  day,
  marksOrigin,
}: {
  table: Table;
  id: string;
  day: string;
  marksOrigin?: boolean;
}) {
  globalThis.__stillingenCount?.(id);
  const { request } = usePage();
  const row = useStore(table.row(id));
  const shown = shownScore(row);
  const note = noteOf(row, shown, marksOrigin ?? request.demo !== 'all');
  const live = row.stageType === StageType.live;
  const tinted = row.highlight?.kind === 'goal' || row.highlight?.kind === 'red-card';
  return (
    <li data-glide={id}>
      <a
        className={`${styles.row} ${live ? styles.live : ''} ${tinted ? styles.tinted : ''}`}
        href={matchPath(id)}
        data-event={id}
      >
        <span className={styles.when}>
          {live ? (
            <TickingStage row={row} day={day} />
          ) : (
            <StageCell row={row} nowS={Math.floor(request.nowMs / 1000)} day={day} />
          )}
        </span>
        <TeamLine row={row} side="home" shown={shown} />
        <TeamLine row={row} side="away" shown={shown} />
        {note === null ? null : <span className={styles.note}>{note}</span>}
      </a>
    </li>
  );
});
