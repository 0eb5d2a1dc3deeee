import type { Participant } from '@stillingen/domain';

/** The address of a participant's page. */
export const participantPath = ({ id, slug, kind }: Pick<Participant, 'id' | 'slug' | 'kind'>): string =>
  `/${kind === 'person' ? 'spiller' : 'hold'}/${slug}/${id}/`;

/** `tab`: the word of one of its tabs; empty for the first. */
export const matchPath = (eventId: string, tab = ''): string => `/kamp/${eventId}/${tab === '' ? '' : `${tab}/`}`;
export const TV_PATH = '/tv/';
export const MINE_PATH = '/mine-kampe/';
/** Pages about the site itself. */
export const APP_PATH = '/app/';
export const ABOUT_PATH = '/om/';
export const ACCESSIBILITY_PATH = '/tilgaengelighed/';
export const NEWS_PATH = '/nyheder/';
export const articlePath = (id: string): string => `${NEWS_PATH}${id}/`;
export const RANKINGS_PATH = '/rangliste/';
/** `slug`: of a ranking, as its sport and name give it. */
export const rankingPath = (slug: string): string => `${RANKINGS_PATH}${slug}/`;
/** Of a country in all sports, or in one; both as parts of an address. */
export const nationPath = (nation: string, sport = ''): string => `/land/${nation}/${sport === '' ? '' : `${sport}/`}`;
/** `slug`: of both sides, in alphabetical order. */
export const seriesPath = (slug: string, id: string): string => `/serie/${slug}/${id}/`;
