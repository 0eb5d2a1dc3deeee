import { DATA_SETS, importSet, type ImportReport } from '@stillingen/sources/datasets';
import { formatLines, formatOf } from './did-you-mean.ts';
import { command } from './options.ts';
import { createStatusLine } from '../ops/output.ts';
import { connectProviderApi } from './provider-api.ts';
import { firstOf, leftOut } from './import-report.ts';
import { type Site, whereToLook } from './import-report.ts';

function reportLines(report: ImportReport, { format, dataDir, site }: { format: string; dataDir: string; site: Site }): string[] {
  const { read, written, unchanged, refused, skipped, competitions } = report;
  return [
    // Files of other kinds are the problem only if nothing was read.
    ...firstOf(leftOut({ refused, skipped: read === 0 ? skipped : [] }), dataDir, format),
    `events read ${read}, written ${written}, unchanged ${unchanged}, refused ${refused.length}; files skipped ${skipped.length}`,
    ...(read === 0 ? [`nothing was read: is it a file or folder of ${format}?`] : []),
    ...whereToLook(competitions, 'real', site),
  ];
}

export const importCommand = command({
  summary: 'Imports recorded matches and races: `import openfootball PATH`. Existing data are not changed.',
  words: ['FORMAT', 'PATH'],
  details: ['Formats:', ...formatLines(DATA_SETS)],
  options: {},
  async run({ words: [format = '', path = ''], signal }) {
    const set = formatOf(DATA_SETS, format);
    await using opened = await connectProviderApi(format, 'real');
    const show = createStatusLine();
    const report = await importSet(set, {
      path,
      ingest: opened.client,
      nowMs: Date.now,
      onProgress: ({ events, file, fileNumber, fileCount }) =>
        show(`${events} matches and races  file ${fileNumber} of ${fileCount}: ${file}`),
      signal,
    });
    show.end();
    process.stdout.write(`${reportLines(report, { format, ...opened }).join('\n')}\n`);
    return report.refused.length > 0 || report.read === 0 ? 1 : 0;
  },
});
