import type { Fields, FormName } from '@stillingen/client/account';
import type { ReactNode } from 'react';
import { accountText } from '#text/account.ts';
import styles from '../account.module.css';
import { Field } from '../form/field.tsx';
import { useAccount, useAccountController } from '../use-account.ts';

export interface FormProps {
  readonly onSent: (fields: Fields) => void;
  readonly email: string;
  readonly onEmail: (typed: string) => void;
}

export function FormLink({ to, children }: { to: FormName; children: ReactNode }) {
  const { overlays } = useAccountController();
  const { flow } = useAccount();
  return (
    <button type="button" className={styles.link} disabled={flow.phase === 'sending'} onClick={() => overlays.openForm(to)}>
      {children}
    </button>
  );
}

export function EmailField({ email, onEmail }: Pick<FormProps, 'email' | 'onEmail'>) {
  return (
    <Field
      name="email"
      label={accountText.email}
      type="email"
      autoComplete="username"
      isFirst
      defaultValue={email}
      onType={onEmail}
    />
  );
}
