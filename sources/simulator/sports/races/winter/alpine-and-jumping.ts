import { type EntryStatus, type RaceSplits, type Results, SPORT, Stage } from '@stillingen/domain';
import { withTies } from '../../../../datasets/kit/events/race.ts';
import { createRandom, type Random } from '../../../../random.ts';
import { oneOf, readTable } from '../../../data/table.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import {
  decimalText,
  everySeconds,
  gapText,
  type RaceTimeline,
  type RankedEntry,
  timeText,
} from '../../../engine/race-timeline.ts';
import { fieldOf, type WinterRace, winterSport } from './winter-sport.ts';

/**
 * `shows` begins the names of the results of attempts; `size` is seconds of the best or metres of
 * the K point; `worth` is the share of time lost for each point of strength or the points of a metre.
 */
const COLUMNS = 'sport letters name word shows rounds# size# worth# fails# skill most# every_s# pause_s# disqualified#';
const DISCIPLINES = readTable('alpine-and-jumping.csv', COLUMNS, { shows: oneOf('run', 'jump', '') });
const lettersOf = (of: string): readonly string[] =>
  DISCIPLINES.filter(({ sport }) => sport === of).map(({ letters }) => letters);
type RunDiscipline = (typeof DISCIPLINES)[number];

const GO_ON = 30;
const SEEDED = 15;
const SETTLED_S = 120;

interface Rules {
  /** The status after an attempt that does not count. */
  readonly failed: EntryStatus;
  /** The status of those outside the second round; without one they keep the place of the first. */
  readonly outside?: EntryStatus;
  readonly startOrder: (field: readonly Member[], random: Random) => readonly Member[];
  /** The less the value, the better: hundredths of a second, or tenths of a point below 0. */
  readonly attempt: (
    random: Random,
    discipline: RunDiscipline,
    strength: number,
    place: number,
  ) => { value: number; text: string };
  readonly score: (value: number, best: number) => Results;
  readonly unit: RaceSplits['unit'];
  /** A total of attempts in the unit. */
  readonly measured: (value: number) => number;
}

const alpine: Rules = {
  unit: 'seconds',
  measured: (value) => value / 100,
  failed: 'retired',
  outside: 'not-qualified',
  startOrder: (field, random) => [...random.shuffle(field.slice(0, SEEDED)), ...field.slice(SEEDED)],
  attempt(random, { size, worth }, strength, place) {
    // The course wears out with every racer.
    const slower = (10 - strength) * worth + place * 0.0001 + Math.abs(random.normal()) * 0.006;
    const value = Math.round(size * (1 + slower) * 100);
    return { value, text: timeText(value / 100, 2) };
  },
  score: (value, best) => ({
    time: timeText(value / 100, 2),
    ...(value > best ? { gap: gapText((value - best) / 100, 2) } : {}),
  }),
};

const jumping: Rules = {
  unit: 'points',
  measured: (value) => -value / 10,
  failed: 'disqualified',
  startOrder: (field) => field.toReversed(),
  attempt(random, { size, worth }, strength) {
    const metres = Math.round((size - 4 + strength * 1.7 + random.normal() * 4.5) * 2) / 2;
    const style = 51 + strength * 0.35 + random.normal() * 1.2;
    const points = Math.max(20, 60 + (metres - size) * worth + style + random.normal() * 3);
    return { value: -Math.round(points * 10), text: decimalText(metres) };
  },
  score: (value) => ({ points: decimalText(-value / 10) }),
};

const startersOf = (rules: Rules, field: readonly Member[], random: Random) =>
  rules.startOrder(field, random).map((member, index) => ({ member, entry: entryOf(member), bib: index + 1 }));

function contestOf(seed: string, rules: Rules, discipline: RunDiscipline, field: readonly Member[]) {
  const random = createRandom(seed, discipline.sport);
  const starters = startersOf(rules, field, random).map(({ member, ...starter }, index) => {
    const attempt = (place: number) => ({
      ...rules.attempt(random, discipline, member.strength, place),
      fails: random.chance(discipline.fails),
    });
    return { ...starter, attempts: [attempt(index), attempt(10)] };
  });
  return { rules, discipline, starters };
}

type Contest = ReturnType<typeof contestOf>;
type Starter = Contest['starters'][number];

/** In the order of a ranking; those behind are not among the starters of the second round. */
const STANDINGS = ['placed', 'waiting', 'behind', 'out'] as const;

interface StarterRow extends Starter {
  readonly total: number;
  readonly standing: (typeof STANDINGS)[number];
}

function rowOf(starter: Starter, round: number, hasStarted: boolean): StarterRow {
  const attempts = starter.attempts.slice(0, hasStarted ? round : round - 1);
  const total = attempts.reduce((sum, { value }) => sum + value, 0);
  const standing = hasStarted ? 'placed' : 'waiting';
  return { ...starter, attempts, total, standing: attempts.some(({ fails }) => fails) ? 'out' : standing };
}

const byStanding = (a: StarterRow, b: StarterRow): number =>
  STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || a.total - b.total;

const placedIn = (rows: readonly StarterRow[]): readonly StarterRow[] =>
  rows.filter(({ standing }) => standing === 'placed').toSorted(byStanding);

/** All starters when so many have started in the first round and in the second, once it has begun. */
function rowsAfter({ starters }: Contest, first: number, second?: number): readonly StarterRow[] {
  const rows = starters.map((starter, index) => rowOf(starter, 1, index < first));
  if (second === undefined) return rows;
  // The best of the first round start last.
  const order = placedIn(rows).slice(0, GO_ON).toReversed();
  return rows.map((row, index) => {
    const turn = order.indexOf(row);
    if (turn !== -1) return rowOf(starters[index]!, 2, turn < second);
    return row.standing === 'out' ? row : { ...row, standing: 'behind' };
  });
}

function entriesAfter(contest: Contest, first: number, second?: number): readonly RankedEntry[] {
  const { rules, discipline } = contest;
  const { shows, rounds } = discipline;
  const rows = rowsAfter(contest, first, second);
  const best = placedIn(rows)[0]?.total ?? 0;
  const statuses = { placed: undefined, waiting: undefined, behind: rules.outside, out: rules.failed };
  const entries = rows.toSorted(byStanding).map((row): RankedEntry => {
    const { entry, bib, standing, total, attempts } = row;
    const seen = attempts.filter(({ fails }) => shows !== '' && (!fails || rules.failed === 'disqualified'));
    const texts = Object.fromEntries(seen.map(({ text }, index) => [`${shows}${index + 1}`, text]));
    const results = { bib: String(bib), ...texts };
    const status = statuses[standing];
    const counted = attempts.slice(0, attempts.findIndex(({ fails }) => fails) >>> 0);
    const totals = counted.map((_, index) => counted.slice(0, index + 1).reduce((sum, { value }) => sum + value, 0));
    const splits = rounds === 1 || totals.length === 0 ? {} : { splits: totals.map(rules.measured) };
    if (status !== undefined) return { ...entry, status, results, ...splits };
    if (standing === 'waiting') return { ...entry, results, ...splits };
    const rank = 1 + rows.filter((other) => byStanding(other, row) < 0).length;
    return { ...entry, rank, results: { ...results, ...rules.score(total, best) }, ...splits };
  });
  return withTies(entries);
}

function timelineOf(contest: Contest): RaceTimeline {
  const { everyS, rounds, word, pauseS } = contest.discipline;
  const inTurn = (fromS: number, count: number, notice: string, entriesAt: (started: number) => readonly RankedEntry[]) =>
    everySeconds([fromS, fromS + count * everyS + 1, everyS], (second) => {
      const started = (second - fromS) / everyS;
      const length = fromS > 0 && started === 0 ? { length: count } : {};
      return { stage: Stage.live, done: started, ...length, notice, entries: () => entriesAt(started) };
    });
  const settled = (timeline: RaceTimeline) => ({ ...timeline.at(-1)!, atS: timeline.at(-1)!.atS + SETTLED_S });
  const count = contest.starters.length;
  const first = inTurn(0, count, rounds === 1 ? '' : `1. ${word}`, (started) => entriesAfter(contest, started));
  if (rounds === 1) return [...first, { ...settled(first), stage: Stage.finished }];
  const through = Math.min(GO_ON, placedIn(rowsAfter(contest, count)).length);
  const fromS = count * everyS + pauseS;
  const second = inTurn(fromS, through, `2. ${word}`, (started) => entriesAfter(contest, count, started));
  return [
    ...first,
    { ...settled(first), notice: `Efter 1. ${word}` },
    ...second,
    { ...settled(second), stage: Stage.finished, notice: '' },
  ];
}

const contest = (rules: Rules) => (seed: string, race: WinterRace) => {
  const discipline = DISCIPLINES.find(({ sport, letters }) => sport === race.sport && letters === race.letters)!;
  const { name, word, rounds, skill, most, disqualified } = discipline;
  const field = fieldOf(race, skill).slice(0, most);
  return {
    session: name,
    length: field.length,
    splits: rounds === 1 ? undefined : { unit: rules.unit, points: [1, 2].map((round) => `${round}. ${word}`) },
    disqualified,
    starters: () =>
      startersOf(rules, field, createRandom(seed, race.sport)).map(({ entry, bib }) => ({
        ...entry,
        results: { bib: String(bib) },
      })),
    simulate: () => timelineOf(contestOf(seed, rules, discipline, field)),
  };
};

export const alpineSkiing = winterSport({
  sportId: SPORT.alpineSkiing,
  sport: 'alpine',
  letters: lettersOf('alpine'),
  everyMinutes: 90,
  overAfterS: 5 * 3600,
  contest: contest(alpine),
});

export const skiJumping = winterSport({
  sportId: SPORT.skiJumping,
  sport: 'ski-jumping',
  letters: lettersOf('ski-jumping'),
  others: { 'four-hills': '4-hopsturneringen' },
  everyMinutes: 80,
  overAfterS: 4 * 3600,
  contest: contest(jumping),
});
