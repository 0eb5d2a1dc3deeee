import { MARKETING_TEXTS } from '@stillingen/wire/account';
import { marketingText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { useAccount, useAccountController } from '../use-account.ts';
import { Window } from './window.tsx';

/** TERMS-05: yes and no weigh the same; closing it is neither. */
export function MarketingWindow({ isBusy }: { isBusy: boolean }) {
  const { account, overlays } = useAccountController();
  const { asked } = useAccount();
  const level = asked.marketing.startsWith('EXTENDED') ? 'EXTENDED' : 'BASIC';
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
