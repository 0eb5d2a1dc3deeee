import { isDecided, otherSide, rulesFor, slugOf, Stage, type StandingsRules } from '@stillingen/domain';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { indexOf, SIDES } from '../../../pairs.ts';
import { createRandom, type Random } from '../../../random.ts';
import type { PlayedClock } from '../clock/record.ts';
import type { Entrant } from '../fields.ts';
import { type Match, type MatchRules, planMatch } from '../match.ts';
import { groundOf } from '../squad.ts';
import { cycledPairings, kickOffAt, type Round, roundAt, type RoundTime } from './season.ts';
import { roundName } from './tournament.ts';

/** One season: rounds of all teams, rounds within the groups of a split, and single ties of the best. */
export interface SeasonPlan<Rules extends MatchRules> {
  readonly rules: Rules;
  readonly country: string;
  readonly name: string;
  readonly label: string;
  readonly groups: readonly (readonly Entrant[])[];
  readonly main: readonly RoundTime[];
  /** The sizes of its groups, the best teams first. */
  readonly split?: { readonly groups: readonly number[]; readonly rounds: readonly RoundTime[] } | null;
  /** The final last; without rounds before, the ties of all teams. */
  readonly ties: readonly RoundTime[];
  /** A group in the order by which its rounds are paired. */
  readonly order?: (group: readonly Entrant[], random: Random) => readonly Entrant[];
  /** The teams of a round of ties, the best first, in the order of its pairs, the host first. */
  readonly draw: (left: readonly Entrant[], random: Random) => readonly Entrant[];
  readonly play: (match: Match<Rules>) => Pick<PlayedClock, 'end' | 'total' | 'winner'>;
}

interface Group {
  readonly teams: readonly Entrant[];
  readonly role: Pick<CompetitionRef, 'role' | 'group'>;
}

const drawn = (teams: readonly Entrant[], random: Random): readonly Entrant[] => random.shuffle(teams);

/** The best at home against the last, and so on. */
export const bestAgainstLast = (left: readonly Entrant[]): readonly Entrant[] =>
  left.slice(0, left.length / 2).flatMap((home, index) => [home, left.at(-1 - index)!]);

const splitRole = (group: number, groups: number): NonNullable<CompetitionRef['role']> =>
  group === 0 ? 'championship' : group === groups - 1 ? 'relegation' : 'playoff';

/**
 * Its ties and the groups of its split follow from the matches before, which are played when they
 * are needed.
 */
export class Season<Rules extends MatchRules> {
  readonly rounds: readonly Round<Match<Rules>>[];
  readonly #seed: string;
  readonly #plan: SeasonPlan<Rules>;
  readonly #groups: readonly Group[];
  readonly #ties: (readonly Match<Rules>[])[] = [];
  #ranking: readonly Entrant[] | null = null;

  constructor(seed: string, plan: SeasonPlan<Rules>) {
    this.#seed = seed;
    this.#plan = plan;
    const { groups, main, order = drawn, split, ties } = plan;
    this.#groups = groups.map((group, index) => ({
      teams: order(group, this.#random('order', index)),
      role: groups.length === 1 ? { role: 'main' } : { role: 'group', group: `Gruppe ${'ABCDEFGH'[index]!}` },
    }));
    const inSplit = split?.rounds ?? [];
    this.rounds = [
      ...main.map((time, index) => roundAt(time, () => this.#leagueRound(time, index, index, this.#groups))),
      ...inSplit.map((time, index) =>
        roundAt(time, () => this.#leagueRound(time, main.length + index, index, this.#splitGroups(split!.groups))),
      ),
      ...ties.map((time, index) => roundAt(time, () => (this.#ties[index] ??= this.#drawTies(time, index)))),
    ];
  }

  get #standingsRules(): StandingsRules {
    const { rules, country, name, label } = this.#plan;
    return rulesFor(rules.sportId, country, slugOf(name), label);
  }

  #random(purpose: string, number: number): Random {
    const { rules, country, name, label } = this.#plan;
    return createRandom(this.#seed, purpose, rules.sportId, country, name, label, number);
  }

  #splitGroups(sizes: readonly number[]): readonly Group[] {
    const left = [...this.#ranked()];
    return sizes.map((size, index) => ({ teams: left.splice(0, size), role: { role: splitRole(index, sizes.length) } }));
  }

  #leagueRound(time: RoundTime, number: number, cycleRound: number, groups: readonly Group[]): readonly Match<Rules>[] {
    const pairs = groups.flatMap(({ teams, role }) =>
      cycledPairings(teams.length, cycleRound).map(([home, away]) => ({ home: teams[home]!, away: teams[away]!, role })),
    );
    const { byePoints } = this.#standingsRules;
    const playing = new Set(pairs.flatMap(({ home, away }) => [home, away]));
    const idle = byePoints === 0 ? [] : groups.flatMap(({ teams }) => teams).filter((team) => !playing.has(team));
    const matches = this.#random('hours', number)
      .shuffle(pairs)
      .map((pair, index) => this.#match(time, index, { ...pair, round: `Runde ${number + 1}` }));
    return idle.length === 0 ? matches : [{ ...matches[0]!, idle }, ...matches.slice(1)];
  }

  #drawTies(time: RoundTime, index: number): readonly Match<Rules>[] {
    const pairs = this.#plan.draw(this.#left(index), this.#random('draw', index));
    const count = pairs.length / 2;
    const tie = { role: { role: 'knockout' }, round: roundName(count, index) } as const;
    return Array.from({ length: count }, (_, number) =>
      this.#match(time, number, { home: pairs[2 * number]!, away: pairs[2 * number + 1]!, ...tie }),
    );
  }

  #left(index: number): readonly Entrant[] {
    const { ties, play } = this.#plan;
    if (index === 0) return this.#ranked().slice(0, 2 ** ties.length);
    const before = this.rounds.at(index - 1 - ties.length)!.matches();
    const winners = new Set(before.map((match) => match[play(match).winner ?? 'away']));
    return this.#ranked().filter((team) => winners.has(team));
  }

  #match(
    { saturday, kickOffs }: RoundTime,
    index: number,
    { home, away, role, round }: Pick<Match, 'home' | 'away' | 'round'> & Pick<Group, 'role'>,
  ): Match<Rules> {
    const { rules, country, name, label } = this.#plan;
    const { day, minutes } = kickOffAt(kickOffs, index);
    return planMatch(this.#seed, {
      rules,
      competition: { name, country, season: label, ...role },
      home,
      away,
      round,
      venue: home.kind === 'club' ? groundOf(home.name, home.country, rules.sportId) : '',
      knockout: role.role === 'knockout',
      day: saturday + day,
      minutes,
    });
  }

  #ranked(): readonly Entrant[] {
    if (this.#ranking !== null) return this.#ranking;
    const matches = this.rounds.slice(0, this.#plan.main.length).flatMap((round) => round.matches());
    const teams = new Map(this.#groups.flatMap((group) => group.teams.map((team) => [team.name, team])));
    const { play } = this.#plan;
    const { points } = this.#standingsRules;
    return (this.#ranking = rankTeams([...teams.keys()], matches, play, points).map((name) => teams.get(name)!));
  }
}

/** Teams in the order of their points, goal difference, goals and names after these matches. */
export function rankTeams<M extends Match>(
  teams: readonly string[],
  matches: readonly M[],
  play: (match: M) => Pick<PlayedClock, 'end' | 'total' | 'winner'>,
  { win, draw, loss = 0, late }: StandingsRules['points'],
): readonly string[] {
  const rows = new Map(teams.map((name) => [name, { name, points: 0, difference: 0, goals: 0 }]));
  for (const match of matches) {
    const { end, total, winner } = play(match);
    if (!isDecided(end)) continue;
    const decided = end !== Stage.finished && late !== undefined ? late : { win, loss };
    for (const side of SIDES) {
      const row = rows.get(match[side].name)!;
      const [scored, conceded] = [total[indexOf(side)], total[indexOf(otherSide(side))]];
      row.points += winner === null ? draw : winner === side ? decided.win : decided.loss;
      row.difference += scored - conceded;
      row.goals += scored;
    }
  }
  return [...rows.values()]
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.goals - a.goals || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}
