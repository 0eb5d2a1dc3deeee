import { minutesPlayed, StageType } from '@stillingen/domain';
import { type EventRow, readHistory, type Summary } from '@stillingen/wire';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { type PageSport, useNow, useStore } from '../../page/page-context.ts';
import { liveEvent } from '../../ui/index.ts';
import { duelCells } from '../../list/rows/kinds/index.ts';
import { matchFeed } from '../opened.ts';
import type { Names } from './graph.tsx';
import { leadOf } from './lead.ts';
import { LeadGraph } from './lead-graph.tsx';
import { marksOf } from './marks.ts';
import { InningsLine, RoundStrip, SetStrip } from './set-strip.tsx';
import { MatchFlow } from './match-flow.tsx';
import { periodMinutes, type PlayTime } from './time-axis.ts';

interface CourseProps {
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
function useRunning(event: EventRow, sport: PageSport): PlayTime | null {
  const minute = useNow((nowS) =>
    event.stageType === StageType.live ? minutesPlayed(sport, liveEvent(event, nowS), nowS) : null,
  );
  const cap = sport.stages[event.stage ?? 0]?.clock?.capMinute ?? null;
  return useMemo(() => {
    if (minute === null) return null;
    return cap !== null && minute > cap ? { minute: cap, added: minute - cap } : { minute, added: 0 };
  }, [minute, cap]);
}

function FlowOfFeed({ eventId, ...props }: { eventId: string } & Omit<ComponentProps<typeof MatchFlow>, 'body'>) {
  const name = matchFeed('pressure', eventId);
  const body = useStore(useFeedTexts(eventId, [matchFeed('eventRow', eventId), name]).text(name));
  return <MatchFlow {...props} body={body ?? ''} />;
}

function SetsOfFeed({
  eventId,
  hasPoints,
  ...props
}: { eventId: string; hasPoints: boolean } & Omit<ComponentProps<typeof SetStrip>, 'history'>) {
  const name = matchFeed('history', eventId);
  const texts = useFeedTexts(eventId, [matchFeed('eventRow', eventId), ...(hasPoints ? [name] : [])]);
  const body = useStore(texts.text(name)) ?? '';
  const history = useMemo(() => readHistory(body), [body]);
  return <SetStrip {...props} history={history} />;
}

/** The graphic that shows the course of a match best in its sport; nothing before it begins. */
export function Course({ eventId, event, summary, sport, names, available, children = null }: CourseProps) {
  const marks = useMemo(() => marksOf(summary), [summary]);
  const running = useRunning(event, sport);
  const lead = useMemo(() => leadOf(event, summary, periodMinutes(sport)), [event, summary, sport]);
  if (event.stageType === StageType.scheduled) return null;
  const shared = { marks, names, sport, running };
  const parts = { event, sport, names };
  const finish = event.finishMethod !== null ? (duelCells(event, sport).note?.spoken ?? '') : '';
  switch (sport.course) {
    case 'pressure':
      if (available.has('MMT')) return <FlowOfFeed eventId={eventId} {...shared} />;
      return marks.length === 0 ? children : <MatchFlow body="" {...shared} />;
    case 'goals':
      return marks.length === 0 ? children : <MatchFlow body="" {...shared} />;
    case 'lead':
      return lead === null ? children : <LeadGraph lead={lead} isOver={event.stageType === StageType.finished} {...shared} />;
    case 'sets':
      // The order of frames, legs and maps is not part of the row.
      return sport.row === 'sets' ? <SetsOfFeed eventId={eventId} hasPoints={available.has('MH')} {...parts} /> : null;
    case 'innings':
      return <InningsLine {...parts} />;
    case 'rounds':
      return <RoundStrip event={event} finish={finish} />;
    default:
      return null;
  }
}
