import { dayOf } from '@stillingen/domain';
import { useEffect, useState } from 'react';
import { AccountLink } from '../../account/account-link.tsx';
import { usePage } from '../../page/page-context.ts';
import { storedText } from '#text/stored.ts';
import { Button } from '../../ui/controls/button.tsx';
import { browserDevice } from './device.ts';
import { copyOf, removeAll, removeThing, type StoredThing, storedThings } from './stored.ts';
import styles from './stored-things.module.css';

const BIN = 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6';

const labelOf = ({ id, parts }: StoredThing): string =>
  id === 'other' ? storedText.other(parts[0]?.key ?? '') : storedText.labels[id];

const sizeOf = (bytes: number): string => `${(Math.max(bytes, 50) / 1000).toFixed(1).replace('.', ',')} kB`;

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The bin that had the focus is gone. */
const focusFirst = (button: HTMLButtonElement | null): void => button?.focus();

/** A removed thing keeps its line, with the way back. */
function Line({ thing }: { thing: StoredThing }) {
  const { consent } = usePage();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const label = labelOf(thing);
  if (undo !== null)
    return (
      <li>
        <p role="status">{storedText.removed(label)}</p>
        <Button
          aria-label={storedText.undoOf(label)}
          ref={focusFirst}
          onClick={() => {
            undo();
            setUndo(null);
            consent?.refresh();
          }}
        >
          {storedText.undo}
        </Button>
      </li>
    );
  return (
    <li>
      <span>
        {label}
        {storedText.uses[thing.id] === '' ? null : <small>{storedText.uses[thing.id]}</small>}
        <small>
          {thing.purpose === 'necessary' ? '' : `${storedText.purposes[thing.purpose]} · `}
          {storedText.kept[thing.keptFor]} · {sizeOf(thing.bytes)}
        </small>
      </span>
      {thing.id === 'account' ? (
        <small>
          {storedText.account} <AccountLink />
        </small>
      ) : (
        <button
          type="button"
          className={styles.bin}
          aria-label={storedText.remove(label)}
          title={storedText.remove(label)}
          onClick={() => {
            const back = removeThing(browserDevice, thing);
            setUndo(() => back);
            consent?.refresh();
          }}
        >
          <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
            <path d={BIN} />
          </svg>
        </button>
      )}
    </li>
  );
}

/** What lies on the device, each with a bin, and a copy of it without an account. */
export function StoredThings() {
  const { nowS, consent } = usePage();
  const [undoAll, setUndoAll] = useState<(() => void) | null>(null);
  const [things, setThings] = useState<readonly StoredThing[] | null>(null);
  // Kept as first read: a line that is removed stays in its place.
  useEffect(() => setThings(storedThings(browserDevice)), []);
  if (undoAll !== null)
    return (
      <>
        <p role="status">{storedText.removedAll}</p>
        <Button
          aria-label={storedText.undoAll}
          ref={focusFirst}
          onClick={() => {
            undoAll();
            setUndoAll(null);
            setThings(storedThings(browserDevice));
            consent?.refresh();
          }}
        >
          {storedText.undo}
        </Button>
      </>
    );
  return (
    <>
      <p>{storedText.why}</p>
      {things === null ? null : things.length === 0 ? (
        <p>{storedText.none}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {things.map((thing) => (
              <Line key={thing.name} thing={thing} />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button onClick={() => saveFile(`stillingen-${dayOf(nowS.get())}.json`, copyOf(browserDevice))}>
              {storedText.copy}
            </Button>
            <Button
              onClick={() => {
                const back = removeAll(browserDevice);
                setUndoAll(() => back);
                consent?.refresh();
              }}
            >
              {storedText.removeAll}
            </Button>
          </div>
          <p className={styles.hint}>{storedText.copyHint}</p>
        </>
      )}
    </>
  );
}
