import type { AlertNotification } from '@stillingen/client/alerts';
import type { AlertFacts, AlertMoment, RuleMatch } from '@stillingen/domain';
import { alertText, type EventRow, matchPath, ruleAlertText } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { sidePath } from '../../page/paths.ts';

const IMAGE_PX = 20;

interface Shown {
  readonly row: EventRow;
  readonly sport: Pick<PageSport, 'competitors'>;
  readonly seasonUrl: string;
  readonly nowS: number;
}

type Content = Pick<AlertNotification, 'id' | 'tag' | 'occasion' | 'text' | 'label' | 'score' | 'scoreBefore' | 'isCorrection'>;

const withPlace = (content: Content, { event }: AlertFacts, { row, sport, seasonUrl, nowS }: Shown): AlertNotification => ({
  ...content,
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
});

/** NOTE-01: what a box shows of a moment. */
export function notificationOf(moment: AlertMoment, facts: AlertFacts, shown: Shown): AlertNotification {
  const { event } = facts;
  const { title, body } = alertText(moment, facts);
  const content = {
    id: `${event} ${moment.occurrence} ${moment.occasion}`,
    tag: `${event} ${moment.tag}`,
    occasion: moment.occasion,
    ...{ text: title, label: body },
    score: moment.score?.join('-') ?? null,
    scoreBefore: moment.was?.join('-') ?? null,
    isCorrection: moment.kind === 'correction',
  };
  return withPlace(content, facts, shown);
}

/** Of a rule of the visitor that became true. */
export function ruleNotificationOf(
  { key, rule, occurrence }: RuleMatch<string>,
  facts: AlertFacts,
  shown: Shown,
): AlertNotification {
  const { title, body } = ruleAlertText(rule, facts);
  const id = `${facts.event} ${key} ${occurrence}`;
  const content = { id, tag: id, occasion: 'rule', text: title, label: body, scoreBefore: null, isCorrection: false } as const;
  return withPlace({ ...content, score: facts.score?.join('-') ?? null }, facts, shown);
}
