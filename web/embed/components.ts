import type { ComponentType } from 'react';
import type { EmbedContent } from './content.ts';

type PropsOf<Kind extends EmbedContent['kind']> = Extract<EmbedContent, { readonly kind: Kind }>['props'];

/** Each is a chunk of its own. */
const COMPONENTS: { readonly [Kind in EmbedContent['kind']]: () => Promise<ComponentType<PropsOf<Kind>>> } = {
  match: async () => (await import('./match.tsx')).MatchEmbed,
  race: async () => (await import('./race.tsx')).RaceEmbed,
  table: async () => (await import('./table.tsx')).TableEmbed,
  league: async () => (await import('./league.tsx')).LeagueEmbed,
};

export const loadEmbed = (kind: EmbedContent['kind']): Promise<ComponentType<object>> =>
  (COMPONENTS[kind] as unknown as () => Promise<ComponentType<object>>)();

/** On the server, where rendering does not wait. */
export async function loadEmbeds(): Promise<Readonly<Record<EmbedContent['kind'], ComponentType<object>>>> {
  const kinds = Object.keys(COMPONENTS) as EmbedContent['kind'][];
  const loaded = await Promise.all(kinds.map(async (kind) => [kind, await loadEmbed(kind)] as const));
  return Object.fromEntries(loaded) as Record<EmbedContent['kind'], ComponentType<object>>;
}
