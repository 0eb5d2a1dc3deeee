export { createHttpDoor } from './http-door.ts';
export type { Clock, Door, Log } from './ports.ts';
export { createWorld, type World } from './world/world.ts';
export { runWorld } from './world/run.ts';
