import { expect, it } from 'vitest';
import { laterFiles, nameOfChunk } from './output.ts';

const FILES = ['assets/panel-a.js'];

it('names the chunk of a page by its room', () => {
  expect(nameOfChunk({ facadeModuleId: '/of/web/team/page.tsx' })).toBe('assets/page-team-[hash:7].js');
  expect(nameOfChunk({ facadeModuleId: '/of/web/list/rows/row.tsx' })).toBe('assets/[name]-[hash:7].js');
  expect(nameOfChunk({ facadeModuleId: null })).toBe('assets/[name]-[hash:7].js');
});

it('lists the files of no page but that of a match, which opens over a list', () => {
  expect(laterFiles('assets/page-team-Ab-1_2Cd.js', FILES)).toEqual([]);
  expect(laterFiles('assets/page-match-Ab-1_2Cd.js', FILES)).toBe(FILES);
  expect(laterFiles('assets/rail-links-Ab-1_2Cd.js', FILES)).toBe(FILES);
});
