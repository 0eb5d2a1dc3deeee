import { browserPorts, createStore, type Store } from '@stillingen/client';
import { type ConsentPurpose, GEO_PATH, type GeoPlace } from '@stillingen/wire';
import type { Page } from '../page/page-context.ts';

export interface PlaceAndConsent {
  /** Null where the site does not locate visitors, the place is unknown, or nothing was consented to. */
  readonly place: GeoPlace | null;
  readonly consent: readonly ConsentPurpose[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Throws where the server does not answer. */
async function lookUpPlace(): Promise<GeoPlace | null> {
  const { createGeo } = await import('@stillingen/client/origin');
  const { local, nowMs } = browserPorts();
  const known = createGeo(local, nowMs).record();
  if (known !== null) return known;
  const response = await fetch(GEO_PATH);
  if (!response.ok) throw new Error(`${GEO_PATH} answered ${response.status}`);
  const found = (await response.json()) as Partial<Record<keyof GeoPlace, unknown>>;
  const place = { countryCode: textOf(found.countryCode), isoSubdivisionCode0: textOf(found.isoSubdivisionCode0) };
  return place.countryCode === '' ? null : { ...place, isoSubdivisionCode0: place.isoSubdivisionCode0.replace('-', '') };
}

/** GEO-06: one lookup, shared by all. */
let lookup: Promise<GeoPlace | null> | null = null;

/**
 * PAGE-31: null until the visitor has answered and the lookup of the place is complete; the place
 * is looked up only after a consent. A lookup that fails stays incomplete. Browser only.
 */
export function placeAndConsent({ consent, config }: Pick<Page, 'consent' | 'config'>): Store<PlaceAndConsent | null> {
  const complete = createStore<PlaceAndConsent | null>(null);
  if (consent === undefined) return complete;
  const refresh = (): void => {
    const granted = consent.get();
    if (consent.answer.get() === null) complete.set(null);
    else if (granted.length === 0 || config.requestsGeo !== true) complete.set({ place: null, consent: granted });
    else
      (lookup ??= lookUpPlace()).then(
        (place) => {
          if (consent.get() === granted) complete.set({ place, consent: granted });
        },
        () => {
          lookup = null;
        },
      );
  };
  consent.answer.subscribe(refresh);
  refresh();
  return complete;
}
