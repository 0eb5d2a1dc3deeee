import type { GroupRefusal } from '@stillingen/client/mine';
import { createContext, type FormEvent, use, useEffect, useId, useRef, useState } from 'react';
import { minePageText } from '#text/mine/mine-page.ts';
import styles from './naming.module.css';

/** A group that is given a name. */
export interface Naming {
  readonly title: string;
  readonly submit: string;
  /** Of a new group empty. */
  readonly name: string;
  /** Null where the name is taken over. */
  readonly run: (name: string) => GroupRefusal | null;
}

export const NamingContext = createContext<(naming: Naming) => void>(() => {});
export const useNaming = (): ((naming: Naming) => void) => use(NamingContext);

/** A dialog for the name of a group. */
export function NamingDialog({
  naming: { title, submit, name, run },
  onNamed,
  onClose,
}: {
  naming: Naming;
  onNamed: () => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(name);
  const [refusal, setRefusal] = useState<GroupRefusal | null>(null);
  const [id, alertId] = [useId(), useId()];
  useEffect(() => dialog.current!.showModal(), []);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = run(text);
    setRefusal(refused);
    if (refused !== null) return;
    onNamed();
    dialog.current!.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <h2 id={id}>{title}</h2>
        <label>
          {minePageText.groupName}
          <input
            type="text"
            value={text}
            autoComplete="off"
            aria-invalid={refusal !== null}
            aria-describedby={refusal === null ? undefined : alertId}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {refusal === null ? null : (
          <p id={alertId} role="alert">
            {minePageText.refused[refusal]}
          </p>
        )}
        <div className={styles.end}>
          <button type="button" onClick={() => dialog.current!.close()}>
            {minePageText.cancel}
          </button>
          <button type="submit" className={styles.main}>
            {submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}
