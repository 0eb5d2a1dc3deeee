import { ODDS_START_MS, PROJECT_TYPE } from '@stillingen/domain';
import { buildOddsFeedName, buildPageFeedName, eventRow, readEventOdds } from '@stillingen/wire';
import { useEffect, useMemo, useState } from 'react';
import { useFeedTexts } from '../../page/feed-texts.ts';
import { useKept } from '../../page/kept.ts';
import { useNow, usePage, useStore } from '../../page/page-context.ts';
import { oddsText } from '../../text/odds/da-odds.ts';
import { Failure, Skeleton, Stale } from '../../ui/panel.tsx';
import { useOddsFormat } from '../odds-format.ts';
import { parseOddsShown } from '../odds-shown.ts';
import { turnOddsOff } from '../table/odds-table.tsx';
import { isQuiet, type OddsEvent } from './event.ts';
import { EventOddsView } from './event-odds-view.tsx';

interface EventProps {
  readonly eventId: string;
  readonly sportId: number;
  readonly startS: number;
  readonly homeName: string;
  readonly awayName: string;
  readonly isLive: boolean;
}

/** Before a match, as often as lists (SYNC-21); during it as its other feeds. */
const BEFORE = { refreshMs: { least: 60_000, most: 60_000 } };
const DURING = {};

/** Competitors of a race are named by its own rows. */
function useNames(text: string | null): (outcome: string) => string {
  return useMemo(() => {
    const rows = text === null ? [] : eventRow.readAll(text);
    const names = new Map(rows.map(({ homeId, homeName }) => [homeId, homeName]));
    return (outcome) => names.get(outcome) ?? outcome;
  }, [text]);
}

function Loaded({ eventId, isLive, startS, ...names }: EventProps) {
  const { request } = usePage();
  const odds = request.odds!;
  const isLinked = useNow((nowS) => odds.isLinked && !isQuiet(odds, startS, nowS));
  const format = useOddsFormat();
  const project = { projectType: PROJECT_TYPE.id, event: eventId };
  const rowFeed = buildPageFeedName({ kind: 'eventRow', ...project });
  const feed = buildOddsFeedName({ kind: 'eventOdds', ...project });
  const texts = useFeedTexts(eventId, [rowFeed, feed], isLive ? DURING : BEFORE);
  const text = useStore(texts.text(feed));
  const isFailing = useStore(texts.failing).has(feed);
  const nameOf = useNames(useStore(texts.text(rowFeed)));
  const { duringPlay } = parseOddsShown(request.oddsShown ?? '');
  const read = useMemo(() => {
    if (text === null) return null;
    const { markets } = readEventOdds(text);
    return { markets: duringPlay ? markets : markets.filter((market) => !market.isLive) };
  }, [text, duringPlay]);
  const found = useKept(read);
  const event = useKept<OddsEvent>({ eventId, ...names, format, view: { ...odds, isLinked }, nameOf });
  const retry = { retry: oddsText.retry, onRetry: texts.retryNow };
  if (found === null)
    return isFailing ? (
      <Failure title={oddsText.failed} hint={oddsText.failedHint} {...retry} />
    ) : (
      <Skeleton lines={6} label={oddsText.loading} />
    );
  return (
    <>
      {isFailing ? <Stale title={oddsText.stale} {...retry} /> : null}
      <EventOddsView odds={found} event={event} startsLive={isLive} onTurnOff={() => void turnOddsOff()} />
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
