import type { TermsType } from '@stillingen/wire/account';
import { type ReactNode, useState } from 'react';
import { accountText } from '../text/da-account.ts';
import styles from './account.module.css';
import { type Block, blocksOf } from './markdown.ts';
import { useAccountController } from './use-account.ts';

function drawn(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? <h3 key={key}>{block.text}</h3> : <h4 key={key}>{block.text}</h4>;
    case 'paragraph':
      return <p key={key}>{block.text}</p>;
    case 'list':
      return (
        <ul key={key}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table key={key}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, column) => (
                  <td key={block.head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

export function TermsText({ type, version, summary }: { type: TermsType; version?: string; summary: string }) {
  const { account } = useAccountController();
  const [text, setText] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = async (): Promise<void> => {
    if (text !== null) return;
    setFailed(false);
    const outcome = await account.service.termsDocument(type, version);
    if (outcome.ok) setText(outcome.answer.content);
    else setFailed(true);
  };
  return (
    <details
      className={styles.terms}
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{summary}</summary>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.document} role="region" aria-label={summary} tabIndex={0}>
        {text === null && !isFailed ? <p>{accountText.loading}</p> : null}
        {isFailed ? (
          <p>
            {accountText.loadFailed}{' '}
            <button type="button" className={styles.link} onClick={() => void load()}>
              {accountText.retry}
            </button>
          </p>
        ) : null}
        {text === null ? null : blocksOf(text).map(drawn)}
      </div>
    </details>
  );
}
