import { otherSide, type Side } from '@stillingen/domain';
import { type ClockEvent, correctionsOf } from './record.ts';

/** What a player gets of an event; negative where that is taken back. */
export interface Credit extends Pick<Required<ClockEvent>, 'atS' | 'period' | 't'> {
  /** The side of the player, also of an own goal. */
  readonly side: Side;
  readonly player: string;
  readonly what: string;
  readonly adds: number;
}

/** By what a score at `t` of the clock came, in sports that count it. */
export type PointsBy = (t: number) => string;

/** A score is credited to the scorer named last, and besides as `pointsBy` has it. */
export function creditsOf(events: readonly ClockEvent[], pointsBy?: PointsBy): readonly Credit[] {
  const incidents = new Map(events.flatMap(({ incident }) => (incident === undefined ? [] : [[incident.id, incident] as const])));
  const { players } = correctionsOf(events);
  return events.flatMap(({ atS, t = 0, period, incident, retracts, points }): Credit[] => {
    const named = incident ?? incidents.get(retracts?.id ?? '');
    const of = named?.side ?? points?.side;
    if (period === undefined || of === undefined) return [];
    const side = named?.type === 'own-goal' ? otherSide(of) : of;
    const count = points?.count ?? 0;
    const worth = Math.abs(count);
    const player = players.get(named?.id ?? '') ?? points?.player ?? named?.player ?? '';
    const credit = (what: string, name: string, size = 1): Credit => {
      return { atS, period, t, side, player: name, what, adds: count < 0 ? -size : size };
    };
    return [
      ...(named === undefined ? [] : [credit(named.type, player)]),
      ...(count === 0 ? [] : [credit('points', player, worth), credit(`worth-${worth}`, player)]),
      ...(count === 0 || pointsBy === undefined ? [] : [credit(pointsBy(t), player, worth)]),
      ...(named?.second === undefined ? [] : [credit(count === 0 ? 'off' : 'assist', named.second)]),
    ];
  });
}
