import type { IncomingHttpHeaders } from 'node:http';
import { dayOf } from '@stillingen/domain';
import type { GeoPlace } from '@stillingen/wire';
import { audienceOf } from './audience-of.ts';
import type { OddsAudience } from './audience.ts';
import type { OddsConfig } from './odds-config.ts';
import { isAgeConfirmed, type OddsCookies } from '../mode/cookies.ts';

export interface VisitorOptions {
  readonly config: OddsConfig;
  readonly cookies: Pick<OddsCookies, 'modeUntil'>;
  readonly placeOf: (headers: IncomingHttpHeaders) => GeoPlace;
  readonly nowMs: () => number;
}

const KEPT_PLACES = 1000;

/** Finds what the sender of a request is served. Equal audiences are one object. */
export class OddsVisitors {
  readonly #options: VisitorOptions;
  readonly #byPlace = new Map<string, OddsAudience | null>();
  readonly #byGroup = new Map<string, OddsAudience>();

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  /** Null for nothing: without a valid mode above all. */
  of(headers: IncomingHttpHeaders): OddsAudience | null {
    const { cookies, placeOf, nowMs } = this.#options;
    const { cookie = '' } = headers;
    if (cookies.modeUntil(cookie, nowMs() / 1000) === null) return null;
    return this.#at(placeOf(headers), isAgeConfirmed(cookie));
  }

  /** What programs without a cookie are served, as if they were in a country. */
  inCountry(countryCode: string): OddsAudience | null {
    return this.#at({ countryCode, isoSubdivisionCode0: '' }, true);
  }

  #at(place: GeoPlace, isConfirmed: boolean): OddsAudience | null {
    const { config, nowMs } = this.#options;
    const day = dayOf(nowMs() / 1000);
    const key = [day, place.countryCode, place.isoSubdivisionCode0, isConfirmed].join('/');
    const known = this.#byPlace.get(key);
    if (known !== undefined) return known;
    const found = audienceOf({ place, hasMode: true, isAgeConfirmed: isConfirmed }, day, config);
    const audience = found === null ? null : (this.#byGroup.get(found.group) ?? found);
    if (this.#byPlace.size >= KEPT_PLACES) this.#forget();
    this.#byPlace.set(key, audience);
    if (audience !== null) this.#byGroup.set(audience.group, audience);
    return audience;
  }

  #forget(): void {
    this.#byPlace.clear();
    this.#byGroup.clear();
  }
}
