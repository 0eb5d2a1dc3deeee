export { createIngestClient } from './ingest-client.ts';
export { createInMemoryIngest } from './in-memory-ingest.ts';
export type { Clock, IngestClient, Log } from './ports.ts';
export { createSimulator, type Simulator } from './simulator/simulator.ts';
export { runSimulator } from './simulator/run.ts';
