import { accountText, marketingText, menuText, promptText } from '#text/account.ts';
import styles from '../account.module.css';
import { useOnline } from '../form/form.tsx';
import { useAccount, useAccountController } from '../use-account.ts';
import { Window } from './window.tsx';
import { MARKETING_TEXTS } from '@stillingen/wire/account';

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

/** WIN-08. */
export function PromptWindow() {
  const { overlays } = useAccountController();
  return (
    <Window title={promptText.title} look="note" onClose={overlays.close}>
      <p className={styles.why}>{promptText.why}</p>
      <div className={styles.stack}>
        <button type="button" className={styles.main} onClick={() => overlays.openForm('registration')}>
          {accountText.createAccount}
        </button>
        <button type="button" className={styles.plain} onClick={() => overlays.openForm('login')}>
          {accountText.logIn}
        </button>
        <button type="button" className={styles.plain} onClick={overlays.close}>
          {promptText.notNow}
        </button>
      </div>
    </Window>
  );
}

/** TERMS-05: yes and no weigh the same; closing it is neither. */
export function MarketingWindow({ isBusy }: { isBusy: boolean }) {
  const { account, overlays } = useAccountController();
  const { required } = useAccount();
  const level = required.marketing.startsWith('EXTENDED') ? 'EXTENDED' : 'BASIC';
  const { text, version } = MARKETING_TEXTS[level];
  const answer = async (approved: boolean): Promise<void> => {
    await overlays.run(account.answerMarketing({ level, approved, textVersion: version }));
    overlays.close();
  };
  return (
    <Window title={marketingText.title} look="note" isLocked={isBusy} onClose={overlays.close}>
      <p className={styles.why}>{text}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.plain} disabled={isBusy} onClick={() => void answer(false)}>
          {marketingText.no}
        </button>
        <button type="button" className={styles.plain} disabled={isBusy} onClick={() => void answer(true)}>
          {marketingText.yes}
        </button>
      </div>
    </Window>
  );
}
