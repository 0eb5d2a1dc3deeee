import { type PasswordFault, passwordFaults } from '@stillingen/wire/account';
import { useState } from 'react';
import { accountText, passwordRules, passwordRuleText } from '#text/account.ts';
import { PasswordField } from './field.tsx';
import styles from './form.module.css';

const RULES = Object.keys(passwordRuleText) as (keyof typeof passwordRuleText)[];

/** VALID-04: the needs of a password while it is typed. */
function Needs({ faults }: { faults: readonly PasswordFault[] }) {
  return (
    <>
      <span>{passwordRules.title}</span>
      <ul className={styles.needs}>
        {RULES.map((rule) => {
          const isMet = !faults.includes(rule);
          return (
            <li key={rule} data-met={isMet}>
              <span aria-hidden="true">{isMet ? '✓' : '·'}</span> {passwordRuleText[rule]}
              <span className="unseen"> {isMet ? passwordRules.met : passwordRules.missing}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

export function NewPassword({ label = accountText.newPassword, isFirst = false }: { label?: string; isFirst?: boolean }) {
  const [typed, setTyped] = useState('');
  const faults = passwordFaults(typed);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        isFirst={isFirst}
        onType={setTyped}
        hint={<Needs faults={faults} />}
      />
      <p className="unseen" role="status">
        {faults.length === 0 ? passwordRules.good : ''}
      </p>
      <PasswordField name="passwordAgain" label={accountText.repeatPassword} autoComplete="new-password" />
    </>
  );
}
