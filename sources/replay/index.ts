export { type ReplayInput, type ReplayReport, replayWyscout } from './replay-wyscout.ts';
