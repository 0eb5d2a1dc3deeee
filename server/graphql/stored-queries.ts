import type { EventId, LiveState } from '@stillingen/domain';
import { matchWithForm, matchWithStatistics } from './matches.ts';
import type { ParameterName, Parameters, QueryContext } from './parameters.ts';
import { seasonsOf } from './seasons.ts';

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
const ofEvent = <Value>({ state }: QueryContext, id: string, value: Value): Value | null => (isKnown(state, id) ? value : null);
const NO_MENU = { settings: { bookmakers: [] }, items: [] } as const;

/** All queries by hash (CALL-03). Odds queries answer empty shapes: the service has no odds. */
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
