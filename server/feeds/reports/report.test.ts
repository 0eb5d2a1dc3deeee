import { Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { readNews, readNewsList, readReport } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { at, fixture, goal, retraction, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, race, ranking } from '../../testing/feeds.ts';

function played(...messages: readonly Message[]) {
  const feeds = createTestFeeds(undefined, true);
  feeds.submit(fixture({ round: 'Runde 17' }), status(0, Stage.firstHalf), ...messages);
  const { id } = [...feeds.state.events.values()][0]!;
  return { feeds, id, report: () => readReport(feeds.feed(`df_mr_1_${id}`) ?? '') };
}
const text = ({ report }: ReturnType<typeof played>): string => [report()!.title, ...report()!.paragraphs].join('\n');
const home = (key: string, minute: number, reached: [number, number], player = 'Buksa') => [
  goal(key, minute, 'home', { score: reached, player }),
  score(minute, ...reached),
];
const away = (key: string, minute: number, reached: [number, number], player = 'Uldum') => [
  goal(key, minute, 'away', { score: reached, player }),
  score(minute, ...reached),
];
const ended = (seq = 105, stage: number = Stage.finished) => status(seq, stage);

it('a match has a report once it has ended, marked as automatic, with result, competition and scorers', () => {
  const match = played(...home('g1', 30, [1, 0]));
  expect(match.report()).toBeNull();
  match.feeds.submit(ended());
  expect(match.report()).toMatchObject({ source: 'Automatisk referat', automatic: true, edited: null, event: match.id });
  expect(text(match)).toMatch(/Brøndby IF.*1-0/);
  expect(text(match)).toContain('i Superligaen (Runde 17) den 20. november');
  expect(text(match)).toContain('Kampens eneste mål: 1-0 Buksa (30.).');
  expect(match.report()!.paragraphs.at(-1)).toBe('Skrevet automatisk ud fra kampens data.');
});

it('a site without MATCH_REPORTS has no report of a match, and its news list no article', () => {
  const feeds = createTestFeeds();
  feeds.submit(fixture(), status(0, Stage.firstHalf), score(30, 1, 0), ended());
  const [event] = [...feeds.state.events.values()];
  expect(readReport(feeds.feed(`df_mr_1_${event!.id}`) ?? '')).toBeNull();
  expect(readNewsList(feeds.feed('nl_0_0')!)).toMatchObject({ sections: [], total: 0, sports: [] });
});

it('a site with reports and without a finished match has no news', () => {
  const { feeds } = played();
  expect(readNewsList(feeds.feed('nl_0_0')!)).toMatchObject({ sections: [], total: 0, sports: [] });
});

it('a report names the turn: behind, late winner, late equaliser', () => {
  const turned = played(...away('g1', 10, [0, 1]), ...home('g2', 50, [1, 1]), ...home('g3', 60, [2, 1]), ended());
  expect(text(turned)).toMatch(/Brøndby IF.* bagud 0-1/);
  const late = played(...home('g1', 10, [1, 0]), ...away('g2', 50, [1, 1]), ...home('g3', 88, [2, 1], 'Kvist'), ended());
  // A side that was level and never behind did not turn the match.
  expect(text(late)).not.toContain('bagud');
  expect(text(late)).toMatch(/Kvist afgjorde|88\. minut, da Kvist/);
  const level = played(...home('g1', 10, [1, 0]), ...away('g2', 87, [1, 1]), ended());
  expect(text(level)).toContain('Uldum udlignede i det 87. minut.');
});

it('a goal that is withdrawn and a corrected result rewrite the report and its time', () => {
  const match = played(...home('g1', 30, [1, 0]), ...home('g2', 40, [2, 0]), ended());
  expect(text(match)).toContain('2-0');
  match.feeds.submit(retraction('g2', { score: [1, 0], at: at(130), reason: 'offside' }));
  expect(text(match)).not.toContain('2-0');
  expect(text(match)).toContain('Annulleret: mål af Buksa (40.).');
  expect(match.report()).toMatchObject({ edited: Date.parse(at(130)) / 1000 });
  expect(match.report()!.paragraphs.at(-1)).toMatch(/Senest ændret den 20\. november kl\. 21[.:]10\.$/);
  const list = readNewsList(match.feeds.feed('nl_0_0')!).sections[0]!.articles;
  expect(list).toMatchObject([{ id: match.id, published: Date.parse(at(105)) / 1000, editedAt: Date.parse(at(130)) / 1000 }]);
});

it('goals that do not add up to the score are not listed', () => {
  const match = played(goal('g1', 30, 'home'), score(50, 3, 0), ended());
  expect(text(match)).toContain('3-0');
  expect(text(match)).not.toContain('Buksa');
});

it('a report has other sentences for extra time, a shoot-out, a walkover, an awarded and an abandoned match', () => {
  const after = (stage: number, board: object) => text(played(status(100, stage, board)));
  expect(after(Stage.walkover, { score: { home: 0, away: 0, winner: 'home' } })).toMatch(
    /uden kamp.*\n.*uden at kampen blev spillet/,
  );
  expect(after(Stage.awarded, { score: { home: 3, away: 0, winner: 'home' } })).toContain('Resultatet er fastsat til 3-0.');
  const abandoned = after(Stage.abandoned, {});
  expect(abandoned).toContain('blev afbrudt og er ikke spillet færdig.');
  expect(abandoned).not.toMatch(/\d-\d/);
  const extra = played(
    status(46, Stage.secondHalf, { score: { home: 1, away: 1 } }),
    status(95, Stage.extraTime),
    status(125, Stage.afterExtraTime, { score: { home: 1, away: 2 } }),
  );
  expect(text(extra)).toMatch(/Vejle Boldklub slog Brøndby IF .*forlænget spilletid.*2-1/);
  const shootOut = played(
    status(46, Stage.secondHalf, { score: { home: 1, away: 1 } }),
    status(95, Stage.extraTime),
    status(125, Stage.penalties),
    status(140, Stage.afterPenalties, { score: { home: 1, away: 1, penalties: [3, 4] } }),
  );
  expect(text(shootOut)).toContain('Kampen endte 1-1. Straffekonkurrencen endte 4-3 til Vejle Boldklub.');
});

it('a report names what the match did to the table, and wins in a row, as known at its end', () => {
  const feeds = createTestFeeds(undefined, true);
  const names = ['AGF', 'Randers FC', 'Viborg FF', 'Silkeborg IF'];
  names.forEach((name, n) => {
    const start = `2026-11-${16 + n}T18:00:00Z`;
    const day = { event: name, at: start };
    feeds.submit(fixture({ key: name, away: { name }, start, at: '2026-11-01T18:00:00Z' }));
    feeds.submit(status(1, Stage.finished, { ...day, key: `${name}/s`, score: { home: n + 1, away: 0 } }));
  });
  const ids = [...feeds.state.events.values()].map(({ id }) => id);
  const reports = ids.map((id) => readReport(feeds.feed(`na_${id}`)!)!.paragraphs.join(' '));
  expect(reports[1]).toMatch(/Brøndby IF er fortsat nummer 1 med 6 point/);
  expect(reports[1]).not.toContain('i træk');
  expect(reports[2]).toContain('Det er Brøndby IF’s tredje sejr i træk.');
  expect(reports[3]).toContain('Det er Brøndby IF’s fjerde sejr i træk.');
  expect(reports[2]).toContain('Brøndby IF er fortsat nummer 1 med 9 point');
});

it('the report of a provider stands in place of the automatic one', () => {
  const match = played(...home('g1', 30, [1, 0]), ended());
  const article = {
    kind: 'article',
    key: 'a1',
    seq: 1,
    at: at(110),
    title: 'Skrevet',
    published: at(110),
    source: 'Ritzau',
  } as const;
  match.feeds.submit({ ...article, text: ['Tekst.'], event: 'm1', report: true });
  expect(match.report()).toMatchObject({ title: 'Skrevet', source: 'Ritzau', automatic: null });
  expect(readNews(match.feeds.feed(`df_nf_1_${match.id}`)!).map(({ title }) => title)).toEqual(['Skrevet']);
});

it('[PAGE-36] a report is listed for 14 days, and stays on the page of its match and its teams', () => {
  const match = played(...home('g1', 30, [1, 0]), ended(20));
  const listed = (): number => readNewsList(match.feeds.feed('nl_0_0')!).total;
  expect(listed()).toBe(1);
  match.feeds.pass(14 * 24 * 3600);
  expect(listed()).toBe(0);
  expect(match.report()).not.toBeNull();
  const [event] = [...match.feeds.state.events.values()];
  expect(readNews(match.feeds.feed(`pnf_${event!.home}`)!)).toMatchObject([{ id: match.id, source: 'Automatisk referat' }]);
});

it('a race has a report with winner, podium and best Dane', () => {
  const feeds = createTestFeeds(undefined, true);
  feeds.submit(race('r1'), ranking('r1', ['Norris', 'Piastri', 'Russell', 'Magnussen']));
  feeds.submit(status(120, Stage.finished, { key: 'r1/status', event: 'r1' }));
  const { id } = [...feeds.state.races.values()][0]!;
  const { title, paragraphs } = readReport(feeds.feed(`na_${id}`)!)!;
  expect(title).toContain('Norris');
  expect(paragraphs.join(' ')).toMatch(
    /Norris tog sejren i r1 Grand Prix, Løb .* De første: 1\. Norris; 2\. Piastri; 3\. Russell\./,
  );
});
