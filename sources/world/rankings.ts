import type { RankingListMessage } from '@stillingen/domain/messages';
import { createRandom } from '../random.ts';
import { copenhagenSeconds, dayText, daysSinceSaturday, instant } from './copenhagen.ts';
import type { Entrant } from './duels/entrants.ts';
import { PGA_TOUR } from './races/tables/golfers.ts';
import { BADMINTON_MEN, BADMINTON_WOMEN } from './sets/badminton-players.ts';
import { TABLE_TENNIS_MEN, TABLE_TENNIS_WOMEN } from './sets/table-tennis-players.ts';
import { TENNIS_MEN, TENNIS_WOMEN } from './sets/tennis-players.ts';

/** A world ranking: those who take part in a sport, by strength and by how the weeks went. */
interface Ranking {
  readonly sport: number;
  readonly name: string;
  readonly field: readonly Pick<Entrant, 'name' | 'country' | 'rating'>[];
  /** What the first has. */
  readonly points: number;
}

const STRENGTHS = 9;
const golfers = PGA_TOUR.map(({ name, country, strength }) => ({ name, country, rating: (2 * strength) / STRENGTHS - 1 }));

const RANKINGS: readonly Ranking[] = [
  { sport: 2, name: 'ATP', field: TENNIS_MEN, points: 11_000 },
  { sport: 2, name: 'WTA', field: TENNIS_WOMEN, points: 10_500 },
  { sport: 21, name: 'Herresingle', field: BADMINTON_MEN, points: 105_000 },
  { sport: 21, name: 'Damesingle', field: BADMINTON_WOMEN, points: 108_000 },
  { sport: 25, name: 'Herresingle', field: TABLE_TENNIS_MEN, points: 9_500 },
  { sport: 25, name: 'Damesingle', field: TABLE_TENNIS_WOMEN, points: 10_200 },
  { sport: 23, name: 'Verdensranglisten', field: golfers, points: 450 },
];

/** How far a week may take somebody, in strength. */
const OF_A_WEEK = 0.03;
/** The last of a list has this share of what the first has. */
const LAST_SHARE = 0.06;
const TOLD_MINUTES = 10 * 60;
const DAYS_FROM_SATURDAY_TO_MONDAY = 2;

/** The names of a field in the order of a week. */
function orderOf(seed: string, { sport, name, field }: Ranking, week: number): readonly string[] {
  const standing = field.map((entrant) => {
    const form = createRandom(seed, 'ranking', sport, name, entrant.name, week).normal();
    return { name: entrant.name, value: entrant.rating + OF_A_WEEK * form };
  });
  return standing.toSorted((a, b) => b.value - a.value).map((entrant) => entrant.name);
}

function messageOf(seed: string, ranking: Ranking, monday: number): RankingListMessage {
  const { sport, name, field, points } = ranking;
  const [before, order] = [orderOf(seed, ranking, monday - 7), orderOf(seed, ranking, monday)];
  const countries = new Map(field.map((entrant) => [entrant.name, entrant.country]));
  const last = Math.max(1, order.length - 1);
  return {
    kind: 'ranking-list',
    key: `ranking/${sport}/${name}`,
    seq: monday,
    at: instant(copenhagenSeconds(monday, TOLD_MINUTES)),
    sport,
    name,
    date: dayText(monday),
    rows: order.map((who, at) => ({
      participant: { name: who, country: countries.get(who)!, kind: 'person' },
      rank: at + 1,
      previous: before.indexOf(who) + 1,
      points: Math.round(points * LAST_SHARE ** (at / last)),
      tournaments: createRandom(seed, 'tournaments', sport, who).int(14, 26),
    })),
  };
}

/** The world rankings that stand on a day, those of its Monday: of the sports that the world plays. */
export function rankingsOn(seed: string, sports: ReadonlySet<number>, day: number): readonly RankingListMessage[] {
  const monday = day - ((daysSinceSaturday(day) + 7 - DAYS_FROM_SATURDAY_TO_MONDAY) % 7);
  return RANKINGS.filter(({ sport }) => sports.has(sport)).map((ranking) => messageOf(seed, ranking, monday));
}
