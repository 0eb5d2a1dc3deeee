import { MARKETING_TEXTS, type MarketingConsent, type MarketingLevel } from '@stillingen/wire/account';
import { useCallback, useEffect, useState } from 'react';
import { accountText, settingsWindowText } from '#text/account.ts';
import styles from '../account.module.css';
import { useAccountController } from '../use-account.ts';
import { LoadFailed, Section } from './parts.tsx';

const LEVELS = ['BASIC', 'EXTENDED'] as const satisfies readonly MarketingLevel[];
const FIELD = { BASIC: 'basic', EXTENDED: 'extended' } as const;

interface Choice {
  readonly level: MarketingLevel;
  readonly granted: boolean;
  readonly isSaved: boolean;
}

/** Marketing consents (TERMS-02). */
export function Consents({ consent }: { consent: MarketingConsent | null }) {
  const { account, overlays } = useAccountController();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    await account.loadMarketingConsent();
    setFailed(account.get().profile?.marketingConsent === null);
  }, [account]);
  useEffect(() => void load(), [load]);
  const isSaving = choice?.isSaved === false;
  const change = async (level: MarketingLevel, granted: boolean): Promise<void> => {
    if (isSaving) return;
    setChoice({ level, granted, isSaved: false });
    const given = { granted, textVersion: MARKETING_TEXTS[level].version };
    await overlays.run(account.updateMarketingConsent({ [FIELD[level]]: given }));
    const isSaved = account.get().profile?.marketingConsent?.[FIELD[level]].granted === granted;
    setChoice(isSaved ? { level, granted, isSaved } : null);
  };
  return (
    <Section title={settingsWindowText.marketing}>
      {consent === null && !isFailed ? <p className={styles.status}>{accountText.loading}</p> : null}
      {consent === null && isFailed ? <LoadFailed onRetry={load} /> : null}
      {(consent === null ? [] : LEVELS).map((level) => (
        <label key={level} className={styles.consent}>
          <input
            type="checkbox"
            checked={isSaving && choice.level === level ? choice.granted : consent?.[FIELD[level]].granted === true}
            onChange={(event) => void change(level, event.target.checked)}
          />
          {MARKETING_TEXTS[level].text}
        </label>
      ))}
      <div className={styles.statusRow}>
        <p className={styles.status} role="status">
          {choice === null ? '' : choice.isSaved ? settingsWindowText.consentSaved : accountText.saving}
        </p>
        {choice?.isSaved === true ? (
          <button type="button" className={styles.link} onClick={() => void change(choice.level, !choice.granted)}>
            {accountText.undo}
          </button>
        ) : null}
      </div>
    </Section>
  );
}
