import { DATA_SETS, importSet, type ImportReport } from '@stillingen/sources/import';
import { wrong } from '../config.ts';
import { command } from './options.ts';
import { createProgress } from './ports.ts';
import { openDoor } from './provider-door.ts';

const NAMES = DATA_SETS.map(({ name }) => name).join(', ');
const SHOWN_REFUSALS = 50;

/** The summary at the end of an import: what was read, written, unchanged and refused, and why. */
export function reportText({ read, written, unchanged, refused, skipped }: ImportReport): string {
  const left = refused
    .slice(0, SHOWN_REFUSALS)
    .map(({ file, line, why }) => `  refused  ${file}${line > 0 ? `:${line}` : ''}  ${why}`);
  const more = refused.length > SHOWN_REFUSALS ? [`  … and ${refused.length - SHOWN_REFUSALS} more`] : [];
  return [
    ...skipped.map(({ file, why }) => `  skipped  ${file}  ${why}`),
    ...left,
    ...more,
    `events read ${read}, written ${written}, unchanged ${unchanged}, refused ${refused.length}`,
    '',
  ].join('\n');
}

/** Reads a public data set through the provider's door. */
export const importCommand = command({
  summary: `Imports recorded matches and races: \`import openfootball PATH\`. What is known already is not changed. Formats: ${NAMES}.`,
  words: ['FORMAT', 'PATH'],
  options: {},
  async run({ words: [format = '', path = ''], signal }) {
    const set = DATA_SETS.find(({ name }) => name === format);
    if (set === undefined) throw wrong('FORMAT', format, NAMES);
    await using opened = await openDoor(format, 'real');
    const report = await importSet(set, { path, door: opened.door, onProgress: createProgress(), signal });
    process.stdout.write(reportText(report));
    return report.refused.length > 0 ? 1 : 0;
  },
});
