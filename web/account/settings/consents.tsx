import { MARKETING_TEXTS, type MarketingConsent, type MarketingLevel } from '@stillingen/wire/account';
import { useEffect, useState } from 'react';
import { accountText, settingsWindowText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { useHome } from '../use-home.ts';
import { Section } from './section.tsx';

const LEVELS = ['BASIC', 'EXTENDED'] as const satisfies readonly MarketingLevel[];
const FIELD = { BASIC: 'basic', EXTENDED: 'extended' } as const;

/** What the user says yes or no to about marketing (TERMS-02): taken back as easily as given. */
export function Consents({ consent }: { consent: MarketingConsent | null }) {
  const { account, overlays } = useHome();
  const [isSaved, setSaved] = useState(false);
  useEffect(() => void account.loadMarketingConsent(), [account]);
  const change = async (level: MarketingLevel, granted: boolean): Promise<void> => {
    setSaved(false);
    const choice = { granted, textVersion: MARKETING_TEXTS[level].version };
    await overlays.run(account.updateMarketingConsent({ [FIELD[level]]: choice }));
    setSaved(account.get().profile?.marketingConsent?.[FIELD[level]].granted === granted);
  };
  return (
    <Section title={settingsWindowText.marketing}>
      {consent === null ? <p className={styles.said}>{accountText.loading}</p> : null}
      {(consent === null ? [] : LEVELS).map((level) => (
        <label key={level} className={styles.consent}>
          <input
            type="checkbox"
            checked={consent?.[FIELD[level]].granted === true}
            onChange={(event) => void change(level, event.target.checked)}
          />
          {MARKETING_TEXTS[level].text}
        </label>
      ))}
      <p className={styles.said} role="status">
        {isSaved ? settingsWindowText.consentSaved : ''}
      </p>
    </Section>
  );
}
