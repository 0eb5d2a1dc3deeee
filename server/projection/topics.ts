import type { Change, EventId } from '@stillingen/domain';

export const NEWS = 'news';
/** Raised where an event begins, ends, comes, goes or moves. */
export const LIVE_PLACES = 'live-places';
export const RANKINGS = 'rankings';
export const TRANSFERS = 'transfers';

export function eventIdOf(change: Change): EventId | null {
  if (change.kind === 'event') return change.event.id;
  if (change.kind === 'race') return change.race.id;
  return 'id' in change ? change.id : null;
}

/** Beside the topics of its event and its lists. */
export function topicsOf(change: Change): readonly string[] {
  switch (change.kind) {
    case 'facts':
      return [change.id];
    case 'article':
    case 'article-removed':
      // The tabs of a match depend on its news and report.
      return change.article.eventId === null ? [NEWS] : [NEWS, change.article.eventId];
    case 'ranking-list':
    case 'ranking-list-removed':
      return [RANKINGS];
    case 'participant':
      // A deleted participant has no transfers.
      return [change.participant.id, TRANSFERS];
    case 'profile':
    case 'profile-removed':
      return [change.profile.participant];
    case 'career':
    case 'career-removed':
      return [change.career.player];
    case 'injury':
    case 'injury-removed':
      return change.injury.team === null ? [change.injury.player] : [change.injury.player, change.injury.team];
    case 'season-result':
    case 'season-result-removed':
      return [change.result.templateId];
    case 'transfer':
    case 'transfer-removed':
      return [TRANSFERS, change.transfer.player];
    case 'deduction':
    case 'deduction-removed':
      return [change.deduction.tournamentId];
    case 'bye':
    case 'bye-removed':
      return [change.bye.tournamentId];
    case 'tie-order':
    case 'tie-order-removed':
      return [change.order.tournamentId];
    default:
      return [];
  }
}
