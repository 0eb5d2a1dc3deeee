import { type Broadcast, CHANNEL_TYPE } from '@stillingen/domain';

/** One channel as the JSON of a row has it (wire format 2.2): its number in the row, its name, and what else is known. */
interface Channel {
  readonly TVI: number;
  readonly BN: string;
  readonly BU?: string;
  readonly CC?: string;
}

/** A slash is escaped, as this family of feeds has it. */
const json = (value: object): string => JSON.stringify(value).replaceAll('/', '\\/');

/** Channels by kind: {"1":[…],"3":[…]}; null where there are none (EVENT-30, EVENT-41). */
export function writeBroadcasts(broadcasts: readonly Broadcast[]): string | null {
  if (broadcasts.length === 0) return null;
  const byType: Record<string, Channel[]> = {};
  broadcasts.forEach(({ name, type, country, url }, index) => {
    const channels = (byType[CHANNEL_TYPE[type]] ??= []);
    channels.push({
      TVI: index + 1,
      BN: name,
      ...(url === '' ? {} : { BU: url }),
      ...(country === '' ? {} : { CC: country.toUpperCase() }),
    });
  });
  return json(byType);
}

/** Numbers of the channels that may not be shown in a country: {"GB":[1]}; null where all may everywhere (EVENT-31). */
export function writeDisabled(broadcasts: readonly Broadcast[]): string | null {
  const byCountry: Record<string, number[]> = {};
  broadcasts.forEach(({ disabledIn }, index) => {
    for (const country of disabledIn) (byCountry[country.toUpperCase()] ??= []).push(index + 1);
  });
  return Object.keys(byCountry).length === 0 ? null : json(byCountry);
}
