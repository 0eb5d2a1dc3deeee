import type { PageSport } from '../../page/page-context.ts';
import type { Glyph, Picture } from '../model/timeline.ts';
import styles from './incident-glyph.module.css';

const BALL = 'M8 4.9 10.9 7l-1.1 3.4H6.2L5.1 7zM8 1.2v3.7M14.4 5.8 10.9 7M12 13.5l-2.2-3.1M4 13.5l2.2-3.1M1.6 5.8 5.1 7';

function Ball({ missed }: { missed: boolean }) {
  return (
    <>
      <circle cx="8" cy="8" r="6.8" />
      <path d={BALL} />
      {missed ? <path className={styles.strike} d="M2 14 14 2" /> : null}
    </>
  );
}

function Mark({ missed }: { missed: boolean }) {
  return (
    <>
      <circle cx="8" cy="8" r="5.8" />
      {missed ? <path className={styles.strike} d="M2 14 14 2" /> : <circle className={styles.core} cx="8" cy="8" r="2.6" />}
    </>
  );
}

const GOAL: Readonly<Record<PageSport['goalMark'], typeof Ball>> = { football: Ball, neutral: Mark };

const DRAWING: Readonly<Record<Exclude<Picture, 'goal' | 'missed'>, React.ReactNode>> = {
  yellow: <rect className={styles.yellow} x="4" y="2" width="8" height="12" rx="1.5" />,
  red: <rect className={styles.red} x="4" y="2" width="8" height="12" rx="1.5" />,
  'second-yellow': (
    <>
      <rect className={styles.yellow} x="2" y="1" width="8" height="12" rx="1.5" />
      <rect className={styles.red} x="6" y="3" width="8" height="12" rx="1.5" />
    </>
  ),
  green: <rect className={styles.green} x="4" y="2" width="8" height="12" rx="1.5" />,
  suspension: (
    <>
      <circle cx="8" cy="9" r="5.8" />
      <path d="M8 5.6V9l2.4 1.6M6.2 1.2h3.6" />
    </>
  ),
  timeout: <path d="M2.5 3h11M8 3v10.5" />,
  substitution: (
    <>
      <path className={styles.in} d="M5 13V3M2 6l3-3 3 3" />
      <path className={styles.out} d="M11 3v10M8 10l3 3 3-3" />
    </>
  ),
  review: (
    <>
      <rect x="1" y="3" width="14" height="9" rx="1.5" />
      <path d="M5.5 14.5h5" />
    </>
  ),
  penalty: (
    <>
      <path d="M1.5 13V3h13v10" />
      <circle cx="8" cy="11" r="1.6" />
    </>
  ),
  other: <circle cx="8" cy="8" r="2" />,
};

/** 16 CSS pixels high; `label` is its accessible name. */
export function IncidentGlyph({
  glyph,
  label,
  withdrawn,
  goalMark,
}: {
  glyph: Glyph;
  label: string;
  withdrawn: boolean;
  goalMark: PageSport['goalMark'];
}) {
  const Goal = GOAL[goalMark];
  const look = `${styles.glyph} ${withdrawn ? styles.withdrawn : ''}`;
  if (typeof glyph === 'object')
    return (
      <span className={`${look} ${styles.letters}`} role="img" aria-label={label}>
        {glyph.letters}
      </span>
    );
  return (
    <svg className={look} width="16" height="16" viewBox="0 0 16 16" role="img" aria-label={label}>
      {glyph === 'goal' || glyph === 'missed' ? <Goal missed={glyph === 'missed'} /> : DRAWING[glyph]}
    </svg>
  );
}
