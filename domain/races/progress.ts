import type { Race, RaceEntry } from '../event/entities.ts';
import type { Sport } from '../sport/sport.ts';
import { StageType } from '../event/stage.ts';
import { danishNumber } from './numbers.ts';

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
