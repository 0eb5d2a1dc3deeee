import type { AlertNotification } from '@stillingen/client/alerts';
import type { AlertFacts, AlertMoment } from '@stillingen/domain';
import { alertText, type EventRow, matchPath } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { sidePath } from '../../page/paths.ts';

const IMAGE_PX = 20;

interface Shown {
  readonly row: EventRow;
  readonly sport: Pick<PageSport, 'competitors'>;
  readonly seasonUrl: string;
  readonly nowS: number;
}

/** NOTE-01: what a box shows of a moment. */
export function notificationOf(
  moment: AlertMoment,
  facts: AlertFacts,
  { row, sport, seasonUrl, nowS }: Shown,
): AlertNotification {
  const { event } = facts;
  const { title, body } = alertText(moment, facts);
  const scoreBefore = moment.was?.join('-') ?? null;
  return {
    id: `${event} ${moment.occurrence} ${moment.occasion}`,
    tag: `${event} ${moment.tag}`,
    occasion: moment.occasion,
    text: title,
    label: body,
    score: moment.score?.join('-') ?? null,
    scoreBefore,
    isCorrection: moment.kind === 'correction',
    homeLogo: { colours: row.homeColours, code: row.homeCode ?? row.homeName ?? '' },
    awayLogo: { colours: row.awayColours, code: row.awayCode ?? row.awayName ?? '' },
    gameId: event,
    imageSize: IMAGE_PX,
    gameUrl: matchPath(row.raceId ?? row.id ?? ''),
    homeUrl: sidePath(row, 'home', sport),
    awayUrl: sidePath(row, 'away', sport),
    seasonUrl,
    timestamp: nowS,
    hidden: false,
  };
}
