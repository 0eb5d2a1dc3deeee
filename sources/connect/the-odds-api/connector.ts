import { KNOWN_BOOKMAKERS } from '../../odds/bookmakers.ts';
import type { OddsConnector } from '../odds/odds-connector.ts';
import { LEAGUES, read } from './read.ts';

const REGIONS = ['eu', 'uk'];
const MARKETS = ['h2h', 'spreads', 'totals'];

export const theOddsApi: OddsConnector = {
  name: 'the-odds-api',
  about: 'odds of European and British bookmakers: winner, handicap and total of big competitions',
  terms: 'the terms of your plan; 500 credits a month in the free one, six for each request',
  website: 'https://the-odds-api.com',
  address: 'https://api.the-odds-api.com',
  // The source documents no header for it.
  key: { setting: 'ODDS_API_KEY', where: 'https://the-odds-api.com/#get-access', field: 'apiKey' },
  leagues: Object.fromEntries(Object.entries(LEAGUES).map(([code, { name }]) => [code, name])),
  bookmakers: new Map(KNOWN_BOOKMAKERS.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const))),
  path: (league) =>
    `/v4/sports/${league}/odds?regions=${REGIONS.join(',')}&markets=${MARKETS.join(',')}&oddsFormat=decimal&dateFormat=iso`,
  // A credit for each market and region: the-odds-api.com/liveapi/guides/v4.
  cost: REGIONS.length * MARKETS.length,
  remainingHeader: 'x-requests-remaining',
  read,
};
