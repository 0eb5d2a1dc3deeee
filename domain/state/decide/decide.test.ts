import { describe, expect, it } from 'vitest';
import { Stage, StageType } from '../../event/stage.ts';
import { at, createScenario, fixture, goal, retraction, score, status } from '../../testing/scenario.ts';

const accepted = { result: 'accepted' };

function running() {
  const scenario = createScenario();
  scenario.submit(fixture());
  scenario.submit(status(1, Stage.firstHalf));
  return scenario;
}
function finished() {
  const scenario = running();
  scenario.submit(score(10, 1, 0));
  scenario.submit(goal('g1', 10, 'home', { score: [1, 0] }));
  scenario.submit(status(105, Stage.finished));
  return scenario;
}

describe('a message and its repetitions', () => {
  it('a message sent twice counts once', () => {
    const scenario = running();
    expect(scenario.submit(score(10, 1, 0))).toMatchObject(accepted);
    const before = scenario.event();
    expect(scenario.submit(score(10, 1, 0))).toEqual({ result: 'duplicate' });
    expect(scenario.event()).toBe(before);
  });

  it('an older sequence after a newer one does not roll back', () => {
    const scenario = running();
    scenario.submit(score(20, 2, 0));
    expect(scenario.submit(score(10, 1, 0))).toEqual({ result: 'stale' });
    expect(scenario.event().score).toEqual([2, 0]);
  });

  it('the same sequence with another content is a conflict, and names the sequence that is allowed', () => {
    const scenario = running();
    scenario.submit(score(20, 2, 0));
    expect(scenario.submit(score(20, 3, 0))).toMatchObject({
      result: 'refused',
      code: 'conflict',
      path: '/seq',
      allowed: 'a seq greater than 20',
    });
  });

  it('a key stays of one kind', () => {
    const scenario = running();
    scenario.submit(score(20, 2, 0));
    expect(scenario.submit({ ...status(30, Stage.halfTime), key: 'm1/score' })).toMatchObject({
      result: 'refused',
      code: 'key_of_other_kind',
    });
  });
});

describe('a fixture', () => {
  it('[EVENT-03, EVENT-05] a fixture makes an event with league, sport, start and both sides', () => {
    const scenario = createScenario();
    expect(scenario.submit(fixture({ round: '16' }))).toMatchObject(accepted);
    const event = scenario.event();
    expect(event).toMatchObject({
      sportId: 1,
      start: Date.parse('2026-11-20T18:00:00Z') / 1000,
      stage: Stage.scheduled,
      score: null,
      round: '16',
    });
    expect(scenario.state.participants.get(event.home)).toMatchObject({ name: 'Brøndby IF', country: 'dk', slug: 'broendby-if' });
    expect(scenario.state.leagues.get(event.leagueId)).toMatchObject({ name: 'Superligaen', type: 't', hasStandings: true });
  });

  it('two spellings of a club are one club', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(fixture({ key: 'm2', start: '2026-11-27T18:00:00Z', home: { name: 'Vejle BK' }, away: { name: 'Brøndby' } }));
    expect(scenario.state.participants.size).toBe(2);
    expect(scenario.state.events.size).toBe(2);
  });

  it('a fixture starts at noon UTC when only its day is known', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ start: '2026-11-20' }));
    expect(scenario.event()).toMatchObject({ start: Date.UTC(2026, 10, 20, 12) / 1000, startKnown: false });
  });

  it('groups have tables when they have names: without, one table would have teams that never meet', () => {
    const { state, submit } = createScenario();
    const competition = { name: 'VM', country: 'xw', season: '2026', role: 'group' } as const;
    submit(fixture({ sport: 7, competition }));
    submit(fixture({ key: 'm2', sport: 7, competition: { ...competition, group: 'Gruppe A' } }));
    expect([...state.leagues.values()].map(({ hasStandings }) => hasStandings)).toEqual([false, true]);
  });

  it('simulated matches are never in the league of real ones', () => {
    const scenario = createScenario();
    scenario.submit(fixture());
    scenario.submit(fixture(), { name: 'world', origin: 'simulated' });
    expect(scenario.state.events.size).toBe(2);
    expect(scenario.state.leagues.size).toBe(2);
    expect(scenario.state.participants.size).toBe(2);
  });

  it.each([
    ['2026-11-20T19:30:00Z', 'by 90 minutes'],
    ['2026-11-19T18:00:00Z', 'by a day back'],
  ])('a fixture moves to %s (%s), and the move is recorded', (start) => {
    const scenario = createScenario();
    scenario.submit(fixture());
    expect(scenario.submit(fixture({ seq: 2, start }))).toMatchObject(accepted);
    const event = scenario.event();
    expect(event.start).toBe(Date.parse(start) / 1000);
    expect(scenario.state.corrections.get(event.id)).toMatchObject([{ what: 'start', to: String(event.start) }]);
  });

  it('a participant’s key that is used for another team is refused', () => {
    const scenario = createScenario();
    scenario.submit(fixture({ home: { name: 'Brøndby IF', key: 't7' } }));
    const decision = scenario.submit(fixture({ key: 'm2', home: { name: 'Viborg FF', key: 't7' } }));
    expect(decision).toMatchObject({ result: 'refused', code: 'participant_key_reused', path: '/home/key' });
    expect(scenario.state.events.size).toBe(1);
  });

  it.each([
    [fixture({ home: { name: '~¬÷' } }), 'name_empty', '/home/name'],
    [fixture({ away: { name: 'Brøndby' } }), 'same_participant', '/away/name'],
    [fixture({ start: '2026-02-31T18:00:00Z' }), 'impossible_time', '/start'],
    [fixture({ start: '2026-13-01' }), 'impossible_time', '/start'],
    [fixture({ start: '2026-11-20T24:00:00Z' }), 'impossible_time', '/start'],
    [fixture({ start: '2026-11-00' }), 'impossible_time', '/start'],
    [fixture({ sport: 20 }), 'unknown_sport', '/sport'],
  ])('a fixture refuses %#: %s', (message, code, path) => {
    expect(createScenario().submit(message)).toMatchObject({ result: 'refused', code, path });
  });

  it('a league whose last match is retracted while live has no event left', () => {
    const scenario = running();
    const { leagueId } = scenario.event();
    expect(scenario.submit(retraction('m1'))).toMatchObject(accepted);
    expect(scenario.state.events.size).toBe(0);
    expect(scenario.state.eventsOfLeague.has(leagueId)).toBe(false);
    expect(scenario.submit(score(50, 1, 0))).toMatchObject({ result: 'refused', code: 'unknown_event' });
  });
});

describe('stage and score', () => {
  it('kick-off stands 0-0 and starts the clock', () => {
    const event = running().event();
    expect(event).toMatchObject({
      stage: Stage.firstHalf,
      stageType: StageType.live,
      score: [0, 0],
      stageStart: Date.parse(at(1)) / 1000,
    });
  });

  it('[EVENT-10] goals of each half follow from the score and the stage', () => {
    const scenario = running();
    scenario.submit(score(20, 1, 0));
    scenario.submit(status(45, Stage.halfTime));
    scenario.submit(status(60, Stage.secondHalf));
    scenario.submit(score(70, 1, 2));
    expect(scenario.event().parts).toEqual([
      [1, 0],
      [0, 2],
    ]);
  });

  it('extra time and shoot-out keep the result of regular time', () => {
    const scenario = running();
    scenario.submit(score(20, 1, 1));
    scenario.submit(status(95, Stage.extraTime));
    scenario.submit(score(100, 2, 2));
    scenario.submit(status(125, Stage.penalties));
    scenario.submit(status(140, Stage.afterPenalties, { score: { home: 2, away: 2, penalties: [3, 4] } }));
    expect(scenario.event()).toMatchObject({
      score: [2, 2],
      fullTime: [1, 1],
      afterExtraTime: [2, 2],
      penalties: [3, 4],
      winner: 2,
      fullTimeWinner: 0,
      advanced: 'away',
    });
  });

  it('a stage of another sport is refused, with the stages of this one', () => {
    const decision = running().submit(status(2, 17));
    expect(decision).toMatchObject({ result: 'refused', code: 'stage_not_of_sport', path: '/stage' });
    expect(decision).toHaveProperty('allowed', expect.stringContaining('12'));
  });

  it('parts that add up to more than the score are refused', () => {
    expect(running().submit(score(3, 1, 0, { score: { home: 1, away: 0, parts: [[2, 0]] } }))).toMatchObject({
      code: 'impossible_score',
      path: '/score/parts',
    });
  });

  it('after the end a goal needs a correction that names what it supersedes', () => {
    const scenario = finished();
    expect(scenario.submit(score(110, 2, 0))).toMatchObject({ result: 'refused', code: 'event_finished', path: '/score' });
    expect(scenario.submit(goal('g2', 90, 'home'))).toMatchObject({ result: 'refused', code: 'event_finished' });
    expect(scenario.submit(status(110, Stage.secondHalf))).toMatchObject({ result: 'refused', code: 'event_finished' });
    expect(scenario.submit(score(111, 2, 0, { supersedes: { key: 'm1/score', seq: 10 }, reason: 'clerical' }))).toMatchObject(
      accepted,
    );
    expect(scenario.event()).toMatchObject({ score: [2, 0], stage: Stage.finished, winner: 1 });
    expect(scenario.state.corrections.get(scenario.event().id)).toMatchObject([
      { what: 'score', from: '1-0', to: '2-0', reason: 'clerical' },
    ]);
  });

  it('after the end scorers of goals in the score are accepted', () => {
    const scenario = running();
    scenario.submit(score(10, 1, 0));
    scenario.submit(status(105, Stage.finished));
    expect(scenario.submit(goal('g1', 10, 'home'))).toMatchObject(accepted);
  });
});

describe('a goal taken back', () => {
  it('a lowered score keeps the goal on record, in one correction with both scores and the reason', () => {
    const scenario = running();
    scenario.submit(goal('g1', 58, 'away', { score: [0, 1], player: 'Cornelius' }));
    scenario.submit(score(58, 0, 1));
    expect(scenario.submit(retraction('g1', { score: [0, 0] }))).toMatchObject(accepted);
    const event = scenario.event();
    expect(event.score).toEqual([0, 0]);
    expect(scenario.state.incidents.get(event.id)).toMatchObject([{ player: 'Cornelius', withdrawn: 'offside' }]);
    expect(scenario.submit(score(61, 0, 0))).toMatchObject(accepted);
    expect(scenario.state.corrections.get(event.id)).toMatchObject([
      {
        what: 'goal',
        from: '0-1',
        to: '0-0',
        reason: 'offside',
        minute: '58',
        side: 'away',
        player: 'Cornelius',
        provider: 'test',
      },
    ]);
  });

  it('a retraction without the score and the score after it are one correction', () => {
    const scenario = running();
    scenario.submit(goal('g1', 58, 'away', { score: [0, 1] }));
    scenario.submit(score(58, 0, 1));
    scenario.submit(retraction('g1'));
    scenario.submit(score(61, 0, 0));
    expect(scenario.state.corrections.get(scenario.event().id)).toMatchObject([
      { what: 'goal', from: '0-1', to: '0-0', reason: 'offside' },
    ]);
  });

  it('a score lowered without supersedes is a correction as well', () => {
    const scenario = running();
    scenario.submit(score(10, 1, 0));
    scenario.submit(score(12, 0, 0));
    expect(scenario.state.corrections.get(scenario.event().id)).toMatchObject([
      { what: 'score', from: '1-0', to: '0-0', reason: 'unknown', side: 'home' },
    ]);
  });

  it('a retracted card no longer counts', () => {
    const scenario = running();
    scenario.submit(goal('c1', 30, 'home', { type: 'red-card' }));
    expect(scenario.event().redCards).toEqual([1, 0]);
    scenario.submit(retraction('c1', { reason: 'var' }));
    expect(scenario.event().redCards).toEqual([0, 0]);
  });

  it('statistics are accepted for the parts of the sport, and for no others', () => {
    const scenario = running();
    const submitPeriod = (seq: number, period: number) =>
      scenario.submit({
        kind: 'statistics',
        key: 'm1/statistics',
        seq,
        at: at(1),
        event: 'm1',
        period,
        values: [{ stat: 12, home: '1', away: '2' }],
      });
    expect(submitPeriod(1, 3)).toEqual({ result: 'refused', code: 'no_such_part', path: '/period', allowed: 'at most 2' });
    for (const period of [0, 1, 2]) expect(submitPeriod(period + 2, period)).toMatchObject(accepted);
    expect(Object.keys(scenario.state.statistics.get(scenario.event().id)!)).toEqual(['0', '1', '2']);
  });

  it('statistics are accepted for any set or leg of darts, which has no parts', () => {
    const { submit } = createScenario();
    submit(fixture({ sport: 14 }));
    for (const period of [1, 11])
      expect(
        submit({ kind: 'statistics', key: `m1/set${period}`, seq: 1, at: at(1), event: 'm1', period, values: [] }),
      ).toMatchObject(accepted);
  });

  it('another scorer is a correction of the incident', () => {
    const scenario = running();
    scenario.submit(goal('g1', 10, 'home', { player: 'Buksa' }));
    scenario.submit(
      goal('g1', 10, 'home', { seq: 2, player: 'Franculino', supersedes: { key: 'g1', seq: 1 }, reason: 'scorer' }),
    );
    const { id } = scenario.event();
    expect(scenario.state.incidents.get(id)).toMatchObject([{ player: 'Franculino' }]);
    expect(scenario.state.corrections.get(id)).toMatchObject([
      { what: 'incident', from: "10' Buksa", to: "10' Franculino", reason: 'scorer' },
    ]);
  });

  it.each([
    [retraction('g9'), 'unknown_superseded'],
    [retraction('m1/status'), 'not_retractable'],
  ])('refuses %#: %s', (message, code) => {
    expect(running().submit(message)).toMatchObject({ result: 'refused', code });
  });
});
