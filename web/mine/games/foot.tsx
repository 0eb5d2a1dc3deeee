import { AccountLink } from '../../account/account-link.tsx';
import { usePage, useStore } from '../../page/page-context.ts';
import { mineText } from '#text/mine/mine.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import type { MineController } from '../contract.ts';
import styles from './games.module.css';

/** How long games stay, where they are stored, and the way to remove all. */
export function Foot({ controller }: { controller: MineController }) {
  const { mine, limits } = controller;
  const { favourites } = useStore(mine);
  const { config } = usePage();
  const count = favourites.games.size + favourites.tournaments.size;
  return (
    <footer className={styles.foot}>
      <p>
        {minePageText.stays(limits.futureDays)}{' '}
        {mine.isSignedIn ? (
          minePageText.storedInAccount
        ) : mine.isKept ? (
          <>
            {minePageText.storedHere}
            {config.localOnly === true ? null : (
              <>
                {' '}
                <AccountLink text={minePageText.logIn} className={styles.link} /> {minePageText.logInFor}
              </>
            )}
          </>
        ) : (
          mineText.notKept
        )}
      </p>
      {count === 0 ? null : (
        <button type="button" onClick={() => controller.report(mine.clearGames(), minePageText.isCleared)}>
          {minePageText.clear}
        </button>
      )}
    </footer>
  );
}
