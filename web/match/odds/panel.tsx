import { StageType } from '@stillingen/domain';
import { use } from 'react';
import { EventOddsPanel } from '../../odds/comparison/event-odds-panel.tsx';
import { BesideTab, type PanelProps } from '../panel-props.ts';

export const Panel = ({ eventId, match: { event }, sport }: PanelProps) => (
  <EventOddsPanel
    eventId={eventId}
    sportId={sport.id}
    startS={event.start ?? 0}
    homeName={event.homeName ?? ''}
    awayName={event.awayName ?? ''}
    isLive={event.stageType === StageType.live}
    beside={use(BesideTab)}
  />
);
