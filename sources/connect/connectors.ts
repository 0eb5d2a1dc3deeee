import type { Connector } from './kit/connector.ts';
import { footballData } from './football-data/connector.ts';
import { mlb } from './mlb/connector.ts';
import { nhl } from './nhl/connector.ts';
import { openligadb } from './openligadb/connector.ts';
import { sportmonks } from './sportmonks/connector.ts';
import { thesportsdb } from './thesportsdb/connector.ts';

/** In the order in which they are listed. */
export const CONNECTORS: readonly Connector[] = [openligadb, footballData, sportmonks, nhl, mlb, thesportsdb];

export const connectorNamed = (name: string): Connector | null => CONNECTORS.find((connector) => connector.name === name) ?? null;
