import { canCancel, type Fields, type FlowState, type FormName } from '@stillingen/client/account';
import { type ReactNode, useState } from 'react';
import {
  accountText,
  consentText,
  deletionText,
  forgottenText,
  MESSAGE_TEXT,
  newPasswordText,
  passwordChangeText,
  profileText,
  providerEmailText,
  verificationText,
} from '#text/account.ts';
import styles from '../account.module.css';
import { useAccount, useAccountController } from '../use-account.ts';
import { Window } from '../windows/window.tsx';
import { Done, doneText } from './done.tsx';
import { ForgottenForm, LoginForm, ProviderEmailForm, RegistrationForm } from './entry-forms.tsx';
import type { FormProps } from './parts.tsx';
import { NewPasswordForm, PasswordChangeForm, VerificationForm } from './password-forms.tsx';
import { Consent, DeletionForm, ProfileForm } from './profile-forms.tsx';

/** Stays during and after a failed call. Null if the state has no form. */
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

function titleOf(flow: FlowState, sent: Fields, isSignedIn: boolean): string {
  const form = formOf(flow);
  if (form !== null) return FORMS[form].title;
  if (flow.phase === 'consent') return 'provider' in flow ? consentText.titleNew : consentText.title;
  return flow.phase === 'done' ? doneText(flow, sent, isSignedIn).title : accountText.wait;
}

/** WIN-07, WIN-12, WIN-13; closing it ends the flow if allowed (WIN-14). */
export function FlowWindow({ isBusy }: { isBusy: boolean }) {
  const { account } = useAccountController();
  const { flow, profile } = useAccount();
  const [sent, setSent] = useState<Fields>({});
  const [email, setEmail] = useState('');
  const form = formOf(flow);
  const View = form === null ? null : FORMS[form].View;
  return (
    <Window
      title={titleOf(flow, sent, profile !== null)}
      look={form === null || form === 'verification' ? 'note' : 'sheet'}
      isLocked={isBusy || !(canCancel(flow) || flow.phase === 'done')}
      onClose={account.closeWindow}
    >
      {flow.phase === 'form' && flow.notice !== null ? <p className={styles.asked}>{MESSAGE_TEXT[flow.notice]}</p> : null}
      {View === null ? null : <View key={form} onSent={setSent} email={email} onEmail={setEmail} />}
      {flow.phase === 'consent' ? <Consent flow={flow} /> : null}
      {flow.phase === 'done' ? <Done flow={flow} sent={sent} /> : null}
      {flow.phase === 'sending' && View === null ? <p role="status">{accountText.wait}</p> : null}
    </Window>
  );
}

export const FORMS: Readonly<Record<FormName, { readonly title: string; readonly View: (props: FormProps) => ReactNode }>> = {
  login: { title: accountText.logIn, View: LoginForm },
  registration: { title: accountText.createAccount, View: RegistrationForm },
  forgottenPassword: { title: forgottenText.title, View: ForgottenForm },
  newPassword: { title: newPasswordText.title, View: NewPasswordForm },
  passwordChange: { title: passwordChangeText.title, View: PasswordChangeForm },
  verification: { title: verificationText.title, View: VerificationForm },
  providerEmail: { title: providerEmailText.title, View: ProviderEmailForm },
  profile: { title: profileText.title, View: ProfileForm },
  deleteAccount: { title: deletionText.title, View: DeletionForm },
};
