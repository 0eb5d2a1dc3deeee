import { type Broadcast, CHANNEL_TYPE, type ChannelType } from '@stillingen/domain';

interface Channel {
  readonly TVI: number;
  readonly BN: string;
  readonly BU?: string;
  readonly CC?: string;
}

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

/** Channels blocked in a country: {"GB":[1]}; null if none (EVENT-31). */
export function writeDisabled(broadcasts: readonly Broadcast[]): string | null {
  const byCountry: Record<string, number[]> = {};
  broadcasts.forEach(({ disabledIn }, index) => {
    for (const country of disabledIn) (byCountry[country.toUpperCase()] ??= []).push(index + 1);
  });
  return Object.keys(byCountry).length === 0 ? null : json(byCountry);
}

const TYPES = Object.entries(CHANNEL_TYPE) as [ChannelType, number][];

type Words = Readonly<Record<string, unknown>>;
function objectOf(text: string | null): Words {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Words) : {};
  } catch {
    return {};
  }
}
const listOf = (value: unknown): readonly Words[] =>
  Array.isArray(value) ? value.filter((item): item is Words => typeof item === 'object' && item !== null) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function readBroadcasts(broadcasts: string | null, disabled: string | null): Broadcast[] {
  const byType = objectOf(broadcasts);
  const byCountry = Object.entries(objectOf(disabled));
  return TYPES.flatMap(([type, number]) =>
    listOf(byType[number]).flatMap(({ TVI, BN, BU, CC }) => {
      const url = textOf(BU);
      const channel: Broadcast = {
        name: textOf(BN),
        type,
        country: textOf(CC).toLowerCase(),
        url: url.startsWith('https://') ? url : '',
        disabledIn: byCountry
          .filter(([, numbers]) => Array.isArray(numbers) && numbers.includes(TVI))
          .map(([country]) => country.toLowerCase()),
      };
      return channel.name === '' ? [] : [channel];
    }),
  );
}
