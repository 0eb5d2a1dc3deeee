export {
  DATA_SETS,
  type DataSet,
  type ImportInput,
  type ImportReport,
  importSet,
  type Progress,
  type RefusedRow,
} from './import/index.ts';
export { RECORDING_SETS, type RecordingSet, type ReplayInput, type ReplayReport, replaySet } from './replay/index.ts';
export { createHttpDoor } from './http-door.ts';
export type { Clock, Door, Log } from './ports.ts';
export { createWorld, type World } from './world/world.ts';
export { runWorld } from './world/run.ts';
