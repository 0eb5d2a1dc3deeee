import type { ParticipantId } from '../../event/ids.ts';
import type { TieOrderMessage } from '../../messages/index.ts';
import { homeCountry, sportOf } from './fixture.ts';
import { keyChange, participantKeyChanges } from '../keys.ts';
import { leagueOf, participantOf } from '../naming.ts';
import type { Change, LiveState } from '../state.ts';
import { RefusalError, type Submission } from '../decision.ts';

/** The order of those whom no match separates. */
export function decideTieOrder(state: LiveState, submission: Submission, message: TieOrderMessage): Change[] {
  const { provider } = submission;
  const league = leagueOf(state, sportOf(message.sport, true), message.competition, provider.origin);
  const changes: Change[] = [];
  const participants = message.participants.map((ref, index) => {
    const path = `/participants/${index}`;
    const participant = participantOf(message.sport, ref, homeCountry(league), path);
    changes.push(...participantKeyChanges(state, submission, ref, participant, path));
    if (!state.participants.has(participant.id)) changes.push({ kind: 'participant', participant });
    return participant.id;
  });
  const seen = new Set<ParticipantId>();
  for (const [index, id] of participants.entries()) {
    if (seen.has(id)) throw new RefusalError('listed_twice', `/participants/${index}`, 'each participant once');
    seen.add(id);
  }
  const id = `${provider.name} ${message.key}`;
  const order = { id, tournamentId: league.tournamentId, participants };
  return [...changes, { kind: 'tie-order', order }, keyChange(submission, id, null)];
}
