import { useState } from 'react';
import { subscribeText } from '#text/mine/subscribe.ts';
import { Button } from '../ui/controls/button.tsx';
import styles from './subscribe.module.css';

/** An address to be copied. Browsers have no clipboard on sites without encryption. */
export function CopiedAddress({ label, address }: { label: string; address: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === address;
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => {},
    );
  };
  return (
    <div className={styles.address}>
      <input type="text" readOnly aria-label={label} value={address} onFocus={({ target }) => target.select()} />
      {window.isSecureContext ? <Button onClick={copy}>{isCopied ? subscribeText.copied : subscribeText.copy}</Button> : null}
      <span className="unseen" role="status">
        {isCopied ? subscribeText.copied : ''}
      </span>
    </div>
  );
}
