import { CONSENT_PURPOSES, type ClientConfig, type ConsentPurpose } from '@stillingen/wire';
import type { Config } from '../../ops/config/config.ts';
import { telemetryNeeds } from '../../ops/config/telemetry.ts';

export interface NeedingPart {
  readonly purpose: ConsentPurpose;
  readonly isOn: (config: Config) => boolean;
}

/** Every part of the product that stores or measures more than a page needs to work. */
export const NEEDED_BY: readonly NeedingPart[] = [
  { purpose: 'statistics', isOn: (config) => telemetryNeeds(config, 'statistics') },
  { purpose: 'advertising', isOn: (config) => telemetryNeeds(config, 'advertising') },
  { purpose: 'advertising', isOn: ({ banners }) => banners !== '' },
];

/** The field of browsers; none where no such part is on, and then nothing is asked. */
export function consentFor(config: Config, parts: readonly NeedingPart[]): Pick<ClientConfig, 'consentFor'> {
  const needed = new Set(parts.filter(({ isOn }) => isOn(config)).map(({ purpose }) => purpose));
  return needed.size === 0 ? {} : { consentFor: CONSENT_PURPOSES.filter((each) => needed.has(each)) };
}
