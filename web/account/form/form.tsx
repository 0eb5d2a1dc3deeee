import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { accountText } from '#text/account.ts';
import styles from './form.module.css';
import { FormContext, useFault } from './form-errors.ts';
import type { FormModel } from './use-form.ts';

const SLOW_MS = 4000;

function Status({ alert, isSending }: { alert: string | null; isSending: boolean }) {
  const isOnline = useOnline();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isSending]);
  return (
    <>
      <div role="alert">{alert === null ? null : <p className={styles.alert}>{alert}</p>}</div>
      <div role="status">
        {isOnline ? null : <p className={styles.note}>{accountText.offline}</p>}
        {isSlow ? <p className={styles.note}>{accountText.slow}</p> : null}
      </div>
    </>
  );
}

export function Form({
  form,
  send,
  sending,
  isDangerous = false,
  children,
}: {
  form: FormModel;
  send: string;
  sending: string;
  isDangerous?: boolean;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const onWrong = useEffectEvent((_wrong: unknown) =>
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"]')?.focus(),
  );
  useEffect(() => onWrong(form.wrong), [form.wrong]);
  return (
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <FormContext value={form.state}>{children}</FormContext>
      {/* Beside the button that was pressed, where it is seen. */}
      <Status alert={form.alert} isSending={form.isSending} />
      <button
        type="submit"
        className={isDangerous ? `${styles.send} ${styles.dangerous}` : styles.send}
        aria-disabled={form.isSending}
      >
        {form.isSending ? sending : send}
      </button>
    </form>
  );
}

export function Tick({
  name,
  label,
  isOptional = false,
  onChange,
  children,
}: {
  name: string;
  label: string;
  isOptional?: boolean;
  onChange?: (isTicked: boolean) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const { fault } = useFault(name);
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          name={name}
          required={!isOptional}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {fault === null ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {children}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** True on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
