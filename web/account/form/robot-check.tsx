import { solveCaptcha } from '@stillingen/client/account';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useStore } from '../../page/page-context.ts';
import { accountText } from '#text/account.ts';
import { useAccountController } from '../use-account.ts';
import styles from './form.module.css';
import { drawCaptcha, loadCaptcha } from './hosted-captcha.ts';
import { useFault } from './form-errors.ts';

/** `asked`: the visitor has something to do. */
type Work = 'none' | 'working' | 'asked' | 'done' | 'failed';

interface Check {
  readonly attempt: number;
  readonly work: Work;
  readonly answer?: string | undefined;
}

export interface RobotCheck extends Check {
  /** A hosted captcha to draw; null if the browser solves one unseen, or none is needed. */
  readonly hosted: { readonly siteKey: string; readonly scriptUrl: string } | null;
  readonly isMissing: boolean;
  /** Begins anew after the answer was used or the check failed. */
  renew(): void;
  update(now: Omit<Check, 'attempt'>): void;
}

/** The captcha of a form (REG-01, ACC-17): solved in workers while the visitor types, or hosted. */
export function useRobotCheck(isWanted = true): RobotCheck {
  const { account } = useAccountController();
  const asked = useStore(account.offer)?.captcha ?? 'none';
  const [check, setCheck] = useState<Check>({ attempt: 0, work: 'none' });
  const { attempt } = check;
  const isUnseen = isWanted && asked === 'proof-of-work';
  useEffect(() => {
    if (!isUnseen) return;
    let isOver = false;
    const finish = (now: Omit<Check, 'attempt'>): void => {
      if (!isOver) setCheck({ attempt, ...now });
    };
    finish({ work: 'working' });
    account.service
      .challenge()
      .then(solveCaptcha)
      .then(
        (answer) => finish({ work: 'done', answer }),
        () => finish({ work: 'failed' }),
      );
    return () => {
      isOver = true;
    };
  }, [account, isUnseen, attempt]);
  const hosted = isWanted && typeof asked === 'object' ? asked : null;
  return {
    ...check,
    hosted,
    isMissing: hosted !== null && check.answer === undefined,
    renew: () => setCheck({ attempt: attempt + 1, work: 'none' }),
    update: (now) => setCheck((before) => (before.attempt === attempt ? { attempt, ...now } : before)),
  };
}

function HostedCaptcha({ hosted, update }: Pick<RobotCheck, 'update'> & { hosted: NonNullable<RobotCheck['hosted']> }) {
  const { siteKey, scriptUrl } = hosted;
  const container = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(update);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    report({ work: 'working' });
    loadCaptcha(scriptUrl)
      .then((script) => {
        if (isOver) return;
        report({ work: 'asked' });
        end = drawCaptcha(script, container.current!, {
          siteKey,
          onAnswer: (answer) => report(answer === undefined ? { work: 'asked' } : { work: 'done', answer }),
          onFailure: () => report({ work: 'failed' }),
        });
      })
      .catch(() => {
        if (!isOver) report({ work: 'failed' });
      });
    return () => {
      isOver = true;
      end?.();
    };
  }, [siteKey, scriptUrl]);
  return <div ref={container} className={styles.captcha} />;
}

const UNSEEN: Readonly<Record<Work, string | null>> = {
  none: null,
  working: accountText.robotWorking,
  asked: null,
  done: accountText.robotDone,
  failed: accountText.robotFailed,
};

export function RobotField({ check }: { check: RobotCheck }) {
  const { hosted, work, attempt, update, renew } = check;
  const { fault } = useFault('captcha');
  const isWrong = fault !== null && work !== 'done' && work !== 'failed';
  const id = useId();
  if (hosted === null)
    return (
      <p className={styles.hint} role="status">
        {UNSEEN[work]}
      </p>
    );
  return (
    <div className={styles.field} role="group" aria-labelledby={id} tabIndex={-1} data-wrong={isWrong}>
      <span id={id} className={styles.label}>
        {accountText.robotQuestion}
      </span>
      <HostedCaptcha key={attempt} hosted={hosted} update={update} />
      <div role="alert">
        {isWrong ? <p className={styles.fault}>{fault}</p> : null}
        {work === 'failed' ? (
          <p className={styles.fault}>
            {accountText.robotUnavailable}{' '}
            <button type="button" className={styles.again} onClick={renew}>
              {accountText.retry}
            </button>
          </p>
        ) : null}
      </div>
      <p className={styles.hint} role="status">
        {work === 'working' ? accountText.loading : null}
      </p>
    </div>
  );
}
