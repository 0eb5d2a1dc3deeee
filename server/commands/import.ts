import { importFootballInternational, importOpenfootball, type ImportReport } from '@stillingen/sources';
import { wrong } from '../config.ts';
import { command } from './options.ts';
import { createProgress } from './ports.ts';
import { openDoor } from './provider-door.ts';

const FORMATS = { openfootball: importOpenfootball, 'football-international': importFootballInternational } as const;
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
    `matches read ${read}, written ${written}, unchanged ${unchanged}, refused ${refused.length}`,
    '',
  ].join('\n');
}

/** Reads a public data set through the provider's door. */
export const importCommand = command({
  summary: `Imports recorded matches: \`import openfootball PATH\`, \`import football-international PATH\`. What is known already is not changed.`,
  words: ['FORMAT', 'PATH'],
  options: {},
  async run({ words: [format = '', path = ''], signal }) {
    if (!Object.hasOwn(FORMATS, format)) throw wrong('FORMAT', format, Object.keys(FORMATS).join(', '));
    await using opened = await openDoor(format, 'real');
    const report = await FORMATS[format as keyof typeof FORMATS]({
      path,
      door: opened.door,
      onProgress: createProgress(),
      signal,
    });
    process.stdout.write(reportText(report));
    return report.refused.length > 0 ? 1 : 0;
  },
});
