import type { FlowState } from '@stillingen/client/account';
import { accountText, consentText, TERMS_NAMES } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { TermsText } from '../terms-text.tsx';
import { useAccountController } from '../use-account.ts';

export function Consent({ flow }: { flow: Extract<FlowState, { phase: 'consent' }> }) {
  const { account } = useAccountController();
  const isNew = 'provider' in flow;
  return (
    <>
      <p className={styles.why}>{isNew ? consentText.whyNew : consentText.why}</p>
      <div className={styles.stack}>
        {flow.terms.map(({ type, version }) => (
          <TermsText key={type} type={type} version={version} summary={TERMS_NAMES[type]} />
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.plain} onClick={account.decline}>
          {consentText.decline}
        </button>
        <button type="button" className={styles.plain} onClick={account.agree}>
          {accountText.agree}
        </button>
      </div>
    </>
  );
}
