import type { EntryStatus, Race, RaceEntry } from '../event/entities.ts';
import { Stage, StageType } from '../event/stage.ts';
import type { Sport } from '../sport/sport.ts';

/** A number as Danes write it, from its text with a decimal point: '12.5' is '12,5', '+1 omg.' stays. */
export const danishNumber = (text: string): string => text.replace(/(\d)\.(\d)/, '$1,$2');

/** A number of strokes against par: '−11', '+3', 'Par' for none. Text that is no whole number stays; '' gives ''. */
export function toParText(value: string): string {
  const [, sign = '', strokes] = /^([-−+]?)(\d+)$/.exec(value) ?? [];
  if (strokes === undefined) return /^e$/i.test(value) ? 'Par' : value;
  if (Number(strokes) === 0) return 'Par';
  return `${sign === '' || sign === '+' ? '+' : '−'}${strokes}`;
}

/** Biathlon's penalty laps and missed shots: '1 + 2', or the one that is known; '' where neither is (NODUEL-17). */
export const shootingText = ({ penaltyLaps = '', missedShots = '' }: Readonly<Partial<Record<ShootingResult, string>>>): string =>
  [penaltyLaps, missedShots].filter((part) => part !== '').join(' + ');
type ShootingResult = 'penaltyLaps' | 'missedShots';

/** Times and lengths; what is told in words ('hoved') has no sign. */
const COUNTED = /^[\d¼½¾]/;

/**
 * How far an entry is behind the leader: '+0:34', in laps '+1 omg.'; the leader has none (NODUEL-13 to 15, O-126). Empty
 * where it is not known.
 */
export function gapText({ rank, results }: Pick<RaceEntry, 'rank' | 'results'>): string {
  if (rank === 1) return '';
  const { gap = '', lapDistance = '' } = results;
  if (/^\+?[1-9]\d*$/.test(lapDistance)) return `+${lapDistance.replace('+', '')} omg.`;
  return COUNTED.test(gap) ? `+${danishNumber(gap)}` : danishNumber(gap);
}

/**
 * The rank of an entry as its row shows it: '3.', in golf '3', or 'T3' where it is shared. Empty where it has none, and
 * before the start, apart from a start that is delayed (NODUEL-10 to 12, O-018).
 */
export function rankText(
  sport: Pick<Sport, 'progress'>,
  race: Pick<Race, 'stage' | 'stageType'>,
  { rank, tied }: { readonly rank: number | null; readonly tied: boolean | null },
): string {
  const scheduled = race.stageType === StageType.scheduled && race.stage !== Stage.delayed;
  if (rank === null || scheduled) return '';
  return sport.progress === 'holes' ? `${tied === true ? 'T' : ''}${rank}` : `${rank}.`;
}

/**
 * The distance that the leader of a live winter-sport race has covered: '12,5 km'. Empty for all others, in all other
 * sports and states, and where it is not known (NODUEL-16).
 */
export function currentDistance(
  sport: Pick<Sport, 'distance'>,
  race: Pick<Race, 'stageType'>,
  { rank, results }: Pick<RaceEntry, 'rank' | 'results'>,
): string {
  const distance = results.distance ?? '';
  if (sport.distance !== 'covered' || race.stageType !== StageType.live || rank !== 1 || distance === '') return '';
  return `${danishNumber(distance)} km`;
}

/** Whole metres at the most: sums of decimal fractions end in noise. */
const kilometres = (km: number): string => `${danishNumber(String(Math.round(km * 1000) / 1000))} km`;

/**
 * How far a live race has come, in its sport's unit: 'Omg. 31/57', '18/30' starters, '12,5 km' that its leader has covered
 * in winter sports, '42 km' that are left in cycling. Empty where that is not known or nothing runs; holes are told by each
 * golfer's own row.
 */
export function progressText(
  sport: Pick<Sport, 'distance' | 'progress'>,
  { stageType, done, length }: Pick<Race, 'stageType' | 'done' | 'length'>,
): string {
  if (stageType !== StageType.live || done === null) return '';
  const ofAll = length === null ? `${done}` : `${done}/${length}`;
  switch (sport.progress) {
    case 'laps':
      return `Omg. ${ofAll}`;
    case 'starters':
      return ofAll;
    case 'km':
      if (sport.distance === 'covered') return kilometres(done);
      return length === null ? '' : kilometres(Math.max(0, length - done));
    case 'holes':
    case null:
      return '';
  }
}

/** Why an entry has no rank: for headings and assistive technology, and in the column of ranks. */
export interface EntryStatusText {
  readonly long: string;
  readonly short: string;
}

const TEXTS: Readonly<Record<EntryStatus, EntryStatusText>> = {
  ok: { long: '', short: '' },
  'not-started': { long: 'Ikke til start', short: 'DNS' },
  retired: { long: 'Udgået', short: 'DNF' },
  disqualified: { long: 'Diskvalificeret', short: 'DSQ' },
  'not-qualified': { long: 'Ikke kvalificeret', short: 'DNQ' },
  cut: { long: 'Missede cuttet', short: 'MC' },
  withdrawn: { long: 'Trukket sig', short: 'WD' },
  lapped: { long: 'Mindst en omgang efter', short: 'LAP' },
  'over-time-limit': { long: 'Uden for tidsgrænsen', short: 'OTL' },
  fell: { long: 'Faldet', short: 'Fald' },
  'non-runner': { long: 'Ikke til start', short: 'NR' },
};

const byStatus = new Map<string, EntryStatusText>(Object.entries(TEXTS));

/** A status in Danish as a row carries it; 'ok', none and one that is not known say nothing (O-127). */
export const entryStatusText = (status: string | null): EntryStatusText => byStatus.get(status ?? 'ok') ?? TEXTS.ok;
