import { SPORT } from '@stillingen/domain';
import type { RankingListMessage, TransferMessage } from '@stillingen/domain/messages';
import { createRandom } from '../random.ts';
import { copenhagenSeconds, dayNumber, daysSinceSaturday, dayText, instant } from './engine/calendar/copenhagen.ts';
import { type Entrant, entrantsOf, membersOf } from './engine/fields.ts';
import { squadOf } from './engine/squad.ts';

/** A world ranking: the entrants of a sport by strength and by the form of the week. */
interface Ranking {
  readonly sport: number;
  readonly name: string;
  readonly field: readonly Pick<Entrant, 'name' | 'country' | 'rating'>[];
  readonly points: number;
  /** Whether a live list beside it changes day by day. */
  readonly hasLive?: true;
}

const STRENGTHS = 9;
const golfers = [...membersOf('pga-tour'), ...membersOf('both-golf-tours')].map(({ name, country, strength }) => ({
  name,
  country,
  rating: (2 * strength) / STRENGTHS - 1,
}));

const RANKINGS: readonly Ranking[] = [
  { sport: 2, name: 'ATP', field: entrantsOf('tennis-men'), points: 11_000, hasLive: true },
  { sport: 2, name: 'WTA', field: entrantsOf('tennis-women'), points: 10_500, hasLive: true },
  { sport: 21, name: 'Herresingle', field: entrantsOf('badminton-men'), points: 105_000 },
  { sport: 21, name: 'Damesingle', field: entrantsOf('badminton-women'), points: 108_000 },
  { sport: 25, name: 'Herresingle', field: entrantsOf('table-tennis-men'), points: 9_500 },
  { sport: 25, name: 'Damesingle', field: entrantsOf('table-tennis-women'), points: 10_200 },
  { sport: 23, name: 'Verdensranglisten', field: golfers, points: 450 },
];

/** What a week changes a rating, in deviations. */
const WEEKLY_CHANGE = 0.03;
/** The points of the last of a list, as a share of those of the first. */
const LAST_SHARE = 0.06;
const DAYS_FROM_SATURDAY_TO_MONDAY = 2;

const mondayOf = (day: number): number => day - ((daysSinceSaturday(day) + 7 - DAYS_FROM_SATURDAY_TO_MONDAY) % 7);

/** The names in order on a day: on a Monday by the form of its week, then closer to the next each day. */
function orderOn(seed: string, { sport, name, field }: Ranking, day: number): readonly string[] {
  const monday = mondayOf(day);
  const share = (day - monday) / 7;
  const formOf = (person: string, week: number): number => createRandom(seed, 'ranking', sport, name, person, week).normal();
  const rated = field.map((entrant) => {
    const form = (1 - share) * formOf(entrant.name, monday) + (share === 0 ? 0 : share * formOf(entrant.name, monday + 7));
    return { name: entrant.name, value: entrant.rating + WEEKLY_CHANGE * form };
  });
  return rated.toSorted((a, b) => b.value - a.value).map((entrant) => entrant.name);
}

/** The list of a Monday with the places of the Monday before; a live one with those of its Monday. */
function messageOf(seed: string, ranking: Ranking, day: number, live: boolean): RankingListMessage {
  const { sport, name, field, points } = ranking;
  const [before, order] = [orderOn(seed, ranking, live ? mondayOf(day) : day - 7), orderOn(seed, ranking, day)];
  const countries = new Map(field.map((entrant) => [entrant.name, entrant.country]));
  const last = Math.max(1, order.length - 1);
  return {
    kind: 'ranking-list',
    key: `ranking/${sport}/${name}${live ? '/live' : ''}`,
    seq: day,
    at: instant(copenhagenSeconds(day, 0)),
    sport,
    name,
    ...(live ? { live } : {}),
    date: dayText(day),
    rows: order.map((person, at) => ({
      participant: { name: person, country: countries.get(person)!, kind: 'person' },
      rank: at + 1,
      previous: before.indexOf(person) + 1,
      points: Math.round(points * LAST_SHARE ** (at / last)),
      tournaments: createRandom(seed, 'tournaments', sport, person).int(14, 26),
    })),
  };
}

export function rankingsOn(seed: string, sports: ReadonlySet<number>, day: number): readonly RankingListMessage[] {
  const played = RANKINGS.filter(({ sport }) => sports.has(sport));
  return [
    ...played.map((ranking) => messageOf(seed, ranking, mondayOf(day), false)),
    ...played.filter(({ hasLive }) => hasLive).map((ranking) => messageOf(seed, ranking, day, true)),
  ];
}

export type TransferClub = Pick<Entrant, 'name' | 'country'>;

const WINDOWS = [
  { from: '01-02', days: 31 },
  { from: '07-01', days: 62 },
] as const;
const OF_A_WINDOW = 80;
const LOAN = 0.25;
const FREE = 0.2;
const FEE_PUBLISHED = 0.7;

type Window = { readonly firstDay: number; readonly days: number };

function transferOf(seed: string, clubs: readonly TransferClub[], { firstDay, days }: Window, number: number): TransferMessage {
  const random = createRandom(seed, 'transfer', firstDay, number);
  const [to, from] = random.shuffle(clubs) as [TransferClub, TransferClub];
  const day = firstDay + random.int(0, days - 1);
  const kind = random.next();
  const type = kind < LOAN ? 'loan' : kind < LOAN + FREE ? 'free' : 'transfer';
  return {
    kind: 'transfer',
    key: `transfer/${firstDay}/${number}`,
    seq: 0,
    at: instant(copenhagenSeconds(day, 0)),
    sport: SPORT.football,
    // A club's players include those it bought.
    player: { name: random.pick(squadOf(to.name, to.country)), kind: 'person' },
    from,
    to,
    date: dayText(day),
    type,
    ...(type === 'transfer' && random.chance(FEE_PUBLISHED) ? { fee: `${random.int(1, 40)},${random.int(0, 9)} mio. euro` } : {}),
  };
}

export function transfersOn(seed: string, clubs: readonly TransferClub[], day: number): readonly TransferMessage[] {
  if (clubs.length < 2) return [];
  const year = Number(dayText(day).slice(0, 4));
  const windows = [year - 1, year].flatMap((of) =>
    WINDOWS.map(({ from, days }) => ({ firstDay: dayNumber(`${of}-${from}`), days })),
  );
  const window = windows.findLast(({ firstDay }) => firstDay <= day)!;
  return Array.from({ length: OF_A_WINDOW }, (_, number) => transferOf(seed, clubs, window, number))
    .filter(({ date }) => dayNumber(date) <= day)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
