import type { AlertKind } from '@stillingen/domain';
import type { Followed } from '../subscriber-index.ts';

/** The words of the command line and the types of messages, by the kind of a moment. */
export const WEBHOOK_EVENTS = {
  start: { word: 'start', type: 'started' },
  goal: { word: 'goal', type: 'score' },
  red: { word: 'red', type: 'red-card' },
  half: { word: 'period', type: 'period' },
  end: { word: 'result', type: 'finished' },
  lineups: { word: 'lineups', type: 'lineups' },
  correction: { word: 'correction', type: 'corrected' },
  moved: { word: 'moved', type: 'moved' },
} as const satisfies Readonly<Record<AlertKind, { readonly word: string; readonly type: string }>>;

/** What an endpoint gets: an empty list is no condition; leagues and teams are one condition. */
export interface WebhookFilter {
  readonly kinds: readonly AlertKind[];
  readonly sports: readonly number[];
  /** Ids of a competition, or of one of its seasons and stages. */
  readonly leagues: readonly string[];
  readonly teams: readonly string[];
}

export function isWantedBy({ sports, leagues, teams }: WebhookFilter, { sportId, template, stage, sides }: Followed): boolean {
  if (sports.length > 0 && !sports.includes(sportId)) return false;
  if (leagues.length + teams.length === 0) return true;
  return leagues.includes(template) || leagues.includes(stage) || teams.some((team) => sides.includes(team));
}

export const includesKind = ({ kinds }: WebhookFilter, kind: AlertKind): boolean => kinds.length === 0 || kinds.includes(kind);
