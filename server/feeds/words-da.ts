import type { CorrectionReason, League, StageRole } from '@stillingen/domain';
import type { SummaryWords } from '@stillingen/wire';
import { football, stageLabel } from '@stillingen/domain';

const REASONS: Readonly<Record<CorrectionReason, string>> = {
  offside: 'offside',
  handball: 'hånd på bolden',
  foul: 'frispark',
  var: 'VAR',
  challenge: 'challenge',
  scorer: 'målscorer rettet',
  minute: 'minut rettet',
  clerical: 'indtastningsfejl',
  unknown: '',
};

const INCIDENTS: Readonly<Record<string, string>> = {
  'yellow-card': 'Gult kort',
  'second-yellow-card': 'Andet gule kort',
  'red-card': 'Rødt kort',
  goal: 'Mål',
  'own-goal': 'Selvmål',
  'penalty-goal': 'Mål på straffespark',
  'penalty-missed': 'Brændt straffespark',
  'penalty-awarded': 'Straffespark',
  'shootout-scored': 'Scorede',
  'shootout-missed': 'Brændte',
  'substitution-in': 'Ind',
  'substitution-out': 'Ud',
  assist: 'Oplæg',
  'var-review': 'VAR-gennemgang',
  'goal-disallowed': 'Mål annulleret',
};

const ROLES: Readonly<Record<StageRole, string>> = {
  main: '',
  championship: 'Mesterskabsspil',
  relegation: 'Nedrykningsspil',
  playoff: 'Slutspil',
  qualification: 'Kvalifikation',
  group: '',
  knockout: '',
};

/** Why something was corrected. */
export const reasonWord = (reason: CorrectionReason): string => REASONS[reason];

/** The name of a stage of a season; empty where the season has one only. */
export const stageName = (league: Pick<League, 'role' | 'group'>): string =>
  [ROLES[league.role], league.group].filter((word) => word !== '').join(', ');

/** The words of the summary feed. */
export const summaryWords: SummaryWords = {
  period: (stage) => stageLabel(football, stage, 'long'),
  incident: (word) => INCIDENTS[word] ?? '',
  reason: reasonWord,
};
