import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statisticsFeed } from '../../testing/match-feeds.ts';
import { amountOf, readStatistics, writtenValue } from './statistics.ts';

describe('statistics', () => {
  const periods = readStatistics(statisticsFeed());

  it('groups statistics by period and section', () => {
    expect(periods.map(({ label, sections }) => [label, sections.map((section) => section.label)])).toEqual([
      ['Hele kampen', ['Vigtigst', 'Afleveringer']],
      ['1. halvleg', ['']],
    ]);
  });

  it('writes numbers in Danish', () => {
    expect(writtenValue('1.72')).toBe('1,72');
    expect(writtenValue('84% (413/491)')).toBe('84\u00a0% (413/491)');
  });

  it('splits the meter by the first number of each value', () => {
    const [goals, possession, , corners] = periods[0]!.sections[0]!.lines;
    expect(possession).toMatchObject({ homeShare: 0.46, awayShare: 0.54, leads: 'away' });
    expect(goals!.homeShare).toBeCloseTo(1.72 / 2.82);
    expect(corners!.leads).toBeNull();
    expect(amountOf('84% (413/491)')).toBe(84);
  });

  it('shows no meter when both values are 0', () => {
    expect(periods[1]!.sections[0]!.lines[1]).toMatchObject({ homeShare: 0, awayShare: 0, leads: null });
  });

  it('keeps shares within 0 and 1 for any values', () => {
    const value = fc.string({ maxLength: 12 }).filter((text) => !/[~¬÷]/.test(text));
    fc.assert(
      fc.property(value, value, (home, away) => {
        const line = readStatistics(`SE÷Kampen¬~SD÷12¬SG÷x¬SH÷${home}¬SI÷${away}¬~`)[0]!.sections[0]!.lines[0]!;
        const sum = line.homeShare + line.awayShare;
        return line.homeShare >= 0 && line.awayShare >= 0 && (sum === 0 || Math.abs(sum - 1) < 1e-9);
      }),
    );
  });
});
