import { isKnownCompetition, SPORT, stageTypeOf } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { playReports } from '../../testing/play-reports.ts';
import { answer, fixture, participant, START_MS } from '../../testing/sportmonks-answers.ts';
import type { MatchPlan } from '../kit/connector.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { sportmonks } from './connector.ts';
import { LEAGUES } from './read.ts';
import { stateByName } from './states.ts';
import states from './states.json' with { type: 'json' };

const planned = (more: Partial<MatchPlan> = {}): MatchPlan => ({
  key: 'sm/7',
  startMs: START_MS,
  phase: 'before',
  overMs: null,
  group: '7',
  ...more,
});
const requests = (nowMs: number, matches: MatchPlan[], leagues = ['271']) => sportmonks.requests({ leagues, matches, nowMs });
const kinds = (nowMs: number, ...matches: MatchPlan[]) =>
  requests(nowMs, matches).map(({ path, everyMs }) => [/inplay|between|fixtures\/\d+/.exec(path)![0], everyMs] as const);
const inPlay = (nowMs: number, ...matches: MatchPlan[]) => kinds(nowMs, ...matches).find(([kind]) => kind === 'inplay')?.[1];

it('every league of Sportmonks is in the catalogue', () => {
  const missing = Object.values(LEAGUES).filter(({ name, country }) => !isKnownCompetition(SPORT.football, name, country));
  expect(missing).toEqual([]);
});

it('every state of Sportmonks has stages that exist', () => {
  for (const name of Object.keys(states))
    for (const stage of stateByName(name)!.stages) expect([1, 2, 3]).toContain(stageTypeOf(stage));
  expect(Object.keys(states).flatMap((name) => stateByName(name)!.stages)).not.toContain(undefined);
});

it('the list of matches in play is requested every 20 seconds while one is, and not while none is near', () => {
  expect(inPlay(START_MS + 30 * MINUTE, planned({ phase: 'live' }))).toBe(20 * SECOND);
  expect(inPlay(START_MS + 50 * MINUTE, planned({ phase: 'break' }))).toBe(40 * SECOND);
  expect(inPlay(START_MS - 5 * MINUTE, planned())).toBe(MINUTE);
  expect(inPlay(START_MS - 3 * HOUR, planned())).toBeUndefined();
  expect(inPlay(START_MS)).toBeUndefined();
});

it('a match of Sportmonks is requested by id when it is in play for longer than the list has it', () => {
  const byId = (minutes: number, phase: MatchPlan['phase']) =>
    kinds(START_MS + minutes * MINUTE, planned({ phase, overMs: null })).find(([kind]) => kind === 'fixtures/7')?.[1];
  expect(byId(170, 'live')).toBeUndefined();
  expect(byId(190, 'live')).toBe(MINUTE);
  expect(byId(190, 'over')).toBeUndefined();
  expect(byId(7 * 60, 'break')).toBe(6 * HOUR);
});

it('the days around now are requested more often than the weeks ahead, two leagues a page', () => {
  const now = Date.parse('2026-11-22T23:30:00Z');
  const all = requests(now, [planned({ phase: 'over', startMs: now - 2 * HOUR, overMs: now - 5 * MINUTE })], ['271', '501', '8']);
  const days = all.map(({ path, everyMs }) => [/between\/(\S+)\?/.exec(path)?.[1], /Leagues:([\d,]+)/.exec(path)?.[1], everyMs]);
  expect(days.slice(0, 5)).toEqual([
    [undefined, '271,501,8', MINUTE],
    ['2026-11-21/2026-11-23', '271,501', 10 * MINUTE],
    ['2026-11-21/2026-11-23', '8', 10 * MINUTE],
    ['2026-11-24/2026-11-30', '271,501', 6 * HOUR],
    ['2026-11-24/2026-11-30', '8', 6 * HOUR],
  ]);
  expect(days.at(-1)).toEqual(['2026-12-15/2026-12-21', '8', 6 * HOUR]);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

it('the requests of Sportmonks stay below the address and have no key', () => {
  for (const { path } of requests(START_MS, [planned({ phase: 'live' })])) {
    expect(new URL(path, sportmonks.address).origin).toBe('https://api.sportmonks.com');
    expect(path).not.toMatch(/token|key/i);
  }
});

/** As fixtures of the source and its documents name them, and in plain letters. */
const CLUBS = [
  ['AGF', 'AGF', 'AGF Aarhus'],
  ['Brøndby IF', 'Brøndby', 'Brondby', 'Brøndby IF'],
  ['FC Fredericia', 'FC Fredericia', 'Fredericia'],
  ['FC København', 'FC Copenhagen', 'Copenhagen', 'København', 'FC København'],
  ['FC Midtjylland', 'FC Midtjylland', 'Midtjylland'],
  ['FC Nordsjælland', 'FC Nordsjælland', 'Nordsjælland', 'FC Nordsjaelland'],
  ['OB', 'OB', 'Odense', 'Odense BK'],
  ['Randers FC', 'Randers', 'Randers FC'],
  ['Silkeborg IF', 'Silkeborg', 'Silkeborg IF'],
  ['Sønderjyske', 'Sønderjyske', 'SønderjyskE', 'Sonderjyske'],
  ['Vejle Boldklub', 'Vejle', 'Vejle BK', 'Vejle Boldklub'],
  ['Viborg FF', 'Viborg', 'Viborg FF'],
  ['AaB', 'AaB', 'Aalborg', 'Aalborg BK'],
  ['Aarhus Fremad', 'Aarhus Fremad'],
  ['AC Horsens', 'AC Horsens', 'Horsens'],
  ['B.93', 'B 93', 'B93', 'B.93'],
  ['Esbjerg fB', 'Esbjerg', 'Esbjerg fB'],
  ['HB Køge', 'HB Køge', 'HB Koge', 'Køge'],
  ['Hillerød Fodbold', 'Hillerød', 'Hillerod', 'Hillerød Fodbold'],
  ['Hobro IK', 'Hobro', 'Hobro IK'],
  ['Hvidovre IF', 'Hvidovre', 'Hvidovre IF'],
  ['Kolding IF', 'Kolding', 'Kolding IF'],
  ['Lyngby Boldklub', 'Lyngby', 'Lyngby BK'],
  ['Middelfart Boldklub', 'Middelfart', 'Middelfart G&BK'],
] as const;

it.each(CLUBS.flatMap(([club, ...names]) => names.map((name) => [name, club] as const)))(
  'the club that Sportmonks names %s is %s',
  async (name, club) => {
    const participants = [participant(1, name, 'home'), participant(2, 'Vendsyssel FF', 'away')];
    const body = answer([fixture('NS', { participants })]);
    const { matches } = sportmonks.read({ path: '/', body, nowMs: START_MS, leagues: ['271'] });
    const { refused, events, names } = await playReports(matches);
    expect([refused, events.map(names)]).toEqual([[], [[club, 'Vendsyssel FF']]]);
  },
);
