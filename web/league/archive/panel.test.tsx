import { type ArchiveLine, writeArchive } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { NOW_S } from '../../testing/match-feeds.ts';
import type { LeaguePageProps } from '../model/address.ts';
import { Panel } from './panel.tsx';

const line = (season: string, more: Partial<ArchiveLine> = {}): ArchiveLine => ({
  season,
  hasMatches: true,
  winner: 'FC København',
  winnerId: 'pFck0001',
  winnerCode: 'FCK',
  winnerColours: '',
  winnerCountry: 'dk',
  winnerUrl: '/hold/fc-koebenhavn/pFck0001/',
  winnerPoints: 63,
  runnerUp: 'AGF',
  runnerUpCode: 'AGF',
  runnerUpColours: '',
  runnerUpCountry: 'dk',
  runnerUpUrl: '',
  runnerUpPoints: 60,
  scorer: 'E. Winkel',
  scorerUrl: '',
  scorerTeam: 'AGF',
  scorerGoals: 17,
  ...more,
});
const props: LeaguePageProps = {
  ...{
    sportId: 1,
    country: 'danmark',
    slug: 'superligaen',
    tab: 'archive',
    countryId: 63,
    templateId: 'tMpl0001',
    hasNation: true,
  },
  ...{
    seasons: ['2026/2027', '2024/2025'],
    season: null,
    tabs: [],
    draws: [],
    scorers: null,
    part: null,
    news: null,
    months: [],
  },
};
const shown = (lines: readonly ArchiveLine[]) =>
  draw(<Panel props={props} />, { feeds: { ar_tMpl0001: writeArchive(lines) }, nowS: NOW_S });

it('[PAGE-05] [PAGE-06] the archive of a tournament links each season whose matches are known', () => {
  const { html, words } = shown([line('2024/2025'), line('2019/2020', { hasMatches: false })]);
  expect(html).toContain('<a href="/fodbold/danmark/superligaen/2024-2025/">2024/2025</a>');
  expect(html).not.toContain('2019-2020');
  expect(words).toContain('2019/2020 FC FC København 63 AG AGF E. Winkel 17');
  expect(words).toContain('Flest mesterskaber FC FC København 2 Siden 2019/2020.');
});

it('a cup lists winners and finalists, without columns of what is not known', () => {
  const { words } = shown([line('2024/2025', { winnerPoints: null, runnerUpPoints: null, scorer: '', scorerGoals: null })]);
  expect(words).toContain('Sæson Vinder Finalist 2024/2025');
  expect(shown([]).words).toContain('Ingen tidligere sæsoner');
});
