import type { Bye } from '../../event/entities.ts';
import type { ParticipantId } from '../../event/ids.ts';
import type { ByeMessage, DeductionMessage, ParticipantMessage, TieOrderMessage } from '../../messages/season.ts';
import { cleanText } from '../../text/names.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { keyChange, participantKey, participantKeyChanges, recordOf, secondsOf } from '../keys.ts';
import { leagueOf, participantOf } from '../naming.ts';
import type { Change, LiveState } from '../state.ts';
import { homeCountry, sportOf } from './fixture.ts';

function ofSeason(
  state: LiveState,
  submission: Submission,
  message: DeductionMessage | ByeMessage,
  changeOf: (facts: Omit<Bye, 'round'>) => Change,
): Change[] {
  const sport = sportOf(message.sport, true);
  const league = leagueOf(state, sport, message.competition, submission.provider.origin);
  const participant = participantOf(message.sport, message.participant, homeCountry(league), '/participant');
  const id = `${submission.provider.name} ${message.key}`;
  const changes = participantKeyChanges(state, submission, message.participant, participant, '/participant');
  if (!state.participants.has(participant.id)) changes.push({ kind: 'participant', participant });
  const from = secondsOf(message.from, '/from');
  const change = changeOf({ id, tournamentId: league.tournamentId, participantId: participant.id, from });
  return [...changes, change, keyChange(submission, id, null)];
}

export const decideDeduction = (state: LiveState, submission: Submission, message: DeductionMessage): Change[] =>
  ofSeason(state, submission, message, (facts) => ({
    kind: 'deduction',
    deduction: {
      ...facts,
      points: message.points,
      ...(message.scored === undefined ? {} : { scored: message.scored }),
      reason: cleanText(message.text),
    },
  }));

export const decideBye = (state: LiveState, submission: Submission, message: ByeMessage): Change[] =>
  ofSeason(state, submission, message, (facts) => ({ kind: 'bye', bye: { ...facts, round: cleanText(message.round) } }));

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

/** Deletes or restores a participant; its matches keep its name. */
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
