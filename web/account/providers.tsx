import type { AccountOffer } from '@stillingen/wire/account';
import { useStore } from '../page/page-context.ts';
import { accountText, PROVIDER_NAMES } from '#text/account.ts';
import { knownText } from '#text/language.ts';
import styles from './account.module.css';
import { useAccount, useAccountController } from './use-account.ts';

type Offered = AccountOffer['providers'];

/** Google's own button asks for less than its code flow: that only stands in for it. */
const offeredProviders = (offered: Offered): Offered =>
  offered.filter(({ provider }) => provider !== 'gso' || !offered.some((other) => other.provider === 'google'));

export function Providers({ verb }: { verb: 'continue' | 'connect' }) {
  const controller = useAccountController();
  const { flow } = useAccount();
  const offered = offeredProviders(useStore(controller.account.offer)?.providers ?? []);
  if (offered.length === 0) return null;
  const words = verb === 'continue' ? accountText.continueWith : accountText.connectWith;
  return (
    <>
      {verb === 'continue' ? <p className={styles.or}>{accountText.orWith}</p> : null}
      <div className={styles.stack}>
        {offered.map((each) => (
          <button
            key={each.provider}
            type="button"
            className={styles.plain}
            disabled={flow.phase === 'sending'}
            onClick={() => void controller.depart(each)}
          >
            {words(knownText(PROVIDER_NAMES, each.provider))}
          </button>
        ))}
      </div>
    </>
  );
}
