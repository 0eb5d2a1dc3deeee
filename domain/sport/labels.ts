import type { StageCode } from '../event/stage.ts';
import type { Sport } from './sport.ts';

export type LabelForm = 'long' | 'short' | 'spoken';

/**
 * The Danish label of a stage: long ('1. halvleg'), short where space is scarce ('H1', STATUS-19), or spoken for headings
 * and assistive technology ('Ikke startet', O-044). A code that the sport does not list gives '' (O-078).
 */
export function stageLabel(sport: Pick<Sport, 'stages'>, stage: StageCode, form: LabelForm): string {
  const known = sport.stages[stage];
  return known?.[form] ?? known?.long ?? '';
}
