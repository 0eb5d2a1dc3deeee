import type { Pair, Side } from '@stillingen/domain';
import { type DuelIncident, inIncident, type NamedPerson } from '../kit/events/duel.ts';
import { secondsOf } from '../kit/events/score.ts';
import { type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow } from '../kit/import/data-set.ts';
import { minuteOf, stageOfPeriod } from './league.ts';
import tables from './tables.json' with { type: 'json' };

export interface Play {
  readonly type: string;
  readonly period: number;
  readonly inShootOut: boolean;
  readonly second: number;
  readonly side: Side | null;
  readonly score: Pair | null;
  readonly situation: string;
  readonly incident: DuelIncident | null;
}

export interface Names {
  readonly sides: ReadonlyMap<number, Side>;
  readonly players: ReadonlyMap<number, NamedPerson>;
}

const STRENGTHS = tables.strengths;

/** Four digits: away goalkeeper, away skaters, home skaters, home goalkeeper. */
function strengthOf(situation: string, side: Side): string {
  const [awayKeeper, away, home, homeKeeper] = [...situation].map(Number);
  const [own, their, theirKeeper] = side === 'home' ? [home, away, awayKeeper] : [away, home, homeKeeper];
  if (theirKeeper === 0) return STRENGTHS.en;
  const ownKeeper = side === 'home' ? homeKeeper : awayKeeper;
  // A sixth skater for the goalkeeper makes no power play.
  const skaters = ownKeeper === 0 ? Number(own) - 1 : Number(own);
  return skaters > Number(their) ? STRENGTHS.pp : skaters < Number(their) ? STRENGTHS.sh : '';
}

function situationOf(situation: string): string {
  const [, away, home] = [...situation].map(Number);
  return home === undefined || home === away ? '' : `${home} mod ${away}`;
}

function incidentOf(play: Members, type: string, side: Side | null, names: Names): DuelIncident | null {
  if (side === null) return null;
  const details = membersOf(play.details);
  const { number: period, periodType } = membersOf(play.periodDescriptor);
  const inShootOut = periodType === 'SO';
  const player = (id: unknown): NamedPerson => names.players.get(numberOf(id)) ?? { name: '' };
  const clock = textOf(play.timeInPeriod);
  const base = {
    side,
    minute: minuteOf(numberOf(period), clock),
    ...(inShootOut ? {} : { clock }),
    stage: stageOfPeriod(numberOf(period), inShootOut),
  };
  if (inShootOut) {
    if (type === 'goal') return { ...base, type: 'shootout-scored', ...inIncident(player(details.scoringPlayerId)) };
    if (type === 'shot-on-goal' || type === 'missed-shot' || type === 'failed-shot-attempt')
      return { ...base, type: 'shootout-missed', ...inIncident(player(details.shootingPlayerId)) };
    return null;
  }
  if (type === 'goal') {
    const detail = strengthOf(textOf(play.situationCode), side);
    const assists = [player(details.assist1PlayerId), player(details.assist2PlayerId)].filter(({ name }) => name !== '');
    return {
      ...base,
      type: 'goal',
      ...inIncident(player(details.scoringPlayerId), ...assists),
      ...(detail === '' ? {} : { detail }),
      score: [numberOf(details.homeScore), numberOf(details.awayScore)],
    };
  }
  if (type !== 'penalty') return null;
  const minutes = numberOf(details.duration);
  return {
    ...base,
    type: 'suspension',
    ...inIncident(player(details.committedByPlayerId ?? details.servedByPlayerId)),
    ...(minutes > 0 ? { detail: `${minutes} min.` } : {}),
  };
}

export function playOf(play: Members, names: Names): Play {
  const type = textOf(play.typeDescKey);
  const details = membersOf(play.details);
  const { number: period, periodType } = membersOf(play.periodDescriptor);
  const second = secondsOf(textOf(play.timeInPeriod));
  if (second === null || !Number.isInteger(period)) throw new BadRow(`a play has no time: ${textOf(play.timeInPeriod)}`);
  const inShootOut = periodType === 'SO';
  const side = names.sides.get(numberOf(details.eventOwnerTeamId)) ?? null;
  const scored = type === 'goal' && !inShootOut;
  return {
    type,
    period: numberOf(period),
    inShootOut,
    second,
    side,
    score: scored ? [numberOf(details.homeScore), numberOf(details.awayScore)] : null,
    situation: inShootOut ? '' : situationOf(textOf(play.situationCode)),
    incident: incidentOf(play, type, side, names),
  };
}
