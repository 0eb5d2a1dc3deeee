import { memo, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useKeys } from '../../page/use-keys.ts';
import { starText } from '../../text/mine/da-star.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/index.ts';
import styles from './follow.module.css';
import type { MineController } from '../contract.ts';
import { useAreStarred } from '../star.tsx';

const NO_KEYS = {};
/** A row of a list with a star of its own takes the key. */
const isInRow = (): boolean => document.activeElement?.closest('li')?.querySelector('[data-star]') != null;

/** The star of what a page is about, in words: on while all of `ids` are. `hasKey`: pressed by `f` too. */
export const FollowButton = memo(function FollowButton({
  ids,
  name,
  hasKey = false,
  act,
}: {
  ids: readonly string[];
  name: string;
  hasKey?: boolean;
  act: (controller: MineController) => void;
}) {
  const { mine } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = useAreStarred(ids);
  const press = (): void => mine?.press(ids, act);
  useKeys(hasKey ? { f: () => (isInRow() ? undefined : press()) } : NO_KEYS, button);
  return (
    <Button
      ref={button}
      className={`${styles.follow} ${isOn ? styles.on : ''}`}
      aria-label={isOn ? starText.following(name) : starText.star(name)}
      data-follow={ids.join(' ')}
      onClick={press}
    >
      <Icon name="star" size={16} />
      {isOn ? starText.follows : starText.followIt}
    </Button>
  );
});
