import { CONSENT_PATH, CONSENT_S, type ConsentAnswer, type ConsentPurpose } from '@stillingen/wire';
import { useEffect, useState } from 'react';
import { consentText } from '#text/consent.ts';
import { privacyText } from '#text/privacy.ts';
import type { Consent } from '../consent/contract.ts';
import { giveConsent } from '../consent/give-consent.ts';
import { PurposeList } from '../consent/purpose-list.tsx';
import { usePage, useStore } from '../page/page-context.ts';
import { Button } from '../ui/controls/button.tsx';
import styles from './page.module.css';

function Answer({ answer, needed }: { answer: ConsentAnswer; needed: readonly ConsentPurpose[] }) {
  const { atS, granted, proof } = answer;
  return (
    <>
      <dl className={styles.facts}>
        {needed.map((purpose) => (
          <div key={purpose}>
            <dt>{consentText.purposes[purpose]}</dt>
            <dd>{granted.includes(purpose) ? consentText.granted(atS) : consentText.refused(atS)}</dd>
          </div>
        ))}
        <div>
          <dt>{consentText.proof}</dt>
          <dd>{proof === null ? consentText.withoutProof : <code>{proof}</code>}</dd>
        </div>
      </dl>
      <p>
        {consentText.askedAgain(atS + CONSENT_S)}{' '}
        {proof === null ? null : (
          <a href={`${CONSENT_PATH}${proof}/`} download={`stillingen-${proof}.json`}>
            {consentText.download}
          </a>
        )}
      </p>
    </>
  );
}

function ConsentForm({ consent }: { consent: Consent }) {
  const { nowS } = usePage();
  const { needed } = consent;
  const answer = useStore(consent.answer);
  const granted = useStore(consent);
  const [chosen, setChosen] = useState(granted);
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'saved'>('open');
  // Another page of the site, or a bin of this one, may change the answer.
  useEffect(() => setChosen(granted), [granted]);
  const give = (purposes: readonly ConsentPurpose[]): void => {
    setChosen(purposes);
    setState('sending');
    void giveConsent(consent, purposes, nowS.get()).then((isGiven) => setState(isGiven ? 'saved' : 'failed'));
  };
  const isSending = state === 'sending';
  return (
    <>
      {answer === null ? <p>{consentText.unanswered}</p> : <Answer answer={answer} needed={needed} />}
      <PurposeList needed={needed} chosen={chosen} onChoose={setChosen} />
      <div className={styles.actions}>
        <Button disabled={isSending} onClick={() => give(chosen)}>
          {consentText.save}
        </Button>
        <Button disabled={isSending} onClick={() => give([])}>
          {granted.length > 0 ? consentText.withdraw : consentText.no}
        </Button>
        {granted.length < needed.length ? (
          <Button disabled={isSending} onClick={() => give(needed)}>
            {consentText.yes}
          </Button>
        ) : null}
      </div>
      {state === 'failed' ? <p role="alert">{consentText.failed}</p> : null}
      <p role="status">{state === 'saved' ? consentText.saved : ''}</p>
    </>
  );
}

/** What is on the device is not known before the page is hydrated. */
export function ConsentSection() {
  const { consent } = usePage();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated && consent !== undefined ? <ConsentForm consent={consent} /> : <p>{privacyText.needsScript}</p>;
}
