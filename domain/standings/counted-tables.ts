import type { Side } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';
import { makesTable, poolsOf, type StandingsStage } from './pools.ts';
import type { StandingsMatch, TableSide } from './tally.ts';

export interface CountInput {
  readonly stages: readonly StandingsStage[];
  readonly matches: readonly StandingsMatch[];
  readonly side: TableSide;
  readonly nameOf: (participant: ParticipantId) => string;
}

export interface Counting<Counts> {
  readonly none: () => Counts;
  readonly counts: (match: StandingsMatch) => boolean;
  readonly add: (counts: Counts, match: StandingsMatch, side: Side) => void;
  readonly order: (counts: Counts) => readonly number[];
}

export interface CountedRow<Counts> {
  readonly participant: ParticipantId;
  readonly rank: number;
  readonly played: number;
  readonly counts: Counts;
}

export interface CountedSection<Counts> {
  readonly group: string;
  readonly rows: readonly CountedRow<Counts>[];
}

interface CountedTotal<Counts> {
  readonly participant: ParticipantId;
  played: number;
  readonly counts: Counts;
}

const collator = new Intl.Collator('da');

/** One section per group, totally ordered whatever the order of the input. */
export function countedSections<Counts>(input: CountInput, counting: Counting<Counts>): CountedSection<Counts>[] {
  const { side, nameOf, stages } = input;
  const matches = input.matches.filter((match) => makesTable(match) && !match.live);
  return poolsOf(stages, matches).map((pool) => {
    const accounts = new Map(
      [...pool.participants].map((participant): [ParticipantId, CountedTotal<Counts>] => [
        participant,
        { participant, played: 0, counts: counting.none() },
      ]),
    );
    const add = (match: StandingsMatch, of: Side): void => {
      const account = accounts.get(match[of])!;
      account.played += 1;
      counting.add(account.counts, match, of);
    };
    for (const match of pool.matches.filter(counting.counts)) {
      if (side !== 'away') add(match, 'home');
      if (side !== 'home') add(match, 'away');
    }
    const placed = [...accounts.values()].map((account) => ({ account, order: counting.order(account.counts) }));
    placed.sort((a, b) => {
      const first = a.order.findIndex((value, i) => value !== b.order[i]);
      if (first >= 0) return b.order[first]! - a.order[first]!;
      const [one, other] = [a.account.participant, b.account.participant];
      return collator.compare(nameOf(one), nameOf(other)) || (one < other ? -1 : 1);
    });
    return { group: pool.group, rows: placed.map(({ account }, i) => ({ ...account, rank: i + 1 })) };
  });
}
