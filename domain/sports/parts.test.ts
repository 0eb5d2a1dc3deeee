import { describe, expect, it } from 'vitest';
import { type Sport, sportById, sportByName, SPORTS } from './index.ts';

const named = (name: string): Sport => sportById(sportByName(name)!.id)!;

describe('every stage', () => {
  it.each(SPORTS)('every stage of $name has a label, and plays a part that exists', ({ stages, parts, variants }) => {
    for (const [code, { long, part = 0 }] of [...Object.entries(stages), ...Object.entries(variants?.sevens ?? {})]) {
      if (code !== '1') expect(long, code).not.toBe('');
      expect(part, code).toBeLessThan(Math.max(1, parts.length));
    }
  });

  it.each(SPORTS)('$name has a part behind every column of its score, each with its heads', ({ parts, scoreParts }) => {
    expect(parts.length).toBeGreaterThanOrEqual(scoreParts);
    for (const { long, short } of parts) {
      expect(long).not.toBe('');
      expect(short.length).toBeLessThanOrEqual(4);
    }
    expect(new Set(parts.map(({ short }) => short)).size).toBe(parts.length);
  });

  it('football alone has more parts than columns', () => {
    expect(SPORTS.filter(({ parts, scoreParts }) => parts.length > scoreParts).map(({ name }) => name)).toEqual(['soccer']);
  });

  it('every stage plays every part but the halves won of pesäpallo', () => {
    const unplayed = SPORTS.flatMap(({ name, stages, parts }) =>
      parts.filter((_, i) => !Object.values(stages).some(({ part }) => part === i)).map(({ long }) => `${name} ${long}`),
    );
    expect(unplayed).toEqual(['pesapallo Vundne halvlege']);
  });

  it('every stage plays extra time in its own parts', () => {
    const extra = (name: string): (number | undefined)[] => [6, 39, 40].map((code) => named(name).stages[code]?.part);
    expect(extra('handball')).toEqual([2, 2, 2]);
    expect(extra('futsal')).toEqual([2, 2, 3]);
    expect(extra('hockey')).toEqual([3, 3, 3]);
    expect(extra('soccer')).toEqual([undefined, undefined, undefined]);
  });

  it('every stage adds the shoot-out as a goal in ice hockey and floorball, and keeps it apart elsewhere', () => {
    const having = (kind: Sport['shootOut']): string[] =>
      SPORTS.filter(({ shootOut }) => shootOut === kind).map(({ name }) => name);
    expect(having('added').toSorted()).toEqual(['floorball', 'hockey']);
    expect(having('apart').toSorted()).toEqual([
      'bandy',
      'beach-soccer',
      'field-hockey',
      'futsal',
      'handball',
      'soccer',
      'water-polo',
    ]);
    expect(['hockey', 'floorball', 'beach-soccer', 'water-polo'].map((name) => named(name).stages[7]?.part)).toEqual([
      4, 4, 4, 5,
    ]);
  });
});
