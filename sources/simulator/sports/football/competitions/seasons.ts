import { createRandom, type Random } from '../../../../random.ts';
import { Season, type SeasonPlan } from '../../../engine/calendar/competition.ts';
import { dayNumber, daysSinceSaturday } from '../../../engine/calendar/copenhagen.ts';
import {
  type Competition,
  cycledPairings,
  type KickOffs,
  perYear,
  readKickOffs,
  type RoundTime,
  saturdays,
  seasonLabel,
  type SeasonWindow,
  spreadRounds,
} from '../../../engine/calendar/season.ts';
import type { Entrant } from '../../../engine/fields.ts';
import { rulesOf } from '../match/event.ts';
import { playUnnamed } from '../match/play.ts';
import type { CompetitionPlan, FootballMatch, FootballRules } from '../match/rules.ts';
import { type Club, teamOf } from './club-strength.ts';

type Calendar = Pick<SeasonPlan<FootballRules>, 'label' | 'main' | 'split' | 'ties' | 'order'>;

function competitionOf(
  seed: string,
  plan: CompetitionPlan,
  clubs: readonly Club[],
  calendarOf: (year: number) => Calendar,
): Competition<FootballMatch> {
  const { country, name } = plan;
  const rules = rulesOf(plan);
  const tiers = new Map(clubs.map((club) => [club.name, club.tier]));
  // The club of the lower tier is at home.
  const byTier = (one: Entrant, other: Entrant): number => tiers.get(other.name)! - tiers.get(one.name)!;
  const draw = (left: readonly Entrant[], random: Random): readonly Entrant[] =>
    random.shuffle(left).flatMap((_, at, drawn) => (at % 2 === 0 ? drawn.slice(at, at + 2).toSorted(byTier) : []));
  return perYear((year) => {
    const calendar = calendarOf(year);
    const teams = clubs.map((club) => teamOf(seed, club, calendar.label));
    return new Season(seed, { ...calendar, rules, country, name, groups: [teams], draw, play: playUnnamed }).rounds;
  });
}

export interface LeaguePlan extends CompetitionPlan {
  readonly clubs: readonly string[];
  readonly window: SeasonWindow;
  readonly weekend: KickOffs;
  readonly midweek: KickOffs;
  /** Rounds of all clubs; before the split where there is one. */
  readonly rounds: number;
  /** Further rounds within groups of these sizes, the best clubs first. */
  readonly split: { readonly rounds: number; readonly groups: readonly number[] } | null;
}

export function createLeague(seed: string, league: LeaguePlan): Competition<FootballMatch> {
  const { clubs, split, rounds, country, name, tier, window, weekend, midweek } = league;
  const phase = createRandom(seed, 'weekends', country, name).next();
  const entered = clubs.map((club) => ({ name: club, country, tier }));
  return competitionOf(seed, league, entered, (year) => {
    const slots = spreadRounds(saturdays(window, year), rounds + (split?.rounds ?? 0), { splitAt: rounds, phase });
    const times = slots.map((slot): RoundTime => ({ saturday: slot.saturday, kickOffs: slot.midweek ? midweek : weekend }));
    return {
      label: seasonLabel(window, year),
      main: times.slice(0, rounds),
      split: split === null ? null : { groups: split.groups, rounds: times.slice(rounds) },
      ties: [],
    };
  });
}

export interface CupPlan extends CompetitionPlan {
  readonly window: SeasonWindow;
  /** Best tiers first; as many take part as the largest power of two allows. */
  readonly clubs: readonly Club[];
}

const LARGEST_CUP = 64;
const CUP_HOURS = readKickOffs('tu18:00* tu20:45* we18:00* we20:45* th19:00*');
const FINAL_AT = readKickOffs('sa16:00*');
/** Shares of the season at which its last rounds are played; fixtures of two are never known at once. */
const WHEN = [0.1, 0.27, 0.42, 0.62, 0.82, 1];
const WEEKS_APART = 2;

export function createCup(seed: string, cup: CupPlan): Competition<FootballMatch> {
  const { window, clubs, country, name } = cup;
  const size = 2 ** Math.floor(Math.log2(Math.min(LARGEST_CUP, clubs.length)));
  const when = WHEN.slice(-Math.log2(size));
  const shift = createRandom(seed, 'week', country, name).int(0, WEEKS_APART);
  return competitionOf(seed, cup, clubs.slice(0, size), (year) => {
    const weekends = saturdays(window, year);
    const ties = when.map((part, index): RoundTime => {
      const last = index === when.length - 1;
      const place = Math.round(part * (weekends.length - 1)) + (last ? 0 : shift);
      return { saturday: weekends[Math.min(place, weekends.length - 1)]!, kickOffs: last ? FINAL_AT : CUP_HOURS };
    });
    return { label: seasonLabel(window, year), main: [], ties };
  });
}

/**
 * A European competition: a league phase of eight rounds for 36 clubs, then single ties for the
 * best sixteen.
 */
export interface EuropePlan extends CompetitionPlan {
  readonly kickOffs: KickOffs;
  readonly clubs: readonly Club[];
}

const PHASE = ['09-15', '09-29', '10-20', '11-03', '11-24', '12-08', '01-19', '01-27'];
const TIES = ['02-23', '03-16', '04-13'];
const FINAL = '05-29';
const DRAW_TRIES = 1500;

/** Puts clubs in an order in which as few as possible meet one of their own country. */
function keepCountriesApart(clubs: readonly Entrant[], random: Random): readonly Entrant[] {
  const order = random.shuffle(clubs);
  const pairs = PHASE.flatMap((_, round) => cycledPairings(order.length, round));
  const clashes = (): number => pairs.filter(([home, away]) => order[home]!.country === order[away]!.country).length;
  for (let left = clashes(), tries = 0; left > 0 && tries < DRAW_TRIES; tries += 1) {
    const [one, other] = [random.int(0, order.length - 1), random.int(0, order.length - 1)];
    const swap = (): void => {
      [order[one], order[other]] = [order[other]!, order[one]!];
    };
    swap();
    const now = clashes();
    if (now > left) swap();
    else left = now;
  }
  return order;
}

export function createEurope(seed: string, europe: EuropePlan): Competition<FootballMatch> {
  return competitionOf(seed, europe, europe.clubs, (year) => {
    const timeOf = (monthDay: string, kickOffs = europe.kickOffs): RoundTime => {
      const day = dayNumber(`${monthDay < '07' ? year + 1 : year}-${monthDay}`);
      return { saturday: day + ((7 - daysSinceSaturday(day)) % 7), kickOffs };
    };
    return {
      label: `${year}/${year + 1}`,
      order: keepCountriesApart,
      main: PHASE.map((monthDay) => timeOf(monthDay)),
      ties: [...TIES.map((monthDay) => timeOf(monthDay)), timeOf(FINAL, FINAL_AT)],
    };
  });
}
