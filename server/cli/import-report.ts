import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyState, leagueOf, type Origin, sportById } from '@stillingen/domain';
import type { ImportedCompetition, ImportReport } from '@stillingen/sources/datasets';
import { leaguePagePath } from '../projection/league-header.ts';

const SHOWN_LINES = 50;

export const leftOut = ({ refused, skipped }: Pick<ImportReport, 'refused' | 'skipped'>): string[] => [
  ...refused.map(({ file, line, why }) => `  refused  ${file}${line > 0 ? `:${line}` : ''}  ${why}`),
  ...skipped.map(({ file, why }) => `  skipped  ${file}  ${why}`),
];

function written(lines: readonly string[], dataDir: string, name: string): string | null {
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
  const file = written(lines, dataDir, name);
  if (file === null) return lines;
  const more = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(more > 0 ? [`  … and ${more} more`] : []), `all of these lines are in ${file}`];
}

const SHOWN_PAGES = 5;

export interface Site {
  readonly url: string;
  readonly isRunning: boolean;
}

function pageOf({ sport, competition }: ImportedCompetition, origin: Origin, { url }: Site): string {
  return new URL(leaguePagePath(leagueOf(emptyState(), sportById(sport)!, competition, origin)), url).href;
}

export function whereToLook(competitions: readonly ImportedCompetition[], origin: Origin, site: Site): string[] {
  if (competitions.length === 0) return [];
  const pages = [...new Set(competitions.map((one) => pageOf(one, origin, site)))];
  const more = pages.length - SHOWN_PAGES;
  return [
    site.isRunning ? 'look at' : 'start the server (npm start), then look at',
    ...pages.slice(0, SHOWN_PAGES).map((page) => `  ${page}`),
    ...(more > 0 ? [`  … and the pages of ${more} more competition${more === 1 ? '' : 's'}`] : []),
  ];
}
