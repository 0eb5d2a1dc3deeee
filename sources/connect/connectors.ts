import type { Connector } from './kit/connector.ts';

/** In the order in which they are listed. */
export const CONNECTORS: readonly Connector[] = [];

export const connectorNamed = (name: string): Connector | null => CONNECTORS.find((connector) => connector.name === name) ?? null;
