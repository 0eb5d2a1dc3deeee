import type { CommentLine } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { announce, FOLLOWING, hold, nothingAnnounced, pause, resume, shownLines } from './lines.ts';

const line = (id: string, words: Partial<CommentLine> = {}): CommentLine => ({
  id,
  clock: `${id}'`,
  icon: 'none',
  text: `Linje ${id}.`,
  bold: false,
  important: false,
  score: null,
  ...words,
});
const TWO = [line('2'), line('1')];
const THREE = [line('3', { important: true }), ...TWO];
const idsOf = (lines: readonly CommentLine[]): string => lines.map(({ id }) => id).join(' ');

it('[GEN-10] commentary that is scrolled away adds no line above what is read, and counts those that wait', () => {
  const held = hold(FOLLOWING, TWO);
  const shown = shownLines(held, THREE, false);
  expect([idsOf(shown.lines), shown.waiting]).toEqual(['2 1', 1]);
  expect(idsOf(shownLines(FOLLOWING, THREE, false).lines)).toBe('3 2 1');
});

it('commentary that is held shows corrections and drops retracted lines at once', () => {
  const held = hold(FOLLOWING, THREE);
  const shown = shownLines(held, [line('3', { text: 'Rettet.' }), line('1')], false);
  expect([shown.lines[0]!.text, idsOf(shown.lines), shown.waiting]).toEqual(['Rettet.', '3 1', 0]);
});

it('commentary follows again at its top only if no line waits and the visitor has not paused it', () => {
  const held = hold(FOLLOWING, TWO);
  expect(resume(held, TWO)).toBe(FOLLOWING);
  expect(resume(held, THREE)).toBe(held);
  const paused = pause(FOLLOWING, TWO);
  expect(resume(paused, TWO)).toBe(paused);
  expect(shownLines(paused, THREE, false).waiting).toBe(1);
  expect(hold(paused, THREE)).toBe(paused);
});

it('the choice of key moments counts only those that wait', () => {
  const held = hold(FOLLOWING, TWO);
  const shown = shownLines(held, [line('4'), ...THREE], true);
  expect([idsOf(shown.lines), shown.waiting]).toEqual(['', 1]);
});

it('only key moments that come are announced, each once, and none while paused', () => {
  const start = nothingAnnounced(TWO);
  expect(start.text).toBe('');
  const goal = [line('3', { important: true, score: [1, 0], clock: "61'", text: 'Mål!' }), ...TWO];
  const announced = announce(start, goal, false);
  expect(announced.text).toBe("61' 1-0 Mål!");
  expect(announce(announced, [line('4'), ...goal], false)).toBe(announced);
  expect(announce(announced, TWO, false)).toBe(announced);
  expect(announce(start, goal, true)).toMatchObject({ text: '' });
  expect(announce(announce(start, goal, true), goal, false).text).toBe('');
});
