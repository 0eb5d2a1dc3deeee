import type { Side } from '@stillingen/domain';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow } from '../kit/import/data-set.ts';

export interface Wicket {
  readonly player: string;
  readonly kind: string;
  readonly fielders: readonly string[];
}

export interface Replacement {
  readonly side: Side;
  readonly on: string;
  readonly off: string;
  readonly reason: string;
}

export interface Ball {
  readonly over: number;
  /** Wides and no-balls do not count towards the over. */
  readonly legal: boolean;
  readonly runs: number;
  readonly batterRuns: number;
  readonly conceded: number;
  readonly faced: boolean;
  readonly batter: string;
  readonly bowler: string;
  readonly wickets: readonly Wicket[];
  readonly replacements: readonly Replacement[];
}

export interface Innings {
  readonly side: Side;
  readonly superOver: boolean;
  readonly declared: boolean;
  readonly penaltyRuns: number;
  /** The target in the end. 16.3 overs are 16 and three balls. */
  readonly target: { readonly runs: number; readonly overs: number } | null;
  readonly balls: readonly Ball[];
}

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

export function inningsOf(written: Members, sideOf: SideOf): Innings {
  const penalty = membersOf(written.penalty_runs);
  const target = membersOf(written.target);
  return {
    side: sideOf(textOf(written.team)),
    superOver: written.super_over === true,
    declared: written.declared === true,
    penaltyRuns: (numberOf(penalty.pre) || 0) + (numberOf(penalty.post) || 0),
    target: target.runs === undefined ? null : { runs: numberOf(target.runs), overs: numberOf(target.overs) },
    balls: listOf(written.overs).flatMap((over) =>
      listOf(over.deliveries).map((delivery) => ballOf(numberOf(over.over), delivery, sideOf)),
    ),
  };
}
