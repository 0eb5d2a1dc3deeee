import { type Fields, type FormName, looksLikeEmail } from '@stillingen/client/account';

import { useState } from 'react';
import {
  accountText,
  deletionText,
  forgottenText,
  newPasswordText,
  passwordChangeText,
  profileText,
  providerEmailText,
  verificationText,
} from '../text/da-account.ts';
import styles from './account.module.css';
import { Field, PasswordField } from './form/field.tsx';
import { Form, Tick } from './form/form.tsx';
import { NewPassword } from './form/new-password.tsx';
import { RobotStatus, useRobotCheck } from './form/robot-check.tsx';
import { type Prepared, useFlowForm } from './form/use-form.ts';
import { Providers } from './providers.tsx';
import { TermsText } from './terms-text.tsx';
import { useAccount, useHome } from './use-home.ts';

/** What a form is told when it is sent. */
export interface FormProps {
  readonly onSent: (fields: Fields) => void;
}

/** The way to another form. */
function Elsewhere({ to, children }: { to: FormName; children: string }) {
  const { overlays } = useHome();
  return (
    <button type="button" className={styles.link} onClick={() => overlays.openForm(to)}>
      {children}
    </button>
  );
}

function EmailField({ isFirst = false, defaultValue = '' }: { isFirst?: boolean; defaultValue?: string }) {
  return (
    <Field
      name="email"
      label={accountText.email}
      type="email"
      autoComplete="username"
      isFirst={isFirst}
      defaultValue={defaultValue}
    />
  );
}

function LoginForm({ onSent }: FormProps) {
  const form = useFlowForm('login', { onSent });
  return (
    <>
      <Form form={form} send={accountText.logIn} sending={accountText.loggingIn}>
        <EmailField isFirst />
        <PasswordField name="password" label={accountText.password} autoComplete="current-password" />
      </Form>
      <p className={styles.aside}>
        <Elsewhere to="forgottenPassword">{accountText.forgotPassword}</Elsewhere>
      </p>
      <Providers verb="continue" />
      <p className={styles.aside}>
        {accountText.noAccount} <Elsewhere to="registration">{accountText.createAccount}</Elsewhere>
      </p>
    </>
  );
}

function RegistrationForm({ onSent }: FormProps) {
  const check = useRobotCheck();
  const form = useFlowForm('registration', { onSent, check });
  return (
    <>
      <Form form={form} send={accountText.createAccount} sending={accountText.creating}>
        <EmailField isFirst />
        <Field name="name" label={accountText.name} autoComplete="name" isOptional />
        <NewPassword label={accountText.password} />
        <Tick name="accepts" label={accountText.acceptTerms}>
          <TermsText type="tou" summary={accountText.readTerms} />
          <TermsText type="pp" summary={accountText.readPrivacy} />
        </Tick>
        <RobotStatus work={check.work} />
      </Form>
      <Providers verb="continue" />
      <p className={styles.aside}>
        {accountText.hasAccount} <Elsewhere to="login">{accountText.logIn}</Elsewhere>
      </p>
    </>
  );
}

function ForgottenForm({ onSent }: FormProps) {
  const check = useRobotCheck();
  const form = useFlowForm('forgottenPassword', { onSent, check });
  return (
    <>
      <p className={styles.why}>{forgottenText.why}</p>
      <Form form={form} send={forgottenText.send} sending={accountText.sending}>
        <EmailField isFirst />
        <RobotStatus work={check.work} />
      </Form>
      <p className={styles.aside}>
        <Elsewhere to="login">{accountText.back}</Elsewhere>
      </p>
    </>
  );
}

function NewPasswordForm({ onSent }: FormProps) {
  const form = useFlowForm('newPassword', { onSent });
  return (
    <Form form={form} send={newPasswordText.save} sending={accountText.saving}>
      <NewPassword isFirst />
    </Form>
  );
}

function PasswordChangeForm({ onSent }: FormProps) {
  const form = useFlowForm('passwordChange', { onSent });
  const { profile } = useAccount();
  return (
    <>
      <p className={styles.why}>{passwordChangeText.why}</p>
      <Form form={form} send={passwordChangeText.save} sending={accountText.saving}>
        {/* Tells a program that keeps passwords whose they are. */}
        <input type="hidden" autoComplete="username" value={profile?.email ?? ''} />
        <PasswordField name="oldPassword" label={accountText.oldPassword} autoComplete="current-password" isFirst />
        <NewPassword />
      </Form>
    </>
  );
}

/** By the link of a mail: nothing is typed. */
function VerificationForm() {
  const form = useFlowForm('verification');
  return (
    <>
      <div role="status">{form.isSending ? <p>{verificationText.working}</p> : null}</div>
      <div role="alert">
        {form.alert === null ? null : (
          <p>
            {form.alert} {verificationText.again}
          </p>
        )}
      </div>
      {form.isSending ? null : (
        <p className={styles.aside}>
          <Elsewhere to="login">{accountText.logIn}</Elsewhere>{' '}
          <Elsewhere to="registration">{accountText.createAccount}</Elsewhere>
        </p>
      )}
    </>
  );
}

function ProviderEmailForm({ onSent }: FormProps) {
  const form = useFlowForm('providerEmail', { onSent });
  return (
    <>
      <p className={styles.why}>{providerEmailText.why}</p>
      <Form form={form} send={providerEmailText.send} sending={accountText.sending}>
        <EmailField isFirst />
      </Form>
    </>
  );
}

function ProfileForm({ onSent }: FormProps) {
  const { account } = useHome();
  const { profile } = useAccount();
  const [email, setEmail] = useState(profile?.email ?? '');
  const isNewEmail = email.trim() !== profile?.email;
  const prepare = async ({ name, email: typed, oldPassword = '' }: Fields): Promise<Prepared> => {
    const fields: Fields = {
      ...(name === profile?.name ? {} : { name: name ?? '' }),
      ...(isNewEmail ? { email: typed ?? '' } : {}),
    };
    const trouble = isNewEmail && oldPassword !== '' && looksLikeEmail(email) ? await account.prove(oldPassword) : null;
    return trouble === null ? { fields } : { trouble };
  };
  const form = useFlowForm('profile', { prepare, onSent });
  return (
    <Form form={form} send={accountText.save} sending={accountText.saving}>
      <Field name="name" label={accountText.name} autoComplete="name" isOptional isFirst defaultValue={profile?.name ?? ''} />
      <Field
        name="email"
        label={accountText.email}
        type="email"
        autoComplete="email"
        defaultValue={profile?.email ?? ''}
        onType={setEmail}
      />
      {isNewEmail ? (
        <PasswordField
          name="oldPassword"
          label={accountText.password}
          autoComplete="current-password"
          isOptional
          hint={`${profileText.proof} ${profileText.proofHint}`}
        />
      ) : null}
    </Form>
  );
}

function DeletionForm({ onSent }: FormProps) {
  const { account } = useHome();
  const { word } = deletionText;
  const prepare = async (typed: Fields): Promise<Prepared> => {
    if (typed.name?.trim() !== word) return { faults: { name: deletionText.wrongWord(word) } };
    const trouble = (typed.oldPassword ?? '') === '' ? null : await account.prove(typed.oldPassword!);
    return trouble === null ? { fields: {} } : { trouble };
  };
  const form = useFlowForm('deleteAccount', { prepare, onSent });
  return (
    <>
      <p className={styles.why}>
        {deletionText.warning} {deletionText.export}
      </p>
      <Form form={form} send={deletionText.confirm} sending={deletionText.working} isDangerous>
        <PasswordField
          name="oldPassword"
          label={accountText.password}
          autoComplete="current-password"
          isOptional
          hint={profileText.proofHint}
        />
        <Field name="name" label={deletionText.type(word)} autoComplete="off" />
      </Form>
    </>
  );
}

/** The forms of the login flow with the names of their windows. */
export const FORMS: Readonly<Record<FormName, { readonly title: string; readonly View: (props: FormProps) => React.ReactNode }>> =
  {
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
