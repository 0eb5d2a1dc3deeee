import { expect, it } from 'vitest';
import { writeLetter } from './templates.ts';

const subjectAt = (siteUrl: string): string => writeLetter({ kind: 'verify', code: 'c', userId: 'u' } as never, siteUrl).subject;

it('a mail names the site by its host, and by its own name where it is tried on the machine itself', () => {
  expect(subjectAt('https://kampe.example.dk')).toBe('Bekræft din konto på kampe.example.dk');
  for (const own of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(subjectAt(own)).toBe('Bekræft din konto på Stillingen');
});
