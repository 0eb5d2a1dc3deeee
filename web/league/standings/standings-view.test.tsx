import { readStandings, type Standings, writeStandings } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { NOW_S } from '../../testing/match-feeds.ts';
import { draw } from '../../testing/draw.ts';
import { standingsFeed } from '../../testing/league-feeds.ts';
import { StandingsView } from './standings-view.tsx';

const drawn = (feed: string, search = '', code = '1') =>
  draw(<StandingsView eventId="" tournamentId="tOur0001" stageId="sTag0001" title="Superligaen" marked={[]} />, {
    feeds: { [`to_tOur0001_sTag0001_${code}`]: feed },
    nowS: NOW_S,
    request: { search },
  });
const offering = (...otherTables: Standings['otherTables'][number][]): string =>
  writeStandings({ ...readStandings(standingsFeed()), otherTables });

describe('the standings of a stage', () => {
  it('starts with the table of points and offers the other tables', () => {
    const { html, words } = drawn(offering('form', 'over-under', 'half-time'));
    expect(words).toMatch(/^ Stilling Form Over\/under Pause\/slut Samlet Hjemme Ude/);
    expect(html).toContain('<caption class="unseen">Stilling, Superligaen, Samlet</caption>');
  });

  it('offers the live and the official table while matches are played', () => {
    expect(drawn(offering('official', 'form')).words).toMatch(/^ Live Officiel Form Samlet/);
    const official = drawn(offering('official', 'form'), '?tabel=officiel', '1:0');
    expect(official.html).toContain('<a href="?tabel=officiel" aria-current="true">Officiel</a>');
    expect(drawn(offering('form'), '?tabel=officiel', '1:0').html).toContain('aria-current="true">Stilling</a>');
  });

  it('shows the table that the address chooses, with links that keep the rest of the choice', () => {
    const { html, read } = drawn(offering('over-under'), '?tabel=over-under&kampe=ude&graense=1.5', '18:2');
    expect([...read]).toEqual(['to_tOur0001_sTag0001_18:2']);
    expect(html).toContain('href="?tabel=over-under&amp;kampe=hjemme&amp;graense=1.5"');
    expect(html).toContain('href="?tabel=over-under&amp;kampe=ude&amp;graense=3.5"');
  });

  it('names its choices after its competition, as a page may show several tables', () => {
    const { html } = drawn(offering('form'));
    expect(html).toContain('aria-label="Vælg tabel: Superligaen"');
    expect(html).toContain('aria-label="Vælg kampe: Superligaen"');
  });

  it('offers no table without data', () => {
    expect(drawn(offering('form', 'over-under')).words).toMatch(/^ Stilling Form Over\/under Samlet/);
    expect(drawn(offering()).words).toMatch(/^ Samlet Hjemme Ude/);
  });

  it('links each team that has a page, and no other', () => {
    const standings = readStandings(standingsFeed());
    const [table] = standings.tables;
    const teams = table!.teams.map((team, at) => ({ ...team, url: at === 0 ? '/hold/fc-midtjylland/pFcm0001/' : '' }));
    const { html } = drawn(writeStandings({ ...standings, tables: [{ ...table!, teams }] }));
    expect(html.match(/<a href="\/hold\/[^"]*"><bdi[^>]*>[^<]*/g)).toEqual([
      '<a href="/hold/fc-midtjylland/pFcm0001/"><bdi title="FC Midtjylland">FC Midtjylland',
    ]);
  });

  it('widens the goals column for hundreds', () => {
    const standings = readStandings(standingsFeed());
    const scored = (goals: string): string => {
      const teams = standings.tables[0]!.teams.map((team) => ({ ...team, goals }));
      return drawn(writeStandings({ ...standings, tables: [{ title: '', teams }] })).html;
    };
    expect(scored('421:401')).toContain('hundreds');
    expect(scored('100:98')).not.toContain('hundreds');
  });

  it('offers a goal line only in sports that count goals', () => {
    expect(drawn(offering('over-under')).words).not.toContain('2,5');
  });
});
