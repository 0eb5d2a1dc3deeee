import { canCancel, type Fields, type FlowState, type FormName, solveCaptcha } from '@stillingen/client/account';
import { useState } from 'react';
import { accountText, consentText, DONE_TEXT, MESSAGE_TEXT, RESEND, RESENT, TERMS_NAMES } from '../text/da-account.ts';
import styles from './account.module.css';
import { errorText } from './form/trouble.ts';
import { FORMS } from './forms.tsx';
import { TermsText } from './terms-text.tsx';
import { useAccount, useHome } from './use-home.ts';
import { Window } from './window.tsx';

type In<P extends FlowState['phase']> = Extract<FlowState, { phase: P }>;

/** The form that a state shows: it stays while what was typed is sent, and after that failed. Null where it shows none. */
function formOf(flow: FlowState): FormName | null {
  switch (flow.phase) {
    case 'form':
      return flow.form;
    case 'error':
      return flow.back;
    case 'sending':
      return flow.job.kind === 'agreement' || flow.job.kind === 'provider' ? null : flow.back;
    default:
      return null;
  }
}

/** What was agreed to before is asked for again where its words are new. */
function Consent({ flow }: { flow: In<'consent'> }) {
  const { account } = useHome();
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

/** Which words tell that it went well. */
function doneText({ what }: In<'done'>, sent: Fields, isSignedIn: boolean): { readonly title: string; readonly text: string } {
  if (what === 'profile' && sent.email !== undefined && sent.oldPassword !== undefined) return DONE_TEXT.email;
  if (what === 'verification' && isSignedIn) return DONE_TEXT.emailVerified;
  return what === 'login' || what === 'agreement' ? DONE_TEXT.provider : DONE_TEXT[what];
}

/** Sends the mail of a registration once more: the same is registered again. */
function Resend({ sent: { email = '', password = '', name = '' } }: { sent: Fields }) {
  const { account, overlays } = useHome();
  const [said, setSaid] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function register() {
    const challenge = await account.service.challenge();
    const captcha = challenge === null ? '' : await solveCaptcha(challenge).catch(() => '');
    return account.service.registration({ email: email.trim(), password, ...(name.trim() === '' ? {} : { name }), captcha });
  }
  const resend = async (): Promise<void> => {
    setSending(true);
    const outcome = await overlays.run(register());
    setSending(false);
    setSaid(outcome.ok ? RESENT : errorText(outcome.error, 'registration'));
  };
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <button type="button" className={styles.plain} disabled={isSending} onClick={() => void resend()}>
        {isSending ? accountText.sending : RESEND}
      </button>
    </>
  );
}

function Done({ flow, sent }: { flow: In<'done'>; sent: Fields }) {
  const { account, overlays } = useHome();
  const { profile } = useAccount();
  const leadsToLogin = profile === null && (flow.what === 'verification' || flow.what === 'newPassword');
  return (
    <>
      <p className={styles.why} role="status">
        {doneText(flow, sent, profile !== null).text}
      </p>
      <div className={styles.stack}>
        {flow.what === 'registration' ? <Resend sent={sent} /> : null}
        <button
          type="button"
          className={styles.main}
          onClick={() => (leadsToLogin ? overlays.openForm('login') : account.closeWindow())}
        >
          {leadsToLogin ? accountText.logIn : accountText.close}
        </button>
      </div>
    </>
  );
}

function titleOf(flow: FlowState, sent: Fields, isSignedIn: boolean): string {
  const form = formOf(flow);
  if (form !== null) return FORMS[form].title;
  if (flow.phase === 'consent') return 'provider' in flow ? consentText.titleNew : consentText.title;
  return flow.phase === 'done' ? doneText(flow, sent, isSignedIn).title : accountText.wait;
}

/** The window of the login flow (WIN-07): open while the flow is not idle (WIN-12, WIN-13); closing it ends the flow where that is allowed (WIN-14). */
export function FlowWindow({ isBusy }: { isBusy: boolean }) {
  const { account } = useHome();
  const { flow, profile } = useAccount();
  const [sent, setSent] = useState<Fields>({});
  const form = formOf(flow);
  const View = form === null ? null : FORMS[form].View;
  return (
    <Window
      title={titleOf(flow, sent, profile !== null)}
      isLocked={isBusy || !(canCancel(flow) || flow.phase === 'done')}
      onClose={account.closeWindow}
    >
      {flow.phase === 'form' && flow.notice !== null ? <p className={styles.asked}>{MESSAGE_TEXT[flow.notice]}</p> : null}
      {View === null ? null : <View key={form} onSent={setSent} />}
      {flow.phase === 'consent' ? <Consent flow={flow} /> : null}
      {flow.phase === 'done' ? <Done flow={flow} sent={sent} /> : null}
      {flow.phase === 'sending' && View === null ? <p role="status">{accountText.wait}</p> : null}
    </Window>
  );
}
