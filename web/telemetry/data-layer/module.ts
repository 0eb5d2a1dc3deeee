import type { StartModule } from '../contract.ts';

/** ANALYTICS-01: what a visitor looks at and does, as events of the data layer. */
export const start: StartModule = ({ page, onUse, track }) => {
  track({ event: 'page_view', page: page.kind, sport_id: page.sportId });
  return onUse((use) => {
    if (use.kind === 'match_opened') track({ event: use.kind, event_id: use.eventId });
    else if (use.kind !== 'bookmaker_opened') track({ event: use.kind });
  });
};
