import { type Side, Stage, StageType } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { type ComponentType, type ReactNode, type Ref, useState } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import { sidePath } from '../../page/paths.ts';
import { Chip, clockTime } from '../../ui/index.ts';
import { duelCells, SIDES } from '../../list/rows/kinds/index.ts';
import { serveSide, shownScore } from '../../list/rows/score.ts';
import { matchText } from '#text/match/match.ts';
import { tableText } from '#text/table.ts';
import { regularTimeScore, scoreText } from '../model/match-facts.ts';
import { Minute, ParticipantIcon, ServeDot, StageWords, useMinute } from './marks.tsx';
import { Origin, ReviewNotice } from '../notices.tsx';
import type { TableOfMatch } from '../opened.ts';
import styles from './score-header.module.css';
import { Scorers } from './scorers.tsx';

/** Draws where a participant stands in the table. */
interface PlaceInTable {
  readonly table: TableOfMatch;
  readonly Place: ComponentType<TableOfMatch & { readonly id: string }>;
}

interface BoardProps {
  readonly event: EventRow;
  readonly sport: PageSport;
}

/** A longer word would break on a phone. */
const LONG_WORD = 11;
const hasLongWord = ({ homeName, awayName }: EventRow): boolean =>
  `${homeName} ${awayName}`.split(/[\s-]/).some((word) => word.length > LONG_WORD);

/** The persons of a pair under each other; `mark` follows the last. */
function SideName({ path, name, mark }: { path: string; name: string; mark: ReactNode }) {
  const names = name.split(' / ').map((person, at, persons) => (
    <bdi key={person}>
      {person}
      {at === persons.length - 1 ? mark : null}
    </bdi>
  ));
  return path === '' ? names : <a href={path}>{names}</a>;
}

function Team({ event, sport, side, place }: BoardProps & { side: Side; place: PlaceInTable | null }) {
  const name = event[`${side}Name`] ?? '';
  const won = shownScore(event, sport).winner === side;
  const record = event.results?.[SIDES[side]]?.record;
  return (
    <div className={`${styles.team} ${won ? styles.won : ''}`}>
      <ParticipantIcon event={event} side={side} sport={sport} size={56} />
      <div className={styles.name} title={name}>
        <SideName
          path={sidePath(event, side, sport)}
          name={name}
          mark={serveSide(event, sport) === side ? <ServeDot sport={sport} /> : null}
        />
      </div>
      {record === undefined ? null : <small>{record}</small>}
      {place === null ? null : <place.Place {...place.table} id={event[`${side}Id`] ?? ''} />}
      {sport.row === 'fight' && won ? <Chip kind="correction">{matchText.winner}</Chip> : null}
      {event[`${side}Advanced`] ? <Chip kind="correction">▸ {matchText.advanced}</Chip> : null}
    </div>
  );
}

function Digits({ value }: { value: string }) {
  const [first] = useState(value);
  return (
    <span key={value} className={value === first ? undefined : styles.changed}>
      {value}
    </span>
  );
}

const LONG_SCORE = 4;
const WIDE_SCORE = 3;

function Score({ event, sport }: BoardProps) {
  const { total, note } = duelCells(event, sport);
  if (total === null || total.join('') === '' || sport.row === 'fight') {
    if (sport.row === 'fight' && event.stageType === StageType.finished)
      return <p className={styles.finish}>{note?.spoken ?? note?.text ?? '–'}</p>;
    const start = event.start ?? 0;
    if (event.stageType === StageType.live) return <p className={styles.kickOff}>{matchText.versusShort}</p>;
    return <p className={styles.kickOff}>{event.timeUnknown === true ? '–' : <time>{clockTime(start)}</time>}</p>;
  }
  const length = Math.max(...total.map((text) => text.length));
  const size = length >= LONG_SCORE ? styles.long : length >= WIDE_SCORE ? styles.wide : '';
  return (
    <p className={`${styles.score} ${size} ${event.stageType === StageType.live ? styles.running : ''}`}>
      <Digits value={total[0]} />
      <span className={styles.dash}>–</span>
      <Digits value={total[1]} />
    </p>
  );
}

/** Points of the running leg, frame or map if no column shows them. */
function pointsOf({ event, sport }: BoardProps): string {
  if (sport.row !== 'frames' || event.stageType !== StageType.live) return '';
  const of = duelCells(event, sport).after[0]?.of ?? ['', ''];
  return of.join('') === '' ? '' : of.join('–');
}

function Under({ event, sport }: BoardProps) {
  const minute = useMinute(event, sport);
  const { score, halfTime, shootOut } = shownScore(event, sport);
  const regular = regularTimeScore(event);
  const isSame = regular !== null && score !== null && scoreText(regular) === scoreText(score);
  const points = pointsOf({ event, sport });
  const live = event.stageType === StageType.live;
  const lines = [
    live ? (event.situation ?? '') : '',
    sport.row === 'frames' && event.bestOf !== null ? tableText.bestOf(event.bestOf) : '',
    sport.row === 'fight' && event.rounds !== null ? tableText.rounds(event.rounds) : '',
    shootOut === null ? '' : matchText.shootOut(scoreText(shootOut), sport.stages[Stage.penalties]?.spoken ?? ''),
    regular === null || isSame ? '' : matchText.fullTime(scoreText(regular)),
    event.homeAggregate === null ? '' : matchText.aggregate(`${event.homeAggregate}–${event.awayAggregate}`),
    halfTime === null || regular !== null || sport.scoreParts !== 1 ? '' : matchText.halfTime(scoreText(halfTime)),
    event.timeUnknown === true && event.stageType === StageType.scheduled ? matchText.timeUnknown : '',
    event.source === 2 && event.stageType !== StageType.finished ? matchText.resultOnly : '',
  ].filter((line) => line !== '');
  return (
    <div className={styles.under}>
      <p className={live ? styles.live : styles.stage}>
        {minute === null ? null : <Minute minute={minute} />}
        <StageWords event={event} sport={sport} />
        {points === '' ? null : <b>{points}</b>}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Origin event={event} words={matchText.origin} />
      <ReviewNotice event={event} />
    </div>
  );
}

/** Both sides, the score between them, and the scorers. */
export function Scoreboard({
  event,
  sport,
  summary,
  place = null,
  scoreRef,
}: BoardProps & { summary: Summary | null; place?: PlaceInTable | null; scoreRef?: Ref<HTMLDivElement> }) {
  return (
    <>
      <h1 className="unseen">
        {event.homeName} {matchText.versus} {event.awayName}
      </h1>
      <div ref={scoreRef} className={`${styles.sides} ${hasLongWord(event) ? styles.longWords : ''}`}>
        <Team event={event} sport={sport} side="home" place={place} />
        <div className={styles.middle}>
          <Score event={event} sport={sport} />
          <Under event={event} sport={sport} />
        </div>
        <Team event={event} sport={sport} side="away" place={place} />
      </div>
      {summary === null || sport.scoreWord === null || sport.row !== 'goals' ? null : <Scorers summary={summary} />}
    </>
  );
}
