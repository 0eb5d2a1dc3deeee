import { win32 } from 'node:path';
import { expect, it } from 'vitest';
import { beside, nameBelow } from './files.ts';

it('names a file below a folder with one kind of slash, whatever the system', () => {
  expect(nameBelow('/data/f1', '/data/f1/2024/race.yml')).toBe('2024/race.yml');
  expect(nameBelow('C:\\data\\f1', 'C:\\data\\f1\\2024\\race.yml', win32)).toBe('2024/race.yml');
});

it('names a file beside another one from the same folder', () => {
  const file = { path: '/data/pbp/live_1.json', name: 'pbp/live_1.json' };
  expect(beside(file, '../details/1.json')).toEqual({ path: '/data/details/1.json', name: 'details/1.json' });
});
