import { otherSide, type Pair, type PlayerTable, type SectionType, type Side, Stage, Winner } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../engine/event-plan.ts';
import { type Played, played, shown } from '../../../testing/play-events.ts';
import { createBaseball } from './baseball.ts';
import { createCricket } from './cricket.ts';
import { createPesapallo } from './pesapallo.ts';

const total = (parts: readonly Pair[], side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);
const gameOf = (plan: EventPlan): string =>
  plan.announcement().flatMap((one) => (one.kind === 'fixture' ? [one.format?.game ?? ''] : []))[0]!;

const SIDES = ['home', 'away'] as const;
const column = (table: PlayerTable, type: SectionType, code: string, side: Side): readonly string[] => {
  const { columns, lines } = table.sections.find((section) => section.type === type)!;
  const at = columns.findIndex((one) => one.code === code);
  return lines.filter((line) => line.side === side).map(({ values }) => values[at]!);
};
const sum = (values: readonly string[]): number => values.reduce((all, value) => all + Number(value), 0);
/** Innings of so many outs, or overs of so many balls, written as whole ones and the rest. */
const pieces = (values: readonly string[], ofOne: number): number =>
  values.reduce((all, value) => {
    const [whole, rest = '0'] = value.split('.');
    return all + Number(whole) * ofOne + Number(rest);
  }, 0);
const tableOf = ({ facts }: Played): PlayerTable => facts['player-statistics'][0]!;
const named = (one: Played, side: Side): readonly string[] =>
  tableOf(one).sections.flatMap(({ lines }) => lines.flatMap((line) => (line.side === side ? [line.player] : [])));
const listed = ({ facts }: Played, side: Side): readonly string[] => {
  const { starters, substitutes } = facts.lineup.find(({ id }) => id === side)!;
  return [...starters, ...substitutes].map(({ name }) => name);
};

const testMatches = (): readonly EventPlan[] =>
  ['7', 'other'].flatMap((seed) =>
    Array.from({ length: 50 }, (__, index) => createCricket(seed).day(dayNumber('2026-11-05') + index))
      .flat()
      .filter((plan) => gameOf(plan) === 'test')
      .slice(0, 4),
  );

describe.each([
  ['baseball', createBaseball],
  ['cricket', createCricket],
])('%s', (name, make) => {
  it('is played by its rules; its innings add up to the score, and the side with more has won', async () => {
    for (const { event } of await played(shown(make))) {
      const [home, away] = event.score!;
      expect([total(event.parts, 0), total(event.parts, 1)]).toEqual([home, away]);
      if (home !== away) expect(event.winner).toBe(home > away ? Winner.home : Winner.away);
    }
  });

  it('[FEED-51] names only players of the line-up', async () => {
    for (const one of await played(shown(make)))
      for (const side of SIDES) {
        expect(listed(one, side)).toEqual(expect.arrayContaining([...named(one, side)]));
        expect(new Set(listed(one, side)).size).toBe(listed(one, side).length);
      }
  });

  it('[FEED-52] publishes of each part what its players did in it, which adds up to the match', async () => {
    const plans =
      name === 'cricket' ? testMatches() : ['7', 'other'].flatMap((seed) => make(seed).showcase(dayNumber('2026-05-01')));
    let several = 0;
    for (const { event, facts } of await played(plans.slice(0, 30))) {
      const [match, ...parts] = facts['player-statistics'];
      expect(parts.map(({ id }) => id)).toEqual(event.parts.map((_, index) => String(index + 1)));
      several += parts.length > 1 ? 1 : 0;
      for (const { type, columns, lines } of match!.sections)
        for (const { player, side, values } of lines)
          for (const [at, { code, kind }] of columns.entries()) {
            const own = parts.flatMap(({ sections }) =>
              sections
                .filter((section) => section.type === type)
                .flatMap((section) => section.lines.filter((line) => line.player === player && line.side === side))
                .map((line) => line.values[at]!),
            );
            if (kind === 'number') expect(sum(own)).toBe(Number(values[at]));
            else if (code === 'IP' || code === 'O')
              expect(pieces(own, code === 'IP' ? 3 : 6)).toBe(pieces([values[at]!], code === 'IP' ? 3 : 6));
          }
      for (const [index, part] of event.parts.entries())
        for (const [at, side] of SIDES.entries())
          expect(sum(column(parts[index]!, name === 'cricket' ? 'bowlers' : 'pitchers', 'R', otherSide(side)))).toBe(part[at]);
    }
    expect(several).toBeGreaterThan(name === 'cricket' ? 2 : 10);
  });

  it('publishes the same for the same match', () => {
    expect(shown(make)[1]!.publications()).toEqual(shown(make)[1]!.publications());
  });
});

describe.each([
  ['baseball', createBaseball],
  ['pesäpallo', createPesapallo],
])('%s', (name, make) => {
  it('is published in halves, the top of each inning first', async () => {
    for (const { messages } of await played(shown(make))) {
      const halves = messages.flatMap((one) => (one.kind === 'status' || one.kind === 'score' ? [one] : []));
      const innings = halves.filter(({ kind, half }) => kind === 'status' && half !== undefined);
      expect(innings.length).toBeGreaterThanOrEqual(8);
      for (const { half } of innings) expect(half).toBe('top');
      const bottoms = halves.filter(({ half }) => half === 'bottom');
      expect(bottoms.length).toBeGreaterThanOrEqual(innings.length - 1);
      // The side at home bats last.
      if (name === 'baseball') for (const { score } of bottoms) expect(score!.serve).toBe('home');
    }
  });
});

describe('baseball', () => {
  it.each(['2026-05-01', '2026-05-02', '2026-05-03', '2026-09-10'])(
    '[FEED-52][FEED-63] has batters and pitchers whose figures are those of the game (%s)',
    async (day) => {
      const games = await played(['7', 'other'].flatMap((seed) => createBaseball(seed).showcase(dayNumber(day)).slice(0, 6)));
      let relieved = 0;
      for (const one of games) {
        const { event, messages } = one;
        const table = tableOf(one);
        const values = messages.findLast((message) => message.kind === 'statistics')!.values;
        for (const [index, side] of SIDES.entries()) {
          const fielding = otherSide(side);
          const pitching = (code: string): number => sum(column(table, 'pitchers', code, fielding));
          const batting = (code: string): number => sum(column(table, 'batters', code, side));
          expect(pitching('R')).toBe(event.score![index]);
          expect(batting('H')).toBe(Number(event.results[index]!.hits));
          const counts: readonly (readonly [string, number])[] = [
            ['H', 700],
            ['HR', 701],
            ['BB', 702],
            ['SO', 703],
          ];
          for (const [code, stat] of counts) {
            expect(pitching(code)).toBe(batting(code));
            expect(batting(code)).toBe(Number(values.find((line) => line.stat === stat)![side]));
          }
          expect(pitching('BF')).toBe(batting('AB') + batting('BB'));
          const pitchers = table.sections[1]!.lines.filter((line) => line.side === fielding);
          expect(pitchers[0]!.player).toBe(event.results[1 - index]!.pitcher);
          relieved += pitchers.length - 1;
        }
        // A side bats until three are out, but the side at home where it has won.
        const outsOf = (side: Side): number => pieces(column(table, 'pitchers', 'IP', otherSide(side)), 3);
        expect(outsOf('away') % 3).toBe(0);
        expect(outsOf('away')).toBeGreaterThanOrEqual(3 * 9);
        expect(outsOf('home')).toBeLessThanOrEqual(outsOf('away'));
        expect(outsOf('home')).toBeGreaterThanOrEqual(outsOf('away') - 3);
      }
      expect(relieved).toBeGreaterThan(games.length);
    },
  );

  it('plays nine innings or more, and takes back home runs that were none', async () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03'];
    const all = await played(days.flatMap((day) => shown(createBaseball, day)));
    const events = all.map(({ event }) => event);
    expect(all.some(({ messages }) => messages.some((one) => one.kind === 'score' && one.reason === 'challenge'))).toBe(true);
    for (const { parts, score } of events) {
      expect(parts.length).toBeGreaterThanOrEqual(9);
      expect(score![0]).not.toBe(score![1]);
    }
    expect(events.some(({ parts }) => parts.length > 9)).toBe(true);
  });

  it('is over with the run that wins it, unless the ball leaves the park', async () => {
    const days = Array.from({ length: 12 }, (_, day) => `2026-05-${String(day + 1).padStart(2, '0')}`);
    let walkOffs = 0;
    for (const { messages, event } of await played(days.flatMap((day) => shown(createBaseball, day)))) {
      const [home, away] = event.score!;
      const isWonLast = home > away && home - event.parts.at(-1)![0] <= away;
      const homeRun = messages.findLast((one) => one.kind === 'incident');
      const isHomeRun = homeRun?.score?.[0] === home && homeRun.minute >= event.parts.length;
      if (!isWonLast || isHomeRun) continue;
      walkOffs += 1;
      expect(home - away).toBe(1);
    }
    expect(walkOffs).toBeGreaterThan(1);
  });
});

describe('pesäpallo', () => {
  it('[FEED-51][FEED-52] gives the players of the line-up the runs of each inning, those batted in, and three outs', async () => {
    for (const one of await played(shown(createPesapallo).slice(0, 20))) {
      const [match, ...innings] = one.facts['player-statistics'];
      const ofInnings = one.event.parts.slice(0, 9);
      expect(innings.map(({ id }) => Number(id))).toEqual(ofInnings.map((_, index) => index + 1));
      for (const [index, side] of SIDES.entries()) {
        const figures = (table: PlayerTable): readonly number[] =>
          ['R', 'RBI', 'OUT'].map((code) => sum(column(table, 'players', code, side)));
        expect(listed(one, side)).toEqual(expect.arrayContaining([...named(one, side)]));
        expect(innings.map(figures)).toEqual(ofInnings.map((inning) => [inning[index], inning[index], 3]));
        const runs = total(ofInnings, index as 0 | 1);
        expect(figures(match!)).toEqual([runs, runs, 3 * innings.length]);
      }
    }
  });

  it('counts halves won, and goes on by a super inning and a scoring contest where they are level', async () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03'];
    const events = (await played(days.flatMap((day) => shown(createPesapallo, day)))).map(({ event }) => event);
    const stages = new Set(events.map(({ stage }) => stage));
    expect(stages).toEqual(new Set([Stage.finished, Stage.afterExtraInnings, Stage.afterPenalties]));
    for (const { score, parts, winner } of events) {
      expect(parts.length).toBeGreaterThanOrEqual(8);
      expect(winner).toBe(score![0] > score![1] ? Winner.home : Winner.away);
    }
  });
});

describe('cricket', () => {
  const playKinds = async (): Promise<readonly Played[]> => {
    const world = createCricket('7');
    const plans = Array.from({ length: 50 }, (_, index) => world.day(dayNumber('2026-11-05') + index)).flat();
    const byGame = Map.groupBy(plans, (plan) => gameOf(plan));
    return played([...byGame.values()].flatMap((same) => same.slice(0, 8)));
  };
  let kinds: readonly Played[] = [];
  beforeAll(async () => {
    kinds = await playKinds();
  });

  it('is played over twenty overs, fifty, and five days', async () => {
    const all = kinds;
    expect(new Set(all.map(({ plan }) => gameOf(plan)))).toEqual(new Set(['twenty20', 'one-day', 'test']));
    for (const one of all.filter((each) => gameOf(each.plan) !== 'test')) {
      const { event } = one;
      expect(event.parts).toHaveLength(1);
      for (const { wickets1, overs1 } of event.results) {
        const bowled = Number(overs1) === (gameOf(one.plan) === 'twenty20' ? 20 : 50);
        // An innings ends with its overs, with its wickets, or with the runs it needed.
        expect(bowled || wickets1 === '10' || event.notice.includes('wicket')).toBe(true);
      }
    }
  });

  it('[FEED-52] has batters and bowlers whose figures are those of the match', async () => {
    for (const one of kinds) {
      const { event, messages } = one;
      const table = tableOf(one);
      const values = messages.findLast((message) => message.kind === 'statistics')!.values;
      const stat = (number: number, side: Side): number => Number(values.find((line) => line.stat === number)![side]);
      const isTest = gameOf(one.plan) === 'test';
      for (const [index, side] of SIDES.entries()) {
        const fielding = otherSide(side);
        const { overs1 = '0', overs2 = '0', wickets1 = '0', wickets2 = '0' } = event.results[index]!;
        expect(sum(column(table, 'batters', 'R', side)) + stat(709, side)).toBe(event.score![index]);
        expect(sum(column(table, 'bowlers', 'R', fielding))).toBe(event.score![index]);
        expect(sum(column(table, 'batters', '4', side))).toBe(stat(707, side));
        expect(sum(column(table, 'batters', '6', side))).toBe(stat(708, side));
        const balls = pieces([overs1, overs2], 6);
        expect(sum(column(table, 'batters', 'B', side))).toBe(balls);
        expect(pieces(column(table, 'bowlers', 'O', fielding), 6)).toBe(balls);
        const runOuts = messages.filter(
          (message) => message.kind === 'incident' && message.side === side && message.detail === 'Løbet ud',
        ).length;
        expect(sum(column(table, 'bowlers', 'W', fielding)) + runOuts).toBe(Number(wickets1) + Number(wickets2));
        // No bowler bowls more than a fifth of the overs.
        const most = isTest ? Infinity : gameOf(one.plan) === 'twenty20' ? 4 : 10;
        for (const overs of column(table, 'bowlers', 'O', fielding)) expect(Number(overs)).toBeLessThanOrEqual(most);
      }
    }
  });

  it('takes no batter out twice in an innings', async () => {
    const limited = kinds.filter((one) => gameOf(one.plan) !== 'test');
    let wickets = 0;
    for (const { messages } of limited)
      for (const side of ['home', 'away']) {
        const out = messages.flatMap((one) => (one.kind === 'incident' && one.side === side ? [one.player] : []));
        expect(new Set(out).size).toBe(out.length);
        wickets += out.length;
      }
    expect(wickets).toBeGreaterThan(20);
  });

  it('counts later overs as the 200th when an innings of a test has more', async () => {
    const plans = createCricket('5').day(dayNumber('2026-08-06'));
    let longest = 0;
    let last = 0;
    for (const { event, messages } of await played(plans.filter((plan) => gameOf(plan) === 'test'))) {
      longest = Math.max(longest, ...event.results.flatMap(({ overs1, overs2 }) => [Number(overs1 ?? 0), Number(overs2 ?? 0)]));
      last = Math.max(last, ...messages.flatMap((one) => (one.kind === 'incident' ? [one.minute] : [])));
    }
    expect(longest).toBeGreaterThan(200);
    expect(last).toBe(200);
  });

  it('ends a test after five days at most, and stops it overnight', async () => {
    for (const { plan, messages, event } of kinds.filter((one) => gameOf(one.plan) === 'test')) {
      const stages = messages.flatMap((one) => (one.kind === 'status' ? [one.stage] : []));
      expect(stages).toContain(57);
      expect(plan.publications().at(-1)!.dueS - plan.startS).toBeLessThan(5 * 86_400);
      expect([Stage.finished]).toContain(event.stage);
    }
  });
});

describe('a tied limited match of cricket', () => {
  it('is decided by a super over, with its runs beside the score', async () => {
    const noticeOf = (plan: EventPlan): string => JSON.stringify(plan.publications().at(-1)!.messages);
    const plans = ['1', '2', '3', '4']
      .flatMap((seed) => Array.from({ length: 10 }, (_, day) => createCricket(seed).showcase(dayNumber('2026-05-01') + day)))
      .flat();
    const tied = plans.filter((plan) => noticeOf(plan).includes('vandt super over'));
    expect(tied.length).toBeGreaterThan(0);
    let repeated = 0;
    for (const { event, messages } of await played(tied)) {
      expect(messages.some((one) => one.kind === 'status' && one.stage === Stage.extraTime)).toBe(true);
      for (const one of messages)
        if (one.kind === 'incident') expect(one.detail!.startsWith('Super over: ')).toBe(one.stage === Stage.extraTime);
      expect(event.score![0]).toBe(event.score![1]);
      expect([Winner.home, Winner.away]).toContain(event.winner);
      const breaks = messages.filter((one) => one.kind === 'status' && one.situation === 'Super over').length;
      // A list stands there only after a repeated super over.
      for (const { superOver } of event.results)
        expect(superOver!.split(', ')).toEqual(Array.from({ length: breaks }, () => expect.stringMatching(/^\d+\/\d$/)));
      repeated += breaks > 1 ? 1 : 0;
    }
    expect(repeated).toBeGreaterThan(0);
    expect(plans.filter((plan) => noticeOf(plan).includes('"Uafgjort"'))).toEqual([]);
  });
});
