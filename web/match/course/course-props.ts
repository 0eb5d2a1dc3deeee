import { minutesPlayed, StageType } from '@stillingen/domain';
import type { EventRow, Summary } from '@stillingen/wire';
import { type ReactNode, useMemo } from 'react';
import { type PageSport, useNow } from '../../page/page-context.ts';
import { liveEvent } from '../../ui/index.ts';
import type { Names } from './graph.tsx';
import type { PlayTime } from './time-axis.ts';

export interface CourseProps {
  readonly eventId: string;
  readonly event: EventRow;
  readonly summary: Summary;
  readonly sport: PageSport;
  readonly names: Names;
  /** Codes of the core feed. */
  readonly available: ReadonlySet<string>;
  /** Stands in the place of a graphic that has nothing to show. */
  readonly children?: ReactNode;
}

/** The running minute; null while no clock runs. */
export function useRunning(event: EventRow, sport: PageSport): PlayTime | null {
  const minute = useNow((nowS) =>
    event.stageType === StageType.live ? minutesPlayed(sport, liveEvent(event, nowS), nowS) : null,
  );
  const cap = sport.stages[event.stage ?? 0]?.clock?.capMinute ?? null;
  return useMemo(() => {
    if (minute === null) return null;
    return cap !== null && minute > cap ? { minute: cap, added: minute - cap } : { minute, added: 0 };
  }, [minute, cap]);
}
