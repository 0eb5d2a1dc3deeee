import { type Fields, type FlowState, looksLikeEmail } from '@stillingen/client/account';
import { useState } from 'react';
import { accountText, consentText, deletionText, profileText, TERMS_NAMES } from '#text/account.ts';
import styles from '../account.module.css';
import { Field } from '../form/field.tsx';
import { Form, Tick } from '../form/form.tsx';
import { ProofField, useProof } from '../form/proof.tsx';
import { type Prepared, useFlowForm } from '../form/use-form.ts';
import { useAccount, useAccountController } from '../use-account.ts';
import { FormLink, type FormProps } from './parts.tsx';
import { TermsText } from '../terms-text.tsx';

function LoginLink() {
  const { flow, profile } = useAccount();
  return profile === null && flow.phase === 'error' ? (
    <p className={styles.aside}>
      <FormLink to="login">{accountText.logIn}</FormLink>
    </p>
  ) : null;
}

export function ProfileForm({ onSent }: FormProps) {
  const { check, prove } = useProof();
  const { profile } = useAccount();
  const [before] = useState(profile);
  const [email, setEmail] = useState(before?.email ?? '');
  const [asksAgain, askAgain] = useState(false);
  const isNewEmail = email.trim() !== before?.email;
  const isUnproved = before?.emailIsVerified === false && before.email !== '' && !isNewEmail;
  const sendsMail = isNewEmail || (isUnproved && asksAgain);
  const prepare = async ({ name, email: typed, oldPassword }: Fields): Promise<Prepared> => {
    const fields: Fields = {
      ...(name === before?.name ? {} : { name: name ?? '' }),
      ...(sendsMail ? { email: typed ?? '' } : {}),
    };
    const unproved = sendsMail && looksLikeEmail(email) ? await prove(oldPassword) : null;
    return unproved ?? { fields };
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
        {sendsMail ? <ProofField check={check} hint={`${profileText.proof} ${profileText.proofHint}`} /> : null}
      </Form>
      <LoginLink />
    </>
  );
}

export function DeletionForm({ onSent }: FormProps) {
  const { check, prove } = useProof();
  const { word } = deletionText;
  const prepare = async (typed: Fields): Promise<Prepared> => {
    if (typed.name?.trim() !== word) return { faults: { name: deletionText.wrongWord(word) } };
    return (await prove(typed.oldPassword)) ?? { fields: {} };
  };
  const form = useFlowForm('deleteAccount', { prepare, onSent });
  return (
    <>
      <p className={styles.why}>
        {deletionText.warning} {deletionText.export}
      </p>
      <Form form={form} send={deletionText.confirm} sending={deletionText.working} isDangerous>
        <ProofField check={check} />
        <Field name="name" label={deletionText.type(word)} autoComplete="off" />
      </Form>
      <LoginLink />
    </>
  );
}

export function Consent({ flow }: { flow: Extract<FlowState, { phase: 'consent' }> }) {
  const { account } = useAccountController();
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
