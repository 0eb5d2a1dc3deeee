import type { TermsType } from '@stillingen/wire/account';
import { type ReactNode, useState } from 'react';
import { accountText } from '#text/account.ts';
import styles from './account.module.css';
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

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const ITEM = /^[-*]\s+/;
const RULE = /^\|?[\s:|-]+\|?$/;
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    const text = line.replace(ITEM, '').trim();
    if (ITEM.test(line)) items.push(text);
    else items[items.length - 1] += ` ${text}`;
  }
  return items;
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading !== null) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! };
  if (first.startsWith('|')) {
    const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (ITEM.test(first)) return { kind: 'list', items: itemsOf(lines) };
  return { kind: 'paragraph', text: joined(lines) };
}

/** Headings, paragraphs, lists and tables; other markup stays text. */
export const blocksOf = (markdown: string): readonly Block[] =>
  markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
