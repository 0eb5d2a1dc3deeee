import { createContext, createElement, type ReactElement, useContext } from 'react';

/** One match as the bare page shows it. */
export interface BareRow {
  readonly id: string;
  readonly texts: readonly string[];
}

const Rows = createContext<readonly BareRow[]>([]);

/** Reads its row from the one context: whatever changes, every row is drawn again. */
function Row({ index }: { index: number }): ReactElement {
  const { id, texts } = useContext(Rows)[index]!;
  return createElement(
    'a',
    { 'data-event': id, href: `#${id}` },
    texts.map((text, i) => createElement('span', { key: i }, text)),
  );
}

/** All rows under one context: what React costs without anything of ours. */
export function BareApp({ rows }: { rows: readonly BareRow[] }): ReactElement {
  return createElement(
    Rows.Provider,
    { value: rows },
    rows.map(({ id }, index) => createElement(Row, { key: id, index })),
  );
}
