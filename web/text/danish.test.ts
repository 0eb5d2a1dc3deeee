import { describe, expect, it } from 'vitest';
import { changed, markMinutes, sayMinute, within } from './danish.ts';

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

describe('minutes', () => {
  it.each([
    ["45+2'", '45+2’'],
    ["26' S. O'Neill (str.)", "26’ S. O'Neill (str.)"],
    ['07:26', '07:26'],
  ])('%s is printed %s', (fed, printed) => expect(markMinutes(fed)).toBe(printed));

  it.each([
    ['67', '67. minut'],
    ['45+', '45. minut, overtid'],
    ['3. periode 14', '3. periode, 14. minut'],
    ['2. halvleg 60+', '2. halvleg, 60. minut, overtid'],
  ])('%s is read out %s', (text, words) => expect(sayMinute(text)).toBe(words));
});
