export { createIngestClient } from './ingest-client.ts';
export type { Clock, IngestClient, Log } from './ports.ts';
export { createSimulator, type Simulator } from './simulator/simulator.ts';
export { runSimulator } from './simulator/run.ts';
