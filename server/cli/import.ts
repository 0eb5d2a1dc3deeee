import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyState, leagueOf, type Origin, sportById } from '@stillingen/domain';
import { DATA_SETS, type ImportedCompetition, type ImportReport, importSet } from '@stillingen/sources/datasets';
import { createStatusLine } from '../ops/output.ts';
import { leaguePagePath } from '../projection/league-header.ts';
import { command, formatLines, formatOf } from './options.ts';
import { connectProviderApi, type Site } from './provider-api.ts';

function reportLines(report: ImportReport, { format, dataDir, site }: { format: string; dataDir: string; site: Site }): string[] {
  const { read, written, unchanged, refused, skipped, competitions, offers } = report;
  return [
    // Files of other kinds are the problem only if nothing was read.
    ...firstOf(leftOut({ refused, skipped: read === 0 ? skipped : [] }), dataDir, format),
    `events read ${read}, written ${written}, unchanged ${unchanged}, refused ${refused.length}; files skipped ${skipped.length}`,
    ...(offers.written + offers.unchanged > 0 ? [`offers written ${offers.written}, unchanged ${offers.unchanged}`] : []),
    ...(read === 0 ? [`nothing was read: is it a file or folder of ${format}?`] : []),
    ...pageLines(competitions, 'real', site),
  ];
}

export const importCommand = command({
  summary: 'Imports recorded matches and races: `import openfootball PATH`. Existing data are not changed.',
  words: ['FORMAT', 'PATH'],
  details: ['Formats:', ...formatLines(DATA_SETS)],
  options: {
    odds: {
      meaning: 'also import the odds of the files, of the bookmakers that the operator configured',
      isSwitch: true,
    },
  },
  async run({ words: [format = '', source = ''], options, signal }) {
    const set = formatOf(DATA_SETS, format);
    await using opened = await connectProviderApi(format, 'real');
    const show = createStatusLine();
    const report = await importSet(set, {
      path: source,
      ingest: opened.client,
      ...(options.odds ? { odds: opened.client } : {}),
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

const SHOWN_LINES = 50;

export const leftOut = ({ refused, skipped }: Pick<ImportReport, 'refused' | 'skipped'>): string[] => [
  ...refused.map(({ file, line, why }) => `  refused  ${file}${line > 0 ? `:${line}` : ''}  ${why}`),
  ...skipped.map(({ file, why }) => `  skipped  ${file}  ${why}`),
];

function writeLines(lines: readonly string[], dataDir: string, name: string): string | null {
  const file = path.join(dataDir, 'refused', `${name}-${new Date().toISOString().replaceAll(/[:.]/g, '')}.txt`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${lines.map((line) => line.trim()).join('\n')}\n`);
    return file;
  } catch {
    return null;
  }
}

/** The first fifty lines and the file with all of them; all lines if it can not be written. */
export function firstOf(lines: readonly string[], dataDir: string, name: string): readonly string[] {
  if (lines.length === 0) return [];
  const file = writeLines(lines, dataDir, name);
  if (file === null) return lines;
  const more = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(more > 0 ? [`  … and ${more} more`] : []), `all of these lines are in ${file}`];
}

const SHOWN_PAGES = 5;

function pageOf({ sport, competition }: ImportedCompetition, origin: Origin, { url }: Site): string {
  return new URL(leaguePagePath(leagueOf(emptyState(), sportById(sport)!, competition, origin)), url).href;
}

export function pageLines(competitions: readonly ImportedCompetition[], origin: Origin, site: Site): string[] {
  if (competitions.length === 0) return [];
  const pages = [...new Set(competitions.map((one) => pageOf(one, origin, site)))];
  const more = pages.length - SHOWN_PAGES;
  return [
    site.isRunning ? 'pages:' : 'pages, once the server runs (npm start):',
    ...pages.slice(0, SHOWN_PAGES).map((page) => `  ${page}`),
    ...(more > 0 ? [`  … and the pages of ${more} more competition${more === 1 ? '' : 's'}`] : []),
  ];
}
