import { type Fields, looksLikeEmail } from '@stillingen/client/account';
import { useState } from 'react';
import { accountText, deletionText, profileText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { Field, PasswordField } from '../form/field.tsx';
import { Form, Tick } from '../form/form.tsx';
import { type Prepared, useFlowForm } from '../form/use-form.ts';
import { useAccount, useHome } from '../use-home.ts';
import { Elsewhere, type FormProps } from './parts.tsx';

/** The password again, where the last login is too long ago for what is asked. */
function ProofField({ hint = profileText.proofHint }: { hint?: string }) {
  return <PasswordField name="oldPassword" label={accountText.password} autoComplete="current-password" isOptional hint={hint} />;
}

/** Without the proof the service ends the session: the way back. */
function AfterEnd() {
  const { flow, profile } = useAccount();
  return profile === null && flow.phase === 'error' ? (
    <p className={styles.aside}>
      <Elsewhere to="login">{accountText.logIn}</Elsewhere>
    </p>
  ) : null;
}

export function ProfileForm({ onSent }: FormProps) {
  const { account } = useHome();
  const { profile } = useAccount();
  const [before] = useState(profile);
  const [email, setEmail] = useState(before?.email ?? '');
  const [asksAgain, askAgain] = useState(false);
  const isNewEmail = email.trim() !== before?.email;
  const isUnproved = before?.emailIsVerified === false && before.email !== '' && !isNewEmail;
  const sendsMail = isNewEmail || (isUnproved && asksAgain);
  const prepare = async ({ name, email: typed, oldPassword = '' }: Fields): Promise<Prepared> => {
    const fields: Fields = {
      ...(name === before?.name ? {} : { name: name ?? '' }),
      ...(sendsMail ? { email: typed ?? '' } : {}),
    };
    const trouble = sendsMail && oldPassword !== '' && looksLikeEmail(email) ? await account.prove(oldPassword) : null;
    return trouble === null ? { fields } : { trouble };
  };
  const form = useFlowForm('profile', { prepare, onSent: (typed) => onSent(sendsMail ? typed : { name: typed.name ?? '' }) });
  return (
    <>
      <Form form={form} send={accountText.save} sending={accountText.saving}>
        <Field name="name" label={accountText.name} autoComplete="name" isOptional isFirst defaultValue={before?.name ?? ''} />
        <Field
          name="email"
          label={accountText.email}
          type="email"
          autoComplete="email"
          defaultValue={before?.email ?? ''}
          onType={setEmail}
        />
        {isUnproved ? <Tick name="again" label={profileText.sendAgain} isOptional onChange={askAgain} /> : null}
        {sendsMail ? <ProofField hint={`${profileText.proof} ${profileText.proofHint}`} /> : null}
      </Form>
      <AfterEnd />
    </>
  );
}

export function DeletionForm({ onSent }: FormProps) {
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
        <ProofField />
        <Field name="name" label={deletionText.type(word)} autoComplete="off" />
      </Form>
      <AfterEnd />
    </>
  );
}
