import { memo, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useKeys } from '../../page/use-keys.ts';
import { starText } from '../../text/mine/da-star.ts';
import { Icon } from '../../ui/index.ts';
import styles from './follow.module.css';
import type { MineController } from '../contract.ts';
import { useIsStarred } from '../star.tsx';

const NO_KEYS = {};
/** A row of a list with a star of its own takes the key. */
const isInRow = (): boolean => document.activeElement?.closest('li')?.querySelector('[data-star]') != null;

/** The star of what a page is about, in words. `hasKey`: pressed by `f` too. */
export const FollowButton = memo(function FollowButton({
  id,
  name,
  hasKey = false,
  act,
}: {
  id: string;
  name: string;
  hasKey?: boolean;
  act: (controller: MineController) => void;
}) {
  const { mine } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = useIsStarred(id);
  const press = (): void => mine?.press(id, act);
  useKeys(hasKey ? { f: () => (isInRow() ? undefined : press()) } : NO_KEYS, button);
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.follow} ${isOn ? styles.on : ''}`}
      aria-label={isOn ? starText.following(name) : starText.star(name)}
      data-follow={id}
      onClick={press}
    >
      <Icon name="star" size={16} />
      {isOn ? starText.follows : starText.followIt}
    </button>
  );
});
