import type { EventOdds } from '@stillingen/wire';
import type { OddsEvent } from '../../odds/comparison/event.ts';
import { EventOddsView } from '../../odds/comparison/event-odds-view.tsx';
import type { MarketChoice } from '../../odds/model/choice.ts';
import { useOddsFormat } from '../../odds/odds-format.ts';
import { usePage } from '../../page/page-context.ts';
import { entryName, LIVE_ODDS, ODDS_VIEW, oddsFrom, RACE_ODDS, SETTLED_ODDS } from './odds.ts';

const SAMPLES: readonly (readonly [title: string, odds: EventOdds, first: Partial<MarketChoice>])[] = [
  ['Sammenligning', LIVE_ODDS, {}],
  ['Linjer', LIVE_ODDS, { betType: 'OVER_UNDER' }],
  ['Gitter', LIVE_ODDS, { betType: 'CORRECT_SCORE' }],
  ['Et udfald', LIVE_ODDS, { betType: 'CORRECT_SCORE', outcome: '2:1' }],
  ['Alle markeder', LIVE_ODDS, { betType: null }],
  ['Afgjort', SETTLED_ODDS, {}],
  ['Løb', RACE_ODDS, {}],
  ['Ingen', { markets: [] }, {}],
];

/** Odds of one match in all their forms. */
export function OddsSamples() {
  const format = useOddsFormat();
  const nowS = Math.floor(usePage().request.nowMs / 1000);
  const event: OddsEvent = {
    eventId: 'aB3dE6gH',
    homeName: 'FC Midtjylland',
    awayName: 'FC København',
    sportId: 1,
    format,
    view: ODDS_VIEW,
    nameOf: entryName,
  };
  return (
    <>
      {SAMPLES.map(([title, odds, first]) => (
        <div key={title} id={`odds-${title}`}>
          <h3>{title}</h3>
          <EventOddsView odds={oddsFrom(odds, nowS)} event={event} startsLive first={first} />
        </div>
      ))}
    </>
  );
}
