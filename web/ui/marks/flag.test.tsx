import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Flag } from './flag.tsx';

const filesOf = (pair: string | null): string[] =>
  [...renderToString(<Flag code="xw" label="" pair={pair} />).matchAll(/src="\/flags\/([\w-]+)\.svg"/g)].map(([, file]) => file!);

it('a pair of two countries has half a flag of each, and the sign of the world where one is not known', () => {
  expect(filesOf('fi|gb-eng')).toEqual(['fi', 'gb-eng']);
  expect(filesOf('fi|xw')).toEqual([]);
  expect(filesOf('fi|"><b')).toEqual([]);
  expect(filesOf(null)).toEqual([]);
});
