import {
  type EventItem,
  type PlayerTable,
  scoresOf,
  shotsOf,
  sportById,
  Stage,
  type StageCode,
  STATISTIC,
} from '@stillingen/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createInMemoryIngest, type InMemoryIngest } from '../../../in-memory-ingest.ts';
import { dayNumber, dayText } from '../../engine/calendar/copenhagen.ts';
import { STATISTICS } from '../../engine/clock/statistics.ts';
import type { EventPlan, SportSimulator } from '../../engine/event-plan.ts';
import { stateMessages } from '../../state.ts';
import { PERIOD_SPORTS } from './sport.ts';

const worlds = new Map(PERIOD_SPORTS.map((make) => make('3')).map((world) => [world.sportId, world]));
const worldOf = (sportId: number): SportSimulator => worlds.get(sportId)!;

interface Played {
  readonly ingest: InMemoryIngest;
  readonly event: EventItem;
}

/** The tests of one group share its matches. */
const matches = new Map<EventPlan, Promise<Played>>();
afterAll(() => matches.clear());

function played(plan: EventPlan): Promise<Played> {
  const known = matches.get(plan) ?? play(plan);
  matches.set(plan, known);
  return known;
}

async function play(plan: EventPlan): Promise<Played> {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const results = await ingest.deliver([...plan.announcement(), ...plan.publications().flatMap(({ messages }) => messages)]);
  expect(results.filter(({ result }) => result !== 'accepted')).toEqual([]);
  return { ingest, event: [...ingest.state.events.values()][0]! };
}
const FINAL: readonly StageCode[] = [Stage.finished, Stage.afterExtraTime, Stage.afterPenalties, Stage.postponed];

/** Sport, points of a side on average (least, most), and minutes that a match takes (least, most). */
const SPORTS: readonly [sportId: number, points: readonly [number, number], minutes: readonly [number, number]][] = [
  [7, [26, 34], [80, 105]],
  [4, [2, 4.2], [130, 190]],
  [3, [75, 105], [95, 145]],
  [5, [17, 28], [150, 210]],
  [8, [18, 32], [85, 115]],
  [19, [14, 27], [85, 115]],
  [9, [4, 7.5], [100, 145]],
  [10, [3.4, 6], [100, 130]],
  [11, [2.3, 4.6], [80, 115]],
  [22, [9, 15], [55, 85]],
  [24, [1.6, 3.4], [80, 110]],
  [26, [3, 6], [55, 85]],
  [29, [50, 68], [80, 110]],
  [42, [27, 39], [60, 85]],
  [18, [70, 100], [130, 165]],
];

/** A time is its seconds, and a share, '7/12', is two numbers. */
function numbersIn(value: string): readonly number[] {
  const [minutes, seconds] = value.split(':').map(Number);
  return seconds === undefined ? value.split('/').map(Number) : [60 * minutes! + seconds];
}
const valuesOf = (table: PlayerTable): ReadonlyMap<string, readonly number[]> =>
  new Map(
    table.sections.flatMap(({ title, lines }) =>
      lines.map(({ side, player, values }) => [`${title} ${side} ${player}`, values.flatMap(numbersIn)]),
    ),
  );
const firstOf = (table: PlayerTable | undefined): readonly number[] =>
  (['home', 'away'] as const).map((side) =>
    table!.sections[0]!.lines.filter((line) => line.side === side).reduce((sum, { values }) => sum + Number(values[0]), 0),
  );

describe.each(SPORTS.map(([sportId]) => sportId))('players of sport %i', (sportId) => {
  afterAll(() => matches.clear());
  const plans = ['3', 'other'].flatMap((seed) => {
    const world = PERIOD_SPORTS.map((make) => make(seed)).find((one) => one.sportId === sportId)!;
    return world.showcase(dayNumber('2026-11-21')).slice(0, 12);
  });

  it('[FEED-52] gives the players of a side its points, in the match and in each part', async () => {
    for (const plan of plans) {
      const { ingest, event } = await played(plan);
      if (event.stage === Stage.postponed) continue;
      const [match, ...parts] = ingest.state.facts.get(event.id)!['player-statistics'];
      expect([match!.id, ...parts.map(({ id }) => id)]).toEqual(['0', ...event.parts.map((_, part) => String(part + 1))]);
      expect(firstOf(match)).toEqual(event.score);
      for (const [index, part] of event.parts.entries()) expect(firstOf(parts[index])).toEqual(part);
    }
  });

  it('[FEED-52] adds the players of the parts up to those of the match', async () => {
    for (const plan of plans) {
      const { ingest, event } = await played(plan);
      if (event.stage === Stage.postponed) continue;
      const [match, ...parts] = ingest.state.facts.get(event.id)!['player-statistics'];
      const summed = new Map<string, readonly number[]>();
      for (const part of parts)
        for (const [player, values] of valuesOf(part))
          summed.set(
            player,
            values.map((value, column) => value + (summed.get(player)?.[column] ?? 0)),
          );
      expect(summed).toEqual(valuesOf(match!));
    }
  });
});

const overtimesIn = (plan: EventPlan): number =>
  plan
    .publications()
    .flatMap(({ messages }) => messages)
    .filter((message) => message.kind === 'status' && message.stage === Stage.extraTime).length;

/** Sports whose overtimes in two stages are one part of the score, and the matches that have them. */
const OVERTIME_ROLES: ReadonlyMap<number, string> = new Map([
  [7, 'knockout'],
  [29, 'main'],
]);
function overtimeInStages(sportId: number): EventPlan {
  const [first, last] = [dayNumber('2026-01-01'), dayNumber('2027-12-31')];
  for (let day = first; day <= last; day += 1)
    for (const plan of worldOf(sportId).day(day)) {
      const role = OVERTIME_ROLES.get(sportId);
      const isPlayedOn = plan.announcement().some((message) => message.kind === 'fixture' && message.competition.role === role);
      if (isPlayedOn && overtimesIn(plan) > 1) return plan;
    }
  throw new Error(`sport ${sportId} has no overtime in two stages`);
}

describe.each(SPORTS.map(([sportId]) => sportId))('statistics of sport %i', (sportId) => {
  it('[FEED-58] adds the statistics of the parts up to those of the match, also where overtime has several stages', async () => {
    const shown = ['3', 'other'].flatMap((seed) => {
      const world = PERIOD_SPORTS.map((make) => make(seed)).find((one) => one.sportId === sportId)!;
      return world.showcase(dayNumber('2026-11-21')).slice(0, 10);
    });
    for (const plan of OVERTIME_ROLES.has(sportId) ? [...shown, overtimeInStages(sportId)] : shown) {
      const { ingest, event } = await played(plan);
      if (event.stage === Stage.postponed) continue;
      const { 0: match = [], ...parts } = ingest.state.statistics.get(event.id)!;
      for (const { stat, home, away } of match) {
        if (home.endsWith('%')) continue;
        const lines = Object.values(parts).flatMap((part = []) => part.filter((line) => line.stat === stat));
        const of = (side: 'home' | 'away'): number => lines.reduce((sum, line) => sum + Number(line[side]), 0);
        expect([of('home'), of('away')], `${plan.key} ${stat}`).toEqual([Number(home), Number(away)]);
      }
    }
  });
});

describe.each(SPORTS)('matches of sport %i', (sportId, points, minutes) => {
  afterAll(() => matches.clear());
  const days = Array.from({ length: 6 }, (_, index) => dayNumber('2026-11-21') + index);
  const plans = days.flatMap((day) => worldOf(sportId).showcase(day)).slice(0, 40);

  it('ends as its sport does: the winner follows from the score, every part is filled', async () => {
    for (const plan of plans) {
      const { event } = await played(plan);
      expect(FINAL).toContain(event.stage);
      if (event.stage === Stage.postponed) continue;
      const [home, away] = event.penalties ?? event.score!;
      expect(event.winner).toBe(home > away ? 1 : home < away ? 2 : 0);
      const { formats } = sportById(sportId)!;
      const regular =
        formats[0].format.kind === 'periods' || formats[0].format.kind === 'behinds' ? formats[0].format.regular : 0;
      expect(event.parts.length).toBeGreaterThanOrEqual(regular);
      expect(event.parts.reduce((sum, part) => sum + part[0], 0)).toBe(event.score![0]);
      if (event.stage === Stage.finished) expect(event.parts).toHaveLength(regular);
      expect([event.serve, event.situation, event.underReview]).toEqual([null, '', null]);
    }
  });

  it('has as many points, takes as long and sends messages as often as usual', async () => {
    let scored = 0;
    let took = 0;
    let delivered = 0;
    for (const plan of plans) {
      const { ingest, event } = await played(plan);
      scored += (event.score?.[0] ?? 0) + (event.score?.[1] ?? 0);
      took += (plan.publications().at(-1)!.dueS - plan.startS) / 60;
      delivered += ingest.delivered.length;
    }
    const [average, length] = [scored / plans.length / 2, took / plans.length];
    expect(average).toBeGreaterThan(points[0]);
    expect(average).toBeLessThan(points[1]);
    expect(length).toBeGreaterThan(minutes[0]);
    expect(length).toBeLessThan(minutes[1]);
    expect((took * 60) / delivered).toBeGreaterThan(15);
    expect((took * 60) / delivered).toBeLessThan(180);
  });

  it('has statistics of its sport only, and no negative ones', async () => {
    const { ingest, event } = await played(plans.find((plan) => plan.publications().length > 3)!);
    const kinds = new Set(sportById(sportId)!.statistics.map(({ stat }) => stat));
    const values = ingest.state.statistics.get(event.id)![0]!;
    expect(values.length).toBeGreaterThan(1);
    expect(values.every(({ stat, home, away }) => kinds.has(stat) && /^\d+%?$/.test(home) && /^\d+%?$/.test(away))).toBe(true);
  });
});

describe('the messages of a match', () => {
  it.each(SPORTS.map(([sportId]) => sportId))('count statistics that sport %i shows', (sportId) => {
    const known = new Set<number>([STATISTIC.goals, ...sportById(sportId)!.statistics.map(({ stat }) => stat)]);
    const counted = STATISTICS.filter(({ sport }) => sport === sportId).map(({ stat }) => stat);
    expect(counted.filter((stat) => !known.has(stat))).toEqual([]);
  });

  it.each([4, 9, 10, 11, 24, 26])('carry the shots of sport %i minute by minute', async (sportId) => {
    const plans = worldOf(sportId).showcase(dayNumber('2026-11-21')).slice(0, 5);
    for (const plan of plans) {
      const { ingest, event } = await played(plan);
      if (event.stage === Stage.postponed) continue;
      const { level, minutes } = shotsOf(ingest.state.courses.get(event.id)!, ingest.state.incidents.get(event.id)!, 0)!;
      const total = ingest.state.statistics.get(event.id)![0]!.find(({ stat }) => stat === STATISTIC[level])!;
      const sum = (side: 'home' | 'away') => minutes.reduce((all, minute) => all + (minute[side] ?? NaN), 0);
      expect([sum('home'), sum('away')]).toEqual([Number(total.home), Number(total.away)]);
    }
  });

  it.each([3, 29, 42])(
    'carry the score of sport %i minute by minute, while it runs and after it, also in short',
    async (sportId) => {
      const plans = worldOf(sportId).showcase(dayNumber('2026-11-21')).slice(0, 5);
      const overtime = OVERTIME_ROLES.has(sportId) ? [overtimeInStages(sportId)] : [];
      for (const plan of [...plans, ...overtime]) {
        const { ingest: whole, event } = await played(plan);
        if (event.stage === Stage.postponed) continue;
        for (const nowS of [plan.startS + 3000, plan.overS]) {
          const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
          await ingest.deliver(stateMessages(plan, nowS));
          const [{ id, score }] = [...ingest.state.events.values()] as [EventItem];
          const minutes = scoresOf(ingest.state.courses.get(id)!)!;
          expect(minutes.at(-1)!.score).toEqual(score);
          const all = scoresOf(whole.state.courses.get(event.id)!)!;
          expect(minutes.slice(0, -1)).toEqual(all.slice(0, minutes.length - 1));
          if (nowS === plan.overS) expect(minutes).toEqual(all);
        }
      }
    },
  );

  it('carry the clock of the sport, and the side with more players', async () => {
    const texts = (sportId: number, word: 'gameTime' | 'situation'): ReadonlySet<string> =>
      new Set(
        worldOf(sportId)
          .showcase(dayNumber('2026-11-21'))
          .flatMap((plan) => plan.publications())
          .flatMap(({ messages }) => messages)
          .flatMap((message) => (message.kind === 'score' && message[word] !== undefined ? [message[word]] : [])),
      );
    expect([...texts(4, 'gameTime')].every((text) => Number(text) >= 1 && Number(text) <= 20)).toBe(true);
    expect(Math.max(...[...texts(7, 'gameTime')].map(Number))).toBeGreaterThan(58);
    expect([...texts(3, 'gameTime')].every((text) => /^(0\d|1[0-2]):[0-5]\d$/.test(text))).toBe(true);
    expect([...texts(29, 'gameTime')].every((text) => /^(0\d|1[0-5]):[0-5]\d$/.test(text))).toBe(true);
    expect(texts(8, 'gameTime').size).toBe(0);
    expect([...texts(4, 'situation')].some((text) => text.startsWith('Overtal '))).toBe(true);
    expect([...texts(5, 'situation')].some((text) => text === '1&10')).toBe(true);
  });

  it('correct goals and tries that did not stand', async () => {
    for (const sportId of [4, 8]) {
      const plans = Array.from({ length: 10 }, (_, index) => worldOf(sportId).showcase(dayNumber('2026-11-21') + index)).flat();
      const corrected: unknown[] = [];
      for (const plan of plans.slice(0, 80)) {
        const { ingest, event } = await played(plan);
        corrected.push(
          ...(ingest.state.corrections.get(event.id) ?? []).filter(({ reason }) => reason === 'challenge' || reason === 'var'),
        );
      }
      expect(corrected.length).toBeGreaterThan(2);
    }
  });
});

describe('the calendar', () => {
  const monthsOf = (sportId: number): ReadonlySet<string> =>
    new Set(
      Array.from({ length: 365 }, (_, index) => dayNumber('2026-07-01') + index)
        .filter((day) => worldOf(sportId).day(day).length > 0)
        .map((day) => dayText(day).slice(5, 7)),
    );

  it.each([
    [10, ['10', '11', '12', '01', '02', '03'], 'bandy in winter only'],
    [29, ['03', '04', '05', '06', '07', '08'], 'netball from March to August'],
    [42, ['10', '11', '12'], 'Pro Kabaddi in autumn'],
  ])('plays sport %i in its months', (sportId, months) => {
    expect([...monthsOf(sportId)].every((month) => (months as readonly string[]).includes(month))).toBe(true);
    expect(monthsOf(sportId).size).toBeGreaterThan(2);
  });

  it('plays no ice hockey leagues in July, and American football of the NFL on Sundays of autumn', () => {
    expect(monthsOf(4).has('07')).toBe(false);
    const names = (day: string) =>
      worldOf(5)
        .day(dayNumber(day))
        .flatMap((plan) => plan.announcement())
        .flatMap((message) => (message.kind === 'fixture' ? [message.competition.name] : []));
    expect(names('2026-11-22').filter((name) => name === 'NFL').length).toBeGreaterThan(10);
    expect(names('2026-05-17')).not.toContain('NFL');
  });

  it('plays for the European title in handball in even years, and for that of the world in odd ones', () => {
    const titles = (year: number) => {
      const days = Array.from({ length: 365 }, (_, index) => dayNumber(`${year}-01-01`) + index);
      const fixtures = days
        .flatMap((day) => worldOf(7).day(day))
        .flatMap((plan) => plan.announcement())
        .filter((message) => message.kind === 'fixture' && message.home.kind === 'national');
      return [...new Set(fixtures.map((message) => message.kind === 'fixture' && message.competition.name))];
    };
    expect(titles(2026)).toEqual(['EM', 'EM (k)']);
    expect(titles(2027)).toEqual(['VM', 'VM (k)']);
  });

  it('sends women to the competitions of women', () => {
    const sides = worldOf(7)
      .day(dayNumber('2026-12-05'))
      .flatMap((plan) => plan.announcement())
      .flatMap((message) =>
        message.kind === 'fixture' && message.competition.name === 'EM (k)' ? [message.home.name, message.away.name] : [],
      );
    expect(sides).toContain('Danmark (k)');
    expect(sides.every((name) => name.endsWith(' (k)'))).toBe(true);
  });

  it('plays competitions that the product knows, each within its rank', async () => {
    const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
    const days = Array.from({ length: 52 }, (_, index) => dayNumber('2026-07-01') + index * 7 + (index % 7));
    for (const world of worlds.values())
      for (const day of days) await ingest.deliver(world.day(day).flatMap((plan) => plan.announcement()));
    const leagues = [...ingest.state.leagues.values()];
    expect(new Set(leagues.map(({ sportId, country, name }) => `${sportId} ${country} ${name}`)).size).toBeGreaterThan(50);
    expect(leagues.filter(({ order }) => order >= 900).map(({ name }) => name)).toEqual([]);
  });

  it('ends a season with ties of the best: a quarter-final leads to a semi-final leads to a final that has a winner', async () => {
    const ties = Array.from({ length: 80 }, (_, index) => dayNumber('2027-04-01') + index)
      .flatMap((day) => worldOf(7).day(day))
      .filter((plan) =>
        plan
          .announcement()
          .some(
            (message) =>
              message.kind === 'fixture' && message.competition.name === 'Herreligaen' && message.competition.role === 'knockout',
          ),
      );
    const rounds = new Map<string, string[]>();
    for (const plan of ties) {
      const { ingest, event } = await played(plan);
      expect(event.advanced).not.toBeNull();
      const winner = ingest.state.participants.get(event.advanced === 'home' ? event.home : event.away)!.name;
      rounds.set(event.round, [...(rounds.get(event.round) ?? []), winner]);
    }
    expect([...rounds].map(([round, winners]) => [round, winners.length])).toEqual([
      ['Kvartfinale', 4],
      ['Semifinale', 2],
      ['Finale', 1],
    ]);
    expect(rounds.get('Kvartfinale')).toEqual(expect.arrayContaining(rounds.get('Semifinale')!));
    expect(rounds.get('Semifinale')).toEqual(expect.arrayContaining(rounds.get('Finale')!));
  });
});
