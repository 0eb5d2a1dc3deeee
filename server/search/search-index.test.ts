import { DANISH } from '@stillingen/wire/words';
import { describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../domain/testing/scenario.ts';
import { createSearchIndex, type SearchHit, type SearchIndex } from './search-index.ts';

const nameOf = (found: SearchHit): string => (found.kind === 'competition' ? found.league : found.participant).name;
const all = (): boolean => true;
const names = (index: SearchIndex, text: string): string[] => index.find({ text, accepts: all }).map(nameOf);

const scenario = createScenario();
const submit = (...fixtures: Parameters<typeof fixture>[0][]): void => {
  for (const each of fixtures) {
    const decision = scenario.submit(fixture(each));
    if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
  }
};
submit(
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
  {
    key: 'women',
    home: { name: 'Fortuna Hjørring (k)' },
    away: { name: 'Odense Boldklub (k)' },
    competition: { name: 'Kvindeligaen', country: 'dk', season: '2026/2027' },
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

  it.each(['Elitedivisionen', 'Kvindeligaen', 'gjensidige', 'a-liga', 'elitediv', 'women league'])(
    'finds a competition by its former name or alias %s and shows its name today',
    (typed) => {
      expect(names(index, typed)).toContain('A-Liga');
    },
  );

  it.each([
    ['3F Superliga', 'Superligaen'],
    ['odense boldklub', 'OB (k)'],
    ['Aarhus Gymnastikforening', 'AGF'],
    ['brøndbyernes', 'Brøndby IF'],
    ['aalborg', 'AaB'],
  ])('finds by the alias %s and shows %s', (typed, name) => {
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
  ])('finds nothing when searching for %j', (typed) => {
    expect(names(index, typed)).toEqual([]);
  });

  it('returns at most 20 search hits, an exact name first', () => {
    for (let n = 0; n < 40; n += 1) submit({ key: `b${n}`, home: { name: `Rosenlund ${n}` }, away: { name: `Modstander ${n}` } });
    submit({ key: 'whole', home: { name: 'Rosenlund' }, away: { name: 'Nordre Rosenlund' } });
    const found = names(createSearchIndex(scenario.state, [DANISH]), 'rosenlund');
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('Rosenlund');
    expect(found).not.toContain('Nordre Rosenlund');
  });

  it('ranks an exact name before a better known competition with that prefix or alias', () => {
    submit({ key: 'short', home: { name: 'Superliga' } });
    expect(names(createSearchIndex(scenario.state, [DANISH]), 'superliga')).toEqual(['Superliga', 'Superligaen']);
  });

  it('shows the newest season of a competition, whatever the order of arrival', () => {
    submit({ key: 'before', competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' } });
    const [found] = createSearchIndex(scenario.state, [DANISH]).find({ text: 'superligaen', accepts: all });
    expect(found).toMatchObject({ kind: 'competition', league: { season: '2026/2027' } });
  });

  it('ranks a football club before a club of another sport with the typed prefix', () => {
    submit({ key: 'hall', sport: 11, home: { name: 'København Futsal' }, away: { name: 'Gentofte' } });
    expect(names(createSearchIndex(scenario.state, [DANISH]), 'køben')).toEqual(['FC København', 'København Futsal']);
  });

  it('ranks a display name before an alias', () => {
    submit({ key: 'football', home: { name: 'OB' } }, { key: 'futsal', sport: 11, home: { name: 'Odense' } });
    expect(names(createSearchIndex(scenario.state, [DANISH]), 'odense').slice(0, 2)).toEqual(['Odense', 'OB']);
  });

  it('indexes later entries in the search and replaces a changed name', () => {
    const decision = scenario.submit(fixture({ key: 'late', home: { name: 'Skive IK' }, away: { name: 'Hobro IK' } }));
    if (decision.result !== 'accepted') throw new Error(decision.result);
    const grown = createSearchIndex({ participants: new Map(), leagues: new Map() }, [DANISH]);
    const entry = { n: 1, atMs: 0, changes: decision.changes };
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

  it('hides a deleted participant from the search until it is restored', () => {
    submit({ key: 'gone', home: { name: 'Skive IK', key: '7' }, away: { name: 'Hobro IK' } });
    const found = createSearchIndex(scenario.state, [DANISH]);
    const setDeleted = (seq: number, deleted: boolean): void => {
      const at = '2026-11-20T18:00:00Z';
      const decision = scenario.submit({ kind: 'participant', key: 'skive', seq, at, participant: '7', deleted });
      if (decision.result !== 'accepted') throw new Error(decision.result);
      found.advance([{ n: scenario.state.n, atMs: 0, changes: decision.changes }]);
    };
    setDeleted(1, true);
    expect(names(found, 'skive')).toEqual([]);
    setDeleted(2, false);
    expect(names(found, 'skive')).toEqual(['Skive IK']);
  });

  it('[CALL-02] indexes nothing of sports 32 and 33 for the search', () => {
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
