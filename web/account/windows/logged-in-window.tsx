import { accountText, menuText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { useOnline } from '../form/use-online.ts';
import { useAccount, useAccountController } from '../use-account.ts';
import { Window } from './window.tsx';

/** WIN-06. */
export function LoggedInWindow({ isBusy }: { isBusy: boolean }) {
  const { account, overlays, news } = useAccountController();
  const { profile, isSaving, isLoading } = useAccount();
  const isOnline = useOnline();
  const unsaved = isOnline ? menuText.saving : menuText.waiting;
  const logout = async (): Promise<void> => {
    await overlays.run(account.logout());
    if (account.get().profile !== null) return;
    overlays.close();
    if (account.get().unfinished === null) news.set(accountText.loggedOut);
  };
  const name = profile?.name === '' ? accountText.account : (profile?.name ?? '');
  return (
    <Window title={name} look="menu" isLocked={isBusy} onClose={overlays.close}>
      <div className={styles.person}>
        <p>{profile?.email}</p>
        {profile?.emailIsVerified === false && profile.email !== '' ? (
          <p className={styles.warn}>{menuText.notVerified}</p>
        ) : null}
        <p role="status">{isLoading ? accountText.loading : isSaving ? unsaved : menuText.saved}</p>
      </div>
      <div className={styles.menu}>
        <button type="button" disabled={isBusy} onClick={() => overlays.open('settings')}>
          {menuText.settings}
        </button>
        <button type="button" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : void logout())}>
          {isBusy ? accountText.loggingOut : accountText.logOut}
        </button>
      </div>
    </Window>
  );
}
