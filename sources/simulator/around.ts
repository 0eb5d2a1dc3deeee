import { countryByCode, SPORT } from '@stillingen/domain';
import type { RankingListMessage } from '@stillingen/domain/messages';
import { createRandom, highestFirst } from '../random.ts';
import { isYes, readTable, sportNamed } from './data/table.ts';
import { copenhagenDay, copenhagenSeconds, dayText, instant, weekdayOf } from './engine/calendar/copenhagen.ts';
import { type Entrant, entrantsByStrength, entrantsOf, participantOf } from './engine/fields.ts';

const HOUR_S = 3600;
const WEEK_DAYS = 7;
/** Weeks whose points count beside the usual ones of a competitor. */
const WEEKS = 6;
/** The gain of a week, as a share of the highest, by how far a competitor comes. */
const GAINS = [0, 0.03, 0.09, 0.2, 0.5, 1];
/** Rounds that could be played in a week; a competitor goes out in one of the first. */
const ROUNDS_OF_WEEK = 12;
/** Sports whose fields have strengths and no order. */
const BY_STRENGTH: ReadonlySet<number> = new Set([SPORT.golf, SPORT.cycling]);
const WOMEN = 'kvinder';

const ROWS = readTable('rankings.csv', 'sport name fields nations points# last# gain# live', {
  sport: sportNamed,
  live: isYes,
});

/** National teams, the best first. */
const nationsOf = (codes: string, name: string): readonly Entrant[] =>
  codes.split(' ').map((country, at, { length }) => {
    const nation = countryByCode(country)!.name;
    const team = name.endsWith(WOMEN) ? `${nation} (k)` : nation;
    return { name: team, country, kind: 'national', rating: 1 - (2 * at) / (length - 1) };
  });

function fieldOf({ sport, name, fields, nations }: (typeof ROWS)[number]): readonly Entrant[] {
  if (nations !== '') return nationsOf(nations, name);
  if (!BY_STRENGTH.has(sport)) return entrantsOf(fields);
  return highestFirst(entrantsByStrength(fields), ({ rating }) => rating);
}

/** World rankings; `points` and `last` are those of the first and the last without the gains of weeks. */
const RANKINGS = ROWS.map((row) => {
  const field = fieldOf(row);
  const fall = (row.last / row.points) ** (1 / Math.max(1, field.length - 1));
  return { ...row, field, usual: new Map(field.map(({ name }, at) => [name, row.points * fall ** at])) };
});
type Ranking = (typeof RANKINGS)[number];

const mondayOf = (day: number): number => day - weekdayOf(day);

/** Teams win and lose points on a day of the week; persons gain round by round. `share`: of the week. */
function gainOf(
  seed: string,
  { sport, name, gain, nations }: Ranking,
  { name: who, rating }: Entrant,
  monday: number,
  share: number,
) {
  const random = createRandom(seed, 'ranking', sport, name, who, monday);
  const [form, begin] = [random.normal(), random.next()];
  if (nations !== '') return share < begin ? 0 : (form * gain) / 2;
  const reached = Math.max(0, Math.min(GAINS.length - 1, Math.round(1.2 + 1.2 * rating + 1.3 * form)));
  const rounds = Math.floor(share * ROUNDS_OF_WEEK - begin);
  return GAINS[Math.max(0, Math.min(reached, rounds))]! * gain;
}

interface Placed {
  readonly person: Entrant;
  readonly points: number;
}

/** The order on a Monday; `share` of its week is counted in. */
function orderOn(seed: string, ranking: Ranking, monday: number, share: number): readonly Placed[] {
  const digits = ranking.nations === '' ? 0 : 1;
  const placed = ranking.field.map((person) => {
    let points = ranking.usual.get(person.name)!;
    for (let week = 1; week <= WEEKS; week += 1) points += gainOf(seed, ranking, person, monday - week * WEEK_DAYS, 1);
    // Rounded apart, so that what a week adds is what its tournaments give.
    const before = Number(points.toFixed(digits));
    const gained = share === 0 ? 0 : Number(gainOf(seed, ranking, person, monday, share).toFixed(digits));
    return { person, points: Number((before + gained).toFixed(digits)) };
  });
  return highestFirst(placed, ({ points }) => points);
}

interface ListTime {
  readonly seq: number;
  readonly seconds: number;
  readonly day: number;
}

function messageOf(
  seed: string,
  ranking: Ranking,
  { seq, seconds, day }: ListTime,
  order: readonly Placed[],
  before: readonly Placed[],
  live: boolean,
): RankingListMessage {
  const { sport, name } = ranking;
  const places = new Map(before.map(({ person }, at) => [person.name, at + 1]));
  return {
    kind: 'ranking-list',
    key: `ranking/${sport}/${name.replaceAll(/[, ]+/g, '-')}${live ? '/live' : ''}`,
    seq,
    at: instant(seconds),
    sport,
    name,
    ...(live ? { live } : {}),
    date: dayText(day),
    rows: order.map(({ person, points }, at) => ({
      participant: participantOf(person),
      rank: at + 1,
      previous: places.get(person.name)!,
      points,
      ...(ranking.nations === '' ? { tournaments: createRandom(seed, 'tournaments', sport, person.name).int(14, 26) } : {}),
    })),
  };
}

const played = (sports: ReadonlySet<number>): readonly Ranking[] => RANKINGS.filter(({ sport }) => sports.has(sport));

/** The lists of a Monday, with the places of the Monday before. */
export function rankingsOn(seed: string, sports: ReadonlySet<number>, ofDay: number): readonly RankingListMessage[] {
  const day = mondayOf(ofDay);
  const time = { seq: day, seconds: copenhagenSeconds(day, 0), day };
  return played(sports).map((ranking) =>
    messageOf(seed, ranking, time, orderOn(seed, ranking, day, 0), orderOn(seed, ranking, day - WEEK_DAYS, 0), false),
  );
}

/** The live lists of an hour since the epoch, with the places of their Monday. */
export function liveRankingsOn(seed: string, sports: ReadonlySet<number>, hour: number): readonly RankingListMessage[] {
  const seconds = hour * HOUR_S;
  const day = copenhagenDay(seconds);
  const monday = mondayOf(day);
  const [from, to] = [copenhagenSeconds(monday, 0), copenhagenSeconds(monday + WEEK_DAYS, 0)];
  return played(sports)
    .filter(({ live }) => live)
    .map((ranking) =>
      messageOf(
        seed,
        ranking,
        { seq: hour, seconds, day },
        orderOn(seed, ranking, monday, (seconds - from) / (to - from)),
        orderOn(seed, ranking, monday, 0),
        true,
      ),
    );
}
