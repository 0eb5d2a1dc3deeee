import type { Message } from '../../messages/index.ts';
import { decideFact } from './facts.ts';
import { decideBye, decideDeduction, decideFixture } from './fixture.ts';
import { decideIncident, decideRetraction } from './incident.ts';
import { decideArticle, decideRankingList, decideTransfer } from './off-pitch.ts';
import { decideParticipant } from './participant.ts';
import { decideRace, decideRaceStatus, decideRanking, raceOf } from './race.ts';
import { decideTieOrder } from './tie-order.ts';
import { decideScore, decideStatistics, decideStatus } from './status.ts';
import { recordOf } from '../keys.ts';
import { contradictionOf } from '../precedence.ts';
import { swapPath, swapSides } from '../swap-sides.ts';
import type { Change, LiveState } from '../state.ts';
import { type Provider, Refused, type Statement, type Verdict } from '../decision.ts';

function changesOf(state: LiveState, statement: Statement): Change[] {
  const { message } = statement;
  switch (message.kind) {
    case 'fixture':
      return decideFixture(state, statement, message);
    case 'status': {
      const race = raceOf(state, statement.provider, message.event);
      return race === null ? decideStatus(state, statement, message) : decideRaceStatus(state, statement, message, race);
    }
    case 'score':
      return decideScore(state, statement, message);
    case 'incident':
      return decideIncident(state, statement, message);
    case 'statistics':
      return decideStatistics(state, statement, message);
    case 'race':
      return decideRace(state, statement, message);
    case 'ranking':
      return decideRanking(state, statement, message);
    case 'lineup':
    case 'absences':
    case 'comment':
    case 'player-statistics':
    case 'history':
    case 'video':
      return decideFact(state, statement, message);
    case 'article':
      return decideArticle(state, statement, message);
    case 'ranking-list':
      return decideRankingList(state, statement, message);
    case 'transfer':
      return decideTransfer(state, statement, message);
    case 'deduction':
      return decideDeduction(state, statement, message);
    case 'bye':
      return decideBye(state, statement, message);
    case 'tie-order':
      return decideTieOrder(state, statement, message);
    case 'participant':
      return decideParticipant(state, statement, message);
    case 'retraction':
      return decideRetraction(state, statement, message);
    default:
      // A newer version of this program has accepted it.
      throw new Refused('unknown_kind', '/kind', 'a kind that this version knows');
  }
}

/** Whether a message calls home the side of a match that is shown as away (EVENT-06). */
function isSwapped(state: LiveState, provider: Provider, message: Message): boolean {
  if (message.kind === 'fixture') return message.swapped === true;
  if (message.kind === 'retraction') return recordOf(state, provider, message.supersedes.key)?.turned === true;
  const record = 'event' in message && message.event !== undefined ? recordOf(state, provider, message.event) : undefined;
  const event = record?.eventId == null ? undefined : state.events.get(record.eventId);
  if (event === undefined) return false;
  return record?.home === undefined ? event.swapped : record.home === event.away;
}

/**
 * What a message does to the state: the changes it makes, or why it makes none. The same state and the same statement
 * always give the same verdict, so the journal alone rebuilds everything. The state itself is only read.
 */
export function decide(state: LiveState, statement: Statement): Verdict {
  const { message, provider, hash } = statement;
  const known = recordOf(state, provider, message.key);
  if (known !== undefined) {
    if (message.seq < known.seq) return { result: 'stale' };
    if (message.seq === known.seq) {
      if (hash === known.hash) return { result: 'duplicate' };
      return { result: 'refused', code: 'conflict', path: '/seq', allowed: `a seq greater than ${known.seq}` };
    }
    if (message.kind !== known.kind && message.kind !== 'retraction' && known.kind !== 'retraction') {
      return { result: 'refused', code: 'key_of_other_kind', path: '/key', allowed: `a ${known.kind} message, or another key` };
    }
  }
  const swaps = isSwapped(state, provider, message);
  try {
    const turned = swaps ? { ...statement, message: swapSides(message), isTurned: true } : statement;
    const changes = changesOf(state, turned);
    const contradiction = contradictionOf(state, provider, turned.message);
    // A list that grew has room for sixteen more, which would be held until it is committed and told.
    return { result: 'accepted', changes: changes.slice(), ...(contradiction === null ? {} : { contradiction }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return swaps ? { ...error.refusal, path: swapPath(error.refusal.path) } : error.refusal;
  }
}
