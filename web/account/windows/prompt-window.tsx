import { accountText, promptText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { useAccountController } from '../use-account.ts';
import { Window } from './window.tsx';

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
