import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BareApp, type BareRow } from './app.ts';

declare global {
  var __setRow: ((index: number, row: BareRow) => void) | undefined;
  var __setRows: ((rows: readonly BareRow[]) => void) | undefined;
}

let rows = JSON.parse(document.getElementById('rows')!.textContent) as readonly BareRow[];
const root = hydrateRoot(document.getElementById('root')!, createElement(BareApp, { rows }));
globalThis.__setRows = (wanted) => {
  rows = wanted;
  flushSync(() => root.render(createElement(BareApp, { rows })));
};
globalThis.__setRow = (index, row) => globalThis.__setRows!(rows.with(index, row));
