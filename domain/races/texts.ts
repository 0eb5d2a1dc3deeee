import { decimalText } from '#words/numbers.ts';
import { type EntryStatusText, lapOf, lapsBehind, STATUS_TEXTS } from '#words/races.ts';
import type { Race, RaceEntry } from '../event/entities.ts';
import { Stage, StageType } from '../event/stage.ts';
import type { Sport } from '../sport/sport.ts';

/** Strokes against par: '−11', '+3', 'Par'. Other texts stay. */
export function toParText(value: string): string {
  const [, sign = '', strokes] = /^([-−+]?)(\d+)$/.exec(value) ?? [];
  if (strokes === undefined) return /^e$/i.test(value) ? 'Par' : value;
  if (Number(strokes) === 0) return 'Par';
  return `${sign === '' || sign === '+' ? '+' : '−'}${strokes}`;
}

/** Penalty laps and missed shots: '1 + 2', or the known one (NODUEL-17). */
export const shootingText = ({ penaltyLaps = '', missedShots = '' }: Readonly<Partial<Record<ShootingResult, string>>>): string =>
  [penaltyLaps, missedShots].filter((part) => part !== '').join(' + ');
type ShootingResult = 'penaltyLaps' | 'missedShots';

const COUNTED = /^[\d¼½¾]/;

/** '+0:34', '+1 omg.'; '' for the leader and where not known (NODUEL-13 to 15, O-126). */
export function gapText({ rank, results }: Pick<RaceEntry, 'rank' | 'results'>): string {
  if (rank === 1) return '';
  const { gap = '', lapDistance = '' } = results;
  if (/^\+?[1-9]\d*$/.test(lapDistance)) return lapsBehind(lapDistance.replace('+', ''));
  return COUNTED.test(gap) ? `+${decimalText(gap)}` : decimalText(gap);
}

/** '3.', golf '3' or 'T3'; '' before the start, unless delayed (NODUEL-10 to 12, O-018). */
export function rankText(
  sport: Pick<Sport, 'progress'>,
  race: Pick<Race, 'stage' | 'stageType'>,
  { rank, tied }: { readonly rank: number | null; readonly tied: boolean | null },
): string {
  const scheduled = race.stageType === StageType.scheduled && race.stage !== Stage.delayed;
  if (rank === null || scheduled) return '';
  return sport.progress === 'holes' ? `${tied === true ? 'T' : ''}${rank}` : `${rank}.`;
}

/** '12,5 km' of the leader of a live winter-sport race; else '' (NODUEL-16). */
export function currentDistance(
  sport: Pick<Sport, 'distance'>,
  race: Pick<Race, 'stageType'>,
  { rank, results }: Pick<RaceEntry, 'rank' | 'results'>,
): string {
  const distance = results.distance ?? '';
  if (sport.distance !== 'covered' || race.stageType !== StageType.live || rank !== 1 || distance === '') return '';
  return `${decimalText(distance)} km`;
}

/** Rounded to metres against the noise of decimal sums. */
const kilometres = (km: number): string => `${decimalText(String(Math.round(km * 1000) / 1000))} km`;

/** 'Omg. 31/57', '18/30' starters, '12,5 km' covered, '42 km' left; '' where not known. */
export function progressText(
  sport: Pick<Sport, 'distance' | 'progress'>,
  { stageType, done, length }: Pick<Race, 'stageType' | 'done' | 'length'>,
): string {
  if (stageType !== StageType.live || done === null) return '';
  const ofAll = length === null ? `${done}` : `${done}/${length}`;
  switch (sport.progress) {
    case 'laps':
      return lapOf(ofAll);
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

export type { EntryStatusText };

const byStatus = new Map<string, EntryStatusText>(Object.entries(STATUS_TEXTS));

/** '' for 'ok', none and unknown statuses (O-127). */
export const entryStatusText = (status: string | null): EntryStatusText => byStatus.get(status ?? 'ok') ?? STATUS_TEXTS.ok;
