import path from 'node:path';

/**
 * What pages share. The kinds of rows and races that few pages show, and standings, stay apart: each page fetches those it needs.
 * Paths within the project.
 */
const SHARED =
  /^(?:node_modules|client)\/|^wire\/(?!standing|broadcasts-reader)|^domain\/(?!races\/)|^web\/(?:app|design)\/|^web\/text\/da(?:-table)?\.ts|^web\/table\/(?!race|entry-row|kinds\/(?:sets|innings|cricket|frames|fight|ranked))/;
const PROJECT = path.resolve(import.meta.dirname, '../..');

/** One file for what at least two pages load: many small ones compress worse, and each costs a request. */
export const sharedChunk = {
  name: 'shared',
  test: (id: string): boolean => SHARED.test(path.relative(PROJECT, id).replaceAll(path.sep, '/')),
  minShareCount: 2,
};
