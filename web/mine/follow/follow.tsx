import { memo, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';
import { isRowFocused, useKeys } from '../../page/use-keys.ts';
import { starText } from '#text/mine/star.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/index.ts';
import styles from './follow.module.css';
import type { MineController } from '../contract.ts';
import { useAreStarred } from '../star.tsx';

/** The star of what a page is about, in words: on while all of `ids` are; pressed by `f` too. */
export const FollowButton = memo(function FollowButton({
  ids,
  name,
  act,
}: {
  ids: readonly string[];
  name: string;
  act: (controller: MineController) => void;
}) {
  const { mine } = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = useAreStarred(ids);
  const press = (): void => mine?.press(ids, act);
  useKeys({ f: () => !isRowFocused() && press() }, button);
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
