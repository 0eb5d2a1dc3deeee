import type { CorrectionReason, EventItem, League, Sport, StageRole } from '@stillingen/domain';
import type { SummaryWords } from '@stillingen/wire';
import { sportById, Stage, stageLabel } from '@stillingen/domain';

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
  suspension: 'Udvisning',
  'green-card': 'Grønt kort',
  try: 'Try',
  'penalty-try': 'Straffetry',
  conversion: 'Konvertering',
  'conversion-missed': 'Misset konvertering',
  'drop-goal': 'Dropmål',
  behind: 'Behind',
  touchdown: 'Touchdown',
  'field-goal': 'Field goal',
  'extra-point': 'Ekstrapoint',
  'two-point-conversion': 'Topointskonvertering',
  safety: 'Safety',
  'home-run': 'Home run',
  wicket: 'Gærde',
  break: 'Break',
  maximum: '180',
  knockdown: 'Nedslag',
  timeout: 'Timeout',
  bowler: 'Kaster',
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

/** The period of a match that is not parted. */
export const WHOLE_MATCH = 'Hele kampen';

const UNITS = { frames: 'frame', legs: 'leg', maps: 'map' } as const;

/** What one of those that decide a match of frames, legs or maps is called, from 1. */
export const unitTitle = (unit: keyof typeof UNITS, number: number): string => `${number}. ${UNITS[unit]}`;

/** What a part of a match is called that figures are told of, from 1: '2. halvleg', '3. frame'; of darts '3. sæt' where it counts no legs. */
export function partTitle({ sportId, format: { unit } }: Pick<EventItem, 'sportId' | 'format'>, part: number): string {
  const { parts, formats } = sportById(sportId)!;
  const { format } = formats[0];
  if (format.kind !== 'frames') return parts[part - 1]!.long;
  return format.unit === 'legs' && unit !== 'legs' ? `${part}. sæt` : unitTitle(format.unit, part);
}

/** What the period is called that begins with a stage. An inning of cricket is that of both sides, a stage of it that of one. */
function periodName(sport: Sport, stage: number): string {
  if (stage === Stage.live) return WHOLE_MATCH;
  const part = sport.row === 'innings' ? sport.stages[stage]?.part : undefined;
  return part === undefined ? stageLabel(sport, stage, 'spoken') : sport.parts[part]!.long;
}

/** The words of the summary feed of a sport. */
export const summaryWordsOf = (sport: Sport): SummaryWords => ({
  period: (stage) => periodName(sport, stage),
  incident: (word) => INCIDENTS[word] ?? '',
  reason: reasonWord,
});
