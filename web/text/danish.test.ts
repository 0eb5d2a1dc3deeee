import { describe, expect, it } from 'vitest';
import { changed, within } from './danish.ts';

describe('words within a sentence', () => {
  it.each([
    ['Offside', 'offside'],
    ['VAR', 'VAR'],
    ['Øvrigt', 'øvrigt'],
    ['', ''],
  ])('%s becomes %s', (label, words) => {
    expect(within(label)).toBe(words);
  });
});

describe('what was put right', () => {
  it.each([
    ['', 'Rettet'],
    ['minut rettet', 'Minut rettet'],
    ['indtastningsfejl', 'Rettet: indtastningsfejl'],
    ['VAR', 'Rettet: VAR'],
  ])('%j is told as %s', (reason, words) => {
    expect(changed(reason)).toBe(words);
  });
});
