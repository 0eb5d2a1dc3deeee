import { type Side, StageType } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { type Ref, useState } from 'react';
import { useNow } from '../app/page-context.ts';
import { Chip, clockTime, Crest, Flag } from '../design/index.ts';
import { shownScore } from '../table/score.ts';
import { matchText } from '../text/da-match.ts';
import { tableText } from '../text/da-table.ts';
import { dayInWords } from './day-in-words.ts';
import { type MatchFacts, regularTimeScore, scoreText } from './model/match-facts.ts';
import { type ScorerLine, scorersOf } from './model/scorers.ts';
import styles from './score-header.module.css';
import { Minute, stageWords, useMinute } from './stage.tsx';

function Crumbs({ facts }: { facts: MatchFacts }) {
  const { league, event } = facts;
  const start = event.start ?? 0;
  const day = useNow((nowS) => dayInWords(start, nowS));
  const round = [league?.stageName, tableText.round(event.round ?? '')].filter(Boolean).join(' · ');
  return (
    <div className={styles.crumbs}>
      {league === null ? null : (
        <nav aria-label={matchText.breadcrumb}>
          <Flag code={league.countryCode ?? ''} label="" />
          <span className={styles.country}>{league.countryName}</span>
          <a href={league.url ?? '/'}>{league.name}</a>
          {round === '' ? null : <span>{round}</span>}
        </nav>
      )}
      <time className={styles.when}>{event.timeUnknown === true ? day : `${day} ${clockTime(start)}`}</time>
    </div>
  );
}

function Team({ event, side }: { event: EventRow; side: Side }) {
  const name = event[`${side}Name`] ?? '';
  const won = shownScore(event).winner === side;
  return (
    <div className={`${styles.team} ${won ? styles.won : ''}`}>
      <Crest colours={event[`${side}Colours`]} code={event[`${side}Code`] ?? name} size={56} />
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      {event[`${side}Advanced`] ? <Chip kind="correction">▸ {matchText.advanced}</Chip> : null}
    </div>
  );
}

/** One side of the score; it flashes when it becomes another while it is looked at. */
function Digits({ value }: { value: number }) {
  const [first] = useState(value);
  return (
    <span key={value} className={value === first ? undefined : styles.changed}>
      {value}
    </span>
  );
}

function Score({ event }: { event: EventRow }) {
  const { score } = shownScore(event);
  if (score === null) {
    const start = event.start ?? 0;
    return <p className={styles.kickOff}>{event.timeUnknown === true ? '–' : <time>{clockTime(start)}</time>}</p>;
  }
  return (
    <p className={`${styles.score} ${event.stageType === StageType.live ? styles.running : ''}`}>
      <Digits value={score[0]} />
      <span className={styles.dash}>–</span>
      <Digits value={score[1]} />
    </p>
  );
}

function Under({ facts }: { facts: MatchFacts }) {
  const { event } = facts;
  const words = stageWords(facts);
  const minute = useMinute(facts);
  const { halfTime, shootOut } = shownScore(event);
  const regular = regularTimeScore(event);
  return (
    <div className={styles.under}>
      <p className={event.stageType === StageType.live ? styles.live : styles.stage}>
        {minute === null ? null : <Minute minute={minute} />}
        {words === '' ? null : <span>{words}</span>}
      </p>
      {shootOut === null ? null : <p>{matchText.shootOut(scoreText(shootOut))}</p>}
      {regular === null ? null : <p>{matchText.fullTime(scoreText(regular))}</p>}
      {halfTime === null || regular !== null ? null : <p>{matchText.halfTime(scoreText(halfTime))}</p>}
      {event.timeUnknown === true ? <p>{matchText.timeUnknown}</p> : null}
      {event.source === 2 ? <p>{matchText.resultOnly}</p> : null}
      <Origin event={event} />
      <Remark event={event} />
    </div>
  );
}

/** That the match is not a real one, in so many words, and what its provider says of it. */
function Origin({ event: { origin, notice } }: { event: EventRow }) {
  return (
    <>
      {origin === 'simulated' ? <p className={styles.notice}>{matchText.simulated}</p> : null}
      {origin === 'replay' && !notice ? <p className={styles.notice}>{matchText.replay}</p> : null}
      {notice ? <p className={styles.notice}>{notice}</p> : null}
    </>
  );
}

const SCORE = /^(\d+)-(\d+)$/;

/** What has just been taken back, or is being looked at, for as long as the match runs. */
function Remark({ event }: { event: EventRow }) {
  if (event.stageType !== StageType.live) return null;
  if (event.homeReview === true || event.awayReview === true)
    return (
      <p>
        <Chip kind="var">{matchText.underReview}</Chip>
      </p>
    );
  if (!event.corrections) return null;
  const [, home, away] = SCORE.exec(event.correctedFrom ?? '') ?? [];
  const was = home === undefined ? null : event.correctedFrom;
  const fell = Number(home) > (event.homeScore ?? 0) || Number(away) > (event.awayScore ?? 0);
  const words = fell ? tableText.withdrawn : tableText.changed;
  return (
    <p className={styles.corrected}>
      {was === null ? null : (
        <s>
          <span className="unseen">{matchText.was} </span>
          {was}
        </s>
      )}
      <Chip kind="correction">{words(event.correctedReason ?? '')}</Chip>
    </p>
  );
}

function Scorers({ summary }: { summary: Summary }) {
  const { home, away } = scorersOf(summary);
  if (home.length === 0 && away.length === 0) return null;
  const list = (lines: readonly ScorerLine[]) => (
    <ul>
      {lines.map(({ kind, player, minutes }, index) => (
        <li key={`${kind} ${player} ${index}`}>
          {kind === 'red' ? <i className={styles.red} role="img" aria-label={matchText.redCard} /> : null}
          <span>
            <bdi>{player}</bdi> {minutes.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.scorers} aria-label={matchText.scorers}>
      {list(home)}
      {list(away)}
    </section>
  );
}

/**
 * The head of a match: where it belongs, who plays, how it stands, who scored. `scoreRef` is the element that holds the
 * score.
 */
export function ScoreHeader({
  facts,
  summary,
  scoreRef,
}: {
  facts: MatchFacts;
  summary: Summary | null;
  scoreRef: Ref<HTMLDivElement>;
}) {
  const { event } = facts;
  return (
    <header className={styles.header}>
      <Crumbs facts={facts} />
      <h1 className="unseen">
        {event.homeName} {matchText.versus} {event.awayName}
      </h1>
      <div className={styles.sides} ref={scoreRef}>
        <Team event={event} side="home" />
        <div className={styles.middle}>
          <Score event={event} />
          <Under facts={facts} />
        </div>
        <Team event={event} side="away" />
      </div>
      {summary === null ? null : <Scorers summary={summary} />}
    </header>
  );
}
