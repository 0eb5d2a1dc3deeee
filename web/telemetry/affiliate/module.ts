import type { StartModule } from '../contract.ts';
import { affiliateClick } from './message.ts';

/** ANALYTICS-02, O-159: clicks in banners of the own origin and of the configured ones. */
export const start: StartModule = ({ config, onUse, track }) => {
  const origins: ReadonlySet<string> = new Set([location.origin, ...(config.affiliate ?? [])]);
  const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    const click = origins.has(origin) ? affiliateClick(data) : null;
    try {
      if (click !== null) track(click);
    } catch {
      // The data layer is read-only.
    }
  };
  addEventListener('message', onMessage);
  const ignore = onUse((use) => {
    if (use.kind === 'bookmaker_opened')
      track({ event: 'bookmaker_click', bookmaker_id: use.bookmakerId, event_id: use.eventId });
  });
  return () => {
    removeEventListener('message', onMessage);
    ignore();
  };
};
