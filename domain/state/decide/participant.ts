import type { ParticipantId } from '../../event/ids.ts';
import type { ParticipantMessage } from '../../messages/index.ts';
import { keyChange, participantKey, recordOf } from '../keys.ts';
import type { Change, LiveState } from '../state.ts';
import { RefusalError, type Submission } from '../decision.ts';

/** A participant that is deleted, or is back. Its matches, and what it is called in them, stay as they are. */
export function decideParticipant(state: LiveState, submission: Submission, message: ParticipantMessage): Change[] {
  const record = recordOf(state, submission.provider, participantKey(message.participant));
  const known = state.participants.get(record?.target as ParticipantId);
  if (known === undefined)
    throw new RefusalError('unknown_participant', '/participant', 'the `key` that an accepted message gave a participant');
  const { deleted: _, ...participant } = known;
  return [
    { kind: 'participant', participant: message.deleted ? { ...participant, deleted: true } : participant },
    keyChange(submission, known.id, null),
  ];
}
