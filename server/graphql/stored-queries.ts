import type { EventId, LiveState } from '@stillingen/domain';
import { matchWithForm, matchWithStatistics, type OddsQueries, type QueryContext, seasonsOf } from './queries.ts';

export const PARAMETERS = {
  eventId: { pattern: /^[A-Za-z0-9]{8}$/, allowed: 'eight letters or digits', example: 'KlMnOp34' },
  tournamentId: { pattern: /^[A-Za-z0-9]{8}$/, allowed: 'eight letters or digits', example: 'AbCdEf12' },
  tournamentStageId: { pattern: /^[A-Za-z0-9]{8}$/, allowed: 'eight letters or digits', example: 'GhIjKl34' },
  projectId: { pattern: /^[1-9]\d{0,3}$/, allowed: 'a number from 1 to 9999', example: '8' },
  bookmakerId: { pattern: /^[1-9]\d{0,4}$/, allowed: 'a number from 1 to 99999', example: '16' },
  betType: { pattern: /^[A-Z_]{1,40}$/, allowed: 'capitals and _', example: 'HOME_DRAW_AWAY' },
  betScope: { pattern: /^[A-Z_]{1,40}$/, allowed: 'capitals and _', example: 'FULL_TIME' },
  /** ISO 3166 codes of the visitor; bookmakers depend on them. */
  geoIpCode: { pattern: /^[A-Z]{2}$/, allowed: 'two capitals', example: 'DK' },
  geoIpSubdivisionCode: { pattern: /^[A-Z0-9]{0,6}$/, allowed: 'up to six capitals or digits', example: '84' },
} as const;
export type ParameterName = keyof typeof PARAMETERS;

export const HASH = '_hash';

export type Parameters<Name extends ParameterName = ParameterName> = Readonly<Record<Name, string>>;

/** Exactly the required parameters, once each; else one line with the fault. */
export function readParameters<Name extends ParameterName>(
  search: URLSearchParams,
  demanded: readonly Name[],
): { readonly values: Parameters<Name> } | { readonly problem: string } {
  for (const given of new Set(search.keys())) {
    if (given !== HASH && !demanded.includes(given as Name))
      return { problem: `allowed parameters: ${[HASH, ...demanded].join(', ')}` };
    if (search.getAll(given).length > 1) return { problem: `${given} is given more than once` };
  }
  const values: Partial<Record<Name, string>> = {};
  for (const name of demanded) {
    const value = search.get(name);
    const { pattern, allowed } = PARAMETERS[name];
    if (value === null || !pattern.test(value)) return { problem: `${name} must be ${allowed}` };
    values[name] = value;
  }
  return { values: values as Parameters<Name> };
}

export interface StoredQuery<Name extends ParameterName = ParameterName> {
  readonly parameters: readonly Name[];
  readonly read: (values: Parameters<Name>, context: QueryContext) => Readonly<Record<string, unknown>>;
}
const query = <const Name extends ParameterName>(parameters: readonly Name[], read: StoredQuery<Name>['read']): StoredQuery => ({
  parameters,
  read,
});

const OF_EVENT = ['eventId', 'projectId', 'geoIpCode', 'geoIpSubdivisionCode'] as const;
const OF_STAGE = ['tournamentStageId', 'projectId', 'geoIpCode', 'geoIpSubdivisionCode'] as const;
const OF_OFFER = ['eventId', 'bookmakerId', 'betType', 'betScope'] as const;

const isKnown = ({ events, races }: LiveState, id: string): boolean => events.has(id as EventId) || races.has(id as EventId);
/** Without odds the empty shape; null for an unknown event. */
const oddsOf = ({ state, odds }: QueryContext, id: string, read: (odds: OddsQueries) => unknown, none: object): unknown =>
  isKnown(state, id) ? ((odds === null ? null : read(odds)) ?? none) : null;
const NO_BOOKMAKERS = { bookmakers: [] } as const;
const NO_MENU = { settings: NO_BOOKMAKERS, items: [] } as const;
const NO_OVERVIEW = { type: null, opportunities: [] } as const;
const NO_LIVE_ODDS = { subscriptionSubjects: [], shouldUpdate: false, eventOddsOverview: NO_OVERVIEW } as const;

/** Their answers differ by visitor. */
const ODDS_HASHES: ReadonlySet<string> = new Set(['oce', 'ope', 'ope2', 'ole2', 'pobtm', 'lobtm', 'lwo']);
export const isOfOdds = (hash: string): boolean => ODDS_HASHES.has(hash);

/** All queries by hash (CALL-03). */
export const STORED_QUERIES: Readonly<Record<string, StoredQuery>> = {
  oce: query(OF_EVENT, ({ eventId }, context) => ({
    findOddsByEventId: oddsOf(context, eventId, (odds) => odds.comparison(eventId), {
      ...{ eventId, settings: NO_BOOKMAKERS, odds: [] },
    }),
  })),
  ope: query(OF_EVENT, ({ eventId }, context) => ({
    findPrematchOddsById: oddsOf(context, eventId, (odds) => odds.prematch(eventId), { odds: [] }),
  })),
  ope2: query(OF_OFFER, (parameters, context) => ({
    findPrematchOddsForBookmaker: oddsOf(context, parameters.eventId, (odds) => odds.prematchOf(parameters), {
      ...{ home: null, draw: null, away: null },
    }),
  })),
  ole2: query(OF_OFFER, (parameters, context) => ({
    findLiveOddsForBookmaker: oddsOf(context, parameters.eventId, (odds) => odds.liveOf(parameters), NO_LIVE_ODDS),
  })),
  pobtm: query(OF_EVENT, ({ eventId }, context) => ({
    getPrematchOddsBettingTypeMenu: oddsOf(context, eventId, (odds) => odds.menu(eventId, false), NO_MENU),
  })),
  lobtm: query(OF_EVENT, ({ eventId }, context) => ({
    getLiveOddsBettingTypeMenu: oddsOf(context, eventId, (odds) => odds.menu(eventId, true), NO_MENU),
  })),
  // No bookmaker offers the winner of a season of matches here.
  lwo: query(OF_STAGE, () => ({ findLeagueWinnerOdds: { settings: NO_BOOKMAKERS, odds: [] } })),
  dsof: query(['eventId', 'projectId'], ({ eventId }, context) => ({ findEventById: matchWithForm(context, eventId) })),
  dsos2: query(['eventId', 'projectId'], ({ eventId }, context) => ({ findEventById: matchWithStatistics(context, eventId) })),
  lph: query(['tournamentId', 'tournamentStageId', 'projectId'], ({ tournamentId, tournamentStageId }, context) => ({
    getTournamentSeasons: seasonsOf(context, tournamentId, tournamentStageId),
  })),
};
