import type { Race } from '../event/entities.ts';
import type { Sport } from '../sport/sport.ts';
import { Stage, StageType } from '../event/stage.ts';

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
