import { Stage } from '@stillingen/domain';
import type { ReportedIncident } from '../../connect/kit/connector.ts';

export interface Detail {
  readonly type: { readonly id: string; readonly text: string };
  readonly clock: { readonly displayValue: string };
  readonly team: { readonly id: string };
  readonly scoringPlay: boolean;
  readonly ownGoal: boolean;
  readonly penaltyKick: boolean;
  readonly shootout: boolean;
  readonly redCard: boolean;
  readonly yellowCard: boolean;
  readonly athletesInvolved?: readonly { readonly id: string; readonly displayName: string }[];
}

function typeOf({ shootout, scoringPlay, ownGoal, penaltyKick, redCard, yellowCard }: Detail): ReportedIncident['type'] | null {
  if (shootout) return scoringPlay ? 'shootout-scored' : 'shootout-missed';
  if (ownGoal) return 'own-goal';
  if (scoringPlay) return penaltyKick ? 'penalty-goal' : 'goal';
  if (redCard) return 'red-card';
  return yellowCard ? 'yellow-card' : null;
}

/** Details have no ids: kind, minute, side and player name one, with a count where repeated. */
function idOf({ type, clock, team, athletesInvolved = [] }: Detail, seen: Map<string, number>): string {
  const name = [type.id, clock.displayValue.replaceAll(/\D+/g, '-'), team.id, athletesInvolved[0]?.id ?? '0'].join('-');
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  return `${name}-${count}`;
}

/** An own goal stands with the side that it counts for. */
export function detailIncidents(details: readonly Detail[], homeId: string): ReportedIncident[] {
  const seen = new Map<string, number>();
  return details.flatMap((detail) => {
    const type = typeOf(detail);
    const [, minute, added] = /^(\d+)'(?:\+(\d+)')?$/.exec(detail.clock.displayValue) ?? [];
    if (type === null || minute === undefined) return [];
    return [
      {
        id: idOf(detail, seen),
        type,
        side: detail.team.id === homeId ? 'home' : 'away',
        minute: Number(minute),
        ...(added === undefined ? {} : { added: Number(added) }),
        ...(detail.shootout ? { stage: Stage.penalties } : {}),
        player: detail.athletesInvolved?.[0]?.displayName ?? '',
      },
    ];
  });
}
