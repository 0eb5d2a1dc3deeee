import type { ParticipantId, Side } from '@stillingen/domain';
import { pagePath } from '#language/address.ts';
import { type EventRow, participantPath } from '@stillingen/wire';
import type { PageSport } from './page-context.ts';

/** Addresses that other pages link to. */
export const SETTINGS_PATH = '/indstillinger/';
export const SEARCH_PATH = '/soeg/';
export const RESPONSIBLE_PATH = '/spil-ansvarligt/';
export const PRIVACY_PATH = '/privatliv/';
export const ODDS_PATH = '/odds/';

/** Chooses the day of a list, from today. */
export const DAY_KEY = 'dag';

const MATCH_PATH = /^\/kamp\/([A-Za-z0-9]{8})\/(?:([a-z]+)\/)?$/;

export interface MatchAddress {
  readonly eventId: string;
  /** A word, known or not; empty for the first tab. */
  readonly tab: string;
}

/** Of a path as the server or the browser names it. Null if it is not that of a match or race. */
export function matchAddressOf(path: string): MatchAddress | null {
  const [, eventId, tab = ''] = MATCH_PATH.exec(pagePath(path)) ?? [];
  return eventId === undefined ? null : { eventId, tab };
}

/** The address of a country or category of a sport; `sport` is the sport's part of the address. */
export const categoryPath = (sport: string, category: string): string => `/${sport}/${category}/`;

const BETWEEN_PARTNERS = ' / ';

/** The address of a side of a match; empty where it has no page. */
export function sidePath(event: EventRow, side: Side, { competitors }: Pick<PageSport, 'competitors'>): string {
  const [id, slug] = [event[`${side}EventId`] ?? event[`${side}Id`], event[`${side}Slug`]];
  if (!id || !slug) return '';
  const isPair = event[`${side}Name`]?.includes(BETWEEN_PARTNERS) === true;
  const isTeam = competitors === 'teams' || event.isTeam === true;
  return participantPath({ id: id as ParticipantId, slug, kind: isTeam ? 'club' : isPair ? 'pair' : 'person' });
}
