import { type Classification, classificationOf } from '@stillingen/domain';
import styles from './jersey.module.css';

type Look = 'yellow' | 'pink' | 'red' | 'green' | 'purple' | 'white' | 'blue' | 'dots' | 'blueDots';

/** The jerseys of a tour; the best team wears none. */
type Jerseys = Readonly<Record<Exclude<Classification, 'teams'>, Look>>;
const USUAL: Jerseys = { general: 'yellow', points: 'green', mountains: 'dots', youth: 'white' };

const BY_TOUR: ReadonlyMap<string, Jerseys> = new Map([
  ['Tour de France', USUAL],
  ['Danmark Rundt', USUAL],
  ["Giro d'Italia", { general: 'pink', points: 'purple', mountains: 'blue', youth: 'white' }],
  ['Vuelta a España', { general: 'red', points: 'green', mountains: 'blueDots', youth: 'white' }],
]);

const DOTS = [
  [8, 9],
  [12, 9],
  [10, 12.5],
  [8, 16],
  [12, 16],
] as const;
const SHIRT = 'M6.5 3 2 6l1.5 4L6 9v9h8V9l2.5 1L18 6l-4.5-3c-1 2-6 2-7 0Z';

/** The jersey that the leader of a classification wears; none where it is not known. */
export function Jersey({ tour, session }: { tour: string; session: string }) {
  const classification = classificationOf(session);
  const look = classification === null || classification === 'teams' ? undefined : BY_TOUR.get(tour)?.[classification];
  if (look === undefined) return null;
  return (
    <svg className={`${styles.jersey} ${styles[look]}`} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={SHIRT} />
      {look === 'dots' || look === 'blueDots'
        ? DOTS.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.2" />)
        : null}
    </svg>
  );
}
