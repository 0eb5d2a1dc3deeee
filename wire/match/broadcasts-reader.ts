import { type Broadcast, CHANNEL_TYPE, type ChannelType } from '@stillingen/domain';

/** Apart from what writes them: few pages read them, all write none. */
const TYPES = Object.entries(CHANNEL_TYPE) as [ChannelType, number][];

type Words = Readonly<Record<string, unknown>>;
/** An object of a JSON text; what is none has nothing in it. */
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

/** The channels of a row, those of a kind together, in their order. What is of another form is passed over. */
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
