import type { ReactNode } from 'react';
import { createStore } from '@stillingen/client';
import { Stage, StageType } from '@stillingen/domain';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Page, PageContext } from '../../page/page-context.ts';
import { entry, GALLERY_DAY, league, NOW_S, type Sample, staticTable } from '../../gallery/make-row.ts';
import { frames } from '../../gallery/samples/frames.ts';
import { goals } from '../../gallery/samples/goals.ts';
import { races } from '../../gallery/samples/races.ts';
import { sets } from '../../gallery/samples/sets.ts';
import { states } from '../../gallery/samples/states.ts';
import { registerAllRowKinds } from './register-row-kinds.ts';
import { testSport } from '../../testing/draw.ts';
import { renderRequest } from '../../testing/render-request.ts';
import { LeagueSection } from '../sections/league-section.tsx';
import { byMeeting } from '../races/meetings.ts';
import { OpenRace } from '../races/open-race.tsx';

registerAllRowKinds();

const page: Page = {
  request: renderRequest('/', { nowMs: NOW_S * 1000, gallery: true }),
  config: {},
  client: null,
  nowS: createStore(NOW_S),
  sportId: null,
  otherSports: createStore(''),
  liveCount: createStore<number | null>(null),
  sport: testSport,
  hasSport: () => true,
  text: () => null,
};
const draw = (node: ReactNode): string => renderToString(<PageContext value={page}>{node}</PageContext>);

function section(
  sample: Sample,
  { folded = false, sportId = 0, onFold = null }: { folded?: boolean; sportId?: number; onFold?: (() => void) | null } = {},
): string {
  const events = sample.rows.map(({ id }) => id ?? '');
  return draw(
    <LeagueSection
      sectionKey="x"
      table={staticTable([sample])}
      group={{ league: sample.league, events }}
      sportId={sportId}
      day={GALLERY_DAY}
      marksOrigin
      folded={folded}
      onFold={onFold}
    />,
  );
}
const opened = ({ league: race, rows }: Sample): string =>
  draw(
    <OpenRace
      table={staticTable([{ league: race, rows }])}
      race={{ league: race, events: rows.map(({ id }) => id ?? '') }}
      sport={testSport(race.sportId!)}
    />,
  );
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const rowOf = (html: string, id: string): string =>
  words(new RegExp(`<(?:a|summary) [^>]*data-event="${id}"[\\s\\S]*?</(?:a|summary)>`).exec(html)![0]);
const of = (samples: readonly Sample[], stageId: string): Sample =>
  samples.find(({ league: { stageId: id } }) => id === stageId)!;

describe('rows of duels', () => {
  it.each([...goals, ...sets, ...frames, ...states].map((sample) => [sample.league.stageId, sample] as const))(
    'of %s: one link each, in their order, with the time first',
    (_, sample) => {
      const html = section(sample);
      expect([...html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id)).toEqual(sample.rows.map(({ id }) => id));
      for (const { id, homeName, awayName } of sample.rows) {
        const text = rowOf(html, id!).replaceAll('&#x27;', "'");
        expect(text.indexOf(homeName!)).toBeGreaterThan(0);
        expect(text.indexOf(awayName!)).toBeGreaterThan(text.indexOf(homeName!));
      }
      expect(html).not.toMatch(/ style="/);
    },
  );

  it('reads name, sets, total and points side by side', () => {
    expect(rowOf(section(of(sets, 's-tennis0')), 's101')).toBe(
      '4. sæt S4 Holger Rune 7 7 4 7 12 3 2 40 Carlos Alcaraz 6 5 6 6 10 2 1 A',
    );
  });

  it('marks only figures that can change now: the running set and the points, the total of the side that bats', () => {
    const marked = (sample: Sample, id: string) => {
      const html = new RegExp(`data-event="${id}"[\\s\\S]*?</a>`).exec(section(sample))![0];
      return [...html.matchAll(/class="[^"]*_(?:now|running)_[^"]*">([^<]+)/g)].map(([, text]) => text);
    };
    expect(marked(of(sets, 's-tennis0'), 's101')).toEqual(['3', '40', '2', 'A']);
    expect(marked(of(goals, 'g-fodbold'), 'g101')).toEqual(['2', '1']);
    const cricket = of(sets, 's-cricket');
    const batting = cricket.rows.find(({ serve, stageType }) => serve !== null && stageType === StageType.live)!;
    expect(marked(cricket, batting.id!)).toHaveLength(1);
  });

  it('carries the surnames of a pair for phones, also where they come first', () => {
    const tennis = of(sets, 's-tennis0');
    const names = { homeName: 'Hwang Jae-won / Holger Rune', homeCountries: 'kr|dk', awayName: 'A. Hansen / B. van Holm' };
    const text = rowOf(section({ ...tennis, rows: [{ ...tennis.rows[0]!, ...names }] }), tennis.rows[0]!.id!);
    expect(text).toContain('Hwang Jae-won / Holger Rune Hwang / Rune');
    expect(text).toContain('A. Hansen / B. van Holm Hansen / van Holm');
  });

  it('[STATUS-19] carries the short label for phones beside the long one', () => {
    const html = section(of(goals, 'g-handbld'));
    expect(html).toMatch(
      /<span class="[^"]*wide[^"]*">2\. halvleg 48<\/span><span class="[^"]*narrow[^"]*" aria-hidden="true">H2 48</,
    );
    expect(rowOf(section(of(goals, 'g-fodbold')), 'g101')).toMatch(/^67 ’ 67\. minut FC/);
  });

  it('[SPORT-16] shows the serving side of a live match in the sports that have one', () => {
    const html = section(of(sets, 's-tennis0'));
    expect(html.match(/aria-label="har serven"/g)).toHaveLength(2);
    expect(html).toMatch(/Carlos Alcaraz<\/bdi><span [^>]*har serven.*Clara Tauson<\/bdi><span [^>]*har serven/);
    const volleyball = of(sets, 's-volleyb');
    const served = { ...volleyball, rows: volleyball.rows.map((row) => ({ ...row, serve: 1 })) };
    expect(section(served)).not.toContain('har serven');
  });

  it('shows the word of the sport for a score, or tints the digits', () => {
    expect(rowOf(section(of(goals, 'g-fodbold')), 'g101')).toContain('MÅL');
    expect(rowOf(section(of(sets, 's-badmint')), 's111')).toContain('SÆT');
    const handball = section(of(goals, 'g-handbld'));
    expect(handball).not.toMatch(/MÅL|tinted/);
    expect(handball).toMatch(/class="[^"]*hot[^"]*">27</);
  });

  it('show the half of the inning and the round of the fight, and name them for screen readers', () => {
    expect(rowOf(section(of(sets, 's-basebal')), 's141')).toMatch(/^▼5 bunden af 5\. inning New York/);
    expect(rowOf(section(of(frames, 'f-boksnng')), 'f131')).toMatch(/^R7 7\. omgang Dina/);
  });

  it('show the goals of both matches of a tie, behind a shoot-out', () => {
    const football = of(goals, 'g-fodbold');
    expect(rowOf(section(football), 'g107')).toMatch(/\(samlet 3-4\) samlet 3-4$/);
    const rows = football.rows.map((row) => (row.id === 'g106' ? { ...row, homeAggregate: 5, awayAggregate: 5 } : row));
    expect(rowOf(section({ ...football, rows }), 'g106')).toMatch(/\(4-2 str\.\) \(samlet 5-5\)/);
  });

  it('[EVENT-01] [LEAGUE-01] have their item ids as anchors, and so have their leagues', () => {
    const html = section(of(goals, 'g-fodbold'), { onFold: () => {} });
    expect([...html.matchAll(/<li id="(\w+)"/g)].map(([, id]) => id)).toEqual(
      of(goals, 'g-fodbold').rows.map(({ id }) => `g_1_${id}`),
    );
    expect(html).toContain('<section id="1_g-fodbold"');
    expect(section(of(goals, 'g-fodbold'))).not.toContain('<section id=');
    expect(section(of(races, 'r-bilspor'))).toContain('<li id="32_r-bilspor"');
    expect(opened(of(races, 'r-bilspor'))).toContain('<li id="g_32_r-bilspor0"');
  });

  it('shows no goal chip while the goal is under review', () => {
    const football = of(goals, 'g-fodbold');
    const rows = football.rows.map((row) => (row.id === 'g101' ? { ...row, homeReview: true, awayReview: true } : row));
    const text = rowOf(section({ ...football, rows }), 'g101');
    expect(text.match(/VAR/g)).toHaveLength(2);
    expect(text).not.toContain('MÅL');
  });

  it('strikes a retracted score through', () => {
    expect(rowOf(section(of(goals, 'g-fodbold')), 'g102')).toMatch(/Annulleret: offside før 1 1 0$/);
  });

  it('stand under the flag of a person, the crest of a team', () => {
    expect(section(of(sets, 's-badmint'))).toContain('src="/flags/dk.svg"');
    const football = section(of(goals, 'g-fodbold'));
    expect(football.match(/<img/g)).toHaveLength(1);
    expect(football.match(/<svg class="[^"]*crest/g)).toHaveLength(2 * of(goals, 'g-fodbold').rows.length);
  });
});

describe('rows of races', () => {
  it.each(races.map((sample) => [sample.league.stageId, sample] as const))(
    'show the race %s once, each competitor once when it is opened, and no style',
    (id, sample) => {
      const html = section(sample);
      expect([...html.matchAll(/data-event="([\w-]+)"/g)].map(([, raceId]) => raceId)).toEqual([id]);
      expect([...opened(sample).matchAll(/<li id="g_\d+_([\w-]+)"/g)].map(([, entryId]) => entryId)).toEqual(
        sample.rows.map((row) => row.id),
      );
      expect(html + opened(sample)).not.toMatch(/ style="/);
    },
  );

  it('show the first three of a race under its name, with the figure that decides it and one link', () => {
    const html = section(of(races, 'r-bilspor'));
    expect(rowOf(html, 'r-bilspor')).toBe(
      'Omg. 31/78 Løb Safety car 17:19 1. Max Verstappen Red Bull Tid: 41:02,118 2. Lando Norris McLaren Afstand til føreren: +1,204 3. Kevin Magnussen bedste dansker Haas Afstand til føreren: +1 omg.',
    );
    expect(html.match(/href="\/kamp\/r-bilspor\/"/g)).toHaveLength(1);
    expect(words(html)).not.toContain('Leclerc');
  });

  it('show before the start how many are entered, also where only the first of them are known', () => {
    const sample = of(races, 'r-planlag');
    expect(rowOf(section(sample), 'r-planlag')).toMatch(/^19:00 Finaleaften Startliste \(2\)/);
    const seeded = { ...sample, league: { ...sample.league, entries: 108 } };
    expect(rowOf(section(seeded), 'r-planlag')).toContain('Startliste (108)');
  });

  it('show a race that was called off without competitors', () => {
    expect(section(of(races, 'r-udsat00'))).not.toContain('data-glide="r-udsat000"');
  });

  it('group the races of a meeting under one head', () => {
    const groups = byMeeting(
      ['Sprint', 'Løb'].map((session, at) => ({
        league: league(`r-bil0000${at}`, 32, 'VM', { noDuel: true, meeting: 'Monacos Grand Prix', session, url: '/x/' }),
        events: [`b${at}`],
      })),
    );
    expect(groups.map((group) => group.races?.map((race) => race.league.session))).toEqual([['Sprint', 'Løb']]);
  });

  it('read rank, name, team and what the board has in rows when opened', () => {
    const html = opened(of(races, 'r-bilspor'));
    const lines = html
      .split('<li ')
      .slice(1)
      .map((line) => words(`<li ${line}`));
    expect(lines[0]).toBe('1. Max Verstappen Red Bull Omgange: 31 Tid: 41:02,118');
    expect(lines[2]).toBe('3. Kevin Magnussen Haas Omgange: 30 Afstand til føreren: +1 omg.');
    expect(lines[3]).toBe('DNF Udgået Charles Leclerc Ferrari Omgange: 12');
    expect(html).not.toContain('href');
  });

  it('shows races under their meeting and place, with their progress', () => {
    expect(words(section(of(races, 'r-bilspor')))).toMatch(
      /^Monacos Grand Prix Monte Carlo · Formel 1 Omg\. 31\/78 Løb Safety car/,
    );
    expect(words(section(of(races, 'r-golf000')))).toMatch(/Runde 3 R3 3\. runde .*par 71 · præmiesum 3 mio\. \$/);
    expect(words(section(of(races, 'r-skihop0')))).toContain('18/30');
  });

  it('shows the short name of a country, and has its whole name as title and for assistive technology', () => {
    const sample = of(goals, 'g-handbld');
    const name = 'De Forenede Arabiske Emirater';
    const html = section({ ...sample, league: { ...sample.league, countryName: name, countryShort: 'Emiraterne' } });
    expect(html).toMatch(new RegExp(`<section[^>]* aria-label="17:19 ${name}: Herreligaen"`));
    expect(html).toContain(`<span title="${name}"><span aria-hidden="true">Emiraterne</span><span class="unseen">${name}</span>`);
  });

  it('writes each place once', () => {
    const klampenborg = { meeting: 'Klampenborg', venue: 'Klampenborg', name: 'Klampenborg' };
    const races35 = of(races, 'r-hestvad');
    expect(words(section({ ...races35, league: { ...races35.league, ...klampenborg } })).match(/Klampenborg/g)).toHaveLength(1);
  });

  it('marks a provisional result', () => {
    expect(words(section(of(races, 'r-alpint0')))).toContain('Foreløbigt');
    expect(words(section(of(races, 'r-golf000')))).not.toContain('Foreløbigt');
  });

  it('[SPORT-12] opens a race in place when its sport has no page for it', () => {
    const html = section(of(races, 'r-hestvad'));
    expect(html).not.toContain('/kamp/');
    expect(html).toMatch(/<button [^>]*data-event="r-hestvad"[^>]*aria-expanded="false"/);
    const card = opened(of(races, 'r-hestvad'));
    expect(card.match(/<details>/g)).toHaveLength(3);
    expect(words(card)).toContain('Vægt 58,0 Alder 4 Startboks 3');
  });

  const field = (sportId: number): Sample => ({
    league: league('r-mange00', sportId, 'Løb', { noDuel: true, meeting: 'Stort løb' }),
    rows: Array.from({ length: 60 }, (_, index) => entry('r-mange00', `m${index}`, ['A', 'dk'], 3, {}, { rank: index + 1 })),
  });
  it.each([
    ['[NODUEL-06]', 32, 40],
    ['[NODUEL-07]', 23, 30],
    ['[NODUEL-08]', 34, 10],
    ['[NODUEL-08]', 41, 10],
  ])('%s sport %i shows three, the first %i when opened, and the way to all', (_, sportId, most) => {
    expect(section(field(sportId)).match(/data-glide="m\d+"/g)).toHaveLength(3);
    const html = opened(field(sportId));
    expect(html.match(/<li /g)).toHaveLength(most);
    expect(html).toMatch(/<a [^>]*href="\/kamp\/r-mange00\/">Vis alle 60/);
  });

  it('have, once it is over, the columns that hold anything: a night of speedway has points alone', () => {
    const night = (stage: number): string =>
      words(
        opened({
          league: league('r-aften00', 33, 'Speedway', { noDuel: true, meeting: 'DM' }),
          rows: ['12', '8'].map((points, index) =>
            entry('r-aften00', `a${index}`, ['A', 'dk'], stage, { points }, { rank: index + 1 }),
          ),
        }),
      );
    expect(night(Stage.finished)).toMatch(/Point 1\. A/);
    expect(night(Stage.finished)).not.toMatch(/Omg\.|Tid|Afstand/);
    expect(night(Stage.live)).toMatch(/Omg\. Tid Afstand Point 1\. A/);
  });

  it('shows the other competitors on request when there is no page for the race', () => {
    const html = opened(field(35));
    expect(html.match(/<li /g)).toHaveLength(40);
    expect(html).toMatch(/<button [^>]*>Vis alle 60/);
  });
});

describe('a section', () => {
  it('states the number of its rows, 0 when the section is folded', () => {
    expect(section(of(goals, 'g-fodbold'))).toContain(`data-rows="${of(goals, 'g-fodbold').rows.length}"`);
    expect(section(of(goals, 'g-fodbold'), { folded: true })).toContain('data-rows="0"');
  });

  it('names a section by its time, and by its day when that is another', () => {
    const labelOf = (html: string): string => /<section [^>]*aria-label="([^"]*)"/.exec(html)![1]!;
    expect(labelOf(section(of(goals, 'g-ishocky'), { onFold: () => {} }))).toBe('Danmark: Metal Ligaen');
    expect(labelOf(section(of(goals, 'g-ishocky')))).toBe('17:19 Danmark: Metal Ligaen');
    expect(labelOf(section(of(races, 'r-planlag')))).toBe('Speedway Grand Prix');
    const sample = of(goals, 'g-ishocky');
    const later = sample.rows.map((row) => ({ ...row, start: NOW_S + 3 * 86_400 }));
    expect(labelOf(section({ ...sample, rows: later }))).toMatch(/^23\.11\. 18:42 /);
  });

  it('is drawn as the sport of its own league, whatever the page is', () => {
    expect(section(of(races, 'r-alpint0'), { sportId: 37 })).toContain('Afstand til føreren');
    const basketball = of(goals, 'g-basketb');
    expect(section({ ...basketball, league: { ...basketball.league, sportId: null } }, { sportId: 3 })).toContain('3. quarter');
  });
});
