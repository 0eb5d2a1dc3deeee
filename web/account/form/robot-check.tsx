import { useEffect, useState } from 'react';
import { useStore } from '../../app/page-context.ts';
import { solveCaptcha } from '@stillingen/client/account';
import { accountText } from '../../text/da-account.ts';
import { useHome } from '../use-home.ts';
import styles from './form.module.css';

type Work = 'none' | 'working' | 'done' | 'failed';
const SAID: Readonly<Record<Work, string | null>> = {
  none: null,
  working: accountText.robotWorking,
  done: accountText.robotDone,
  failed: accountText.robotFailed,
};

export interface RobotCheck {
  readonly work: Work;
  /** What a call is sent as `captcha`; undefined before it is worked out. */
  readonly answer: string | undefined;
  /** It counts once. */
  spend(): void;
}

interface Check {
  readonly work: Work;
  /** The attempt that it is for: each answer counts once. */
  readonly attempt: number;
  readonly answer?: string;
}

/** Does the work of the captcha while the visitor types (REG-01): the browser does it in threads of its own. */
export function useRobotCheck(): RobotCheck {
  const { account, offer } = useHome();
  const isNeeded = useStore(offer)?.captcha === 'proof-of-work';
  const [{ work, attempt, answer }, setCheck] = useState<Check>({ work: 'none', attempt: 0 });
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    const finish = (now: Partial<Check>): void => {
      if (!isOver) setCheck({ work: 'failed', attempt, ...now });
    };
    finish({ work: 'working' });
    account.service
      .challenge()
      .then(solveCaptcha)
      .then(
        (solved) => finish({ work: 'done', answer: solved }),
        () => finish({}),
      );
    return () => {
      isOver = true;
    };
  }, [account, isNeeded, attempt]);
  return { work, answer, spend: () => setCheck({ work: 'none', attempt: attempt + 1 }) };
}

/** Says how far the check is. */
export function RobotStatus({ work }: { work: Work }) {
  return (
    <p className={styles.hint} role="status">
      {SAID[work]}
    </p>
  );
}
