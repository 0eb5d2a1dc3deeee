import type { Fields, FormName } from '@stillingen/client/account';
import type { ReactNode } from 'react';
import { accountText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { Field } from '../form/field.tsx';
import { useAccount, useAccountController } from '../use-account.ts';

export interface FormProps {
  /** Told what was typed when it is sent. */
  readonly onSent: (fields: Fields) => void;
  /** The address that was typed into the form before: nobody types it twice. */
  readonly email: string;
  readonly onEmail: (typed: string) => void;
}

/** The way to another form; closed while a call is on its way. */
export function Elsewhere({ to, children }: { to: FormName; children: ReactNode }) {
  const { overlays } = useAccountController();
  const { flow } = useAccount();
  return (
    <button type="button" className={styles.link} disabled={flow.phase === 'sending'} onClick={() => overlays.openForm(to)}>
      {children}
    </button>
  );
}

/** The address by which somebody logs in. */
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
