import { useState } from 'react';
import { accountText, forgottenText, providerEmailText } from '#text/account.ts';
import styles from '../account.module.css';
import { Field, PasswordField } from '../form/field.tsx';
import { Form, Tick } from '../form/form.tsx';
import { NewPassword } from '../form/new-password.tsx';
import { RobotField, useRobotCheck } from '../form/robot-check.tsx';
import { useFlowForm } from '../form/use-form.ts';
import { Providers } from '../providers.tsx';
import { TermsText } from '../terms-text.tsx';
import { useAccount } from '../use-account.ts';
import { EmailField, FormLink, type FormProps } from './parts.tsx';

/** The service asks for a captcha after several wrong passwords. */
function useRefusedCheck() {
  const { flow } = useAccount();
  const isRefused = flow.phase === 'error' && flow.error.message === 'robot_confirmation';
  const [isWanted, want] = useState(false);
  if (isRefused && !isWanted) want(true);
  return useRobotCheck(isWanted);
}

export function LoginForm({ onSent, ...address }: FormProps) {
  const check = useRefusedCheck();
  const form = useFlowForm('login', { onSent, check });
  const { flow } = useAccount();
  const isUnconfirmed = flow.phase === 'error' && flow.error.message === 'account_not_verified';
  return (
    <>
      <Form form={form} send={accountText.logIn} sending={accountText.loggingIn}>
        <EmailField {...address} />
        <PasswordField name="password" label={accountText.password} autoComplete="current-password" />
        <RobotField check={check} />
      </Form>
      <p className={styles.aside}>
        {isUnconfirmed ? (
          <FormLink to="registration">{accountText.registerAgain}</FormLink>
        ) : (
          <FormLink to="forgottenPassword">{accountText.forgotPassword}</FormLink>
        )}
      </p>
      <Providers verb="continue" />
      <p className={styles.aside}>
        {accountText.noAccount} <FormLink to="registration">{accountText.createAccount}</FormLink>
      </p>
    </>
  );
}

export function RegistrationForm({ onSent, ...address }: FormProps) {
  const check = useRobotCheck();
  const form = useFlowForm('registration', { onSent, check });
  return (
    <>
      <Form form={form} send={accountText.createAccount} sending={accountText.creating}>
        <EmailField {...address} />
        <Field name="name" label={accountText.name} autoComplete="name" isOptional />
        <NewPassword label={accountText.password} />
        <Tick name="accepts" label={accountText.acceptTerms}>
          <TermsText type="tou" summary={accountText.readTerms} />
          <TermsText type="pp" summary={accountText.readPrivacy} />
        </Tick>
        <RobotField check={check} />
      </Form>
      <Providers verb="continue" />
      <p className={styles.aside}>
        {accountText.hasAccount} <FormLink to="login">{accountText.logIn}</FormLink>
      </p>
    </>
  );
}

export function ForgottenForm({ onSent, ...address }: FormProps) {
  const check = useRobotCheck();
  const form = useFlowForm('forgottenPassword', { onSent, check });
  const { profile } = useAccount();
  return (
    <>
      <p className={styles.why}>{forgottenText.why}</p>
      <Form form={form} send={forgottenText.send} sending={accountText.sending}>
        <EmailField {...address} email={profile?.email ?? address.email} />
        <RobotField check={check} />
      </Form>
      {profile === null ? (
        <p className={styles.aside}>
          <FormLink to="login">{accountText.back}</FormLink>
        </p>
      ) : null}
    </>
  );
}

export function ProviderEmailForm({ onSent, ...address }: FormProps) {
  const form = useFlowForm('providerEmail', { onSent });
  return (
    <>
      <p className={styles.why}>{providerEmailText.why}</p>
      <Form form={form} send={providerEmailText.send} sending={accountText.sending}>
        <EmailField {...address} />
      </Form>
    </>
  );
}
