import { DateFormat, dayOf, formatDate } from '@stillingen/domain';
import { type EventRow, seasonCorrectionsRow } from '@stillingen/wire';
import { useMemo } from 'react';
import { useStore } from '../../page/page-context.ts';
import { clockTime } from '../../ui/index.ts';
import { markMinutes } from '#text/language.ts';
import { matchText } from '#text/match/match.ts';
import styles from './corrections-tab.module.css';
import type { CorrectionLine } from '../model/corrections.ts';
import type { Opened } from '../opened.ts';
import { Empty, Panel } from '../../ui/panel.tsx';

/** To the second. The day only if it is not that of the match. */
function moment(seconds: number, start: number): string {
  const time = `${clockTime(seconds)}:${String(seconds % 60).padStart(2, '0')}`;
  return dayOf(seconds) === dayOf(start) ? time : `${formatDate(seconds, DateFormat.shortDate)} ${time}`;
}

type Corrected = Pick<EventRow, 'homeName' | 'awayName' | 'start' | 'origin'>;

function Line({ line, event }: { line: CorrectionLine; event: Corrected }) {
  const team = line.side === null ? '' : (event[`${line.side}Name`] ?? '');
  const changed = line.from !== '' || line.to !== '';
  return (
    <li className={styles.line}>
      <h3>
        {line.what}
        {team === '' ? '' : ` · ${team}`}
      </h3>
      {line.about === '' ? null : <p className={styles.about}>{markMinutes(line.about)}</p>}
      {changed ? (
        <p className={styles.change}>
          {line.from === '' ? null : (
            <>
              <span className="unseen">{matchText.was} </span>
              <s>{markMinutes(line.from)}</s>
            </>
          )}
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
          <span className="unseen">{matchText.became} </span>
          <b>{line.to === '' ? matchText.nothing : markMinutes(line.to)}</b>
        </p>
      ) : null}
      <p className={styles.meta}>
        <time>
          {line.since === null ? '' : `${moment(line.since, event.start ?? line.at)} → `}
          {moment(line.at, event.start ?? line.at)}
        </time>
        {line.since === null ? null : <span>{matchText.stoodWrong(line.at - line.since)}</span>}
        {line.reason === '' ? null : <span>{matchText.reason(line.reason)}</span>}
        {line.provider === '' ? null : (
          <span>{matchText.source(event.origin === 'simulated' ? matchText.demo : line.provider)}</span>
        )}
      </p>
    </li>
  );
}

/** Minutes and seconds, '1:22'. */
const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** All corrections of the season of a match, and how long what they changed had been shown. */
function Season({ opened: { texts, feeds }, name }: SeasonProps) {
  const text = useStore(texts.text(feeds.corrections));
  const [row] = useMemo(() => (text === null ? [] : seasonCorrectionsRow.readAll(text)), [text]);
  if (row === undefined) return null;
  const words = matchText.seasonCorrections;
  const { corrections, matches, rulings, seconds } = row;
  const figures = [
    [String(corrections ?? 0), words.corrections(corrections ?? 0, matches ?? 0)],
    ...(seconds === null ? [] : [[minutesText(seconds), words.average]]),
    [String(rulings ?? 0), words.rulings],
  ] as const;
  return (
    <Panel title={words.title(name)}>
      <dl className={styles.season}>
        {figures.map(([figure, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface SeasonProps {
  readonly opened: Pick<Opened, 'texts' | 'feeds'>;
  /** Of the competition. */
  readonly name: string;
}

export function CorrectionsTab({
  lines,
  event,
  season,
}: {
  lines: readonly CorrectionLine[];
  event: Corrected;
  season?: SeasonProps;
}) {
  if (lines.length === 0)
    return (
      <section className={styles.none}>
        <Empty title={matchText.noCorrections} hint={matchText.noCorrectionsHint} />
      </section>
    );
  return (
    <>
      <section className={styles.corrections} aria-label={matchText.tabs.corrections}>
        <p className={styles.intro}>{matchText.correctionsIntro}</p>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.n} line={line} event={event} />
          ))}
        </ol>
      </section>
      {season === undefined ? null : <Season {...season} />}
    </>
  );
}
