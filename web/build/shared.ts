import path from 'node:path';

/** What tables, matches and competitions share; the kinds of rows and races that few pages show stay apart. Paths within the project. */
const ROWS = /^web\/table\/(?!races\/|rows\/kinds\/(?:sets|innings|cricket|frames|fight|ranked))/;
const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * One file for what every page loads at once, and one for what at least two kinds of page load besides: many small files compress
 * worse, and each costs a request.
 */
export const sharedChunks = [
  { name: 'main', tags: ['$initial' as const] },
  {
    name: 'rows',
    test: (id: string): boolean => ROWS.test(path.relative(PROJECT, id).replaceAll(path.sep, '/')),
    minShareCount: 2,
  },
];
