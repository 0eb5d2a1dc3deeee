import { eventRow, leagueRow, type NationLinks } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague } from '../testing/match-feeds.ts';
import { NationPage, type NationPageProps } from './page.tsx';

const SUPERLIGAEN = '/fodbold/danmark/superligaen/';
const competition = (name: string, path: string) => ({ name, path, seasons: ['2026/2027'], simulated: true });
const SPORTS: NationLinks['sports'] = [
  {
    sportId: 1,
    competitions: [competition('Superligaen', SUPERLIGAEN), competition('1. division', '/fodbold/danmark/1-division/')],
  },
  { sportId: 7, competitions: [competition('Herreligaen', '/handbold/danmark/herreligaen/')] },
];
const feeds = {
  cd:
    leagueRow.writeText(sampleLeague({ stageId: 'football', url: SUPERLIGAEN })) +
    eventRow.writeText(sampleEvent({ id: 'lIve0001' })) +
    leagueRow.writeText(sampleLeague({ stageId: 'handball', sportId: 7, name: 'EM', url: '/handbold/europa/em/' })) +
    eventRow.writeText(sampleEvent({ id: 'oVer0001', stageType: 3, stage: 3 })),
  nt:
    leagueRow.writeText(sampleLeague({ stageId: 'nextnext', sportId: 7, name: 'VM' })) +
    eventRow.writeText(
      sampleEvent({ id: 'nExt0001', homeName: 'Danmark', awayName: 'Ungarn', stageType: 1, stage: 1, start: NOW_S + 86_400 * 3 }),
    ),
};
const page = (props: Partial<NationPageProps> = {}, texts: Readonly<Record<string, string>> = feeds) =>
  draw(
    <NationPage
      sportId={null}
      nation="danmark"
      path="/land/danmark/"
      code="dk"
      name="Danmark"
      sports={SPORTS}
      feed="cd"
      counts={null}
      teamsFeed="nt"
      {...props}
    />,
    { feeds: texts, nowS: NOW_S },
  );

describe('[PAGE-03] the page of a country', () => {
  it('has the events of today in all its sports, its tournaments with what is live, and its national teams', () => {
    const { words, html } = page();
    expect(words).toMatch(/Danmark 3 turneringer i 2 sportsgrene · 2 kampe og løb i dag/);
    expect([...html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id)).toEqual(['lIve0001', 'oVer0001', 'nExt0001']);
    expect(words).toMatch(/Alle turneringer Fodbold Superligaen 1 live 1\. division Håndbold Herreligaen/);
    expect(words).toMatch(/Landshold Håndbold · VM .*Danmark .*Ungarn/);
  });

  it('keeps the counts of the whole day while it carries its first rows alone', () => {
    const counts = [
      { sportId: 1, path: SUPERLIGAEN, events: 300, live: 12 },
      { sportId: 4, path: '/ishockey/danmark/metal-ligaen/', events: 5, live: 0 },
    ];
    const { words } = page({ counts });
    expect(words).toMatch(/305 kampe og løb i dag/);
    expect(words).toMatch(/Alt Fodbold 12 Live Håndbold Ishockey/);
    expect(words).toMatch(/Superligaen 12 live/);
    expect(page({ counts: counts.map((count) => ({ ...count, events: 0 })) }).words).toMatch(/2 kampe og løb i dag/);
  });

  it('has a tab for each sport with its live events, and one sport at its own address', () => {
    const { words, html } = page();
    expect(words).toMatch(/Alt Fodbold 1 Live Håndbold/);
    expect(html).toContain('href="/land/danmark/handbold/"');
    const handball = page({ sportId: 7 });
    expect([...handball.html.matchAll(/data-event="(\w+)"/g)].map(([, id]) => id)).toEqual(['oVer0001', 'nExt0001']);
    expect(handball.words).not.toContain('1. division');
  });

  it('leads to the week of a sport where the country has competitions of it', () => {
    expect(page().html).toContain('href="/fodbold/danmark/"');
    expect(page({ sports: [] }).html).not.toContain('href="/fodbold/danmark/"');
  });

  it('names a day without events', () => {
    const { words } = page({}, { cd: '', nt: '' });
    expect(words).toContain('Intet på programmet i dag');
    expect(words).not.toContain('Landshold');
  });
});
