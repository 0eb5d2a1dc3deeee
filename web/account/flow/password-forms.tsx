import { LANGUAGE } from '#language/names.ts';
import { useStore } from '../../page/page-context.ts';
import { accountText, newPasswordText, passwordChangeText, PROVIDER_NAMES, verificationText } from '#text/account.ts';
import { knownText } from '#text/language.ts';
import styles from '../account.module.css';
import { PasswordField } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import formStyles from '../form/form.module.css';
import { NewPassword } from '../form/new-password.tsx';
import { useFlowForm } from '../form/use-form.ts';
import { useAccount, useAccountController } from '../use-account.ts';
import { FormLink, type FormProps } from './parts.tsx';

const NAMES = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });

export function NewPasswordForm({ onSent }: FormProps) {
  const form = useFlowForm('newPassword', { onSent });
  const { flow } = useAccount();
  const offered = useStore(useAccountController().account.offer)?.providers ?? [];
  const names = [...new Set(offered.map(({ provider }) => knownText(PROVIDER_NAMES, provider)))];
  return (
    <>
      {names.length === 0 ? null : <p className={styles.why}>{newPasswordText.why(NAMES.format(names))}</p>}
      <Form form={form} send={newPasswordText.save} sending={accountText.saving}>
        <NewPassword isFirst />
      </Form>
      {flow.phase === 'error' && flow.error.message === 'code_expired' ? (
        <p className={styles.aside}>
          <FormLink to="forgottenPassword">{newPasswordText.newLink}</FormLink>
        </p>
      ) : null}
    </>
  );
}

export function PasswordChangeForm({ onSent }: FormProps) {
  const form = useFlowForm('passwordChange', { onSent });
  const { profile } = useAccount();
  return (
    <>
      <p className={styles.why}>{passwordChangeText.why}</p>
      <Form form={form} send={passwordChangeText.save} sending={accountText.saving}>
        {/* For password managers. */}
        <input type="hidden" autoComplete="username" value={profile?.email ?? ''} />
        <PasswordField name="oldPassword" label={accountText.oldPassword} autoComplete="current-password" isFirst />
        <NewPassword />
      </Form>
      {/* A user of a provider has no password yet. */}
      <p className={styles.aside}>
        <FormLink to="forgottenPassword">{passwordChangeText.noPassword}</FormLink>
      </p>
    </>
  );
}

export function VerificationForm() {
  const form = useFlowForm('verification');
  const { flow, profile } = useAccount();
  const isOfAddress = flow.phase === 'error' && flow.link?.kind === 'verifyEmail';
  return (
    <>
      <div role="status">{form.isSending ? <p>{verificationText.working}</p> : null}</div>
      <div role="alert">
        {form.alert === null ? null : (
          <>
            <p className={formStyles.alert}>{form.alert}</p>
            <p className={styles.after}>{isOfAddress ? verificationText.againForAddress : verificationText.again}</p>
          </>
        )}
      </div>
      {form.isSending || profile !== null ? null : (
        <p className={styles.aside}>
          <FormLink to="login">{accountText.logIn}</FormLink>{' '}
          {isOfAddress ? null : <FormLink to="registration">{accountText.createAccount}</FormLink>}
        </p>
      )}
    </>
  );
}
