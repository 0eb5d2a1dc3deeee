import { rulesFor, slugOf } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { daysSinceSaturday } from '../../engine/calendar/copenhagen.ts';
import { roundName } from '../../engine/calendar/tournament.ts';
import {
  type Competition,
  planRound,
  rankTeams,
  readKickOffs,
  type Round,
  roundDays,
  type RoundTime,
} from '../../engine/calendar/rounds.ts';
import { cycledPairings, dayInSeason, perYear, saturdays, seasonLabel } from '../../engine/calendar/season.ts';
import type { Entrant } from '../../engine/fields.ts';
import { groundOf } from '../../engine/squad.ts';
import { isPlayed, type PeriodCompetition, type Team } from './competitions.ts';
import type { PeriodMatch } from './rules.ts';
import { playPeriods } from './simulate.ts';

const FINALS_AT = readKickOffs('sa16:00 su16:00 sa18:00 su18:00 fr19:00 sa20:00');

/** 0 is the average of a group, 1 is a deviation above it; `place` is 0 for the best, 1 for the last. */
function ratingOf(seed: string, sportId: number, { name, country }: Team, place: number, season: string): number {
  const lasting = createRandom(seed, 'strength', sportId, country, name).normal();
  const passing = createRandom(seed, 'form', sportId, country, name, season).normal();
  return 0.8 - 1.6 * place + 0.35 * lasting + 0.35 * passing;
}

/** The teams of each group in a season. */
export const teamsIn = (seed: string, { rules, groups }: PeriodCompetition, season: string): readonly (readonly Entrant[])[] =>
  groups.map((group) =>
    group.map((team, index) => {
      const place = index / Math.max(1, group.length - 1);
      return { ...team, rating: ratingOf(seed, rules.sportId, team, place, season) };
    }),
  );

function daysOf({ window, everyDays }: PeriodCompetition, year: number): readonly number[] {
  if (everyDays === null) return saturdays(window, year);
  const days: number[] = [];
  for (let day = dayInSeason(window, year, window.from); day <= dayInSeason(window, year, window.to); day += everyDays)
    days.push(day);
  return days;
}

/** The rounds of a competition in a season; those of its finals follow from what came before. */
class Season {
  readonly #seed: string;
  readonly #plan: PeriodCompetition;
  readonly #label: string;
  readonly #groups: readonly (readonly Entrant[])[];
  readonly #main: readonly Round<PeriodMatch>[];
  readonly #finals: readonly Round<PeriodMatch>[];

  constructor(seed: string, plan: PeriodCompetition, year: number) {
    this.#seed = seed;
    this.#plan = plan;
    this.#label = seasonLabel(plan.window, year);
    this.#groups = teamsIn(seed, plan, this.#label).map((group, index) => this.#random('order', index).shuffle(group));
    this.#main = daysOf(plan, year)
      .flatMap((saturday) => plan.rounds.map((hours) => ({ saturday, kickOffs: readKickOffs(hours) })))
      .slice(0, plan.most)
      .map((when, number) => this.#round(when, () => this.#mainMatches(number, when)));
    this.#finals = plan.finals.map((monthDay, round) => {
      const day = dayInSeason(plan.window, year, monthDay);
      const when = { saturday: day - daysSinceSaturday(day), kickOffs: FINALS_AT };
      return this.#round(when, () => this.#ties(round, when));
    });
  }

  get rounds(): readonly Round<PeriodMatch>[] {
    return [...this.#main, ...this.#finals];
  }

  #random(purpose: string, number: number): Random {
    const { rules, country, name } = this.#plan;
    return createRandom(this.#seed, purpose, rules.sportId, country, name, this.#label, number);
  }

  #round({ saturday, kickOffs }: RoundTime, plan: () => readonly PeriodMatch[]): Round<PeriodMatch> {
    let planned: readonly PeriodMatch[] | null = null;
    return { ...roundDays(kickOffs, saturday), matches: () => (planned ??= plan()) };
  }

  #competition(role: NonNullable<CompetitionRef['role']>): CompetitionRef {
    const { name, country } = this.#plan;
    return { name, country, season: this.#label, role };
  }

  #meeting(home: Entrant, away: Entrant) {
    const { name, country, kind } = home;
    return { home, away, ...(kind === 'club' ? { venue: groundOf(name, country, this.#plan.rules.sportId) } : {}) };
  }

  #mainMatches(number: number, when: RoundTime): readonly PeriodMatch[] {
    const { rules, country, name } = this.#plan;
    const single = this.#groups.length === 1;
    const main = this.#competition('main');
    const pairings = this.#groups.flatMap((group, index) =>
      cycledPairings(group.length, number).map(([home, away]) => ({
        ...this.#meeting(group[home]!, group[away]!),
        competition: single ? main : { ...this.#competition('group'), group: `Gruppe ${'ABCDEFGH'[index]!}` },
      })),
    );
    const playing = new Set(pairings.flatMap(({ home, away }) => [home, away]));
    const { byePoints } = rulesFor(rules.sportId, country, slugOf(name), this.#label);
    const idle = byePoints === 0 ? [] : this.#groups.flat().filter((team) => !playing.has(team));
    const [first, ...others] = this.#random('hours', number).shuffle(pairings);
    const round = { rules, competition: main, round: `Runde ${number + 1}`, knockout: false, ...when };
    return planRound(this.#seed, round, [{ ...first!, ...(idle.length === 0 ? {} : { idle }) }, ...others]);
  }

  #ties(number: number, when: RoundTime): readonly PeriodMatch[] {
    const { rules } = this.#plan;
    const left = this.#survivors(number);
    const ties = left.length / 2;
    const round = { rules, competition: this.#competition('knockout'), round: roundName(ties, number), knockout: true, ...when };
    const meetings = left.slice(0, ties).map((home, index) => this.#meeting(home, left[left.length - 1 - index]!));
    return planRound(this.#seed, round, meetings);
  }

  /** The teams in a round of the finals, the best first. */
  #survivors(round: number): readonly Entrant[] {
    if (round === 0) {
      const byName = new Map(this.#groups.flat().map((team) => [team.name, team]));
      const played = this.#main.flatMap(({ matches }) => matches());
      const names = rankTeams([...byName.keys()], played, playPeriods);
      return names.slice(0, 2 ** this.#finals.length).map((name) => byName.get(name)!);
    }
    const before = this.#finals[round - 1]!.matches();
    const winners = new Set(before.map((match) => match[playPeriods(match).winner ?? 'away']));
    return this.#survivors(round - 1).filter((team) => winners.has(team));
  }
}

export const createSeasons = (seed: string, plan: PeriodCompetition): Competition<PeriodMatch> => ({
  rounds: perYear((year) => (isPlayed(plan, year) ? new Season(seed, plan, year).rounds : [])),
});
