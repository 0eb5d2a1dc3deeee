import type { CommentIcon } from '@stillingen/domain';
import { type CommentLine, type EventRow, readComments } from '@stillingen/wire';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { scoreWord } from '../../list/rows/kinds/index.ts';
import { type PageSport, usePage } from '../../page/page-context.ts';
import { capital, markMinutes } from '#text/language.ts';
import { commentaryText } from '#text/match/around.ts';
import { Choice } from '../../ui/choice.tsx';
import { isPlainClick } from '../../ui/index.ts';
import { OutLink } from '../../ui/out-link.tsx';
import { Empty } from '../../ui/panel.tsx';
import { scoreText } from '../model/match-facts.ts';
import type { Glyph } from '../model/timeline.ts';
import { ALL_LINES, LINES_FIELD, tabHref } from '../model/tabs.ts';
import type { PanelProps } from '../panel-props.ts';
import { IncidentGlyph } from '../summary/incident-glyph.tsx';
import styles from './commentary.module.css';
import { announce, FOLLOWING, hold, nothingAnnounced, pause, resume, shownLines } from './lines.ts';

/** Lines at first, and as many more at each press. */
const CHUNK = 60;

const GLYPHS: Readonly<Partial<Record<CommentIcon, Glyph>>> = {
  goal: 'goal',
  'own-goal': 'goal',
  penalty: 'penalty',
  'penalty-missed': 'missed',
  'yellow-card': 'yellow',
  'red-card': 'red',
  substitution: 'substitution',
  'video-review': 'review',
};
const GOALS: ReadonlySet<CommentIcon> = new Set(['goal', 'own-goal', 'penalty']);
const BREAKS: ReadonlySet<CommentIcon> = new Set(['whistle', 'time']);

/** 'MÅL', 'SÆT'; empty where scores have several values, as a try and a conversion. */
function goalWordOf(event: Pick<EventRow, 'unit'>, sport: PageSport): string {
  const { format } = sport.formats[0];
  const countsGoals = format.kind === 'periods' && format.steps.every((step) => step === 1);
  return scoreWord(event, sport) ?? (countsGoals ? commentaryText.goal : '');
}

interface LineProps {
  readonly line: CommentLine;
  readonly goalWord: string;
  readonly goalMark: PageSport['goalMark'];
}

const Line = memo(
  function Line({ line, goalWord, goalMark }: LineProps) {
    const { clock, icon, text, bold, important, score } = line;
    const glyph = GLYPHS[icon];
    const word = icon === 'goal' ? capital(goalWord.toLocaleLowerCase('da')) || commentaryText.points : commentaryText.icon[icon];
    const isGoal = important && score !== null && GOALS.has(icon);
    const title = [isGoal ? goalWord : '', score === null || !important ? '' : scoreText(score)].filter(Boolean).join(' ');
    const look = isGoal ? styles.goal : BREAKS.has(icon) && clock === '' ? styles.between : undefined;
    return (
      <li className={look}>
        <span className={styles.clock}>{markMinutes(clock)}</span>
        <span className={styles.glyph}>
          {glyph === undefined ? (
            word === '' ? null : (
              <span className="unseen">{word}. </span>
            )
          ) : (
            <IncidentGlyph glyph={glyph} label={word} withdrawn={false} goalMark={goalMark} />
          )}
        </span>
        <div>
          {title === '' ? null : <b>{title}</b>}
          <p className={bold || important ? styles.bold : undefined}>{text}</p>
        </div>
      </li>
    );
  },
  (a, b) =>
    a.goalMark === b.goalMark &&
    a.goalWord === b.goalWord &&
    (Object.keys(a.line) as (keyof CommentLine)[]).every((word) => String(a.line[word]) === String(b.line[word])),
);

/** `onAway` when its newest line has left the screen upwards, `onBack` when it is in sight again. */
function useInSight(top: RefObject<HTMLElement | null>, onAway: () => void, onBack: () => void): void {
  const latest = useRef({ onAway, onBack });
  useEffect(() => {
    latest.current = { onAway, onBack };
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      if (entry.isIntersecting) latest.current.onBack();
      else if (entry.boundingClientRect.top < innerHeight / 2) latest.current.onAway();
    });
    if (top.current !== null) observer.observe(top.current);
    return () => observer.disconnect();
  }, [top]);
}

function useReading(lines: readonly CommentLine[], top: RefObject<HTMLElement | null>) {
  const [reading, setReading] = useState(FOLLOWING);
  const [announced, setAnnounced] = useState(() => nothingAnnounced(lines));
  const next = announce(announced, lines, reading.isPaused);
  if (next !== announced) setAnnounced(next);
  useInSight(
    top,
    () => setReading((now) => hold(now, lines)),
    () => setReading((now) => resume(now, lines)),
  );
  return {
    reading,
    announcement: next.text,
    pause: () => setReading((now) => pause(now, lines)),
    follow: () => setReading(FOLLOWING),
  };
}

function Listen({ audio, commentator }: { audio: string | null; commentator: string | null }) {
  if (audio?.startsWith('https://') !== true) return null;
  return (
    <p className={styles.listen}>
      <OutLink href={audio}>{commentaryText.listen(commentator ?? '')}</OutLink>
    </p>
  );
}

const OLDER = `?${LINES_FIELD}=${ALL_LINES}`;

function useChunks(): readonly [count: number, more: () => void] {
  const { search } = usePage().request;
  const hasAll = new URLSearchParams(search).get(LINES_FIELD) === ALL_LINES;
  const [count, setCount] = useState(hasAll ? Number.POSITIVE_INFINITY : CHUNK);
  return [count, () => setCount((before) => before + CHUNK)];
}

/** The running text of a match, newest first (GEN-10). */
export function Panel({ eventId, match: { event }, sport, texts: { comments } }: PanelProps<'comments'>) {
  const lines = useMemo(() => readComments(comments), [comments]);
  const [onlyImportant, setOnlyImportant] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { reading, announcement, pause: pauseReading, follow } = useReading(lines, top);
  const [count, showMore] = useChunks();
  const { lines: shown, waiting } = shownLines(reading, lines, onlyImportant);
  const isLive = event.live === true;
  const goalWord = goalWordOf(event, sport);
  const release = (): void => {
    follow();
    top.current?.scrollIntoView();
  };
  return (
    <section className={`${styles.commentary} ${isLive ? styles.live : ''}`}>
      <Listen audio={event.audio} commentator={event.commentator} />
      <div className={styles.tools}>
        <Choice
          label={commentaryText.chooseLines}
          options={[
            { id: 'all', label: commentaryText.all },
            { id: 'important', label: commentaryText.important },
          ]}
          chosen={onlyImportant ? 'important' : 'all'}
          onChoose={(id) => setOnlyImportant(id === 'important')}
        />
        {isLive ? (
          <button
            type="button"
            className={styles.pause}
            aria-pressed={reading.isPaused}
            onClick={reading.isPaused ? follow : pauseReading}
          >
            {reading.isPaused ? commentaryText.goOn : commentaryText.pause}
          </button>
        ) : null}
      </div>
      <p className="unseen" role="status">
        {announcement}
      </p>
      <div ref={top} className={styles.top} />
      {waiting === 0 ? null : (
        <div className={styles.waiting}>
          <button type="button" onClick={release}>
            {commentaryText.waiting(waiting)}
          </button>
        </div>
      )}
      {shown.length === 0 ? (
        <Empty title={onlyImportant ? commentaryText.noImportant : commentaryText.none} hint={commentaryText.noneHint} />
      ) : (
        <ol className={styles.lines}>
          {shown.slice(0, count).map((line) => (
            <Line key={line.id} line={line} goalWord={goalWord} goalMark={sport.goalMark} />
          ))}
        </ol>
      )}
      {shown.length <= count ? null : (
        <a
          className={styles.more}
          href={tabHref(eventId, 'commentary') + OLDER}
          onClick={(click) => {
            if (!isPlainClick(click)) return;
            click.preventDefault();
            showMore();
          }}
        >
          {commentaryText.older(shown.length - count)}
        </a>
      )}
    </section>
  );
}
