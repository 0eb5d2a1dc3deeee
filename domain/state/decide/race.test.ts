import { describe, expect, it } from 'vitest';
import type { RaceMessage, RankingMessage } from '../../messages/index.ts';
import { Stage, StageType } from '../../event/stage.ts';
import { at, createScenario, KICK_OFF, status } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';

const race = (more: Partial<RaceMessage> = {}): RaceMessage => ({
  kind: 'race',
  key: 'm1',
  seq: 1,
  at: at(-60),
  sport: 32,
  competition: { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' },
  meeting: 'Abu Dhabis Grand Prix',
  session: 'Løb',
  start: KICK_OFF,
  length: 58,
  ...more,
});
const ranking = (seq: number, names: readonly string[], more: Partial<RankingMessage> = {}): RankingMessage => ({
  kind: 'ranking',
  key: 'm1/ranking',
  seq,
  at: at(seq),
  event: 'm1',
  entries: names.map((name, index) => ({ participant: { name, kind: 'person', country: 'nl' }, team: 'Team', rank: index + 1 })),
  ...more,
});

function started() {
  const scenario = createScenario();
  scenario.submit(race());
  scenario.submit(ranking(1, ['Max Verstappen', 'Lando Norris', 'Oscar Piastri']));
  const theRace = () => [...scenario.state.races.values()][0]!;
  const board = () =>
    [...theRace().entries]
      .sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99))
      .map(({ participant, rank, status: out }) => `${rank ?? out} ${scenario.state.participants.get(participant)!.name}`);
  return { ...scenario, theRace, board };
}

describe('a race', () => {
  it('a race is one event with its competitors, each under a public id of its own', () => {
    const { theRace, board, state } = started();
    expect(theRace()).toMatchObject({ meeting: 'Abu Dhabis Grand Prix', session: 'Løb', length: 58, stage: Stage.scheduled });
    expect(board()).toEqual(['1 Max Verstappen', '2 Lando Norris', '3 Oscar Piastri']);
    expect(new Set(theRace().entries.map(({ id }) => id)).size).toBe(3);
    expect(state.participants.get(theRace().entries[0]!.participant)).toMatchObject({
      code: 'VER',
      country: 'nl',
      kind: 'person',
    });
    expect([...state.leagues.values()][0]).toMatchObject({ category: 'Formel 1', hasStandings: false });
  });

  it('a race keeps unlisted competitors, unless the list is complete', () => {
    const { submit, board } = started();
    submit({
      ...ranking(2, []),
      entries: [{ participant: { name: 'Oscar Piastri', kind: 'person', country: 'nl' }, rank: null, status: 'retired' }],
    });
    expect(board()).toEqual(['1 Max Verstappen', '2 Lando Norris', 'retired Oscar Piastri']);
    submit(ranking(3, ['Lando Norris', 'Max Verstappen'], { complete: true, done: 31 }));
    expect(board()).toEqual(['1 Lando Norris', '2 Max Verstappen']);
  });

  it('a race accepts each participant once in a ranking, also under two names', () => {
    const { submit, board } = started();
    const refused = { result: 'refused', code: 'listed_twice', path: '/entries/2/participant' };
    expect(submit(ranking(2, ['Oscar Piastri', 'Lando Norris', ' OSCAR  PIASTRI']))).toMatchObject(refused);
    expect(submit(ranking(2, ['Oscar Piastri', 'Lando Norris', 'Oscar Piastri'], { complete: true }))).toMatchObject(refused);
    expect(board()).toEqual(['1 Max Verstappen', '2 Lando Norris', '3 Oscar Piastri']);
  });

  it('a race keeps its channels and points of measurement in a snapshot, and its competitors what they had there', () => {
    const { submit, theRace, state } = started();
    const splits = { unit: 'seconds' as const, points: ['1. omgang', '2. omgang'] };
    const broadcasts = [{ name: ' TV3+ ', type: 'tv' as const, country: 'dk' }];
    submit(race({ seq: 2, splits, broadcasts }));
    submit(
      ranking(2, [], {
        entries: [
          { participant: { name: 'Lando Norris', kind: 'person', country: 'nl' }, rank: 2, splits: [80.5, null], cards: ['45-'] },
        ],
      }),
    );
    expect(theRace()).toMatchObject({ splits, broadcasts: [{ name: 'TV3+', country: 'dk', url: '', disabledIn: [] }] });
    expect(theRace().entries.find(({ splits: own }) => own !== undefined)).toMatchObject({
      splits: [80.5, null],
      cards: ['45-'],
    });
    expect(differences(state, readSnapshot(snapshotLines(state)))).toEqual([]);
    submit(race({ seq: 3 }));
    expect(theRace()).toMatchObject({ splits: null, broadcasts: [] });
  });

  it('a race runs through its stages, and returns to none without a correction', () => {
    const { submit, theRace } = started();
    expect(submit(status(2, Stage.live)).result).toBe('accepted');
    expect(theRace().stageType).toBe(StageType.live);
    expect(submit(status(3, Stage.scheduled))).toMatchObject({ result: 'refused', code: 'stage_backwards' });
    expect(submit(status(4, Stage.firstHalf))).toMatchObject({ result: 'refused', code: 'stage_not_of_sport' });
    expect(submit(status(5, Stage.live, { score: { home: 1, away: 0 } }))).toMatchObject({
      code: 'sport_without_duel',
      path: '/score',
    });
    expect(submit(status(6, Stage.finished)).result).toBe('accepted');
    expect(submit(status(7, Stage.live))).toMatchObject({ result: 'refused', code: 'event_finished' });
  });

  it('a finished race changes by a correction that names what it supersedes and records the change of places', () => {
    const { submit, theRace, board, state } = started();
    submit({ ...ranking(2, ['Max Verstappen', 'Lando Norris', 'Oscar Piastri']), stage: Stage.finished });
    const corrected = ranking(3, ['Lando Norris', 'Oscar Piastri']);
    expect(submit(corrected)).toMatchObject({ result: 'refused', code: 'event_finished' });
    const disqualified = {
      participant: { name: 'Max Verstappen', kind: 'person', country: 'nl' },
      rank: null,
      status: 'disqualified',
    } as const;
    const answer = submit({
      ...corrected,
      entries: [...corrected.entries, disqualified],
      supersedes: { key: 'm1/ranking', seq: 2 },
      reason: 'challenge',
    });
    expect(answer.result).toBe('accepted');
    expect(board()).toEqual(['1 Lando Norris', '2 Oscar Piastri', 'disqualified Max Verstappen']);
    expect(state.corrections.get(theRace().id)).toMatchObject([
      { what: 'ranking', from: '1.', to: 'disqualified', player: 'Max Verstappen', reason: 'challenge' },
    ]);
  });

  it('a race refuses impossible ranks, unless they are overridden', () => {
    const { submit } = started();
    const twice = ranking(2, ['Max Verstappen', 'Lando Norris']);
    const entries = twice.entries.map((entry) => ({ ...entry, rank: 1 }));
    expect(submit({ ...twice, entries, complete: true })).toMatchObject({ result: 'refused', code: 'impossible_score' });
    expect(submit({ ...twice, entries, complete: true, override: true }).result).toBe('accepted');
  });

  it('races need race and ranking messages, matches fixture messages', () => {
    const { submit } = createScenario();
    expect(submit(race({ sport: 1 }))).toMatchObject({ code: 'sport_with_duel', path: '/sport' });
    expect(submit(race({ sport: 31 }))).toMatchObject({ code: 'sport_without_duel' });
    expect(submit(race({ sport: 20 }))).toMatchObject({ code: 'unknown_sport' });
    expect(submit(ranking(1, ['Max Verstappen']))).toMatchObject({ code: 'unknown_event', path: '/event' });
  });

  it('a race is retracted as a whole', () => {
    const { submit, state } = started();
    submit({ kind: 'retraction', key: 'm1/gone', seq: 1, at: at(5), supersedes: { key: 'm1', seq: 1 }, reason: 'clerical' });
    expect(state.races.size).toBe(0);
    expect(state.racesOfLeague.size).toBe(0);
  });

  it('a race is in a snapshot as it is in the state', () => {
    const { state } = started();
    const read = readSnapshot(snapshotLines(state));
    expect(differences(state, read)).toEqual([]);
    expect(read.racesOfLeague).toEqual(state.racesOfLeague);
  });
});
