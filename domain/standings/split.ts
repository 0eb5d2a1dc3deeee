import type { StageRole } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';
import { type Pool, poolsOf, type StandingsStage } from './pools.ts';
import type { SplitGroup, SplitRules, StandingsRules } from './rules/rules.ts';
import { type PointScale, type StandingsMatch, type Tally, tallyOf } from './tally.ts';
import { place, type TieContext } from './ties.ts';

export interface Division {
  readonly role: StageRole;
  readonly title: string;
  readonly participants: readonly ParticipantId[];
}

const TITLES = { championship: 'Mesterskabsspil', relegation: 'Nedrykningsspil' } as const;

function membersOf(role: StageRole, stages: readonly StandingsStage[], matches: readonly StandingsMatch[]): Set<ParticipantId> {
  const members = new Set(stages.filter((stage) => stage.role === role).flatMap((stage) => stage.participants));
  for (const match of matches) if (match.role === role) members.add(match.home).add(match.away);
  return members;
}

function bySections(
  pool: Pool,
  top: ReadonlySet<ParticipantId>,
  bottom: ReadonlySet<ParticipantId>,
  groups: readonly SplitGroup[] | undefined,
): Division[] {
  const titleOf = (role: SplitGroup['role']): string => groups?.find((group) => group.role === role)?.title ?? TITLES[role];
  const between = [...pool.participants].filter((participant) => !top.has(participant) && !bottom.has(participant));
  const divisions: Division[] = [
    { role: 'championship', title: titleOf('championship'), participants: [...top] },
    { role: 'main', title: '', participants: between },
    { role: 'relegation', title: titleOf('relegation'), participants: [...bottom] },
  ];
  return divisions.filter(({ participants }) => participants.length > 0);
}

/** `rounds` matches of each team; earliest first. */
function firstRounds(matches: readonly StandingsMatch[], rounds: number): StandingsMatch[] {
  const played = new Map<ParticipantId, number>();
  return matches.filter(({ home, away }) => {
    const ofHome = played.get(home) ?? 0;
    const ofAway = played.get(away) ?? 0;
    if (ofHome >= rounds || ofAway >= rounds) return false;
    played.set(home, ofHome + 1).set(away, ofAway + 1);
    return true;
  });
}

/** By the table after the last common round; null before it, and with other participants. */
function byRank(
  pool: Pool,
  rules: StandingsRules,
  split: SplitRules,
  nameOf: TieContext['nameOf'],
  deducted: ReadonlyMap<ParticipantId, number>,
): Division[] | null {
  if (pool.participants.size !== split.groups.reduce((total, { size }) => total + size, 0)) return null;
  const matches = firstRounds(pool.matches, split.afterRounds);
  const tallies = [...tallyOf(pool.participants, matches, rules.points).values()];
  if (tallies.some((tally) => tally.played < split.afterRounds)) return null;
  for (const tally of tallies) tally.points -= deducted.get(tally.participant) ?? 0;
  const { rankBy, tieBreaks, headToHead, points } = rules;
  const order = place(tallies, { rankBy, tieBreaks, headToHead, points, matches, nameOf }).map(({ tally }) => tally.participant);
  let from = 0;
  return split.groups.map(({ role, size, title }) => {
    from += size;
    return { role, title, participants: order.slice(from - size, from) };
  });
}

/** By the stages, else by the table after the last common round. Null while the table is whole. */
export function divide(
  stages: readonly StandingsStage[],
  matches: readonly StandingsMatch[],
  rules: StandingsRules,
  nameOf: TieContext['nameOf'],
  deducted: ReadonlyMap<ParticipantId, number>,
): readonly Division[] | null {
  const pool = poolsOf(stages, matches).find(({ group }) => group === '');
  if (pool === undefined) return null;
  const top = membersOf('championship', stages, matches);
  const bottom = membersOf('relegation', stages, matches);
  const groups = rules.split?.groups;
  const complete =
    groups === undefined
      ? top.size > 0 && bottom.size > 0
      : groups.every(({ role, size }) => (role === 'championship' ? top : bottom).size === size);
  if (complete) return bySections(pool, top, bottom, groups);
  return rules.split === null ? null : byRank(pool, rules, rules.split, nameOf, deducted);
}

type Points = ReadonlyMap<ParticipantId, number>;

/** Points of the matches before the division, less deductions until its last one. */
export function pointsAtSplit(
  { participants, matches }: Pick<Pool, 'participants' | 'matches'>,
  { afterRounds }: SplitRules,
  scale: PointScale,
  deductedBy: (timeS: number) => Points,
): Points {
  const before = firstRounds(
    matches.filter(({ role }) => role === 'main'),
    afterRounds,
  );
  const deducted = deductedBy(before.at(-1)?.start ?? Number.NEGATIVE_INFINITY);
  return new Map(
    [...tallyOf(participants, before, scale)].map(([id, { points }]) => [id, points - (deducted.get(id) ?? 0)] as const),
  );
}

export function halve(
  tallies: ReadonlyMap<ParticipantId, Tally>,
  points: Points,
  divisions: readonly Division[],
  { halved, halvedPart }: SplitRules,
): void {
  const carriesHalf = new Set(
    divisions.filter(({ role }) => role !== 'main' && (halvedPart ?? role) === role).flatMap(({ participants }) => participants),
  );
  for (const [participant, whole] of points) {
    if (!carriesHalf.has(participant)) continue;
    const tally = tallies.get(participant)!;
    const kept = halved === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
    tally.points += kept - whole;
    tally.roundedOff = whole / 2 - kept;
  }
}
