import { createContext, createElement, type ReactElement, useContext } from 'react';

export interface BareRow {
  readonly id: string;
  readonly texts: readonly string[];
}

const Rows = createContext<readonly BareRow[]>([]);

function Row({ index }: { index: number }): ReactElement {
  const { id, texts } = useContext(Rows)[index]!;
  return createElement(
    'a',
    { 'data-event': id, href: `#${id}` },
    texts.map((text, i) => createElement('span', { key: i }, text)),
  );
}

export function BareApp({ rows }: { rows: readonly BareRow[] }): ReactElement {
  return createElement(
    Rows.Provider,
    { value: rows },
    rows.map(({ id }, index) => createElement(Row, { key: id, index })),
  );
}
