import { minutesPlayed, StageType } from '@stillingen/domain';
import { type EventRow, type HistoryBlock, readHistory, type Summary } from '@stillingen/wire';
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
import { InningsLine, RoundStrip } from './innings-line.tsx';
import { MatchFlow } from './match-flow.tsx';
import { PointByPoint } from './points.tsx';
import { SetStrip } from './set-strip.tsx';
import { periodMinutes, type PlayTime } from './time-axis.ts';
import { Worm } from './worm.tsx';

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

type SetsProps = Omit<ComponentProps<typeof SetStrip>, 'history'>;

function SetsOfFeed({ eventId, ...props }: { eventId: string } & SetsProps) {
  const { sport, names } = props;
  const {
    history: historyName,
    current,
    all,
  } = useMemo(() => {
    const [history, game] = [matchFeed('history', eventId), matchFeed('currentGame', eventId)];
    return { history, current: game, all: [matchFeed('eventRow', eventId), history, ...(sport.serviceGames ? [game] : [])] };
  }, [eventId, sport]);
  const texts = useFeedTexts(eventId, all);
  const body = useStore(texts.text(historyName)) ?? '';
  const game = useStore(texts.text(current)) ?? '';
  const history = useMemo(() => readHistory(body), [body]);
  return (
    <>
      <SetStrip {...props} history={history} />
      {sport.serviceGames ? <PointByPoint history={history} current={game} names={names} /> : null}
    </>
  );
}

const NO_HISTORY: readonly HistoryBlock[] = [];

/** The graphic that shows the course of a match best in its sport; nothing before it begins. */
export function Course({ eventId, event, summary, sport, names, available, children = null }: CourseProps) {
  const marks = useMemo(() => marksOf(summary), [summary]);
  const running = useRunning(event, sport);
  const lead = useMemo(() => leadOf(event, summary, periodMinutes(sport)), [event, summary, sport]);
  if (event.stageType === StageType.scheduled) return null;
  const shared = { marks, names, sport, running };
  const parts = { event, sport, names, children };
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
      return available.has('MH') ? <SetsOfFeed eventId={eventId} {...parts} /> : <SetStrip {...parts} history={NO_HISTORY} />;
    case 'innings':
      return <InningsLine {...parts} />;
    case 'worm':
      return (
        <Worm event={event} summary={summary} names={names}>
          {children}
        </Worm>
      );
    case 'rounds':
      return event.rounds === null ? children : <RoundStrip event={event} finish={finish} />;
    default:
      return children;
  }
}
