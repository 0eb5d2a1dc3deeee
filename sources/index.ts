export { createHttpDoor } from './ingest-client.ts';
export type { Clock, Door, Log } from './ports.ts';
export { createWorld, type World } from './simulator/world.ts';
export { runWorld } from './simulator/run.ts';
