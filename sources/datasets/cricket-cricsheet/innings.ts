import type { Side } from '@stillingen/domain';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow } from '../kit/import/report.ts';

export interface Wicket {
  readonly player: string;
  /** 'caught', 'run out' … */
  readonly kind: string;
  readonly fielders: readonly string[];
}

/** A player who came in for another. */
export interface Replacement {
  readonly side: Side;
  readonly on: string;
  readonly off: string;
  readonly reason: string;
}

/** One delivery. */
export interface Ball {
  /** The over it belongs to, 0 for the first. */
  readonly over: number;
  /** Whether it counts as one of the over: wides and no-balls are bowled again. */
  readonly legal: boolean;
  readonly runs: number;
  /** What of them the batter made. */
  readonly batterRuns: number;
  /** What of them counts against the bowler: not byes, leg-byes and penalties. */
  readonly conceded: number;
  /** Whether it counts as faced: a wide does not. */
  readonly faced: boolean;
  readonly batter: string;
  readonly bowler: string;
  readonly wickets: readonly Wicket[];
  /** Before it was bowled. */
  readonly replacements: readonly Replacement[];
}

/** What one side batted. */
export interface Innings {
  readonly side: Side;
  readonly superOver: boolean;
  readonly declared: boolean;
  /** Runs that belong to no delivery. */
  readonly penaltyRuns: number;
  /** What the side needed, where it chased: as it stood in the end, where rain moved it. 16.3 overs are 16 and three balls. */
  readonly target: { readonly runs: number; readonly overs: number } | null;
  readonly balls: readonly Ball[];
}

/** Ways to leave the field that are no wicket. */
const NOT_OUT = new Set(['retired hurt', 'retired not out']);

export type SideOf = (team: string) => Side;

function wicketOf(wicket: Members): Wicket[] {
  const kind = textOf(wicket.kind);
  if (NOT_OUT.has(kind)) return [];
  return [{ player: textOf(wicket.player_out), kind, fielders: listOf(wicket.fielders).map(({ name }) => textOf(name)) }];
}

function ballOf(over: number, delivery: Members, sideOf: SideOf): Ball {
  const runs = numberOf(membersOf(delivery.runs).total);
  if (!Number.isInteger(runs)) throw new BadRow(`a delivery of over ${over + 1} has no runs`);
  const batterRuns = numberOf(membersOf(delivery.runs).batter) || 0;
  const extras = membersOf(delivery.extras);
  return {
    over,
    legal: extras.wides === undefined && extras.noballs === undefined,
    runs,
    batterRuns,
    conceded: batterRuns + (numberOf(extras.wides) || 0) + (numberOf(extras.noballs) || 0),
    faced: extras.wides === undefined,
    batter: textOf(delivery.batter),
    bowler: textOf(delivery.bowler),
    wickets: listOf(delivery.wickets).flatMap(wicketOf),
    replacements: listOf(membersOf(delivery.replacements).match).map((change) => ({
      side: sideOf(textOf(change.team)),
      on: textOf(change.in),
      off: textOf(change.out),
      reason: textOf(change.reason),
    })),
  };
}

/** An innings as the file tells it. Throws BadRow. */
export function inningsOf(told: Members, sideOf: SideOf): Innings {
  const penalty = membersOf(told.penalty_runs);
  const target = membersOf(told.target);
  return {
    side: sideOf(textOf(told.team)),
    superOver: told.super_over === true,
    declared: told.declared === true,
    penaltyRuns: (numberOf(penalty.pre) || 0) + (numberOf(penalty.post) || 0),
    target: target.runs === undefined ? null : { runs: numberOf(target.runs), overs: numberOf(target.overs) },
    balls: listOf(told.overs).flatMap((over) =>
      listOf(over.deliveries).map((delivery) => ballOf(numberOf(over.over), delivery, sideOf)),
    ),
  };
}
