import { DANISH } from '@stillingen/wire/words';
import { afterAll, describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../domain/testing/scenario.ts';
import { RESULT } from './name-document.ts';
import { type SearchHit, SearchIndex, type SearchState } from './search-index.ts';

const nameOf = (hit: SearchHit): string =>
  hit.kind === 'competition' ? hit.league.name : hit.kind === 'country' ? hit.country.name : hit.participant.name;
const EVENTS = { types: [RESULT.league, RESULT.team, RESULT.player], sports: [], most: 20 } as const;
const find = async (index: SearchIndex, text: string): Promise<readonly SearchHit[]> => {
  const [list] = await index.find(text, [EVENTS]);
  return list!.hits.map(({ hit }) => hit);
};
const names = async (index: SearchIndex, text: string): Promise<string[]> => (await find(index, text)).map(nameOf);

const opened: SearchIndex[] = [];
const indexOf = (state: SearchState): SearchIndex => {
  const index = new SearchIndex(state, [DANISH], (error) => {
    throw error;
  });
  opened.push(index);
  return index;
};
afterAll(async () => {
  for (const index of opened) await index[Symbol.asyncDispose]();
});

const SMALL = { name: 'Serie 4', country: 'dk', season: '2026' } as const;

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
  { key: 'm6', home: { name: 'Malmö FF' }, away: { name: 'Saint-Étienne' } },
  { key: 'm7', home: { name: 'Blau-Weiß Linz' }, away: { name: 'ŁKS Łódź' } },
  { key: 'm8', home: { name: 'İstanbulspor' }, away: { name: 'Kasımpaşa' } },
  { key: 'm9', home: { name: 'Đurđevac' }, away: { name: 'Ærø BK' } },
);
const index = indexOf(scenario.state);

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
    ...['Ålholm', 'A\u030alholm', 'AALHOLM', 'ål\u00adholm', '\ufeffål\u200bholm', '\u202eålholm'].map((typed) => [
      typed,
      'Ålholm IF',
    ]),
    ...['Malmö', 'Malmø', 'Malmo', 'malmoe', 'MALMO\u0308'].map((typed) => [typed, 'Malmö FF']),
    ...['Ærø', 'aeroe', 'aero', 'ÆRØ'].map((typed) => [typed, 'Ærø BK']),
    ...['Weiß', 'WEISS', 'weiẞ'].map((typed) => [typed, 'Blau-Weiß Linz']),
    ...['Łódź', 'lodz'].map((typed) => [typed, 'ŁKS Łódź']),
    ...['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'].map((typed) => [typed, 'İstanbulspor']),
    ...['Kasımpaşa', 'kasimpasa'].map((typed) => [typed, 'Kasımpaşa']),
    ...['Đurđevac', 'durdevac'].map((typed) => [typed, 'Đurđevac']),
    ...[...`'’‘‛ʼʻʹ\u0060´′＇\u200d`].map((mark) => [`mary${mark}s`, "St. Mary's Town"]),
    ...['-', '\u2010', '\u2011', '–', '−', '－', ' ', '\u00a0'].map((mark) => [`saint${mark}étienne`, 'Saint-Étienne']),
    ['saint\u0000etienne', 'Saint-Étienne'],
    ['brondby\ud83d', 'Brøndby IF'],
    ['🏆 brondby %', 'Brøndby IF'],
  ])('[CALL-01] %j finds %s', async (typed, name) => {
    expect(await names(index, typed)).toContain(name);
  });

  it.each(['Elitedivisionen', 'Kvindeligaen', 'gjensidige', 'a-liga', 'elitediv', 'women league'])(
    'finds a competition by its former name or alias %s and shows its name today',
    async (typed) => {
      expect(await names(index, typed)).toContain('A-Liga');
    },
  );

  it.each([
    ['3F Superliga', 'Superligaen'],
    ['odense boldklub', 'OB (k)'],
    ['Aarhus Gymnastikforening', 'AGF'],
    ['brøndbyernes', 'Brøndby IF'],
    ['aalborg', 'AaB'],
  ])('finds by the alias %s and shows %s', async (typed, name) => {
    expect(await names(index, typed)).toContain(name);
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
    '%zz %00 .*+?^${}()|[]\\ "',
    '🏆⚽',
    '\ud800',
    '\u200b\u202e\ufeff',
    '\ufdfa'.repeat(64),
    'x'.repeat(64),
    'brondby '.repeat(9),
    'å'.repeat(10_000),
  ])('finds nothing when searching for %.20j', async (typed) => {
    expect(await names(index, typed)).toEqual([]);
  });

  it('returns at most 20 search hits, an exact name first', async () => {
    for (let n = 0; n < 40; n += 1) submit({ key: `b${n}`, home: { name: `Rosenlund ${n}` }, away: { name: `Modstander ${n}` } });
    submit({ key: 'whole', home: { name: 'Rosenlund' }, away: { name: 'Nordre Rosenlund' } });
    const found = await names(indexOf(scenario.state), 'rosenlund');
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('Rosenlund');
    expect(found).not.toContain('Nordre Rosenlund');
  });

  it('ranks an exact name before a better known competition with that prefix or alias', async () => {
    submit({ key: 'short', home: { name: 'Superliga' } });
    expect(await names(indexOf(scenario.state), 'superliga')).toEqual(['Superliga', 'Superligaen']);
  });

  it('shows the newest season of a competition, whatever the order of arrival', async () => {
    submit({ key: 'before', competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' } });
    const [found] = await find(indexOf(scenario.state), 'superligaen');
    expect(found).toMatchObject({ kind: 'competition', league: { season: '2026/2027' } });
  });

  it('ranks a football club before a club of another sport with the typed prefix', async () => {
    submit({ key: 'hall', sport: 11, home: { name: 'København Futsal' }, away: { name: 'Gentofte' } });
    expect(await names(indexOf(scenario.state), 'køben')).toEqual(['FC København', 'København Futsal']);
  });

  it('ranks a display name before an alias', async () => {
    submit({ key: 'football', home: { name: 'OB' } }, { key: 'futsal', sport: 11, home: { name: 'Odense' } });
    expect((await names(indexOf(scenario.state), 'odense')).slice(0, 2)).toEqual(['Odense', 'OB']);
  });

  it('indexes later entries in the search and replaces a changed name', async () => {
    const later = createScenario();
    const grown = indexOf(later.state);
    const decision = later.submit(fixture({ key: 'late', home: { name: 'Skive IK' }, away: { name: 'Hobro IK' } }));
    if (decision.result !== 'accepted') throw new Error(decision.result);
    const advance = (changes: typeof decision.changes): void => grown.advance([{ n: later.state.n, atMs: 0, changes }]);
    advance(decision.changes);
    expect(await names(grown, 'skive')).toEqual(['Skive IK']);
    const known = later.state.participants.values().find(({ name }) => name === 'Skive IK')!;
    const participant = { ...known, name: 'Salling FC', code: 'SAL' };
    later.state.participants.set(known.id, participant);
    advance([{ kind: 'participant', participant }]);
    expect(await names(grown, 'salling')).toEqual(['Salling FC']);
    expect(await names(grown, 'skive')).toEqual([]);
  });

  it('hides a deleted participant from the search until it is restored', async () => {
    submit({ key: 'gone', home: { name: 'Skive IK', key: '7' }, away: { name: 'Hobro IK' } });
    const found = indexOf(scenario.state);
    const setDeleted = (seq: number, deleted: boolean): void => {
      const at = '2026-11-20T18:00:00Z';
      const decision = scenario.submit({ kind: 'participant', key: 'skive', seq, at, participant: '7', deleted });
      if (decision.result !== 'accepted') throw new Error(decision.result);
      found.advance([{ n: scenario.state.n, atMs: 0, changes: decision.changes }]);
    };
    setDeleted(1, true);
    expect(await names(found, 'skive')).toEqual([]);
    setDeleted(2, false);
    expect(await names(found, 'skive')).toEqual(['Skive IK']);
  });

  it.each([
    ['brødby', 'Brøndby IF'],
    ['brönby if', 'Brøndby IF'],
    ['kobenhavm', 'FC København'],
    ['kpbenhqvn', 'FC København'],
    ['holgr rune', 'Holger Rune'],
    ['holegr rune', 'Holger Rune'],
    ['rnue', 'Holger Rune'],
    ['wimbeldon', 'Wimbledon'],
  ])('finds by the misspelling %s and guesses %s', async (typed, name) => {
    const [list] = await index.find(typed, [EVENTS]);
    const found = list!.hits.find(({ hit }) => nameOf(hit) === name);
    expect(found?.isGuess).toBe(true);
  });

  it.each(['agb', 'hobrx', 'brxxdby', 'kxbxnhxvn'])('does not guess what %s means', async (typed) => {
    const guessed = (await names(index, typed)).filter((name) => name !== 'Hobro IK');
    expect(guessed).toEqual([]);
  });

  it('ranks hits by the letters as typed before those by misspellings', async () => {
    const world = createScenario();
    for (const [key, name] of ['Testby', 'Testbys Boldklub', 'Tesdby'].entries())
      world.submit(fixture({ key: `v${key}`, home: { name }, away: { name: `Modstander ${key}` } }));
    const [list] = await indexOf(world.state).find('testby', [EVENTS]);
    expect(list!.hits.map(({ hit, isGuess }) => [nameOf(hit), isGuess])).toEqual([
      ['Testby', false],
      ['Testbys Boldklub', false],
      ['Tesdby', true],
    ]);
  });

  it('ranks a team of a top competition before others with the typed prefix', async () => {
    const world = createScenario();
    world.submit(fixture({ key: 'small', home: { name: 'Nord' }, away: { name: 'Nordby' }, competition: SMALL }));
    world.submit(fixture({ key: 'big', home: { name: 'FC Nordsjælland' }, away: { name: 'AGF' } }));
    expect((await names(indexOf(world.state), 'nor'))[0]).toBe('FC Nordsjælland');
  });

  it('ranks a team first once it plays in a top competition', async () => {
    const world = createScenario();
    world.submit(fixture({ key: 'a', home: { name: 'Nordby' }, away: { name: 'Norddal FC' }, competition: SMALL }));
    const grown = indexOf(world.state);
    expect(await names(grown, 'nord')).toEqual(['Nordby', 'Norddal FC']);
    const decision = world.submit(fixture({ key: 'b', home: { name: 'Norddal FC' }, away: { name: 'AGF' } }));
    if (decision.result !== 'accepted') throw new Error(decision.result);
    grown.advance([{ n: world.state.n, atMs: 0, changes: decision.changes }]);
    expect(await names(grown, 'nord')).toEqual(['Norddal FC', 'Nordby']);
  });

  it('finds countries by Danish and English names, as a group of their own', async () => {
    const lists = await index.find('tysk', [EVENTS, { types: [RESULT.country], sports: [], most: 5 }]);
    expect(lists[1]!.hits.map(({ hit }) => nameOf(hit))).toEqual(['Tyskland']);
    const [, germany] = await index.find('germany', [EVENTS, { types: [RESULT.country], sports: [], most: 5 }]);
    expect(germany!.hits.map(({ hit }) => nameOf(hit))).toEqual(['Tyskland']);
  });

  it('[CALL-02] indexes nothing of sports 32 and 33 for the search', async () => {
    const race = { kind: 'race', seq: 1, at: '2026-11-20T18:00:00Z', start: '2026-11-20T18:00:00Z', meeting: 'Løb' } as const;
    for (const [sport, name] of [
      [32, 'Formelløbet'],
      [33, 'Motorløbet'],
      [34, 'Cykelløbet'],
    ] as const)
      scenario.submit({ ...race, key: name, sport, competition: { name, country: 'dk', season: '2026' } });
    const later = indexOf(scenario.state);
    expect(await names(later, 'formel')).toEqual([]);
    expect(await names(later, 'motorl')).toEqual([]);
    expect(await names(later, 'cykel')).toEqual(['Cykelløbet']);
  });
});
