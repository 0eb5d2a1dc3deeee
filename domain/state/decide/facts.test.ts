import { describe, expect, it } from 'vitest';
import { type MatchFacts, NO_FACTS } from '../../event/match-facts.ts';
import type {
  CommentMessage,
  FactMessage,
  HistoryMessage,
  LineupMessage,
  MeetingsMessage,
  PlayerStatisticsMessage,
} from '../../messages/index.ts';
import { at, createScenario, fixture, retraction, type Scenario } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

const lineup: LineupMessage = {
  kind: 'lineup',
  key: 'm1/lineup/home',
  seq: 1,
  at: at(-60),
  event: 'm1',
  side: 'home',
  formation: '4-3-3',
  confirmed: true,
  starters: [{ name: 'P. Pentz', number: 1, role: 'goalkeeper', position: 1, captain: true }],
  substitutes: [{ name: 'T. Mikkelsen', number: 16 }],
  coach: 'S. Cooper',
};
const comment: CommentMessage = {
  kind: 'comment',
  key: 'm1/c1',
  seq: 1,
  at: at(46),
  event: 'm1',
  minute: 45,
  added: 2,
  icon: 'corner',
  text: 'Hjørnespark.',
};
const figures: PlayerStatisticsMessage = {
  kind: 'player-statistics',
  key: 'm1/players',
  seq: 1,
  at: at(90),
  event: 'm1',
  period: 0,
  sections: [
    {
      type: 'players',
      title: 'Spillere',
      columns: [{ code: 'M', label: 'Mål', kind: 'number' }],
      rows: [{ side: 'home', player: 'Buksa', values: ['2'] }],
    },
  ],
};
const history: HistoryMessage = {
  kind: 'history',
  key: 'm1/set1',
  seq: 1,
  at: at(10),
  event: 'm1',
  part: 1,
  steps: [{ score: [1, 0], winner: 'home', server: 'away', points: ['0:15', '15:15', '15:40 break'] }],
};
const meetings: MeetingsMessage = {
  kind: 'meetings',
  key: 'm1/meetings',
  seq: 1,
  at: at(-60),
  event: 'm1',
  matches: [{ day: '2019-05-12', competition: 'Superligaen', side: 'away', score: [2, 2], penalties: [3, 4] }],
};
const messages: readonly FactMessage[] = [
  meetings,
  lineup,
  {
    kind: 'absences',
    key: 'm1/absences/away',
    seq: 1,
    at: at(-60),
    event: 'm1',
    side: 'away',
    players: [{ player: 'Buksa', reason: 'injury', text: 'Lårskade', status: 'doubtful' }],
  },
  comment,
  figures,
  {
    kind: 'video',
    key: 'm1/v1',
    seq: 1,
    at: at(100),
    event: 'm1',
    title: 'Mål',
    url: 'https://example.org/1',
    published: at(99),
  },
];

const tennis = fixture({
  sport: 2,
  competition: { name: 'Wimbledon', country: 'gb-eng', category: 'ATP - Single', season: '2026' },
  home: { name: 'Rune H.', kind: 'person' },
  away: { name: 'Alcaraz C.', kind: 'person' },
});
const factsOf = ({ state, event }: Scenario): MatchFacts => state.facts.get(event().id) ?? NO_FACTS;

function scenarioOf(...facts: readonly FactMessage[]): Scenario {
  const scenario = createScenario();
  scenario.submit(fixture());
  for (const message of facts) expect(scenario.submit(message)).toMatchObject({ result: 'accepted' });
  return scenario;
}

describe('facts about a match', () => {
  it.each(messages)('$kind is accepted once, updated and retracted', (message) => {
    const scenario = scenarioOf(message);
    expect(factsOf(scenario)[message.kind]).toHaveLength(1);
    expect(scenario.submit(message)).toEqual({ result: 'duplicate' });
    expect(scenario.submit({ ...message, seq: 2 })).toMatchObject({ result: 'accepted' });
    expect(factsOf(scenario)[message.kind]).toHaveLength(1);
    expect(scenario.submit({ ...message, at: at(99) })).toEqual({ result: 'stale' });
    expect(scenario.submit(retraction(message.key))).toMatchObject({ result: 'accepted' });
    expect(factsOf(scenario)).toEqual(NO_FACTS);
  });

  it.each([...messages, history])('$kind is refused for an unknown match', (message) => {
    expect(createScenario().submit(message)).toMatchObject({ result: 'refused', code: 'unknown_event', path: '/event' });
  });

  it('[EVENT-38] the last line-up of each side is kept, home first', () => {
    const scenario = scenarioOf({ ...lineup, key: 'm1/lineup/away', side: 'away', confirmed: false }, lineup, {
      ...lineup,
      seq: 2,
      formation: '4-4-2',
    });
    expect(factsOf(scenario).lineup.map(({ id, formation, confirmed }) => [id, formation, confirmed])).toEqual([
      ['home', '4-4-2', true],
      ['away', '4-3-3', false],
    ]);
    const { participant, ...player } = factsOf(scenario).lineup[0]!.starters[0]!;
    expect(scenario.state.participants.get(participant!)).toMatchObject({ name: 'P. Pentz', kind: 'person' });
    expect(player).toEqual({
      name: 'P. Pentz',
      key: '',
      number: 1,
      country: '',
      role: 'goalkeeper',
      captain: true,
      position: 1,
      rating: null,
    });
  });

  it('comments keep their order; one that replaces another takes its place', () => {
    const scenario = scenarioOf(
      comment,
      { ...comment, key: 'm1/c2', at: at(50), text: 'Anden halvleg.' },
      { ...comment, key: 'm1/c3', at: at(60), text: 'Indkast.', supersedes: { key: 'm1/c1', seq: 1 }, reason: 'clerical' },
      { ...comment, key: 'm1/c4', at: at(40), text: 'Frispark.' },
    );
    expect(factsOf(scenario).comment.map(({ text }) => text)).toEqual(['Frispark.', 'Indkast.', 'Anden halvleg.']);
    expect(factsOf(scenario).comment[1]!.clock).toBe("45+2'");
  });

  it('a retraction affects no other match, and nothing twice', () => {
    const scenario = scenarioOf(comment);
    scenario.submit(retraction(comment.key));
    scenario.submit({ ...retraction(comment.key), seq: 2 });
    expect(factsOf(scenario).comment).toEqual([]);
  });

  it('the provider that owns the match takes precedence', () => {
    const scenario = scenarioOf(comment);
    const other = { name: 'other', origin: 'real' as const };
    scenario.submit(fixture(), other);
    expect(scenario.submit({ ...comment, text: 'Nej.' }, other)).toMatchObject({ result: 'accepted' });
    expect(scenario.submit(retraction(comment.key), other)).toMatchObject({ result: 'accepted' });
    expect(factsOf(scenario).comment.map(({ text }) => text)).toEqual(['Hjørnespark.']);
  });

  it('[GEN-13] earlier meetings are replaced as a whole, and those of a second provider fill what is open', () => {
    const other = { name: 'other', origin: 'real' as const };
    const scenario = scenarioOf();
    scenario.submit(fixture(), other);
    scenario.submit(meetings, other);
    expect(factsOf(scenario).meetings?.[0]?.matches).toEqual([
      {
        day: Date.parse('2019-05-12T12:00:00Z') / 1000,
        competition: 'Superligaen',
        side: 'away',
        score: [2, 2],
        fullTime: null,
        penalties: [3, 4],
      },
    ]);
    scenario.submit({ ...meetings, matches: [] });
    expect(factsOf(scenario).meetings).toEqual([{ id: 'all', matches: [] }]);
    expect(scenario.submit({ ...meetings, seq: 2 }, other)).toMatchObject({ result: 'accepted' });
    expect(factsOf(scenario).meetings![0]!.matches).toEqual([]);
    expect(scenario.submit({ ...meetings, seq: 2, matches: [{ ...meetings.matches[0]!, day: '2019-02-30' }] })).toMatchObject({
      code: 'impossible_time',
      path: '/matches/0/day',
    });
  });

  it('earlier meetings are accepted for a match whose facts were stored without them', () => {
    const scenario = scenarioOf(comment);
    const { meetings: _, ...stored } = factsOf(scenario);
    scenario.state.facts.set(scenario.event().id, stored);
    scenario.submit(meetings);
    expect(factsOf(scenario)).toMatchObject({ meetings: [{ id: 'all' }], comment: [{ text: 'Hjørnespark.' }] });
  });

  it('comments are cleaned, and refused when nothing visible is left', () => {
    const scenario = scenarioOf({ ...comment, text: 'Hjørne~spark\u202e.' });
    expect(factsOf(scenario).comment[0]!.text).toBe('Hjørnespark.');
    expect(scenario.submit({ ...comment, key: 'm1/c2', text: '\u200b' })).toMatchObject({ code: 'name_empty', path: '/text' });
    expect(scenario.submit({ ...lineup, starters: [{ name: '\u200b' }] })).toMatchObject({
      result: 'refused',
      code: 'name_empty',
      path: '/starters/0/name',
    });
  });

  it('[FEED-54] the history of each set of tennis is kept, and one of football refused', () => {
    const scenario = createScenario();
    scenario.submit(tennis);
    expect(scenario.submit({ ...history, key: 'm1/set2', part: 2 })).toMatchObject({ result: 'accepted' });
    expect(scenario.submit(history)).toMatchObject({ result: 'accepted' });
    expect(factsOf(scenario).history.map(({ id }) => id)).toEqual(['1', '2']);
    expect(scenario.submit({ ...history, key: 'm1/set6', part: 6 })).toMatchObject({ code: 'no_such_part', path: '/part' });
    expect(scenario.submit(lineup)).toMatchObject({ code: 'not_of_sport', path: '/kind' });
    expect(scenarioOf().submit(history)).toMatchObject({ result: 'refused', code: 'not_of_sport', path: '/kind' });
  });

  it('[FEED-52] figures of players that do not fit their columns are refused', () => {
    const [section] = figures.sections;
    const rows = [{ side: 'home' as const, player: 'Buksa', values: ['2', '3'] }];
    expect(scenarioOf().submit({ ...figures, sections: [{ ...section!, rows }] })).toMatchObject({
      code: 'values_not_of_columns',
      path: '/sections/0/rows/0/values',
      allowed: '1 values, one of each column',
    });
    expect(scenarioOf().submit({ ...figures, period: 4 })).toMatchObject({ code: 'no_such_part', path: '/period' });
  });

  it('facts are removed with their match, and restored from a snapshot', () => {
    const scenario = scenarioOf(...messages);
    expect(differences(readSnapshot(snapshotLines(scenario.state)), scenario.state)).toEqual([]);
    scenario.submit(retraction('m1'));
    expect(scenario.state.facts.size).toBe(0);
  });
});
