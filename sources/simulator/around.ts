import { SPORT } from '@stillingen/domain';
import type { RankingListMessage } from '@stillingen/domain/messages';
import { createRandom, highestFirst } from '../random.ts';
import { isYes, readTable } from './data/table.ts';
import { copenhagenSeconds, dayText, instant, weekdayOf } from './engine/calendar/copenhagen.ts';
import { type Entrant, entrantsByStrength, entrantsOf } from './engine/fields.ts';

/** World rankings: `points` are those of the first; a live list beside one changes day by day. */
const RANKINGS = readTable('rankings.csv', 'sport# name fields points# live', { live: isYes }).map(({ fields, ...ranking }) => ({
  ...ranking,
  field: (ranking.sport === SPORT.golf ? entrantsByStrength : entrantsOf)(fields),
}));
type Ranking = (typeof RANKINGS)[number];

/** What a week changes a rating, in deviations. */
const WEEKLY_CHANGE = 0.03;
/** The points of the last of a list, as a share of those of the first. */
const LAST_SHARE = 0.06;

const mondayOf = (day: number): number => day - weekdayOf(day);

/** The field in order on a day: on a Monday by the form of its week, then closer to the next each day. */
function orderOn(seed: string, { sport, name, field }: Ranking, day: number): readonly Entrant[] {
  const monday = mondayOf(day);
  const share = (day - monday) / 7;
  const formOf = (person: string, week: number): number => createRandom(seed, 'ranking', sport, name, person, week).normal();
  return highestFirst(field, ({ name: person, rating }) => {
    const form = (1 - share) * formOf(person, monday) + share * formOf(person, monday + 7);
    return rating + WEEKLY_CHANGE * form;
  });
}

/** The list of a Monday with the places of the Monday before; a live one with those of its Monday. */
function messageOf(seed: string, ranking: Ranking, day: number, live: boolean): RankingListMessage {
  const { sport, name, points } = ranking;
  const [before, order] = [orderOn(seed, ranking, live ? mondayOf(day) : day - 7), orderOn(seed, ranking, day)];
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
      participant: { name: person.name, country: person.country, kind: 'person' },
      rank: at + 1,
      previous: before.indexOf(person) + 1,
      points: Math.round(points * LAST_SHARE ** (at / last)),
      tournaments: createRandom(seed, 'tournaments', sport, person.name).int(14, 26),
    })),
  };
}

export function rankingsOn(seed: string, sports: ReadonlySet<number>, day: number): readonly RankingListMessage[] {
  const played = RANKINGS.filter(({ sport }) => sports.has(sport));
  return [
    ...played.map((ranking) => messageOf(seed, ranking, mondayOf(day), false)),
    ...played.filter(({ live }) => live).map((ranking) => messageOf(seed, ranking, day, true)),
  ];
}
