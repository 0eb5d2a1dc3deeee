import { codeOf, idsOfPair } from '../naming.ts';
import { expect, it } from 'vitest';
import type { AbsencesMessage, LineupMessage, Message, PlayerStatisticsMessage, TransferMessage } from '../../messages/index.ts';
import { NO_FACTS } from '../../event/match-facts.ts';
import { at, createScenario, fixture, retraction, type Scenario } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

const OTHER = { name: 'other', origin: 'real' } as const;
type Player = LineupMessage['starters'][number];

const lineup = (event: string, side: 'home' | 'away', starters: readonly Player[], more: Partial<LineupMessage> = {}) =>
  ({
    kind: 'lineup',
    key: `${event}/lineup/${side}`,
    seq: 1,
    at: at(-60),
    event,
    side,
    confirmed: true,
    starters: [...starters],
    ...more,
  }) satisfies LineupMessage;
const transfer = (player: TransferMessage['player'], more: Partial<TransferMessage> = {}): TransferMessage => ({
  kind: 'transfer',
  key: 't1',
  seq: 1,
  at: at(0),
  sport: 1,
  player,
  to: { name: 'Vejle Boldklub', country: 'dk' },
  date: '2026-11-20',
  type: 'transfer',
  ...more,
});
const figures = (rows: PlayerStatisticsMessage['sections'][number]['rows']): PlayerStatisticsMessage => ({
  kind: 'player-statistics',
  key: 'm1/players',
  seq: 1,
  at: at(90),
  event: 'm1',
  period: 0,
  sections: [{ type: 'players', title: 'Spillere', columns: [{ code: 'M', label: 'Mål', kind: 'number' }], rows }],
});
const ofPersons = (home: string, away: string, kind: 'person' | 'pair') =>
  fixture({
    sport: 2,
    competition: { name: 'Wimbledon', country: 'gb-eng', category: 'ATP - Single', season: '2026' },
    home: { name: home, kind, country: 'dk' },
    away: { name: away, kind, country: 'es' },
  });

function scenarioOf(...messages: readonly Message[]): Scenario {
  const scenario = createScenario();
  for (const message of messages) expect(scenario.submit(message)).toMatchObject({ result: 'accepted' });
  return scenario;
}
const nameOf = ({ state }: Scenario, id: string | undefined) => state.participants.get(id as never)?.name;
const listed = ({ state }: Scenario) =>
  [...state.facts.values()].flatMap((facts) => facts.lineup.flatMap(({ starters }) => starters.map((each) => each.participant)));
const persons = ({ state }: Scenario) => [...state.participants.values()].filter(({ kind }) => kind === 'person');

it('a player without a key is one person by team and name, so that two clubs may have a J. Hansen each', () => {
  const scenario = scenarioOf(
    fixture(),
    lineup('m1', 'home', [{ name: 'J. Hansen' }]),
    lineup('m1', 'away', [{ name: 'J. Hansen' }]),
    fixture({ key: 'm2', away: { name: 'AGF' }, start: '2026-11-27T18:00:00Z' }),
    lineup('m2', 'home', [{ name: 'J. Hansen', country: 'dk' }]),
  );
  const [home, away, again] = listed(scenario);
  expect(again).toBe(home);
  expect(away).not.toBe(home);
  expect(persons(scenario).map(({ name, country, slug }) => [name, country, slug])).toEqual([
    ['J. Hansen', 'dk', 'j-hansen'],
    ['J. Hansen', 'xw', 'j-hansen'],
  ]);
});

it('the key names one person for ever, over transfers, spellings and teams', () => {
  const scenario = scenarioOf(
    fixture(),
    lineup('m1', 'home', [{ name: 'J. Hansen', key: 'p1' }]),
    transfer({ name: 'Jens Hansen', key: 'p1' }),
    fixture({ key: 'm2', home: { name: 'Vejle Boldklub' }, away: { name: 'AGF' }, start: '2026-11-27T18:00:00Z' }),
    lineup('m2', 'home', [{ name: 'Hansen, Jens', key: 'p1' }]),
  );
  const [before, after] = listed(scenario);
  expect(after).toBe(before);
  expect([...scenario.state.transfers.values()].map(({ player }) => player)).toEqual([before]);
  expect(persons(scenario)).toHaveLength(1);
});

it('a transfer before the first line-up registers the person of its key, or of its new team and name', () => {
  const scenario = scenarioOf(
    transfer({ name: 'Jens Hansen', key: 'p1' }),
    transfer({ name: 'Berg' }, { key: 't2' }),
    fixture(),
    lineup('m1', 'away', [{ name: 'J. Hansen', key: 'p1' }, { name: 'Berg' }]),
  );
  expect([...scenario.state.transfers.values()].map(({ player }) => player)).toEqual(listed(scenario));
  expect(persons(scenario)).toHaveLength(2);
});

it('equal names with keys are two persons, in one line-up without keys one', () => {
  const keyed = [
    { name: 'Silva', key: 'p1' },
    { name: 'Silva', key: 'p2' },
  ];
  const scenario = scenarioOf(
    fixture(),
    lineup('m1', 'home', keyed),
    lineup('m1', 'away', [{ name: 'Silva' }, { name: 'Silva' }]),
  );
  const [one, two, three, four] = listed(scenario);
  expect(new Set([one, two, three]).size).toBe(3);
  expect(four).toBe(three);
});

it('the key of a team is refused as that of a player', () => {
  const scenario = scenarioOf(fixture({ home: { name: 'Brøndby IF', key: 'bif' } }));
  expect(scenario.submit(lineup('m1', 'home', [{ name: 'Dahl', key: 'bif' }]))).toMatchObject({
    result: 'refused',
    code: 'participant_key_reused',
    path: '/starters/0/key',
  });
  expect(persons(scenario)).toEqual([]);
});

it('absences and figures name the persons of the line-up', () => {
  const absences: AbsencesMessage = {
    kind: 'absences',
    key: 'm1/absences',
    seq: 1,
    at: at(-60),
    event: 'm1',
    side: 'home',
    players: [{ player: 'Dahl', reason: 'injury', status: 'doubtful' }],
  };
  const scenario = scenarioOf(
    fixture(),
    lineup('m1', 'home', [{ name: 'Dahl' }]),
    absences,
    figures([{ side: 'home', player: 'Dahl', values: ['1'] }]),
  );
  const facts = scenario.state.facts.get(scenario.event().id) ?? NO_FACTS;
  const [person] = listed(scenario);
  expect(facts.absences[0]!.players[0]!.participant).toBe(person);
  expect(facts['player-statistics'][0]!.sections[0]!.lines[0]!.participant).toBe(person);
});

it('in sports of persons a player is the side itself, or the member of the pair', () => {
  const single = scenarioOf(
    ofPersons('Rune H.', 'Alcaraz C.', 'person'),
    figures([{ side: 'away', player: 'Carlos', values: ['1'] }]),
  );
  const lineOf = ({ state, event }: Scenario) => state.facts.get(event().id)!['player-statistics'][0]!.sections[0]!.lines;
  expect(lineOf(single)[0]!.participant).toBe(single.event().away);
  expect(persons(single)).toHaveLength(2);

  const double = scenarioOf(
    ofPersons('Rune H. / Holm E.', 'Alcaraz C. / Lopez F.', 'pair'),
    figures([
      { side: 'home', player: 'Holm E.', values: ['1'] },
      { side: 'home', player: 'Both', values: ['1'] },
    ]),
  );
  const [member, both] = lineOf(double);
  expect(both!.participant).toBe(double.event().home);
  expect(nameOf(double, member!.participant)).toBe('Holm E.');
});

it('a pair of two countries keeps both, and its persons have one each', () => {
  const pair = { name: 'Rune H. / Ruud C.', kind: 'pair', country: 'xw' } as const;
  const between = {
    ...ofPersons('', 'Alcaraz C. / Lopez F.', 'pair'),
    home: { ...pair, countries: ['dk', 'no'] as [string, string] },
  };
  // It was known without them before.
  const scenario = scenarioOf(
    { ...between, home: pair, key: 'm0' },
    between,
    figures([{ side: 'home', player: 'Ruud C.', values: ['1'] }]),
  );
  const named = [...scenario.state.participants.values()].find(({ name }) => name === pair.name)!;
  expect(named).toMatchObject({ country: 'xw', countries: ['dk', 'no'] });
  expect(persons(scenario).map(({ name, country }) => [name, country])).toEqual([['Ruud C.', 'no']]);
  expect(idsOfPair(named)).toContain(persons(scenario)[0]!.id);
});

it('swapped sides register the players with the team that they play for', () => {
  const scenario = scenarioOf(fixture({ swapped: true }), lineup('m1', 'home', [{ name: 'Dahl' }]));
  const plain = scenarioOf(fixture(), lineup('m1', 'home', [{ name: 'Dahl' }]));
  expect(listed(scenario)).toEqual(listed(plain));
  expect([...scenario.state.facts.values()][0]!.lineup[0]!.id).toBe('away');
});

it('a line-up that comes twice, is corrected or is retracted registers each person once and keeps it', () => {
  const message = lineup('m1', 'home', [{ name: 'Dahl', key: 'p1' }]);
  const scenario = scenarioOf(fixture(), message);
  expect(scenario.submit(message)).toEqual({ result: 'duplicate' });
  const again = scenario.submit({ ...message, seq: 2, formation: '4-4-2' });
  expect(again).toMatchObject({ result: 'accepted' });
  expect('changes' in again && again.changes.map(({ kind }) => kind)).toEqual(['facts', 'key']);
  scenario.submit(retraction(message.key, { supersedes: { key: message.key, seq: 2 } }));
  expect(listed(scenario)).toEqual([]);
  expect(persons(scenario).map(({ name }) => name)).toEqual(['Dahl']);
});

it('a second provider that takes over a line-up names its own persons by its own keys', () => {
  const scenario = scenarioOf(fixture());
  scenario.submit(fixture(), OTHER);
  scenario.submit(lineup('m1', 'home', [{ name: 'Dahl', key: 'p1' }]), OTHER);
  const [first] = listed(scenario);
  scenario.submit(lineup('m1', 'home', [{ name: 'Berg', key: 'p1' }]));
  const [second] = listed(scenario);
  expect([nameOf(scenario, first), nameOf(scenario, second)]).toEqual(['Dahl', 'Berg']);
  const unused = scenario.submit(lineup('m1', 'home', [{ name: 'Unused', key: 'p9' }], { seq: 2 }), OTHER);
  expect('changes' in unused && unused.changes.map(({ kind }) => kind)).toEqual(['key']);
});

it('a deleted person stays deleted when it is lined up again', () => {
  const scenario = scenarioOf(fixture(), lineup('m1', 'home', [{ name: 'Dahl', key: 'p1' }]), {
    kind: 'participant',
    key: 'gone',
    seq: 1,
    at: at(0),
    participant: 'p1',
    deleted: true,
  });
  scenario.submit(lineup('m1', 'home', [{ name: 'Dahl', key: 'p1' }], { seq: 2 }));
  expect(persons(scenario).map(({ deleted }) => deleted)).toEqual([true]);
});

it('the snapshot holds persons, and facts of earlier versions without them are read', () => {
  const scenario = scenarioOf(fixture(), lineup('m1', 'home', [{ name: 'Dahl', key: 'p1' }]));
  expect(differences(readSnapshot(snapshotLines(scenario.state)), scenario.state)).toEqual([]);
  const earlier = [...snapshotLines(scenario.state)].map((line) => line.replace(/"participant":"\w+",/, ''));
  expect([...readSnapshot(earlier).facts.values()][0]!.lineup[0]!.starters[0]).not.toHaveProperty('participant');
});

it.each([
  ['Team Spirit', 'club', 'SPI'],
  ['HC Midtjylland', 'club', 'MID'],
  ['BMS Herlev Wolfpack (k)', 'club', 'HER'],
  ['FTC (k)', 'club', 'FTC'],
  ['GOG', 'club', 'GOG'],
  ['Ærø IF', 'club', 'AER'],
  ['G2 Esports', 'club', 'G2X'],
  ['Viktor Axelsen', 'person', 'AXE'],
  ['Axelsen V.', 'person', 'AXE'],
  ['Team', 'club', 'TEA'],
] as const)('the code of %s (%s) is %s: of what distinguishes it', (name, kind, code) => {
  expect(codeOf(name, kind)).toBe(code);
});
