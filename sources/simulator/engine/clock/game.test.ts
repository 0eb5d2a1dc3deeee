import { SPORT, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { planMatch } from '../match.ts';
import { ClockGame } from './game.ts';
import type { PlayedClock, PlayPeriod } from './record.ts';
import type { ClockRules } from './rules.ts';
import { clockTimeline } from './timeline.ts';

const MISHAPS = { postponed: 0, delayed: 0, interrupted: 0, abandoned: 0, postponedNotices: ['Udsat'] };
const RULES: ClockRules = {
  sportId: SPORT.iceHockey,
  stages: [14, 15, 16],
  minutes: 20,
  pace: 2,
  breaks: [15, 15, 2],
  added: [[0, 0]],
  clock: 'minute-of-part',
  overtime: { stages: [Stage.extraTime], minutes: 5, sudden: true, always: true, repeats: false },
  shootOut: { series: 3, scored: 0.5, always: true },
  mishaps: MISHAPS,
};

const teamOf = (name: string) => ({ name, country: 'dk', kind: 'club', rating: 0 }) as const;
const matchOf = (knockout: boolean) =>
  planMatch('1', {
    rules: { sportId: SPORT.iceHockey, format: {}, minutes: 150, mostMinutes: 300, simulate: () => [] },
    competition: { name: 'Metal Ligaen', country: 'dk', season: '2026/2027' },
    home: teamOf('Odense Bulldogs'),
    away: teamOf('Esbjerg Energy'),
    round: '',
    knockout,
    day: 20_000,
    minutes: 1140,
  });

const SCORELESS: PlayPeriod = (_record, _sudden, untilT) => untilT;
const simulate = (rules: Partial<ClockRules>, play: PlayPeriod = SCORELESS, knockout = false): PlayedClock =>
  new ClockGame(matchOf(knockout), { ...RULES, ...rules }, play, () => ['A', 'B', 'C']).simulate();
const stagesOf = ({ events }: PlayedClock) => events.flatMap(({ stage }) => stage ?? []);

describe('a match by the clock', () => {
  it('begins late when it is delayed, and has no score when it is postponed', () => {
    const delayed = simulate({ mishaps: { ...MISHAPS, delayed: 1 } });
    expect(stagesOf(delayed)[0]).toBe(Stage.delayed);
    expect(delayed.periods[0]!.startS).toBeGreaterThanOrEqual(15 * 60);
    const postponed = simulate({ mishaps: { ...MISHAPS, postponed: 1 } });
    expect([postponed.end, postponed.periods.length, postponed.events[0]!.notice]).toEqual([Stage.postponed, 0, 'Udsat']);
  });

  it('ends a sudden overtime with its first score, and counts it in the part of the overtime', () => {
    const played = simulate({}, (record, sudden, untilT) => {
      if (sudden) record.at(30, { points: { side: 'away', count: 1 } });
      return sudden ? 30 : untilT;
    });
    expect([played.end, played.total, played.winner]).toEqual([Stage.afterExtraTime, [0, 1], 'away']);
    expect(played.endS).toBe(played.periods[3]!.startS + 2 * 30 + 5);
    const { score } = clockTimeline(matchOf(false), played, played.events).at(-1)!;
    expect(score).toMatchObject({
      parts: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 1],
      ],
      fullTime: [0, 0],
      afterExtraTime: [0, 1],
    });
  });

  it('decides a level match by kicks, which leave the score as it was', () => {
    const played = simulate({ overtime: null });
    const kicks = played.kicks!;
    expect([played.end, played.total]).toEqual([Stage.afterPenalties, [0, 0]]);
    expect(played.winner).toBe(kicks[0] > kicks[1] ? 'home' : 'away');
    expect(played.events.filter(({ kick }) => kick?.scored === true)).toHaveLength(kicks[0] + kicks[1]);
  });

  it('ends level without overtime and kicks, with points that were taken back out of the score', () => {
    const played = simulate({ overtime: null, shootOut: null }, (record, _sudden, untilT) => {
      record.at(100, { points: { side: 'home', count: 1 } });
      record.at(160, { corrects: 'challenge', points: { side: 'home', count: -1 } });
      return untilT;
    });
    expect([played.end, played.total, played.winner]).toEqual([Stage.finished, [0, 0], null]);
    const timeline = clockTimeline(matchOf(false), played, played.events);
    expect(timeline.at(-1)!.score).toMatchObject({ home: 0, away: 0, winner: 'draw' });
    expect(timeline.filter(({ corrects }) => corrects === 'challenge').map(({ score }) => score!.home)).toEqual([0, 0, 0]);
  });
});
