import { basename } from 'node:path';
import { readJson } from '../kit/readers/json.ts';
import type { RecordingSet } from '../kit/replay/recording-set.ts';
import { isListing, readRecording } from './read.ts';
import { replayScript } from './script.ts';

export const wyscout: RecordingSet = {
  name: 'wyscout',
  about: 'football: every event by second, with line-ups',
  reads: (name) => /(^|\/)\d+\.json$/.test(name) || isListing(basename(name)),
  async recordings(file) {
    if (isListing(basename(file.name))) {
      await readJson(file);
      return [];
    }
    const recording = await readRecording(file);
    return [{ id: recording.id, file: file.name, timeline: (time) => replayScript(recording, time) }];
  },
};
