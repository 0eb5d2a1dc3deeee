import type { Message } from '../../messages/index.ts';
import { withRevision } from '../corrections.ts';
import { type Decision, type Provider, RefusalError, type Submission } from '../decision.ts';
import { recordOf } from '../keys.ts';
import { contradictionOf } from '../precedence.ts';
import type { Change, LiveState } from '../state.ts';
import { isSwappedFor, swapPath, swapSides } from '../swap-sides.ts';
import { decideFact } from './facts.ts';
import { decideFixture } from './fixture.ts';
import { decideIncident } from './incident.ts';
import { decideArticle, decideRankingList, decideSeasonResult, decideTransfer } from './off-pitch.ts';
import { decideCareer, decideInjury, decideProfile } from '../persons/records.ts';
import { decideRace, decideRaceStatus, decideRanking, raceOf } from './race.ts';
import { decideRetraction } from './retraction.ts';
import { decideBye, decideDeduction, decideParticipant, decideTieOrder } from './season.ts';
import { decideScore, decideStatistics, decideStatus } from './status.ts';

function changesOf(state: LiveState, submission: Submission): Change[] {
  const { message } = submission;
  switch (message.kind) {
    case 'fixture':
      return decideFixture(state, submission, message);
    case 'status': {
      const race = raceOf(state, submission.provider, message.event);
      return race === null ? decideStatus(state, submission, message) : decideRaceStatus(state, submission, message, race);
    }
    case 'score':
      return decideScore(state, submission, message);
    case 'incident':
      return decideIncident(state, submission, message);
    case 'statistics':
      return decideStatistics(state, submission, message);
    case 'race':
      return decideRace(state, submission, message);
    case 'ranking':
      return decideRanking(state, submission, message);
    case 'lineup':
    case 'absences':
    case 'comment':
    case 'player-statistics':
    case 'history':
    case 'video':
    case 'meetings':
      return decideFact(state, submission, message);
    case 'article':
      return decideArticle(state, submission, message);
    case 'ranking-list':
      return decideRankingList(state, submission, message);
    case 'transfer':
      return decideTransfer(state, submission, message);
    case 'season-result':
      return decideSeasonResult(state, submission, message);
    case 'profile':
      return decideProfile(state, submission, message);
    case 'career':
      return decideCareer(state, submission, message);
    case 'injury':
      return decideInjury(state, submission, message);
    case 'deduction':
      return decideDeduction(state, submission, message);
    case 'bye':
      return decideBye(state, submission, message);
    case 'tie-order':
      return decideTieOrder(state, submission, message);
    case 'participant':
      return decideParticipant(state, submission, message);
    case 'retraction':
      return decideRetraction(state, submission, message);
    default:
      // Accepted by a newer version.
      throw new RefusalError('unknown_kind', '/kind', 'a kind that this version knows');
  }
}

/** EVENT-06. */
function isSwapped(state: LiveState, provider: Provider, message: Message): boolean {
  if (message.kind === 'fixture') return message.swapped === true;
  if (message.kind === 'retraction') return recordOf(state, provider, message.supersedes.key)?.turned === true;
  const record = 'event' in message && message.event !== undefined ? recordOf(state, provider, message.event) : undefined;
  const event = record?.eventId == null ? undefined : state.events.get(record.eventId);
  if (event === undefined) return false;
  return isSwappedFor(event, record!);
}

/** Pure: equal states and submissions give equal decisions, so the journal rebuilds everything. */
export function decide(state: LiveState, submission: Submission): Decision {
  const { message, provider, hash } = submission;
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
    const swapped = swaps ? { ...submission, message: swapSides(message), isSwapped: true } : submission;
    const changes = changesOf(state, swapped);
    const contradiction = contradictionOf(state, provider, swapped.message);
    // A new list: a grown one reserves memory for sixteen more until it is committed.
    return {
      result: 'accepted',
      changes: changes.map((change) => withRevision(state, change)),
      ...(contradiction === null ? {} : { contradiction }),
    };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return swaps ? { ...error.refusal, path: swapPath(error.refusal.path) } : error.refusal;
  }
}
