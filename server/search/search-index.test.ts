import { DANISH } from '@stillingen/wire/words';
import { describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../domain/testing/scenario.ts';
import { createSearchIndex, type SearchHit, type SearchIndex } from './search-index.ts';

const nameOf = (found: SearchHit): string => (found.kind === 'competition' ? found.league : found.participant).name;
const all = (): boolean => true;
const names = (index: SearchIndex, text: string): string[] => index.find({ text, accepts: all }).map(nameOf);

const scenario = createScenario();
const tell = (...fixtures: Parameters<typeof fixture>[0][]): void => {
  for (const each of fixtures) {
    const verdict = scenario.submit(fixture(each));
    if (verdict.result !== 'accepted') throw new Error(JSON.stringify(verdict));
  }
};
tell(
  { key: 'm1', home: { name: 'Brøndby IF' }, away: { name: 'AaB' } },
  { key: 'm2', home: { name: 'FC København' }, away: { name: 'AGF' } },
  {
    key: 'm3',
    home: { name: 'Sæby Boldklub' },
    away: { name: 'Ålholm IF' },
    competition: { name: '2. division', country: 'dk', season: '2026' },
  },
  {
    key: 'm4',
    sport: 2,
    home: { name: 'Holger Rune' },
    away: { name: 'Jannik Sinner' },
    competition: { name: 'Wimbledon', country: 'gb', category: 'ATP - Single', season: '2026' },
  },
  { key: 'm5', home: { name: "St. Mary's Town" }, away: { name: 'Hobro IK' } },
);
const index = createSearchIndex(scenario.state, [DANISH]);

describe('search', () => {
  it.each([
    ['brondby', 'Brøndby IF'],
    ['BRØNDBY', 'Brøndby IF'],
    ['broendby i', 'Brøndby IF'],
    ['AaB', 'AaB'],
    ['fck', 'FC København'],
    ['kobenhavn', 'FC København'],
    ['koebenh', 'FC København'],
    ['saby', 'Sæby Boldklub'],
    ['saeby', 'Sæby Boldklub'],
    ['alholm', 'Ålholm IF'],
    ['aalholm', 'Ålholm IF'],
    ['𝕱𝕮 kø', 'FC København'],
    ['rune holger', 'Holger Rune'],
    ['superl', 'Superligaen'],
    ['st marys', "St. Mary's Town"],
    ['wimb', 'Wimbledon'],
  ])('[CALL-01] %s finds %s', (typed, name) => {
    expect(names(index, typed)).toContain(name);
  });

  it.each([
    '',
    ' ',
    '_',
    'a',
    "'; DROP TABLE x;--",
    'a & | ! ( ) : *',
    '\\',
    '\u0000',
    '(?:a+)+$',
    '{"$ne":1}',
    'brondby '.repeat(9),
  ])('finds nothing, and does no harm: %j', (typed) => {
    expect(names(index, typed)).toEqual([]);
  });

  it('tells at most twenty, the name that was typed first', () => {
    for (let n = 0; n < 40; n += 1) tell({ key: `b${n}`, home: { name: `Rosenlund ${n}` }, away: { name: `Modstander ${n}` } });
    tell({ key: 'whole', home: { name: 'Rosenlund' }, away: { name: 'Nordre Rosenlund' } });
    const found = names(createSearchIndex(scenario.state, [DANISH]), 'rosenlund');
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('Rosenlund');
    expect(found).not.toContain('Nordre Rosenlund');
  });

  it('tells the name that was typed before a competition that is known better and begins with it', () => {
    tell({ key: 'short', home: { name: 'Superliga' } });
    expect(names(createSearchIndex(scenario.state, [DANISH]), 'superliga')).toEqual(['Superliga', 'Superligaen']);
  });

  it('tells of a competition by its newest season, in whichever order they came', () => {
    tell({ key: 'before', competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' } });
    const [found] = createSearchIndex(scenario.state, [DANISH]).find({ text: 'superligaen', accepts: all });
    expect(found).toMatchObject({ kind: 'competition', league: { season: '2026/2027' } });
  });

  it('tells a football club before one of another sport whose name begins with what was typed', () => {
    tell({ key: 'futsal', sport: 11, home: { name: 'København Futsal' }, away: { name: 'Gentofte' } });
    expect(names(createSearchIndex(scenario.state, [DANISH]), 'køben')).toEqual(['FC København', 'København Futsal']);
  });

  it('knows what comes later, and a new name in place of the old one', () => {
    const verdict = scenario.submit(fixture({ key: 'late', home: { name: 'Skive IK' }, away: { name: 'Hobro IK' } }));
    if (verdict.result !== 'accepted') throw new Error(verdict.result);
    const grown = createSearchIndex({ participants: new Map(), leagues: new Map() }, [DANISH]);
    const entry = { n: 1, atMs: 0, changes: verdict.changes };
    grown.advance([entry]);
    expect(names(grown, 'skive')).toEqual(['Skive IK']);
    grown.advance([
      {
        ...entry,
        changes: entry.changes.map((change) =>
          change.kind === 'participant' && change.participant.name === 'Skive IK'
            ? { ...change, participant: { ...change.participant, name: 'Salling FC' } }
            : change,
        ),
      },
    ]);
    expect(names(grown, 'salling')).toEqual(['Salling FC']);
    expect(names(grown, 'skive')).toEqual([]);
  });

  it('does not find who was deleted, until they are back', () => {
    tell({ key: 'gone', home: { name: 'Skive IK', key: '7' }, away: { name: 'Hobro IK' } });
    const found = createSearchIndex(scenario.state, [DANISH]);
    const tellDeleted = (seq: number, deleted: boolean): void => {
      const at = '2026-11-20T18:00:00Z';
      const verdict = scenario.submit({ kind: 'participant', key: 'skive', seq, at, participant: '7', deleted });
      if (verdict.result !== 'accepted') throw new Error(verdict.result);
      found.advance([{ n: scenario.state.n, atMs: 0, changes: verdict.changes }]);
    };
    tellDeleted(1, true);
    expect(names(found, 'skive')).toEqual([]);
    tellDeleted(2, false);
    expect(names(found, 'skive')).toEqual(['Skive IK']);
  });

  it('[CALL-02] is turned off for sports 32 and 33', () => {
    const race = { kind: 'race', seq: 1, at: '2026-11-20T18:00:00Z', start: '2026-11-20T18:00:00Z', meeting: 'Løb' } as const;
    for (const [sport, name] of [
      [32, 'Formelløbet'],
      [33, 'Motorløbet'],
      [34, 'Cykelløbet'],
    ] as const)
      scenario.submit({ ...race, key: name, sport, competition: { name, country: 'dk', season: '2026' } });
    const later = createSearchIndex(scenario.state, [DANISH]);
    expect(names(later, 'formel')).toEqual([]);
    expect(names(later, 'motorl')).toEqual([]);
    expect(names(later, 'cykel')).toEqual(['Cykelløbet']);
  });
});
