import type { ConsentPurpose } from '@stillingen/wire';
import { useEffect, useState } from 'react';
import { consentText } from '#text/consent.ts';
import { usePage } from '../page/page-context.ts';
import { PRIVACY_PATH } from '../page/paths.ts';
import { browserDevice } from '../settings/stored/device.ts';
import { removeUngranted } from '../settings/stored/stored.ts';
import { Button } from '../ui/controls/button.tsx';
import styles from './card.module.css';
import { giveConsent } from './give-consent.ts';
import { PurposeList } from './purpose-list.tsx';

const TITLE_ID = 'samtykke';

/** The question: both answers look alike, nothing is chosen beforehand, and the page works behind it. */
export function ConsentCard() {
  const { consent, nowS } = usePage();
  const { needed } = consent!;
  const [chosen, setChosen] = useState<readonly ConsentPurpose[] | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  // What an answer covered that does not count any longer.
  useEffect(() => removeUngranted(browserDevice, []), []);
  const give = (granted: readonly ConsentPurpose[]): void => {
    setState('sending');
    void giveConsent(consent!, granted, nowS.get()).then((isGiven) => setState(isGiven ? 'open' : 'failed'));
  };
  const isSending = state === 'sending';
  return (
    <div className={styles.card} role="region" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{consentText.question(needed)}</h2>
      <p>{consentText.text(needed)}</p>
      {state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {consentText.failed}
        </p>
      ) : null}
      {chosen === null ? (
        <div className={styles.answers}>
          <Button disabled={isSending} onClick={() => give([])}>
            {consentText.no}
          </Button>
          <Button disabled={isSending} onClick={() => give(needed)}>
            {consentText.yes}
          </Button>
        </div>
      ) : (
        <>
          <PurposeList needed={needed} chosen={chosen} onChoose={setChosen} />
          <div className={styles.answers}>
            <Button disabled={isSending} onClick={() => give(chosen)}>
              {consentText.save}
            </Button>
          </div>
        </>
      )}
      <p className={styles.links}>
        <button type="button" aria-expanded={chosen !== null} onClick={() => setChosen(chosen === null ? [] : null)}>
          {chosen === null ? consentText.choose : consentText.back}
        </button>
        <a href={PRIVACY_PATH}>{consentText.policy}</a>
      </p>
    </div>
  );
}
