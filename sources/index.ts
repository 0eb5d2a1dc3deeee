export { createIngestClient } from './ingest-client.ts';
export type { Clock, IngestClient, Log } from './ports.ts';
export { createWorld, type World } from './simulator/world.ts';
export { runWorld } from './simulator/run.ts';
