import type { EventItem } from '../../event/entities.ts';
import type { EventId } from '../../event/ids.ts';
import type { RetractionMessage } from '../../messages/season.ts';
import { addCorrection, scoredAt, scoreText } from '../corrections.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { keyChange, secondsOf, supersededBy } from '../keys.ts';
import { claimCourse } from '../precedence.ts';
import { resultOf } from '../scoreboard.ts';
import type { Change, LiveState } from '../state.ts';
import { withdrawFact } from './facts.ts';
import { describe, GOALS, incidentChanges, minuteText } from './incident.ts';
import { removalOf } from './off-pitch.ts';
import { personRemovalOf } from '../persons/records.ts';

function withdraw(
  state: LiveState,
  submission: Submission,
  message: RetractionMessage,
  event: EventItem,
  incidentId: string,
): Change[] {
  const { provider, n } = submission;
  const known = state.incidents.get(event.id) ?? [];
  const incident = known.find(({ id }) => id === incidentId);
  // It belonged to a provider that no longer counts.
  if (incident === undefined) return [];
  const at = secondsOf(message.at, '/at');
  const changes = incidentChanges(known, event, false, { ...incident, withdrawn: message.reason });
  const goal = GOALS.has(incident.type);
  const scores =
    goal && claimCourse(event, provider) === event && message.score !== undefined && event.score !== null
      ? { from: event.score, to: message.score }
      : null;
  if (scores !== null) {
    const board = { home: scores.to[0], away: scores.to[1] };
    // Red cards do not change: the match is written first.
    changes.push({
      kind: 'event',
      event: { ...event, ...resultOf(event, board, event.stage, false), underReview: null, changedAt: at },
    });
  }
  changes.push(
    addCorrection(state, event.id, {
      n,
      at,
      // A goal before the last one has no time of its own.
      ...(scores !== null && incident.score?.join() === scores.from.join() ? scoredAt(event) : {}),
      what: goal ? 'goal' : 'incident',
      from: scores !== null ? scoreText(scores.from) : goal ? '' : describe(incident),
      to: scores === null ? '' : scoreText(scores.to),
      reason: message.reason,
      minute: minuteText(incident),
      side: incident.side,
      player: incident.player,
      provider: provider.name,
    }),
  );
  return changes;
}

export function decideRetraction(state: LiveState, submission: Submission, message: RetractionMessage): Change[] {
  const superseded = supersededBy(state, submission.provider, message.supersedes);
  const { eventId, target } = superseded;
  const key = keyChange(submission, target, eventId);
  switch (superseded.kind) {
    case 'incident': {
      const event = eventId === null ? undefined : state.events.get(eventId);
      return event === undefined ? [key] : [...withdraw(state, submission, message, event, target), key];
    }
    case 'deduction': {
      const deduction = state.deductions.get(target);
      return deduction === undefined ? [key] : [{ kind: 'deduction-removed', deduction }, key];
    }
    case 'bye': {
      const bye = state.byes.get(target);
      return bye === undefined ? [key] : [{ kind: 'bye-removed', bye }, key];
    }
    case 'tie-order': {
      const order = state.tieOrders.get(target);
      return order === undefined ? [key] : [{ kind: 'tie-order-removed', order }, key];
    }
    case 'fixture': {
      const event = state.events.get(eventId as EventId);
      return event?.provider === submission.provider.name ? [{ kind: 'event-removed', id: event.id }, key] : [key];
    }
    case 'race': {
      const race = state.races.get(eventId as EventId);
      return race === undefined ? [key] : [{ kind: 'race-removed', id: race.id }, key];
    }
    case 'lineup':
    case 'absences':
    case 'comment':
    case 'player-statistics':
    case 'history':
    case 'video':
    case 'meetings':
      return [...withdrawFact(state, submission, superseded, superseded.kind), key];
    case 'article':
    case 'ranking-list':
    case 'transfer':
    case 'season-result':
      return [...removalOf(state, submission.provider.name, superseded.kind, target), key];
    case 'profile':
    case 'career':
    case 'injury':
      return [...personRemovalOf(state, submission.provider.name, superseded.kind, target), key];
    default:
      throw new RefusalError('not_retractable', '/supersedes/key', 'the key of something that can be retracted');
  }
}
