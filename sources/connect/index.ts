export { CONNECTORS, connectorNamed } from './connectors.ts';
export { type Connector } from './kit/connector.ts';
export { ConnectorRun, type RunOptions } from './engine/connector-run.ts';
export { type PlayedAnswers, playAnswers, type RecordedAnswer } from './engine/play-answers.ts';
export { isInPlay, nowhere, type SourceState, type StateStore } from './engine/source-state.ts';
export { retimed } from './engine/retimed.ts';
export { readRecording, RecordingWriter } from './engine/recording.ts';
export { createStateFile, readStates } from './engine/state-file.ts';
