import { expect, it } from 'vitest';
import { blocksOf } from './terms-text.tsx';

it('reads headings, paragraphs, lists and tables, and leaves everything else as text', () => {
  expect(
    blocksOf(
      '# Vilkår\nEn linje\nog en til <b>.\r\n\r\n## 1. Konto\n\n- et punkt - med streg,\n  som går videre\n- et andet\n\n| hvad | hvor længe |\n|---|:-:|\n| navn | 1 år |\n',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, text: 'Vilkår' },
    { kind: 'paragraph', text: 'En linje og en til <b>.' },
    { kind: 'heading', level: 2, text: '1. Konto' },
    { kind: 'list', items: ['et punkt - med streg, som går videre', 'et andet'] },
    { kind: 'table', head: ['hvad', 'hvor længe'], rows: [['navn', '1 år']] },
  ]);
  expect(blocksOf('')).toEqual([]);
});
