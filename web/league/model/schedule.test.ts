import { Stage } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW_S, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { byRound, comingOf, currentStage, firstMatches, scheduleOf, stagesAhead, tableStages } from './schedule.ts';

const DAY_S = 86_400;
const match = (id: string, words: Partial<EventRow>, league = sampleLeague()) => ({
  event: sampleEvent({ id, ...words }),
  league,
});
const played = (id: string, start: number, round = 'Runde 1') => match(id, { start, round, stageType: 3, stage: Stage.finished });
const planned = (id: string, start: number, round = 'Runde 2') =>
  match(id, { start, round, stageType: 1, stage: Stage.scheduled });
const ids = (matches: readonly { event: EventRow }[]) => matches.map(({ event }) => event.id);

describe('the schedule of a competition', () => {
  it('runs backwards for results and forwards for fixtures', () => {
    const schedule = scheduleOf(
      [
        planned('d', NOW_S + 2 * DAY_S),
        played('a', NOW_S - 2 * DAY_S),
        planned('c', NOW_S + DAY_S),
        played('b', NOW_S - DAY_S),
        match('live', {}),
      ],
      NOW_S,
    );
    expect([ids(schedule.live), ids(schedule.results), ids(schedule.fixtures)]).toEqual([['live'], ['b', 'a'], ['c', 'd']]);
  });

  it('leaves what should have begun more than a day ago out of what comes next', () => {
    const schedule = scheduleOf(
      [planned('lost', NOW_S - 2 * DAY_S), planned('late', NOW_S - 3600), planned('next', NOW_S + 1)],
      NOW_S,
    );
    expect(ids(schedule.fixtures)).toEqual(['lost', 'late', 'next']);
    expect(ids(comingOf(schedule, NOW_S))).toEqual(['late', 'next']);
  });

  it('keeps matches of one kick-off in the order of names, also backwards', () => {
    const at = (id: string, homeName: string) =>
      match(id, { homeName, start: NOW_S - DAY_S, stageType: 3, stage: Stage.finished });
    expect(ids(scheduleOf([at('2', 'OB'), at('3', 'Østerbro'), at('1', 'AGF')], NOW_S).results)).toEqual(['1', '2', '3']);
  });

  it('has a postponed match on the programme until its time has passed', () => {
    const postponed = (start: number) => match('p', { start, stageType: 3, stage: Stage.postponed });
    expect(ids(scheduleOf([postponed(NOW_S + DAY_S)], NOW_S).fixtures)).toEqual(['p']);
    expect(ids(scheduleOf([postponed(NOW_S - DAY_S)], NOW_S).results)).toEqual(['p']);
  });

  it('keeps a match that was moved with its round', () => {
    const { results } = scheduleOf([played('a', 3, 'Runde 2'), played('b', 2, 'Runde 1'), played('c', 1, 'Runde 2')], NOW_S);
    expect(byRound(results, false).map(({ title, ids: group }) => [title, group])).toEqual([
      ['runde 2', ['a', 'c']],
      ['runde 1', ['b']],
    ]);
  });

  it('groups matches without a round by months', () => {
    const at = (id: string, month: number) => match(id, { round: '', start: Date.UTC(2024, month, 20) / 1000 });
    expect(byRound([at('a', 4), at('b', 4), at('c', 3)], false).map(({ title, ids: group }) => [title, group])).toEqual([
      ['maj 2024', ['a', 'b']],
      ['april 2024', ['c']],
    ]);
  });

  it('keeps the rounds of two stages apart', () => {
    const league = sampleLeague({ stageId: 'sTag0002', stageName: 'Mesterskabsspil' });
    const groups = byRound([match('a', {}), match('b', {}, league)], true);
    expect(groups.map(({ title }) => title)).toEqual(['runde 16', 'Mesterskabsspil · runde 16']);
  });

  it('loses no match and shows none twice, and a limit keeps the first', () => {
    const row = fc.record({
      id: fc.uuid(),
      start: fc.integer({ min: 0, max: 1e6 }),
      stageType: fc.constantFrom(1, 2, 3),
      round: fc.constantFrom('1', '2', '3'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), fc.nat(10), (rows, limit) => {
        const { live, results, fixtures } = scheduleOf(
          rows.map(({ id, ...words }) => match(id, words)),
          5e5,
        );
        const all = [live, results, fixtures].flatMap((part) => byRound(part, false).flatMap((group) => group.ids));
        expect(all.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        const groups = byRound(results, false);
        expect(firstMatches(groups, limit).flatMap((group) => group.ids)).toEqual(
          groups.flatMap((group) => group.ids).slice(0, limit),
        );
      }),
    );
  });
});

const stage = (stageId: string, stageName: string, tables: number | null = 1) => sampleLeague({ stageId, stageName, tables });
const names = (stages: readonly { stageName: string | null }[]) => stages.map(({ stageName }) => stageName);

describe('the stages of a season', () => {
  it('uses one table feed when a stage is the season itself', () => {
    expect(names(tableStages([stage('a', ''), stage('b', 'Mesterskabsspil'), stage('c', 'Nedrykningsspil')]))).toEqual(['']);
  });

  it('uses a table per group, and none for a knock-out', () => {
    expect(names(tableStages([stage('a', 'Gruppe A'), stage('b', 'Gruppe B'), stage('k', '', null)]))).toEqual([
      'Gruppe A',
      'Gruppe B',
    ]);
  });

  it('starts with the stage being played', () => {
    const stages = [stage('a', 'Gruppe A'), stage('b', 'Gruppe B')];
    const ofStage = (league: (typeof stages)[number]) => ({ event: sampleEvent(), league });
    expect(currentStage({ live: [], results: [ofStage(stages[1]!), ofStage(stages[0]!)] }, stages)).toBe(stages[1]);
    expect(currentStage({ live: [ofStage(stages[0]!)], results: [ofStage(stages[1]!)] }, stages)).toBe(stages[0]);
    expect(currentStage({ live: [], results: [] }, stages)).toBe(stages[0]);
    expect(currentStage({ live: [], results: [] }, [])).toBeNull();
  });

  it('follows the stages that are played or to come, and the last one when the season is over', () => {
    const [over, groupA, groupB] = [stage('o', 'Kvalifikation'), stage('a', 'Gruppe A'), stage('b', 'Gruppe B')];
    const of = (start: number, stageType: number, league = over) => match(`m${start}`, { start, stageType }, league);
    const past = of(NOW_S - 9 * DAY_S, 3);
    const lost = of(NOW_S - 2 * DAY_S, 1);
    const ahead = scheduleOf([past, lost, of(NOW_S - 60, 2, groupB), of(NOW_S + 90 * DAY_S, 1, groupA)], NOW_S);
    expect(names(stagesAhead(ahead, [over, groupA, groupB], NOW_S))).toEqual(['Gruppe A', 'Gruppe B']);
    const ended = scheduleOf([past, of(NOW_S - 3 * DAY_S, 3, groupB)], NOW_S);
    expect(names(stagesAhead(ended, [over, groupA, groupB], NOW_S))).toEqual(['Gruppe B']);
    expect(stagesAhead(ended, [], NOW_S)).toEqual([]);
  });
});
