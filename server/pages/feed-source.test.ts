import type { StageId } from '@stillingen/domain';
import type { FixtureMessage } from '@stillingen/domain/messages';
import type { FeedSource } from '@stillingen/wire';
import { DANISH, VOCABULARIES } from '@stillingen/wire/words';
import { describe, expect, it } from 'vitest';
import { createScenario, fixture } from '../../domain/testing/scenario.ts';
import { categoryOf, leagueHeader } from '../projection/league-header.ts';
import { feedSource, leaguePageOf } from './feed-source.ts';

const { state, submit } = createScenario();
const match = (key: string, sport: number, competition: Partial<FixtureMessage['competition']>): void => {
  const decision = submit(
    fixture({
      key,
      sport,
      competition: { name: 'Open', country: 'dk', season: '2026', ...competition },
      home: { name: `${key} 1` },
      away: { name: `${key} 2` },
    }),
  );
  if (decision.result !== 'accepted') throw new Error(JSON.stringify(decision));
};
match('football', 1, {});
match('tennis', 2, { country: 'xw', category: 'ATP - Single' });
match('handball', 7, { category: 'Kvinder' });
match('futsal', 11, { country: 'ae' });
const race = submit({
  kind: 'race',
  key: 'race',
  seq: 1,
  at: '2026-11-20T10:00:00Z',
  sport: 32,
  competition: { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' },
  meeting: 'Monaco Grand Prix',
  start: '2026-11-20T18:00:00Z',
});
if (race.result !== 'accepted') throw new Error(JSON.stringify(race));

const source = feedSource(
  state,
  { body: () => null, earlier: () => null },
  { config: { projectId: 8, sign: 'stillingen' }, siteUrl: '' },
  Date.now,
)(0);
const idOf = (sportId: number): number =>
  categoryOf([...state.leagues.values()].find((league) => league.sportId === sportId)!, DANISH).id;

describe('feed source of pages', () => {
  it('names the picture of a match without its score, and of a league without its table, when the page is delayed', () => {
    const card: FeedSource['card'] = (kind) => ({ path: kind, alt: '', width: 1200, height: 630 });
    const drawn = feedSource(
      state,
      { body: () => null, earlier: () => null },
      { config: { projectId: 8, sign: 'stillingen' }, siteUrl: '', card },
      Date.now,
    );
    const shown = (delayS: number) =>
      (['match', 'competition', 'participant'] as const).map((kind) => drawn(delayS).card!(kind, 'id').path);
    expect(shown(0)).toEqual(['match', 'competition', 'participant']);
    expect(shown(30)).toEqual(['fixture', 'season', 'participant']);
  });

  it('[SPORT-10] resolves a category in sports with category pages, and a country in every sport', () => {
    expect(source.category(2, 'atp-single')).toEqual({ id: idOf(2), name: 'ATP, herresingle' });
    expect(source.category(32, 'formel-1')).toEqual({ id: idOf(32), name: 'Formel 1' });
    expect(source.category(1, 'danmark')).toEqual({ id: idOf(1), name: 'Danmark' });
    expect(source.category(7, 'kvinder')).toBeNull();
  });

  it('resolves a category within the sport, or the sports that it groups', () => {
    expect(source.category(31, 'formel-1')).toEqual(source.category(32, 'formel-1'));
    expect(source.category(33, 'formel-1')).toBeNull();
    expect(source.category(2, 'danmark')).toBeNull();
  });

  it('resolves no category if no competition is listed', () => {
    expect(source.category(2, 'wta-single')).toBeNull();
    expect(source.category(20, 'danmark')).toBeNull();
  });
});

it('finds competitions under their category or country', () => {
  const templateOf = (sportId: number) => [...state.leagues.values()].find((league) => league.sportId === sportId)!.templateId;
  expect(source.competition(2, 'atp-single', 'open')).toEqual({ countryId: idOf(2), templateId: templateOf(2) });
  expect(source.competition(1, 'danmark', 'open')?.templateId).toBe(templateOf(1));
  expect(source.competition(2, 'danmark', 'open')).toBeNull();
});

it('leads from another language or a wrong country to the page of a competition, if there is only one of its name', () => {
  const pageOf = (path: string) => leaguePageOf(state, [DANISH, VOCABULARIES.en], path);
  expect(pageOf('/football/denmark/open/results/')).toEqual({ status: 302, location: '/fodbold/danmark/open/results/' });
  expect(pageOf('/fodbold/sverige/open/2025-2026/')).toEqual({ status: 301, location: '/fodbold/danmark/open/2025-2026/' });
  const unknown = [
    '/fodbold/danmark/open/',
    '/fodbold/sverige/cup/',
    '/kroket/danmark/open/',
    '/fodbold/sverige/',
    '/tennis/x/y/z/',
  ];
  expect(unknown.map(pageOf)).toEqual([null, null, null, null, null]);
  const [league] = [...state.leagues.values()].filter(({ sportId }) => sportId === 1);
  const two = new Map([...state.leagues, ['other' as StageId, { ...league!, country: 'no' }]]);
  expect(leaguePageOf({ leagues: two }, [DANISH], '/fodbold/sverige/open/')).toBeNull();
});

it('lists the competitions of a country or category with their seasons, and the countries and categories of a sport', () => {
  expect(source.competitions(2, idOf(2)).map(({ path }) => path)).toEqual(['/tennis/atp-single/open/']);
  expect(source.competitions(2, idOf(2))[0]).toMatchObject({ seasons: [expect.any(String)], simulated: false });
  expect(source.competitions(1, idOf(2))).toEqual([]);
  expect(source.categories(1)).toEqual([{ segment: 'danmark', name: 'Danmark' }]);
  expect(source.categories(7)).toEqual([]);
});

it('gives a country with a long name its short one, in the list of a sport and in Danish league rows', () => {
  const short = 'Emiraterne';
  expect(source.categories(11)).toEqual([
    { segment: 'de-forenede-arabiske-emirater', name: 'De Forenede Arabiske Emirater', short },
  ]);
  const [futsal, football] = [11, 1].map((sport) => [...state.leagues.values()].find(({ sportId }) => sportId === sport)!);
  expect(leagueHeader(futsal!, null, DANISH).text).toContain(`¬ZYS÷${short}¬`);
  for (const other of [leagueHeader(futsal!, null, VOCABULARIES.en), leagueHeader(football!, null, DANISH)])
    expect(other.text).not.toContain('ZYS');
});
