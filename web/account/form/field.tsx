import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { accountText } from '#text/account.ts';
import styles from './form.module.css';
import { useFault } from './form-errors.ts';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly defaultValue?: string;
  readonly isFirst?: boolean;
  readonly isOptional?: boolean;
  readonly hint?: ReactNode;
  readonly onType?: (typed: string) => void;
  readonly children?: ReactNode;
}

export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  defaultValue,
  isFirst = false,
  isOptional = false,
  hint,
  onType,
  children,
}: FieldProps) {
  const id = useId();
  const { fault, isReadOnly } = useFault(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const isPlain = type !== 'text' || autoComplete === 'off';
  const describedBy = [fault === null ? null : `${id}-fault`, hint === undefined ? null : `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional ? <span> ({accountText.optional})</span> : null}
      </label>
      <div className={styles.input}>
        <input
          ref={input}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          readOnly={isReadOnly}
          required={!isOptional}
          aria-invalid={fault !== null}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          {...(isPlain ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
          {...(onType === undefined ? {} : { onInput: (event) => onType(event.currentTarget.value) })}
        />
        {children}
      </div>
      {fault === null ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

export function PasswordField(props: Omit<FieldProps, 'type' | 'children'>) {
  const [isSeen, setSeen] = useState(false);
  return (
    <Field {...props} type={isSeen ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.show}
        aria-label={`${accountText.showPassword}: ${props.label}`}
        aria-pressed={isSeen}
        onClick={() => setSeen(!isSeen)}
      >
        {isSeen ? accountText.hide : accountText.show}
      </button>
    </Field>
  );
}
