import { ODDS_START_MS, PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName, eventRow } from '@stillingen/wire';
import { useEffect, useMemo, useState } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { useKept } from '../../page/kept.ts';
import { useNow, usePage, useStore } from '../../page/page-context.ts';
import { SETTINGS_PATH } from '../../page/paths.ts';
import { oddsText } from '#text/odds/odds.ts';
import { Empty, Failure, Skeleton, Stale } from '../../ui/panel.tsx';
import { useOddsFormat } from '../odds-format.ts';
import { parseOddsShown } from '../odds-shown.ts';
import { useEventOdds } from '../live/use-event-odds.ts';
import { turnOddsOff } from '../table/odds-table.tsx';
import { isQuiet, type OddsEvent } from './event.ts';
import { EventOddsView, type SetBeside } from './event-odds-view.tsx';

interface EventProps {
  readonly eventId: string;
  readonly sportId: number;
  readonly startS: number;
  readonly homeName: string;
  readonly awayName: string;
  readonly isLive: boolean;
  readonly beside: SetBeside;
}

/** Competitors of a race are named by its own rows. */
function useNames(text: string | null): (outcome: string) => string {
  return useMemo(() => {
    const rows = text === null ? [] : eventRow.readAll(text);
    const names = new Map(rows.map(({ homeId, homeName }) => [homeId, homeName]));
    return (outcome) => names.get(outcome) ?? outcome;
  }, [text]);
}

function Loaded({ eventId, isLive, startS, beside, ...names }: EventProps) {
  const { request } = usePage();
  const view = request.odds!;
  const isLinked = useNow((nowS) => view.isLinked && !isQuiet(view, startS, nowS));
  const format = useOddsFormat();
  const rowFeed = buildPageFeedName({ kind: 'eventRow', projectType: PROJECT_TYPE.id, event: eventId });
  const texts = useFeedTexts(eventId, [rowFeed]);
  const { odds: all, isFailing, isOffline, follow, retryNow } = useEventOdds(eventId);
  const nameOf = useNames(useStore(texts.text(rowFeed)));
  const { duringPlay } = parseOddsShown(request.oddsShown ?? '');
  const read = useMemo(() => {
    if (all === null) return null;
    const markets = duringPlay ? all.markets : all.markets.filter((market) => !market.isLive);
    return { markets, hidesAll: markets.length === 0 && all.markets.length > 0 };
  }, [all, duringPlay]);
  const odds = useKept(read);
  const event = useKept<OddsEvent>({ eventId, ...names, format, view: { ...view, isLinked }, nameOf });
  const retry = { retry: oddsText.retry, onRetry: retryNow };
  if (odds === null)
    return isFailing || isOffline ? (
      <Failure title={oddsText.failed} hint={oddsText.failedHint} {...retry} />
    ) : (
      <Skeleton lines={6} label={oddsText.loading} />
    );
  if (odds.hidesAll) return <Empty title={oddsText.duringOff} hint={<a href={`${SETTINGS_PATH}#odds`}>{oddsText.settings}</a>} />;
  return (
    <>
      {isFailing || isOffline ? <Stale title={isOffline ? oddsText.offline : oddsText.stale} {...retry} /> : null}
      <EventOddsView {...{ odds, event, beside }} startsLive={isLive} onShown={follow} onTurnOff={() => void turnOddsOff()} />
    </>
  );
}

/** CONST-14: prices come after the page. Without them it may be kept with its document. */
export function EventOddsPanel(props: EventProps) {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), ODDS_START_MS);
    return () => clearTimeout(timer);
  }, []);
  return isStarted ? <Loaded {...props} /> : <Skeleton lines={6} label={oddsText.loading} />;
}
