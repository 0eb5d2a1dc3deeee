import { Stage } from '@stillingen/domain';
import { type EventRow, type RenderRequest, writeRaceCourse } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { type Drawn, draw } from '../../testing/draw.ts';
import type { MatchTab } from '../model/tabs.ts';
import { loadAllParts, MatchPage } from '../page.tsx';
import { championshipFeed, drivers, entry, NOW_S, RACE_ID, raceFeed, raceLeague } from '../../testing/race-feeds.ts';

await loadAllParts();

const page = (text = raceFeed(), tab: MatchTab = 'board', sportId = 32): Drawn =>
  draw(<MatchPage eventId={RACE_ID} sportId={sportId} tab={tab} />, { feeds: { [`df_ev_1_${RACE_ID}`]: text }, nowS: NOW_S });
const pageAt = (request: Partial<RenderRequest>): Drawn =>
  draw(<MatchPage eventId={RACE_ID} sportId={32} tab="board" />, {
    feeds: { [`df_ev_1_${RACE_ID}`]: raceFeed() },
    nowS: NOW_S,
    request,
  });
const bodyOf = ({ html }: Drawn): string[] =>
  [...html.matchAll(/role="rowheader".*?<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, name]) => name!);

describe('the page of a race', () => {
  it('names the race, its place, its progress and what is at stake', () => {
    const { words, title } = page();
    expect(title).toBe('Monaco Grand Prix · Løb · VM · Stillingen');
    expect(words).toMatch(
      /^ Formel 1 VM I dag 15:00 Tv-synk Monaco Grand Prix Omg\. 31\/78 Løb Circuit de Monaco 78 omgange præmiesum 12 mio\. \$/,
    );
    expect(words).toContain('Rødt flag');
  });

  it('marks its result as provisional, as long as it is', () => {
    const [leader, ...others] = drivers();
    expect(page(raceFeed([{ ...leader!, provisional: true }, ...others])).words).toContain('Foreløbigt');
    expect(page().words).not.toContain('Foreløbigt');
  });

  it('lists all competitors as on its board, with every column that anything is known of', () => {
    const drawn = page();
    expect(bodyOf(drawn)).toEqual(['Kevin Magnussen', 'Lando Norris', 'Max Verstappen']);
    expect(drawn.words).toMatch(/Omg\. Omgange Tid Afstand Afstand til føreren Omg\.tid Hurtigste omgang Start Startplads/);
    expect(drawn.words).not.toContain('Pitstop');
    expect(drawn.words).toMatch(/1\. Kevin Magnussen Haas · bedste dansker 31 52:11,402 1:12,909 4/);
    expect(drawn.words).toMatch(/2\. Lando Norris McLaren 30 \+1 omg\. 1/);
    expect(drawn.words).toMatch(/DNF Udgået Max Verstappen/);
  });

  it('links each competitor to its page, teams to theirs', () => {
    const { html } = page(
      raceFeed([entry(1, 'Ida Lund', { homeSlug: 'ida-lund' }), entry(2, 'Norge', { homeSlug: 'norge', isTeam: true })]),
    );
    expect(html).toContain('href="/spiller/ida-lund/p0000001/"');
    expect(html).toContain('href="/hold/norge/p0000001/"');
  });

  it('heads each group of those that are out with its reason', () => {
    const out = (name: string, entryStatus: string): EventRow => entry(null, name, { id: `out${name}`, entryStatus });
    const text = raceFeed([entry(1, 'Ida'), out('Bo', 'retired'), out('Per', 'retired'), out('Kaj', 'not-started')]);
    const groups = [...page(text).html.matchAll(/class="[^"]*group[^"]*" role="row"><span role="cell">(.*?)</g)].map(
      ([, word]) => word,
    );
    expect(groups).toEqual(['Udgået', 'Ikke til start']);
  });

  it('marks the best Dane in words, and leads to it from the top wherever it stands', () => {
    const others = Array.from({ length: 10 }, (_, at) => entry(at + 1, `Rytter ${at + 1}`, { homeCountry: 'no' }));
    const danes = [entry(11, 'Anton Jensen', { results: [{ gap: '1:23' }] }), entry(12, 'Bo Juul')];
    const drawn = page(raceFeed([...others, ...danes]));
    expect(drawn.words).toContain('Alle 12 Danskere (2)');
    expect(drawn.words).toMatch(/Bedste dansker: Anton Jensen , nr\. 11 · \+1:23 .* 11\. Anton Jensen bedste dansker/);
    expect(drawn.html).toContain('href="#plads-e0000011"');
    expect(page(raceFeed([...danes, ...others])).words).toContain('Bedste dansker: Anton Jensen');
    expect(page(raceFeed(danes)).words).not.toMatch(/dansker/i);
  });

  it('draws the row of the best Dane beyond the first of a long list, once', () => {
    const others = Array.from({ length: 99 }, (_, at) => entry(at + 1, `Rytter ${at + 1}`, { homeCountry: 'no' }));
    const long = raceFeed([...others, entry(100, 'Anton Jensen'), entry(101, 'Bo Juul')]);
    const drawn = page(long);
    expect(bodyOf(drawn)).toHaveLength(61);
    expect(bodyOf(drawn).at(-1)).toBe('Anton Jensen');
    const [, linked] = /href="#([^"]+)"[^>]*>(?:(?!<\/a>).)*Anton Jensen/.exec(drawn.html)!;
    expect(drawn.html.split(`id="${linked}"`)).toHaveLength(2);
    const all = { feeds: { [`df_ev_1_${RACE_ID}`]: long }, nowS: NOW_S, request: { search: '?linjer=alle' } };
    expect(bodyOf(draw(<MatchPage eventId={RACE_ID} sportId={32} tab="board" />, all))).toHaveLength(101);
  });

  it('lists the Danes alone where the address asks for them', () => {
    const text = raceFeed([entry(1, 'Lars Moen', { homeCountry: 'no' }), entry(2, 'Anton Jensen')]);
    const feeds = { [`df_ev_1_${RACE_ID}`]: text };
    const request = { search: '?linjer=danskere' };
    const drawn = draw(<MatchPage eventId={RACE_ID} sportId={34} tab="board" />, { feeds, nowS: NOW_S, request });
    expect(bodyOf(drawn)).toEqual(['Anton Jensen']);
  });

  it('draws all of a long list where the address asks for them', () => {
    const many = Array.from({ length: 200 }, (_, at) => entry(at + 1, `Rytter ${at + 1}`));
    const feeds = { [`df_ev_1_${RACE_ID}`]: raceFeed(many) };
    const drawAll = (search: string): Drawn =>
      draw(<MatchPage eventId={RACE_ID} sportId={34} tab="board" />, { feeds, nowS: NOW_S, request: { search } });
    expect(drawAll('').words).toContain('Vis alle 200');
    expect(bodyOf(drawAll('?linjer=alle'))).toHaveLength(200);
  });

  it('draws the first of a long list at once', () => {
    const many = Array.from({ length: 200 }, (_, at) => entry(at + 1, `Rytter ${at + 1}`));
    const drawn = page(raceFeed(many));
    expect(bodyOf(drawn)).toHaveLength(60);
    expect(drawn.html).toContain('aria-rowcount="201"');
  });

  it('names the channels that show it, until it is over', () => {
    const broadcasts = JSON.stringify({ 1: [{ TVI: 1, BN: 'TV3+', CC: 'DK' }] });
    const [leader, ...others] = drivers();
    const words = (stageType: number): string => page(raceFeed([{ ...leader!, broadcasts, stageType }, ...others])).words;
    expect(words(2)).toContain('Kan ses på TV3+');
    expect(words(3)).not.toContain('Kan ses på');
  });

  it('is a start list before the start', () => {
    const waiting = drivers().map((row) => ({
      ...row,
      stageType: 1,
      stage: Stage.scheduled,
      rank: null,
      entryStatus: null,
      done: null,
    }));
    const { words } = page(raceFeed(waiting));
    expect(words).toContain('Startliste Startliste');
    expect(page(raceFeed(waiting)).html).toMatch(/class="[^"]*unranked[^"]*" role="table"/);
    expect(page().html).not.toContain('unranked');
    expect(words).not.toContain('Omg. 31');
  });

  it('shows that a race has no entries', () => {
    const late = raceLeague({ race: `${NOW_S + 86_400}|||` });
    expect(page(raceFeed([], late)).words).toContain('Startlisten er ikke klar endnu');
    expect(page(raceFeed([])).words).toContain('Ingen resultater');
  });

  it('shows the days and the par of a race of several days', () => {
    const golf = raceLeague({
      sportId: 23,
      race: `${NOW_S}|${NOW_S + 3 * 86_400}|72|`,
      meeting: 'The Masters',
      session: null,
      length: '72',
    });
    const rows = [
      entry(1, 'Nicolai Højgaard', { tied: true, stage: 67, results: [{ toPar: '-11', today: '-4', holesPlayed: '14' }] }),
    ];
    const { words } = page(raceFeed(rows, golf), 'board', 23);
    expect(words).toMatch(/I dag til mandag 23\.11\. Tv-synk The Masters Runde 3/);
    expect(words).toContain('par 72');
    expect(words).toMatch(/T1 Nicolai Højgaard −11 −4 14/);
  });

  it('shows its length once where its session is named by it', () => {
    const called = (session: string): string =>
      page(raceFeed(drivers(), raceLeague({ session, length: '12.5', sportId: 40 })), 'board', 40).words;
    expect(called('12,5 km jagtstart').match(/12,5 km/g)).toHaveLength(1);
    expect(called('Jagtstart').match(/12,5 km/g)).toHaveLength(1);
  });

  it('parts its columns in two sets for narrow pages: those of lists, and those that the address asks for', () => {
    const later = (drawn: Drawn): string[] =>
      [...drawn.html.matchAll(/class="[^"]*later[^"]*" role="columnheader" data-result="(\w+)"/g)].map(([, name]) => name!);
    const boardOf = ({ html }: Drawn): string => /class="([^"]*board[^"]*)" role="table"/.exec(html)![1]!;
    expect(later(page())).toEqual(['lapTime', 'grid']);
    expect(boardOf(page())).toMatch(/main/);
    expect(page().html).toMatch(/<a href="\?" aria-current="true">Resultat<\/a><a href="\?kolonner=flere">Flere tal<\/a>/);
    const asked = { search: '?kolonner=flere' };
    expect(boardOf(pageAt(asked))).toMatch(/more/);
    const timed = drivers().map((row) => ({ ...row, results: [{ time: '52:11.402', gap: '1.2' }] }));
    expect(boardOf(page(raceFeed(timed)))).not.toMatch(/main|more/);
    expect(boardOf(page(raceFeed(timed)))).toMatch(/both/);
    expect(page(raceFeed(timed)).words).not.toContain('Flere tal');
  });

  it('requests no feed that a race does not have', () => {
    const ofRace = [...page().read].filter((name) => name.endsWith(RACE_ID));
    expect(ofRace).toEqual([`df_ev_1_${RACE_ID}`, `df_cor_1_${RACE_ID}`, `df_rc_1_${RACE_ID}`]);
  });

  it('lists its corrections under the tab that the address names', () => {
    expect(page(raceFeed(), 'corrections').words).toContain('Intet er rettet');
  });

  it('shows classifications with the jersey and the leader of each', () => {
    const session = (id: string, name: string, whole: true | null, winner: string | null) => ({
      ...{ id, name, whole, winner, start: NOW_S, stageType: 2 },
    });
    const sessions = [
      session(RACE_ID, '5. etape', null, null),
      session('tOtal001', 'Samlet', true, 'Anton Jensen'),
      session('tEams001', 'Holdkonkurrence', true, 'Lidl-Trek'),
    ];
    const { words, html } = draw(<MatchPage eventId={RACE_ID} sportId={34} tab="board" />, {
      feeds: {
        [`df_ev_1_${RACE_ID}`]: raceFeed(drivers(), raceLeague({ meeting: 'Vuelta a España' })),
        [`df_rc_1_${RACE_ID}`]: writeRaceCourse({ sessions, splits: null, lines: [] }),
      },
      nowS: NOW_S,
    });
    expect(words).toMatch(/5\. etape live Samlet Anton Jensen Holdkonkurrence Lidl-Trek/);
    expect(html.match(/<svg class="[^"]*jersey[^"]*red/g)).toHaveLength(1);
  });

  it('uses no inline styles, which the security policy forbids', () => {
    expect(page().html).not.toContain(' style=');
  });

  it('shows the championship beside its result, once its league has one', () => {
    const race = raceLeague({ tables: 1, tournamentId: 'tOur0032' });
    const feed = `to_tOur0032_${RACE_ID}_1`;
    const drawn = draw(<MatchPage eventId={RACE_ID} sportId={32} tab="standings" />, {
      feeds: { [`df_ev_1_${RACE_ID}`]: raceFeed(drivers(), race), [feed]: championshipFeed() },
      nowS: NOW_S,
    });
    expect(drawn.read.has(feed)).toBe(true);
    expect(drawn.words).toMatch(/Resultat Stilling/);
    expect(drawn.words).toMatch(/Kørere Hold .*# Navn Løb Sejre Point 1 Lando Norris McLaren 24 4 374,5 2 Kevin Magnussen/);
    expect(drawn.html).toContain('/flags/dk.svg');
    expect(page().words).not.toContain('Stilling');
  });
});
