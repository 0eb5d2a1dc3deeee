import { createContext, type ReactNode, use } from 'react';
import { Banners } from '../banners/place.tsx';
import styles from './frame.module.css';
import { LeftRail } from './rail/left-rail.tsx';

/** Of the right column of a list, where wide screens show a match. */
export const LIST_RIGHT_ID = 'ved-siden';

/** What stands in the right column of a list, after its own content. */
export const BesideList = createContext<ReactNode>(null);
const Beside = () => use(BesideList);

interface FrameProps {
  /** Default: the places of the sport. */
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
  readonly hasNavBelow?: boolean;
  /** The content takes the room of the right column. */
  readonly isWide?: boolean;
}

function Columns({ kind, left, right, children, hasNavBelow = false, isWide = false }: FrameProps & { kind: 'list' | 'page' }) {
  return (
    <div className={`${styles.frame} ${styles[kind]}`}>
      <div className={`${styles.centre} ${isWide ? styles.wideCentre : ''}`}>
        {children}
        <Banners place="centre" />
      </div>
      {right === undefined ? null : (
        <div id={kind === 'list' ? LIST_RIGHT_ID : undefined} className={styles.right}>
          {right}
          {kind === 'list' ? <Beside /> : null}
          <Banners place="right" />
        </div>
      )}
      <div className={`${styles.left} ${hasNavBelow ? styles.below : ''}`}>{left ?? <LeftRail />}</div>
    </div>
  );
}

/** The grid of every page. Where the right column has no room, `right` follows the content. */
export const Frame = (props: FrameProps) => <Columns kind="page" {...props} />;

/** The grid of a list without end: where the right column has no room, `right` is hidden. */
export const ListFrame = (props: FrameProps) => <Columns kind="list" {...props} />;
