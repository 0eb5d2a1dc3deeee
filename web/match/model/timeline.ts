import type { Pair, Side } from '@stillingen/domain';
import type { Summary, SummaryIncident, SummaryPart } from '@stillingen/wire';
import { matchText } from '../../text/da-match.ts';

/** What is drawn beside the minute. */
export type Glyph = 'goal' | 'missed' | 'yellow' | 'second-yellow' | 'red' | 'substitution' | 'review' | 'penalty' | 'other';

const GLYPH: Readonly<Record<SummaryPart['type'], Glyph>> = {
  goal: 'goal',
  'own-goal': 'goal',
  'penalty-goal': 'goal',
  'goal-disallowed': 'goal',
  'shootout-scored': 'goal',
  'shootout-missed': 'missed',
  'penalty-missed': 'missed',
  'penalty-awarded': 'penalty',
  'yellow-card': 'yellow',
  'second-yellow-card': 'second-yellow',
  'red-card': 'red',
  'substitution-in': 'substitution',
  'substitution-out': 'substitution',
  'var-review': 'review',
  assist: 'other',
  unknown: 'other',
};

export interface TimelineEntry {
  readonly id: string;
  readonly side: Side;
  readonly minute: string;
  readonly glyph: Glyph;
  /** The kind of incident in words: it names the glyph to those who do not see it. */
  readonly label: string;
  /** Who, or what where nobody is named. */
  readonly main: string;
  /** Assist, player who went out, 'straffe', comment. */
  readonly aside: string;
  /** The score right after it, for goals that stand. */
  readonly score: Pair | null;
  /** Why it was taken back, empty where the reason is not known; null where it stands. */
  readonly withdrawn: string | null;
}

export interface TimelinePeriod {
  readonly label: string;
  /** Goals within the period. */
  readonly goals: Pair;
  readonly entries: readonly TimelineEntry[];
}

const PRINCIPAL = new Set<SummaryPart['type']>(['substitution-in']);
const ADDED = new Set<SummaryPart['type']>(['assist', 'substitution-out']);

const kindAside = (type: SummaryPart['type']): string =>
  type === 'own-goal' ? matchText.ownGoal : type === 'penalty-goal' ? matchText.penalty : '';

function entryOf(incident: SummaryIncident): TimelineEntry | null {
  const principal =
    incident.parts.find(({ type }) => PRINCIPAL.has(type)) ??
    incident.parts.find(({ type }) => !ADDED.has(type)) ??
    incident.parts[0];
  if (principal === undefined) return null;
  const added = incident.parts.filter((part) => part !== principal && part.player !== '').map(({ player }) => player);
  const aside = [kindAside(principal.type), ...added, principal.comment].filter((word) => word !== '').join(', ');
  return {
    id: incident.id,
    side: incident.side,
    minute: incident.minute,
    glyph: GLYPH[principal.type],
    label: principal.label,
    main: principal.player === '' ? principal.label : principal.player,
    aside,
    score: incident.withdrawn ? null : principal.score,
    withdrawn: incident.withdrawn ? principal.reason : null,
  };
}

/** The summary as it is read: the newest period and, in each, the newest incident first. */
export function timelineOf(summary: Summary): readonly TimelinePeriod[] {
  return summary.periods
    .map(
      ({ label, home, away, incidents }): TimelinePeriod => ({
        label,
        goals: [home, away],
        entries: incidents
          .map(entryOf)
          .filter((entry) => entry !== null)
          .reverse(),
      }),
    )
    .reverse();
}
