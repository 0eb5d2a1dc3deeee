import type { RankingListMessage } from '@stillingen/domain/messages';
import { createRandom } from '../random.ts';
import { copenhagenSeconds, dayText, daysSinceSaturday, instant } from './engine/calendar/copenhagen.ts';
import type { Entrant } from './engine/entrants.ts';
import { entrantsOf, membersOf } from './engine/fields.ts';

/** A world ranking: those who take part in a sport, by strength and by how the weeks went. */
interface Ranking {
  readonly sport: number;
  readonly name: string;
  readonly field: readonly Pick<Entrant, 'name' | 'country' | 'rating'>[];
  readonly points: number;
  /** Whether what is being played is counted in day by day, in a list beside it. */
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

/** The most a week may change a rating, in strength. */
const OF_A_WEEK = 0.03;
/** The last of a list has this share of the points of the first. */
const LAST_SHARE = 0.06;
const DAYS_FROM_SATURDAY_TO_MONDAY = 2;

const mondayOf = (day: number): number => day - ((daysSinceSaturday(day) + 7 - DAYS_FROM_SATURDAY_TO_MONDAY) % 7);

/** The names of a field as they stand on a day: on a Monday by the form of its week, then day by day closer to that of the next. */
function orderOn(seed: string, { sport, name, field }: Ranking, day: number): readonly string[] {
  const monday = mondayOf(day);
  const share = (day - monday) / 7;
  const formOf = (who: string, week: number): number => createRandom(seed, 'ranking', sport, name, who, week).normal();
  const standing = field.map((entrant) => {
    const form = (1 - share) * formOf(entrant.name, monday) + (share === 0 ? 0 : share * formOf(entrant.name, monday + 7));
    return { name: entrant.name, value: entrant.rating + OF_A_WEEK * form };
  });
  return standing.toSorted((a, b) => b.value - a.value).map((entrant) => entrant.name);
}

/** The list of a Monday, with the places of the Monday before; or, live, that of any day, with the places of its Monday. */
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
    rows: order.map((who, at) => ({
      participant: { name: who, country: countries.get(who)!, kind: 'person' },
      rank: at + 1,
      previous: before.indexOf(who) + 1,
      points: Math.round(points * LAST_SHARE ** (at / last)),
      tournaments: createRandom(seed, 'tournaments', sport, who).int(14, 26),
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
