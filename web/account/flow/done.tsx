import type { Fields, FlowState } from '@stillingen/client/account';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../../page/page-context.ts';
import { accountText, DONE_TEXT, RESEND, RESENT } from '#text/account.ts';
import styles from '../account.module.css';
import { RobotField, useRobotCheck } from '../form/robot-check.tsx';
import { errorText } from '../form/form-errors.ts';
import { useAccount, useAccountController } from '../use-account.ts';

type DoneState = Extract<FlowState, { phase: 'done' }>;

export function doneText(
  { what }: DoneState,
  sent: Fields,
  isSignedIn: boolean,
): { readonly title: string; readonly text: string } {
  if (what === 'profile' && sent.email !== undefined) return DONE_TEXT.email;
  if (what === 'verification' && isSignedIn) return DONE_TEXT.emailVerified;
  return what === 'login' || what === 'agreement' ? DONE_TEXT.provider : DONE_TEXT[what];
}

const mailedTo = ({ what }: DoneState, sent: Fields): string | null =>
  what === 'registration' || what === 'forgottenPassword' || what === 'profile' ? (sent.email?.trim() ?? null) : null;

function Resend({ sent: { email = '', password = '', name = '' } }: { sent: Fields }) {
  const { account, overlays } = useAccountController();
  const [isAsked, ask] = useState(false);
  const [status, setStatus] = useState<string | null>(null);
  const check = useRobotCheck(isAsked);
  const isReady =
    useStore(account.offer)?.captcha === 'none' ||
    check.answer !== undefined ||
    (check.hosted === null && check.work === 'failed');
  const register = useEffectEvent(async (): Promise<void> => {
    const typed = { email: email.trim(), password, ...(name.trim() === '' ? {} : { name }), captcha: check.answer ?? '' };
    const outcome = await overlays.run(account.service.registration(typed));
    setStatus(outcome.ok ? RESENT : errorText(outcome.error, 'registration'));
    check.renew();
    ask(false);
  });
  useEffect(() => {
    if (isAsked && isReady) void register();
  }, [isAsked, isReady]);
  return (
    <>
      {isAsked ? <RobotField check={check} /> : null}
      <button type="button" className={styles.plain} aria-disabled={isAsked} onClick={() => ask(true)}>
        {isAsked && !check.isMissing ? accountText.sending : RESEND}
      </button>
      <p role="status" className={styles.status}>
        {isAsked ? '' : status}
      </p>
    </>
  );
}

export function Done({ flow, sent }: { flow: DoneState; sent: Fields }) {
  const { account, overlays } = useAccountController();
  const { profile } = useAccount();
  const leadsToLogin = profile === null && (flow.what === 'verification' || flow.what === 'newPassword');
  const address = mailedTo(flow, sent);
  return (
    <>
      <p className={styles.why} role="status">
        {doneText(flow, sent, profile !== null).text}
      </p>
      {address === null ? null : <p className={styles.address}>{address}</p>}
      <div className={styles.stack}>
        <button
          type="button"
          className={styles.main}
          onClick={() => (leadsToLogin ? overlays.openForm('login') : account.closeWindow())}
        >
          {leadsToLogin ? accountText.logIn : accountText.close}
        </button>
        {flow.what === 'registration' ? <Resend sent={sent} /> : null}
      </div>
    </>
  );
}
