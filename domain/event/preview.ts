import type { EventItem } from './entities.ts';
import { Stage, StageType } from './stage.ts';

/** Whether an event has a preview: not begun, be it delayed, and with comments to read (STAGE-06). */
export const hasPreview = ({ stage, stageType }: Pick<EventItem, 'stage' | 'stageType'>, hasComments: boolean): boolean =>
  hasComments && stageType === StageType.scheduled && (stage === Stage.scheduled || stage === Stage.delayed);
