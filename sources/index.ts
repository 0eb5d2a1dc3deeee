export {
  type ImportInput,
  type ImportReport,
  importFootballInternational,
  importOpenfootball,
  type Progress,
  type RefusedRow,
} from './import/index.ts';
export { type ReplayInput, type ReplayReport, replayWyscout } from './replay/index.ts';
export { createHttpDoor } from './http-door.ts';
export type { Clock, Door, Log } from './ports.ts';
export { createWorld, type World } from './world/world.ts';
export { runWorld } from './world/run.ts';
