import type { KeyValue } from '../ports.ts';

/** Storage of a device, as a map that a test reads. */
export const keptIn = (map: Map<string, string>): KeyValue => ({
  get: (key) => map.get(key) ?? null,
  set: (key, value) => void map.set(key, value),
  remove: (key) => void map.delete(key),
});
