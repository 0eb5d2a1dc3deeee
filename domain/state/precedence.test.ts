import { describe, expect, it } from 'vitest';
import { Stage } from '../event/stage.ts';
import type { FixtureMessage } from '../messages/fixture.ts';
import type { Message } from '../messages/index.ts';
import { at, createScenario, fixture, goal, KICK_OFF, retraction, score, status } from '../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from './snapshot.ts';

const OTHER = { name: 'other', origin: 'real' } as const;
const ofOther = <M extends Message>(message: M): M => ({ ...message, event: 'x9', key: `x9/${message.key}` });
const result = (home: number, away: number, more = {}) => status(2, Stage.finished, { score: { home, away }, ...more });

function announced(own: Partial<FixtureMessage> = {}, others: Partial<FixtureMessage> = {}) {
  const scenario = createScenario();
  scenario.submit(fixture(own));
  scenario.submit(fixture({ key: 'x9', ...others }), OTHER);
  return {
    ...scenario,
    other: (message: Message) => scenario.submit(ofOther(message), OTHER),
    corrections: () => scenario.state.corrections.get(scenario.event().id) ?? [],
    incidents: () => scenario.state.incidents.get(scenario.event().id) ?? [],
  };
}

describe('a match of two providers', () => {
  it('a match of two providers has the result of the second when the first has reported none', () => {
    const { other, event } = announced();
    expect(other(result(2, 1))).toMatchObject({ result: 'accepted' });
    expect(event()).toMatchObject({ stage: Stage.finished, score: [2, 1], provider: 'test', filled: { course: 'other' } });
  });

  it('a match of two providers keeps the score of the first when the second reports another, and marks the difference', () => {
    const { submit, other, event } = announced();
    submit(result(2, 1));
    const { id } = event();
    expect(other(result(3, 1))).toMatchObject({
      result: 'accepted',
      contradiction: { eventId: id, holder: 'test', stands: '2-1', reported: '3-1' },
    });
    expect(event()).toMatchObject({ score: [2, 1] });
    expect(other({ ...result(2, 1), seq: 3 })).not.toHaveProperty('contradiction');
  });

  it('a match of two providers has the value of the first as soon as it reports what the second filled', () => {
    const { submit, other, event, corrections } = announced();
    other(result(3, 1));
    submit(status(1, Stage.firstHalf));
    expect(event()).toMatchObject({ stage: Stage.firstHalf, score: [0, 0], winner: -1, parts: [[0, 0]], filled: {} });
    expect(corrections()).toMatchObject([{ what: 'score', from: '3-1', to: '0-0', provider: 'test' }]);
    expect(other({ ...score(9, 3, 1) })).toMatchObject({ result: 'accepted', contradiction: { holder: 'test' } });
    expect(event().score).toEqual([0, 0]);
  });

  it('a match of two providers marks the difference also when the first corrects the second', () => {
    const { submit, other } = announced();
    other(result(3, 1));
    expect(submit(result(2, 1))).toMatchObject({ contradiction: { holder: 'other', stands: '3-1', reported: '2-1' } });
  });

  it('a value filled by a provider belongs to it, not to a third one', () => {
    const { submit, other, event } = announced();
    const third = { name: 'third', origin: 'real' } as const;
    submit(fixture({ key: 'z' }), third);
    other(result(2, 1));
    expect(submit({ ...result(0, 0), event: 'z', key: 'z/status' }, third)).toMatchObject({ contradiction: { holder: 'other' } });
    expect(event().score).toEqual([2, 1]);
    other({ ...result(2, 2), seq: 3, supersedes: { key: 'x9/m1/status', seq: 2 } });
    expect(event().score).toEqual([2, 2]);
  });

  it('a match of two providers has the goals of the second one beside the result of the first', () => {
    const { submit, other, event, incidents } = announced();
    submit(result(1, 0));
    other(goal('g1', 10, 'home'));
    other(goal('g2', 11, 'home'));
    expect(incidents()).toMatchObject([{ minute: 10 }]);
    other(goal('r1', 20, 'away', { type: 'red-card' }));
    expect(event()).toMatchObject({ score: [1, 0], redCards: [0, 1] });
    submit(goal('g1', 12, 'home'));
    expect(incidents()).toMatchObject([{ minute: 12 }]);
    expect(event()).toMatchObject({ redCards: [0, 0], filled: {} });
    expect(other(goal('g3', 30, 'home', { type: 'yellow-card' }))).toMatchObject({ result: 'accepted' });
    expect(incidents()).toHaveLength(1);
  });

  it('a value filled by a provider is retracted by that provider only', () => {
    const { submit, other, event, incidents } = announced();
    other(status(1, Stage.firstHalf));
    other(score(2, 1, 0));
    other(goal('g1', 10, 'home'));
    submit(
      { ...retraction('g1'), supersedes: { key: 'm1', seq: 1 }, key: 'nothing', reason: 'clerical' },
      {
        name: 'stranger',
        origin: 'real',
      },
    );
    submit({ ...retraction('x9/g1', { score: [0, 0] }) }, OTHER);
    expect(incidents()).toMatchObject([{ withdrawn: 'offside' }]);
    expect(event().score).toEqual([0, 0]);
  });

  it('a match of two providers has statistics and line-ups of whichever reports them, part by part', () => {
    const { submit, other, state, event } = announced();
    const about = { seq: 1, at: at(1), event: 'm1' } as const;
    const figures = (period: number, home: string): Message => ({
      kind: 'statistics',
      key: `s${period}`,
      ...about,
      period,
      values: [{ stat: 12, home, away: '1' }],
    });
    const lineup = (side: 'home' | 'away', name: string): Message => ({
      kind: 'lineup',
      key: `l/${side}`,
      ...about,
      side,
      confirmed: true,
      starters: [{ name }],
    });
    submit(figures(0, '60'));
    other(figures(0, '55'));
    other(figures(1, '50'));
    submit(lineup('home', 'A'));
    other(lineup('home', 'B'));
    other(lineup('away', 'B'));
    const { id } = event();
    expect(state.statistics.get(id)).toMatchObject({ 0: [{ home: '60' }], 1: [{ home: '50' }] });
    const names = () => state.facts.get(id)!.lineup.map(({ id: side, starters }) => `${side} ${starters[0]!.name}`);
    expect(names()).toEqual(['home A', 'away B']);
    submit(lineup('away', 'A'));
    expect(names()).toEqual(['home A', 'away A']);
  });

  it('a match of two providers has venue, referee and hour of the second when the first omits them, also in a repeated fixture', () => {
    const { submit, event } = announced(
      { start: '2026-11-20', round: '16' },
      { start: KICK_OFF, venue: 'Brøndby Stadion', round: '17', attendance: 20_000 },
    );
    const open = { round: '16', venue: 'Brøndby Stadion', attendance: 20_000, startKnown: true };
    expect(event()).toMatchObject({ ...open, start: Date.parse(KICK_OFF) / 1000 });
    submit(fixture({ seq: 2, start: '2026-11-20', round: '16' }));
    expect(event()).toMatchObject({ ...open, start: Date.parse(KICK_OFF) / 1000 });
    submit(fixture({ seq: 3, start: '2026-11-20T19:00:00Z', round: '16', venue: 'Vejle Stadion' }));
    expect(event()).toMatchObject({ venue: 'Vejle Stadion', start: Date.parse('2026-11-20T19:00:00Z') / 1000 });
    submit(fixture({ seq: 4, start: '2026-11-28' }));
    expect(event()).toMatchObject({ startKnown: false, venue: '', start: Date.parse('2026-11-28T12:00:00Z') / 1000 });
  });

  it('[EVENT-06] a match of two providers swaps the sides of the second one by its own home and away', () => {
    const shown = { home: { name: 'Vejle Boldklub' }, away: { name: 'Brøndby IF' } };
    for (const [own, others, expected] of [
      [{ swapped: true }, {}, [1, 2]],
      [{ swapped: true }, { ...shown }, [2, 1]],
      [{ swapped: true }, { swapped: true }, [1, 2]],
      [{}, { ...shown, swapped: true }, [1, 2]],
    ] as const) {
      const { other, event, state } = announced(own, others);
      expect(state.events.size).toBe(1);
      other(result(2, 1));
      expect(event().score).toEqual(expected);
    }
  });

  it('a match of two providers holds the second to the sides of the first', () => {
    const { submit } = announced();
    expect(submit(fixture({ key: 'x9', seq: 2, home: { name: 'OB' } }), OTHER)).toMatchObject({
      code: 'sides_settled',
      path: '/home/name',
    });
  });

  it('a match of two providers is the same after a snapshot', () => {
    const { other, state } = announced({ start: '2026-11-20' }, { venue: 'Brøndby Stadion' });
    other(result(2, 1));
    expect(differences(readSnapshot(snapshotLines(state)), state)).toEqual([]);
  });
});
