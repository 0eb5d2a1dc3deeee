import { describe, expect, it } from 'vitest';
import { parseTargets } from './target.ts';

describe('what may be loaded', () => {
  it.each([
    ['http://127.0.0.1:8080', ['http://127.0.0.1:8080']],
    ['http://localhost:8080/', ['http://localhost:8080']],
    ['http://127.4.5.6', ['http://127.4.5.6']],
    ['http://127.0.0.1:1,http://127.0.0.1:2', ['http://127.0.0.1:1', 'http://127.0.0.1:2']],
  ])('%s', (text, targets) => {
    expect(parseTargets(text)).toEqual(targets);
  });

  it.each([
    '',
    'localhost',
    'http://example.dk',
    'http://127.0.0.1.example.dk',
    'http://localhost.example.dk',
    'http://127.0.0.1@example.dk',
    'http://10.0.0.1:8080',
    'http://0.0.0.0:8080',
    'http://[::1]:8080',
    'http://[::ffff:10.0.0.1]',
    'https://127.0.0.1',
    'http://127.0.0.1/path',
    'http://127.0.0.1:1,http://example.dk',
    'http://127.0.0.1:1,',
  ])('%j is refused', (text) => {
    expect(parseTargets(text)).toBeNull();
  });
});
