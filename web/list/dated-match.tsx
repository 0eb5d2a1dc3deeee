import type { Table, TableRow } from '@stillingen/client';
import {
  DateFormat,
  dayOf,
  eventItemId,
  FORM_TEXT,
  type FormBadge,
  formatDate,
  formBadge,
  type Side,
  Stage,
  stageLabel,
  StageType,
  Winner,
} from '@stillingen/domain';
import { matchPath, type EventRow, type LeagueRow } from '@stillingen/wire';
import { memo, type ReactNode } from 'react';
import { useIsNear } from '../mine/limits.ts';
import { MatchStar } from '../mine/star.tsx';
import { type PageSport, useNow, useStore } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { clockTime, RowStage } from '../ui/stage-cell.tsx';
import styles from './dated-match.module.css';
import { duelCells, SIDES } from './rows/kinds/index.ts';
import { partsOf } from './rows/kinds/cells.ts';
import sides from './rows/sides.module.css';
import { sideSign } from './rows/row.tsx';
import { shownScore } from './rows/score.ts';
import { redCards } from './rows/side-marks.tsx';

export interface DatedSide {
  readonly name: string;
  /** The crest or the flag. */
  readonly sign?: ReactNode;
  /** Null where there is none: a match to come, one that was not played. */
  readonly score: string | null;
  readonly won: boolean;
  /** The score can change this minute. */
  readonly now?: boolean;
  /** Follows the name: red cards, a place in the next round. */
  readonly mark?: ReactNode;
  /** Before the score: sets, periods. */
  readonly parts?: readonly string[];
}

export interface DatedLineProps {
  /** Null for a match without a page. */
  readonly eventId: string | null;
  /** The date, or the running minute. */
  readonly when: ReactNode;
  /** The competition in a few letters, with its whole name. */
  readonly code?: string;
  readonly competition?: string;
  readonly home: DatedSide;
  readonly away: DatedSide;
  /** A shoot-out, a walkover, the time of a match to come. */
  readonly note?: string | null;
  /** Of the team whose list it is; absent in a list of no team, null while there is none. */
  readonly badge?: FormBadge | null;
}

const BADGE_KIND = { W: 'won', D: 'drawn', L: 'lost' } as const;

/** V, U or T, with a small F or S where extra time or a shoot-out decided. */
export function FormLetter({ badge }: { badge: FormBadge }) {
  const { letter, mark, spoken } = FORM_TEXT[badge];
  return (
    <span className={`${styles.badge} ${styles[BADGE_KIND[badge.at(-1) as keyof typeof BADGE_KIND]]}`} title={spoken}>
      <span aria-hidden="true">
        {letter}
        {mark === '' ? null : <sub>{mark}</sub>}
      </span>
      <span className="unseen">{spoken}</span>
    </span>
  );
}

/** More parts than these stand only where there is room. */
const FEW_PARTS = 5;

function SideLine({ side: { name, sign, score, won, now = false, mark, parts = [] } }: { side: DatedSide }) {
  return (
    <>
      <span className={`${sides.team} ${won ? sides.winner : ''}`}>
        {sign}
        <bdi title={name}>{name}</bdi>
        {mark}
      </span>
      {parts.length === 0 ? null : (
        <span className={`${sides.parts} ${styles.parts} ${parts.length > FEW_PARTS ? styles.many : ''}`} aria-hidden="true">
          {parts.map((part, index) => (
            <span key={index} className={`${sides.part} ${sides.onPhone}`}>
              {part}
            </span>
          ))}
        </span>
      )}
      <span className={score === null ? sides.none : `${sides.score} ${now ? sides.now : ''}`} aria-hidden={score === null}>
        {score ?? '–'}
      </span>
    </>
  );
}

/** A match of any day in a list of a team, a person or two sides: one row, a link where it has a page. */
export function DatedLine({ eventId, when, code, competition, home, away, note, badge }: DatedLineProps) {
  const className = `${styles.line} ${badge === undefined ? '' : styles.withBadge}`;
  const content = (
    <>
      <span className={styles.when}>
        {when}
        {code === undefined || code === '' ? null : (
          <small title={competition}>
            <span aria-hidden={competition !== undefined}>{code}</span>
            {competition === undefined ? null : <span className="unseen">{competition}</span>}
          </small>
        )}
      </span>
      <SideLine side={home} />
      <SideLine side={away} />
      {note ? <span className={`${sides.note} ${styles.note}`}>{note}</span> : null}
      {badge ? (
        <span className={styles.end}>
          <FormLetter badge={badge} />
        </span>
      ) : null}
    </>
  );
  return eventId === null ? (
    <div className={className}>{content}</div>
  ) : (
    <a className={className} href={matchPath(eventId)} data-event={eventId}>
      {content}
    </a>
  );
}

/** Without small words, at most four letters: 'SL' of Superligaen, 'PL' of Premier League. */
export function competitionCode(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const initials = words.map((word) => (/^\d+$/.test(word) ? word : word[0]!)).join('');
  return (words.length === 1 ? words[0]!.slice(0, 3) : initials.slice(0, 4)).toLocaleUpperCase('da');
}

/** '08.11.', with the year where it is another than now. */
export function DayText({ startS }: { startS: number }) {
  const year = useNow((nowS) => dayOf(nowS).slice(0, 4));
  const isThisYear = dayOf(startS).startsWith(year);
  return <time dateTime={dayOf(startS)}>{formatDate(startS, isThisYear ? DateFormat.shortDate : DateFormat.fullDate)}</time>;
}

const PLAIN_STAGES = new Set<number>([Stage.scheduled, Stage.finished, Stage.afterPenalties]);

function noteOf(row: TableRow, sport: PageSport, ownNote: string | null): string | null {
  if (row.stageType === StageType.live) return null;
  if (ownNote !== null) return ownNote;
  const stage = row.stage ?? Stage.scheduled;
  if (!PLAIN_STAGES.has(stage)) return stageLabel(sport, stage, 'short');
  if (row.stageType !== StageType.scheduled || row.timeUnknown === true) return null;
  return clockTime(row.start ?? 0);
}

/** Null before the end. */
export function badgeOf(row: EventRow, sport: PageSport, side: Side): FormBadge | null {
  const { score, shootOut } = shownScore(row, sport);
  // Where the winner of a shoot-out gets a goal for it, the match itself was drawn.
  const added = shootOut !== null && sport.shootOut === 'added' && row.stageType === StageType.finished;
  const lead = added ? Math.sign(shootOut[0] - shootOut[1]) : 0;
  const full = row.homeFullTime === null || row.awayFullTime === null ? null : ([row.homeFullTime, row.awayFullTime] as const);
  return formBadge(
    sport,
    {
      stage: row.stage ?? Stage.scheduled,
      score: score === null ? null : [score[0] - Math.max(lead, 0), score[1] - Math.max(-lead, 0)],
      parts: partsOf(row, sport.scoreParts).map(([home, away]) => [home ?? 0, away ?? 0]),
      fullTime: full,
      winner: (row.winner ?? Winner.unknown) as Winner,
    },
    side,
  );
}

export const sideOf = ({ homeId, homeEventId }: EventRow, participant: string): Side =>
  homeEventId === participant || homeId === participant ? 'home' : 'away';

/** Subscribes to its own row only. `of`: of the list of a participant; `day`: of that of a competition. */
export const DatedMatch = memo(function DatedMatch({
  table,
  id,
  sport,
  league,
  of,
  day,
  badged = false,
}: {
  table: Table;
  id: string;
  sport: PageSport;
  league: LeagueRow;
  of?: string;
  day?: string | undefined;
  badged?: boolean;
}) {
  const row = useStore(table.row(id));
  const cells = duelCells(row, sport);
  const { winner } = shownScore(row, sport);
  const live = row.stageType === StageType.live;
  const ownNote = cells.note?.text ?? null;
  const isOfDay = dayOf(row.start ?? 0) === day;
  // Those of other days cannot be followed.
  const isNear = useIsNear(row);
  const { kind } = sport.formats[0].format;
  const side = (which: Side): DatedSide => ({
    name: row[`${which}Name`] ?? '',
    sign: sideSign(row, which, sport),
    score: cells.total?.[SIDES[which]] ?? null,
    won: winner === which,
    now: live && cells.settled !== true && cells.resting !== which,
    mark: (
      <>
        {row[`${which}Advanced`] === true ? <span className={styles.mark}>{tableText.advanced}</span> : null}
        {redCards(row[`${which}Reds`])}
      </>
    ),
    parts: kind === 'periods' && !live ? [] : cells.parts.map(({ of: part }) => part[SIDES[which]]),
  });
  const name = league.name ?? league.title ?? '';
  return (
    <li id={eventItemId(sport.id, id)} className={styles.item} data-glide={id}>
      {isNear ? (
        <MatchStar table={table} sportId={sport.id} id={id} name={`${row.homeName ?? ''} – ${row.awayName ?? ''}`} />
      ) : null}
      <DatedLine
        eventId={id}
        when={live || isOfDay ? <RowStage row={row} sport={sport} day={day ?? ''} /> : <DayText startS={row.start ?? 0} />}
        code={day === undefined ? competitionCode(name) : ''}
        competition={name}
        home={side('home')}
        away={side('away')}
        note={isOfDay && !live ? ownNote : noteOf(row, sport, ownNote)}
        {...(badged && of !== undefined ? { badge: badgeOf(row, sport, sideOf(row, of)) } : {})}
      />
    </li>
  );
});
