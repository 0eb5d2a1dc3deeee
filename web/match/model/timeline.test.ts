import { readSummary, type Summary, type SummaryPart } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { summaryFeed } from '../../testing/match-feeds.ts';
import { type MinuteMeaning, type TimelineEntry, timelineOf, type TimelineWords } from './timeline.ts';

const NAMES = { home: 'Pakistan', away: 'Indien' };
const wordsOf = (meaning: MinuteMeaning, hasManyGoals = false): TimelineWords => ({
  meaning,
  hasManyGoals,
  part: (number) => `Leg ${number}`,
});
const readable = (entry: TimelineEntry) => ({
  ...entry,
  main: entry.main.text,
  aside: entry.aside.map(({ text }) => text).join(', '),
});
const timeline = timelineOf(readSummary(summaryFeed()), wordsOf('minute'), NAMES);
const entryOf = (minute: string) =>
  readable(timeline.flatMap(({ entries }) => entries).find((entry) => entry.minute === minute)!);

describe('the course of a match', () => {
  it('runs from the newest period and incident to the oldest', () => {
    expect(timeline.map(({ label, score }) => [label, score])).toEqual([
      ['2. halvleg', '1-0'],
      ['1. halvleg', '1-1'],
    ]);
    expect(timeline[0]!.entries.map(({ minute }) => minute)).toEqual(["66'", "58'", "52'", "46'"]);
  });

  it('names the scorer first and the assist beside the scorer', () => {
    expect(entryOf("66'")).toMatchObject({
      glyph: 'goal',
      side: 'home',
      main: 'Adam Buksa',
      aside: 'Victor Bak',
      score: '2-1',
      withdrawn: null,
    });
  });

  it('names the player who came on first, beside the player who went off', () => {
    expect(entryOf("46'")).toMatchObject({ glyph: 'substitution', main: 'Victor Bak', aside: 'ind for, Dario Osorio' });
  });

  it('keeps a withdrawn goal with its reason and without its score', () => {
    expect(entryOf("58'")).toMatchObject({
      glyph: 'goal',
      main: 'Andreas Cornelius',
      score: '',
      withdrawn: 'Offside',
      label: 'Mål annulleret',
    });
  });

  it('names how a goal was scored and the reason of a card', () => {
    expect(entryOf("41'").aside).toBe('straffe');
    expect(entryOf("52'").aside).toBe('frispark som sidste mand');
  });
});

describe('incidents of other sports', () => {
  const summary = (type: SummaryPart['type'], words: Partial<SummaryPart> = {}, minute = "12'"): Summary => ({
    periods: [
      {
        label: '1. periode',
        home: 0,
        away: 0,
        incidents: [
          {
            id: 'i1',
            side: 'home',
            minute,
            withdrawn: false,
            parts: [{ type, player: 'Ann', id: '', url: '', comment: '', label: 'Udvisning', score: null, reason: '', ...words }],
          },
        ],
      },
    ],
    facts: [],
  });
  const only = (of: Summary, meaning: MinuteMeaning = 'minute') =>
    readable(timelineOf(of, wordsOf(meaning), NAMES)[0]!.entries[0]!);

  it('names incidents by a word when their glyph does not', () => {
    expect(only(summary('suspension', { comment: '2 min.' }))).toMatchObject({ main: 'Ann', aside: 'udvisning, 2 min.' });
    expect(only(summary('touchdown', { label: 'Touchdown', score: [6, 0] }))).toMatchObject({
      glyph: { letters: 'TD' },
      aside: 'touchdown',
      scored: true,
    });
    expect(only(summary('timeout', { player: '', label: 'Timeout' }))).toMatchObject({ main: 'Timeout', aside: '' });
  });

  it('shows the clock of the sport, or no time', () => {
    expect(only(summary('suspension', {}, '07:26')).minute).toBe('07:26');
    expect(only(summary('break', {}, "0'")).minute).toBe('');
    expect(only(summary('maximum', {}, "5'"), 'none').minute).toBe('');
    expect(only(summary('suspension', {}, '07:26'), 'none').minute).toBe('07:26');
  });

  it('lists cricket incidents by batting side, the last innings first, with over and bowler', () => {
    const wicket = (id: string, side: 1 | 2, over: number, score: readonly [number, number], player: string): string =>
      `III÷${id}¬IA÷${side}¬IB÷${over}'¬IE÷218¬INX÷${score[0]}¬IOX÷${score[1]}¬IF÷${player}¬ICT÷Bowlet¬IK÷Wicket¬IE÷223¬IF÷Bumrah¬IK÷Bowler¬~`;
    const text = `AC÷1. inning¬IG÷187¬IH÷150¬~${wicket('a', 1, 3, [12, 0], 'Babar')}${wicket('b', 2, 4, [187, 20], 'Kohli')}${wicket('c', 1, 9, [60, 0], 'Rizwan')}`;
    const periods = timelineOf(readSummary(text), wordsOf('over'), NAMES);
    expect(periods.map(({ label, entries }) => [label, entries.map(({ minute, main }) => `${minute} ${main.text}`)])).toEqual([
      ['1. inning, Indien', ['4. over Kohli']],
      ['1. inning, Pakistan', ['9. over Rizwan', '3. over Babar']],
    ]);
    expect(readable(periods[0]!.entries[0]!).aside).toBe('bowler, Bumrah, bowlet');
  });

  it('leaves innings without incidents out', () => {
    const innings = ['1', '2', '3'].map((n) => `AC÷${n}. inning¬IG÷0¬IH÷0¬~`);
    const run = "III÷a¬IA÷1¬IB÷0'¬IE÷217¬IF÷Judge¬IK÷Home run¬~";
    const labels = (meaning: MinuteMeaning) =>
      timelineOf(readSummary(innings.join('') + run), wordsOf(meaning), NAMES).map(({ label }) => label);
    expect(labels('none')).toEqual(['3. inning']);
    expect(labels('minute')).toEqual(['3. inning', '2. inning', '1. inning']);
  });

  it('counts equal incidents of a side in a leg as one row', () => {
    const throws = [1, 1, 2, 1]
      .map((side, at) => `III÷t${at}¬IA÷${side}¬IB÷${at === 3 ? 5 : 3}'¬IE÷220¬IF÷¬IU÷¬ICT÷¬IK÷180¬IM÷¬~`)
      .join('');
    const [period] = timelineOf(readSummary(`AC÷Hele kampen¬IG÷4¬IH÷4¬~${throws}`), wordsOf('part'), NAMES);
    expect(period!.entries.map(({ minute, side, count }) => [minute, side, count])).toEqual([
      ['Leg 5', 'home', 1],
      ['Leg 3', 'away', 1],
      ['Leg 3', 'home', 2],
    ]);
  });

  it('a goal among many is a key incident when it turns the lead, a card is none', () => {
    const goal = (at: number, home: number, away: number): string =>
      `III÷g${at}¬IA÷1¬IB÷${at}'¬IE÷3¬INX÷${home}¬IOX÷${away}¬IF÷Gidsel¬IK÷Mål¬~`;
    const card = "III÷c¬IA÷1¬IB÷9'¬IE÷1¬IF÷Gidsel¬IK÷Gult kort¬~";
    const text = `AC÷1. halvleg¬IG÷2¬IH÷2¬~${goal(1, 1, 0)}${goal(2, 2, 0)}${goal(3, 2, 1)}${goal(4, 2, 2)}${card}`;
    const keys = (hasManyGoals: boolean) =>
      timelineOf(readSummary(text), wordsOf('minute', hasManyGoals), NAMES)[0]!.entries.map(({ isKey }) => isKey);
    expect(keys(true)).toEqual([false, true, false, false, true]);
    expect(keys(false)).toEqual([false, true, true, true, true]);
  });
});
