import type { Participant } from '@stillingen/domain';

/** The address of a participant's page; empty where its kind has none. */
export const participantPath = ({ id, slug, kind }: Pick<Participant, 'id' | 'slug' | 'kind'>): string =>
  kind === 'person' ? '' : `/hold/${slug}/${id}/`;

/** `tab`: the word of one of its tabs; empty for the first. */
export const matchPath = (eventId: string, tab = ''): string => `/kamp/${eventId}/${tab === '' ? '' : `${tab}/`}`;
export const TV_PATH = '/tv/';
export const NEWS_PATH = '/nyheder/';
