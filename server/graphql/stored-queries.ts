import type { EventId, LiveState } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';
import { matchWithForm, matchWithStatistics } from './matches.ts';
import type { ParameterName, Parameters } from './parameters.ts';
import { type LeagueNames, seasonsOf } from './seasons.ts';

export interface QueryContext {
  readonly state: LiveState;
  readonly names: LeagueNames;
  /** Of the project that asks. */
  readonly words: Vocabulary;
}

/** A query that is stored: what it must be given, and what stands under `data`. */
export interface StoredQuery<Name extends ParameterName = ParameterName> {
  readonly parameters: readonly Name[];
  readonly read: (values: Parameters<Name>, context: QueryContext) => Readonly<Record<string, unknown>>;
}
const query = <const Name extends ParameterName>(parameters: readonly Name[], read: StoredQuery<Name>['read']): StoredQuery => ({
  parameters,
  read,
});

const OF_EVENT = ['eventId', 'projectId', 'geoIpCode', 'geoIpSubdivisionCode'] as const;
const OF_MENU = ['projectId', 'geoIpCode', 'geoIpSubdivisionCode'] as const;

const isKnown = ({ events, races }: LiveState, id: string): boolean => events.has(id as EventId) || races.has(id as EventId);
/** What is said of an event that there is; null of any other. */
const ofEvent = <Said>({ state }: QueryContext, id: string, said: Said): Said | null => (isKnown(state, id) ? said : null);
const NO_MENU = { settings: { bookmakers: [] }, items: [] } as const;

/** Every query there is, by its hash (CALL-03). No odds are known here: theirs have the shape of those, and are empty. */
export const STORED_QUERIES: Readonly<Record<string, StoredQuery>> = {
  oce: query(OF_EVENT, ({ eventId }, context) => ({
    findOddsByEventId: ofEvent(context, eventId, { eventId, settings: { bookmakers: [] }, odds: [] }),
  })),
  ope: query(OF_EVENT, ({ eventId }, context) => ({ findPrematchOddsById: ofEvent(context, eventId, { odds: [] }) })),
  ope2: query(['eventId', 'bookmakerId', 'betType', 'betScope'], ({ eventId }, context) => ({
    findPrematchOddsForBookmaker: ofEvent(context, eventId, { home: null, draw: null, away: null }),
  })),
  ole2: query(OF_EVENT, ({ eventId }, context) => ({
    eventOddsOverview: ofEvent(context, eventId, { type: null, opportunities: [] }),
  })),
  pobtm: query(OF_MENU, () => ({ getPrematchOddsBettingTypeMenu: NO_MENU })),
  lobtm: query(OF_MENU, () => ({ getLiveOddsBettingTypeMenu: NO_MENU })),
  lwo: query(['tournamentStageId', ...OF_MENU], () => ({ findLeagueWinnerOdds: { settings: { bookmakers: [] }, odds: [] } })),
  dsof: query(['eventId', 'projectId'], ({ eventId }, context) => ({ findEventById: matchWithForm(context, eventId) })),
  dsos2: query(['eventId', 'projectId'], ({ eventId }, context) => ({ findEventById: matchWithStatistics(context, eventId) })),
  lph: query(['tournamentId', 'tournamentStageId', 'projectId'], ({ tournamentId, tournamentStageId }, context) => ({
    getTournamentSeasons: seasonsOf(context, tournamentId, tournamentStageId),
  })),
};
