import type { ParticipantId } from '../../event/ids.ts';
import type { ParticipantMessage } from '../../messages/index.ts';
import { keyChange, participantKey, recordOf } from '../keys.ts';
import type { Change, LiveState } from '../state.ts';
import { Refused, type Statement } from '../decision.ts';

/** A participant that is deleted, or is back. Its matches, and what it is called in them, stay as they are. */
export function decideParticipant(state: LiveState, statement: Statement, message: ParticipantMessage): Change[] {
  const record = recordOf(state, statement.provider, participantKey(message.participant));
  const known = state.participants.get(record?.target as ParticipantId);
  if (known === undefined)
    throw new Refused('unknown_participant', '/participant', 'the `key` that an accepted message gave a participant');
  const { deleted: _, ...participant } = known;
  return [
    { kind: 'participant', participant: message.deleted ? { ...participant, deleted: true } : participant },
    keyChange(statement, known.id, null),
  ];
}
