import { expect, it } from 'vitest';
import { laterFiles, nameOfAsset, nameOfChunk } from './output.ts';

const FILES = ['assets/panel-a.js'];

it('names the chunk of a page by its room', () => {
  expect(nameOfChunk({ facadeModuleId: '/of/web/team/page.tsx' })).toBe('assets/page-team-[hash:7].js');
  expect(nameOfChunk({ facadeModuleId: '/of/web/list/rows/row.tsx' })).toBe('assets/[hash:7].js');
  expect(nameOfChunk({ facadeModuleId: null })).toBe('assets/[hash:7].js');
});

it('lists the files of no page but that of a match, which opens over a list', () => {
  expect(laterFiles('assets/page-team-Ab-1_2Cd.js', FILES)).toEqual([]);
  expect(laterFiles('assets/page-match-Ab-1_2Cd.js', FILES)).toBe(FILES);
  expect(laterFiles('assets/rail-links-Ab-1_2Cd.js', FILES)).toBe(FILES);
});

it('names style sheets by their content alone, other files by their names as well', () => {
  expect(nameOfAsset({ names: ['panel.css'] })).toBe('assets/[hash:5].css');
  expect(nameOfAsset({ names: ['inter.woff2'] })).toBe('assets/[name]-[hash:5][extname]');
  expect(nameOfAsset({ names: [] })).toBe('assets/[name]-[hash:5][extname]');
});
