import { maskOf } from '@stillingen/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserData } from '../account/calls.ts';
import { factsFor } from '../../domain/testing/alert-facts.ts';
import { alertSubset, isQuiet, maskOfEvent, planOf, watchedToo } from './plan.ts';

const GOALS = maskOf(['goal']);
const USUAL = maskOf(['goal', 'red', 'end']);
const match = 'g_1_AbCd1234';

describe('the alert plan of a document', () => {
  it('rings for followed matches and teams by the default, and for a league by its own mask alone', () => {
    const plan = planOf({
      mygames: { data: { [match]: { AD: 1, MG: '0', is_duel: true } } },
      myteams: { TeamAaaa: { sport_id: 1, AD: 2 } },
      myLeagues: { 1: { '1_8_LigaAaaa': true, used: true } },
      alerts: { league: { '1_8_LigaBbbb': GOALS } },
    });
    expect([...plan.matches]).toEqual([[match, { mask: USUAL, isOwn: false }]]);
    expect([...plan.teams]).toEqual([['TeamAaaa', USUAL]]);
    expect([...plan.leagues]).toEqual([['LigaBbbb', GOALS]]);
    expect(plan).toMatchObject({ rules: [], quiet: null, perDay: 0, tvSync: false });
  });

  it('rings by the default for what is played in a stage or race that is followed whole', () => {
    const plan = planOf({ mygames: { noduel: { '1_StageAaa': { AD: 1, MG: '0' }, nonsense: { AD: 1, MG: '0' } } } });
    expect([...plan.stages]).toEqual([['StageAaa', USUAL]]);
    expect([...plan.follows.stages]).toEqual(['StageAaa']);
  });

  it('rings for a match of a followed stage by the choice for its league, or for the match itself', () => {
    const kindsOf = (alerts: UserData): number => {
      const mygames = { data: { [match]: { AD: 1, MG: '0' } }, noduel: { '1_StageAaa': { AD: 1, MG: '0' } } };
      const event = factsFor({ event: match, league: { key: '1_8_LigaAaaa', name: '', stage: 'StageAaa' } });
      return maskOfEvent(planOf({ mygames, alerts }), event);
    };
    expect(kindsOf({})).toBe(USUAL);
    expect(kindsOf({ league: { '1_8_LigaAaaa': GOALS } })).toBe(GOALS);
    expect(kindsOf({ league: { '1_8_LigaAaaa': 0 } })).toBe(0);
    expect(kindsOf({ league: { '1_8_LigaAaaa': 0 }, match: { [match]: GOALS } })).toBe(GOALS);
    expect(kindsOf({ league: { '1_8_LigaAaaa': 0 }, team: { AAAAAAAA: GOALS } })).toBe(GOALS);
  });

  it('rings by the mask of the document, and by that of a match or team where it has one', () => {
    const plan = planOf({
      mygames: { data: { [match]: { AD: 1, MG: '0' }, g_2_Other123: { AD: 1, MG: '0' } } },
      myteams: { TeamAaaa: { sport_id: 1, AD: 2 } },
      alerts: { kinds: 255, match: { [match]: 0, g_1_Alone123: GOALS }, team: { TeamAaaa: GOALS } },
    });
    expect(Object.fromEntries(plan.matches)).toEqual({
      [match]: { mask: 0, isOwn: true },
      g_2_Other123: { mask: 255, isOwn: false },
      g_1_Alone123: { mask: GOALS, isOwn: true },
    });
    expect([...plan.teams]).toEqual([['TeamAaaa', GOALS]]);
  });

  it('has the rules that are on, quiet hours, ceiling and delay of the document', () => {
    const alerts = {
      quiet: '2230-0700',
      perDay: 10,
      tvSync: true,
      rules: { a: '+1/my-team/behind-2/any', b: '-1/any/red/any', c: '+none' },
    };
    expect(planOf({ alerts })).toMatchObject({
      rules: [{ sports: [1], subject: { of: 'my-team' }, conditions: [{ kind: 'behind', n: 2 }], time: { kind: 'any' } }],
      quiet: { from: 22 * 60 + 30, to: 7 * 60 },
      perDay: 10,
      tvSync: true,
    });
  });

  it.each([
    ['kinds', 'x'],
    ['kinds', -1],
    ['kinds', 1.5],
    ['quiet', '2400-0700'],
    ['quiet', '0700-0700'],
    ['quiet', 700],
    ['perDay', -1],
    ['perDay', 'x'],
    ['tvSync', 'true'],
    ['match', 'x'],
    ['rules', { a: 5 }],
  ])('counts %s of %j as absent', (name, value) => {
    expect(planOf({ alerts: { [name]: value } })).toEqual(planOf({}));
  });

  it('accepts any document', () => {
    const value = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 3 }, fc.string(), fc.double(), fc.boolean(), fc.dictionary(fc.string(), tie('tree'))),
    })).tree;
    fc.assert(
      fc.property(fc.record({ mygames: value, myteams: value, alerts: value }), (document) => {
        const plan = planOf(document as UserData);
        expect([...plan.teams.values(), ...plan.leagues.values()].every((mask) => mask >= 0 && mask < 256)).toBe(true);
      }),
    );
  });
});

const atUtc = (text: string): number => Date.parse(text) / 1000;

describe('what rings without being followed', () => {
  it('is what has a bell, and what rules are about', () => {
    const plan = planOf({
      mygames: { data: { [match]: { AD: 1, MG: '0' } } },
      myteams: { TeamAaaa: { sport_id: 1, AD: 2 } },
      alerts: {
        match: { [match]: GOALS, g_2_Alone123: GOALS, g_2_Silent12: 0 },
        team: { TeamAaaa: GOALS, TeamBbbb: GOALS, TeamCccc: 0 },
        league: { '1_8_LigaAaaa': GOALS, '1_8_LigaBbbb': 0 },
        rules: {
          a: '+1/team:TeamDddd/scores/any',
          b: '+1/league:1_8_LigaCccc/scores/any',
          c: '+2+21/dane/match-point/any',
          d: '+1/any/red/any',
          e: '-7/any/level/last-5',
          f: '+4/my-team/overtime/any',
          g: '+1/team:no_id/scores/any',
        },
      },
    });
    expect(watchedToo(plan)).toEqual({ ids: ['Alone123', 'TeamBbbb', 'LigaAaaa', 'TeamDddd', 'LigaCccc'], sports: [2, 21, 1] });
  });

  it('is nothing for a visitor without bells and rules', () => {
    expect(watchedToo(planOf({ myteams: { TeamAaaa: { sport_id: 1, AD: 2 } } }))).toEqual({ ids: [], sports: [] });
  });
});

describe('quiet hours', () => {
  const night = { quiet: { from: 22 * 60, to: 7 * 60 } };
  it.each([
    ['2026-11-20T20:59:59Z', false],
    ['2026-11-20T21:00:00Z', true],
    ['2026-11-21T00:30:00Z', true],
    ['2026-11-21T05:59:59Z', true],
    ['2026-11-21T06:00:00Z', false],
    ['2026-07-01T19:59:59Z', false],
    ['2026-07-01T20:00:00Z', true],
    ['2026-07-02T05:00:00Z', false],
  ])('cover midnight in Copenhagen, in winter and in summer: %s is %s', (text, isIn) => {
    expect(isQuiet(night, atUtc(text))).toBe(isIn);
  });

  it.each([
    // Clocks go back at 01:00 UTC: 02:30 comes twice.
    ['2026-10-25T00:29:00Z', false],
    ['2026-10-25T00:30:00Z', true],
    ['2026-10-25T01:30:00Z', true],
    ['2026-10-25T02:00:00Z', false],
    // Clocks go forward at 01:00 UTC: 02:00 to 03:00 does not exist.
    ['2027-03-28T00:59:59Z', false],
    ['2027-03-28T01:00:00Z', false],
  ])('follow the clock on the wall when it changes: %s is %s within 02:30 to 03:00', (text, isIn) => {
    expect(isQuiet({ quiet: { from: 150, to: 180 } }, atUtc(text))).toBe(isIn);
  });

  it('within a day, and none', () => {
    const noon = { quiet: { from: 12 * 60, to: 13 * 60 } };
    expect(['10:59', '11:00', '11:59', '12:00'].map((time) => isQuiet(noon, atUtc(`2026-11-20T${time}:00Z`)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuiet({ quiet: null }, atUtc('2026-11-20T02:00:00Z'))).toBe(false);
  });
});

it('the subset of a document holds what alerts depend on alone', () => {
  const document = { mygames: { data: {} }, myteams: { a: { AD: 1 } }, alerts: { kinds: 1 }, privat: { x: 1 }, myLeagues: {} };
  expect(Object.keys(alertSubset(document))).toEqual(['mygames', 'myteams', 'alerts']);
  expect(planOf(alertSubset(document))).toEqual(planOf(document));
});
