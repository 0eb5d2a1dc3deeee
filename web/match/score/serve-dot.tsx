import { type Side, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import type { PageSport } from '../../app/page-context.ts';
import { tableText } from '../../text/da-table.ts';
import styles from './serve-dot.module.css';

const AWAY = 2;

/** The side that serves, bats, throws or has the ball; null where nobody does or the sport shows none (SPORT-16). */
export const serveSide = ({ serve, stageType }: EventRow, { serves }: Pick<PageSport, 'serves'>): Side | null =>
  !serves || serve === null || stageType !== StageType.live ? null : serve === AWAY ? 'away' : 'home';

/** The mark of the side that serves, bats, throws or has the ball. */
export const ServeDot = () => <i className={styles.dot} role="img" aria-label={tableText.serving} />;
