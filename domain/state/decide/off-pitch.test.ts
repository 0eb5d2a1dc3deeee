import { describe, expect, it } from 'vitest';
import type {
  ArticleMessage,
  ParticipantRef,
  RankingListMessage,
  SeasonResultMessage,
  TransferMessage,
} from '../../messages/index.ts';
import type { EventId, ParticipantId } from '../../event/ids.ts';
import { rankingKey } from '../../event/off-pitch.ts';
import { createScenario, fixture, retraction, status } from '../../testing/scenario.ts';
import { differences, readSnapshot, snapshotLines } from '../snapshot.ts';
import { type LiveState, recordsOf } from '../state.ts';

const AT = '2026-11-20T18:00:00Z';
const OTHER = { name: 'other', origin: 'real' } as const;
const accepted = { result: 'accepted' };
const refused = (code: string, path: string) => ({ result: 'refused', code, path });

const article = (more: Partial<ArticleMessage> = {}): ArticleMessage => ({
  kind: 'article',
  key: 'a1',
  seq: 1,
  at: AT,
  title: 'Brøndby vandt',
  url: 'https://example.org/kamp/1',
  published: AT,
  source: 'Redaktionen',
  ...more,
});
const person = (name: string): ParticipantRef => ({ name, kind: 'person', country: 'dk' });
const list = (names: readonly string[], more: Partial<RankingListMessage> = {}): RankingListMessage => ({
  kind: 'ranking-list',
  key: 'atp',
  seq: 1,
  at: AT,
  sport: 2,
  name: 'ATP',
  date: '2026-11-16',
  rows: names.map((name, at) => ({ participant: person(name), rank: at + 1, points: 1000 - at })),
  ...more,
});
const transfer = (more: Partial<TransferMessage> = {}): TransferMessage => ({
  kind: 'transfer',
  key: 't1',
  seq: 1,
  at: AT,
  sport: 1,
  player: { name: 'J. Hansen' },
  from: { name: 'Brøndby IF', country: 'dk' },
  to: { name: 'Vejle Boldklub', country: 'dk' },
  date: '2026-08-01',
  type: 'transfer',
  fee: '€3,0 mio.',
  ...more,
});
const seasonResult = (more: Partial<SeasonResultMessage> = {}): SeasonResultMessage => ({
  kind: 'season-result',
  key: 's1',
  seq: 1,
  at: AT,
  sport: 1,
  competition: { name: 'Superligaen', country: 'dk', season: '2019/2020' },
  winner: { name: 'FC Midtjylland' },
  runnerUp: { name: 'FC København' },
  points: [82, 68],
  topScorer: { player: person('R. Kvist'), team: { name: 'AC Horsens' }, goals: 18 },
  ...more,
});

function started() {
  const scenario = createScenario();
  const { state } = scenario;
  const nameOf = (id: string | null): string | null =>
    [...state.participants.values()].find((each) => each.id === id)?.name ?? null;
  return {
    ...scenario,
    nameOf,
    articles: () => [...state.articles.values()],
    rows: (key: string) => (state.rankings.get(key)?.rows ?? []).map(({ rank, participant }) => `${rank} ${nameOf(participant)}`),
    seasonResults: () =>
      [...state.seasonResults.values()].map(({ season, winner, runnerUp, points, topScorer }) =>
        [season, nameOf(winner), nameOf(runnerUp), points?.join('-'), nameOf(topScorer?.player ?? null)].join(' '),
      ),
    transfers: () => [...state.transfers.values()].map(({ player, from, to }) => [player, from, to].map(nameOf).join(' > ')),
  };
}

describe('an article', () => {
  it('an article is about its match, both sides and the competition', () => {
    const { submit, articles, event, state } = started();
    submit(fixture());
    expect(submit(article({ event: 'm1', report: true }))).toMatchObject(accepted);
    const { home, away, id, leagueId } = event();
    expect(articles()).toMatchObject([
      {
        participants: [home, away],
        competitions: [state.leagues.get(leagueId)!.templateId],
        eventId: id,
        sportId: 1,
        report: true,
        text: [],
      },
    ]);
  });

  it('an article is about the participants that it names, each once', () => {
    const { submit, articles, nameOf } = started();
    const competitions = [{ name: 'Superligaen', country: 'dk', season: '2026/2027' }];
    const participants = [{ name: 'Vejle BK' }, { name: 'Vejle Boldklub' }];
    expect(submit(article({ sport: 1, participants, competitions }))).toMatchObject(accepted);
    expect(articles()[0]!.participants.map(nameOf)).toEqual(['Vejle Boldklub']);
    expect(articles()[0]!.competitions).toHaveLength(1);
  });

  it('an article is updated, replaced and retracted', () => {
    const { submit, articles } = started();
    submit(article());
    expect(submit(article())).toEqual({ result: 'duplicate' });
    submit(article({ seq: 2, title: 'Brøndby vandt stort' }));
    expect(submit(article())).toEqual({ result: 'stale' });
    expect(articles().map(({ title }) => title)).toEqual(['Brøndby vandt stort']);
    submit(article({ key: 'a2', title: 'Anden udgave', supersedes: { key: 'a1', seq: 2 } }));
    expect(articles().map(({ title }) => title)).toEqual(['Anden udgave']);
    expect(submit(retraction('a2'))).toMatchObject(accepted);
    expect(articles()).toEqual([]);
  });

  it.each([
    ['nothing to read', { url: undefined } as never, 'article_empty', '/text'],
    ['unseen text only', { url: undefined, text: ['\u200b'] } as never, 'article_empty', '/text'],
    ['an unseen title', { title: '\u200b' }, 'name_empty', '/title'],
    ['no such event', { event: 'm9' }, 'unknown_event', '/event'],
    ['the key of something that is no event', { event: 'm1/status' }, 'unknown_event', '/event'],
    ['a report of nothing', { report: true }, 'report_without_event', '/event'],
    ['a sport without events', { sport: 31 }, 'unknown_sport', '/sport'],
    ['participants of no sport', { participants: [person('Holger Rune')] }, 'unknown_sport', '/sport'],
    ['an unknown one to supersede', { supersedes: { key: 'a9', seq: 1 } }, 'unknown_superseded', '/supersedes'],
    ['an impossible time', { published: '2026-02-30T10:00:00Z' }, 'impossible_time', '/published'],
  ])('an article is refused with %s', (_what, more: Partial<ArticleMessage>, code, path) => {
    const { submit, articles } = started();
    submit(fixture());
    submit(status(1, 12));
    expect(submit(article(more))).toMatchObject(refused(code, path));
    expect(articles()).toEqual([]);
  });
});

describe('a ranking list', () => {
  it('a ranking list is complete: participants that are not listed leave it', () => {
    const { submit, rows, state } = started();
    submit(list(['Anna', 'Bo', 'Cai']));
    const [key] = state.rankings.keys();
    expect(rows(key!)).toEqual(['1 Anna', '2 Bo', '3 Cai']);
    submit(list(['Bo', 'Dan'], { seq: 2 }));
    expect(rows(key!)).toEqual(['1 Bo', '2 Dan']);
  });

  it('a ranking list is sorted by rank, equal ranks in the provider’s order', () => {
    const { submit, rows, state } = started();
    const ranks = [2, 1, 2].map((rank, at) => ({ participant: person(['Anna', 'Bo', 'Cai'][at]!), rank }));
    submit(list([], { rows: ranks }));
    expect(rows([...state.rankings.keys()][0]!)).toEqual(['1 Bo', '2 Anna', '2 Cai']);
  });

  it('a ranking list is kept beside the live one', () => {
    const { submit, rows, state } = started();
    submit(list(['Anna', 'Bo']));
    submit(list(['Bo', 'Anna'], { key: 'atp/live', live: true }));
    const { id } = [...state.rankings.values()][0]!;
    expect(rows(rankingKey({ id, live: false }))).toEqual(['1 Anna', '2 Bo']);
    expect(rows(rankingKey({ id, live: true }))).toEqual(['1 Bo', '2 Anna']);
  });

  it('a ranking list belongs to its first provider; another one neither changes nor removes it', () => {
    const { submit, rows, state } = started();
    submit(list(['Anna']));
    const [key] = state.rankings.keys();
    expect(submit(list(['Bo'], { key: 'mine' }), OTHER)).toMatchObject(accepted);
    expect(submit(retraction('mine'), OTHER)).toMatchObject(accepted);
    expect(rows(key!)).toEqual(['1 Anna']);
    expect(submit(retraction('atp'))).toMatchObject(accepted);
    expect(state.rankings.size).toBe(0);
  });

  it('a ranking list loses its old name when its key gives it another one', () => {
    const { submit, state } = started();
    submit(list(['Anna'], { name: 'APT' }));
    submit(list(['Anna'], { seq: 2 }));
    expect([...state.rankings.values()].map(({ name }) => name)).toEqual(['ATP']);
  });

  it('a ranking list refuses a participant that is listed twice', () => {
    const { submit, state } = started();
    expect(submit(list(['Anna', 'Anna']))).toMatchObject(refused('listed_twice', '/rows/1/participant'));
    expect(state.rankings.size).toBe(0);
  });
});

describe('a transfer', () => {
  it('a transfer is created, updated and retracted', () => {
    const { submit, transfers } = started();
    expect(submit(transfer())).toMatchObject(accepted);
    expect(transfers()).toEqual(['J. Hansen > Brøndby IF > Vejle Boldklub']);
    const { to: _, ...free } = transfer({ seq: 2, type: 'free' });
    expect(submit(free)).toMatchObject(accepted);
    expect(transfers()).toEqual(['J. Hansen > Brøndby IF > ']);
    expect(submit(retraction('t1'))).toMatchObject(accepted);
    expect(transfers()).toEqual([]);
  });

  it('a transfer takes the place of the one that it supersedes', () => {
    const { submit, transfers } = started();
    submit(transfer());
    expect(submit(transfer({ key: 't2', player: { name: 'J. Hansson' }, supersedes: { key: 't1', seq: 1 } }))).toMatchObject(
      accepted,
    );
    expect(transfers()).toEqual(['J. Hansson > Brøndby IF > Vejle Boldklub']);
  });

  it('a transfer is between two clubs, of which one may be none', () => {
    const { submit, transfers } = started();
    const { from: _, to: __, ...nowhere } = transfer();
    expect(submit(nowhere)).toMatchObject(refused('transfer_without_club', '/to'));
    expect(submit(transfer({ to: { name: 'Brøndby', country: 'dk' } }))).toMatchObject(refused('same_participant', '/to'));
    expect(transfers()).toEqual([]);
  });
});

describe('the result of a season', () => {
  it('a season result is created, updated and retracted, without a season of its own', () => {
    const { submit, seasonResults, state } = started();
    submit(fixture());
    expect(submit(seasonResult())).toMatchObject(accepted);
    expect(seasonResults()).toEqual(['2019/2020 FC Midtjylland FC København 82-68 R. Kvist']);
    expect([...state.leagues.values()].map(({ season }) => season)).toEqual(['2026/2027']);
    const { runnerUp: _, topScorer: __, points: ___, ...winnerAlone } = seasonResult({ seq: 2 });
    expect(submit(winnerAlone)).toMatchObject(accepted);
    expect(seasonResults()).toEqual(['2019/2020 FC Midtjylland   ']);
    expect(submit(retraction('s1'))).toMatchObject(accepted);
    expect(seasonResults()).toEqual([]);
  });

  it('a season result names the competition and the clubs as the matches do', () => {
    const { submit, event, state } = started();
    submit(fixture());
    submit(seasonResult({ winner: { name: 'Brøndby' } }));
    const [result] = [...state.seasonResults.values()];
    expect([result!.winner, result!.templateId]).toEqual([event().home, state.leagues.get(event().leagueId)!.templateId]);
  });

  it('a season result takes the place of the one that it supersedes', () => {
    const { submit, seasonResults } = started();
    submit(seasonResult());
    submit(seasonResult({ key: 's2', points: [82, 69], supersedes: { key: 's1', seq: 1 } }));
    expect(seasonResults()).toEqual(['2019/2020 FC Midtjylland FC København 82-69 R. Kvist']);
  });

  it('a season result refuses a winner that came second', () => {
    const { submit, seasonResults } = started();
    expect(submit(seasonResult({ runnerUp: { name: 'Midtjylland' } }))).toMatchObject(refused('same_participant', '/runnerUp'));
    expect(seasonResults()).toEqual([]);
  });
});

it('the snapshot holds articles, ranking lists, transfers and season results', () => {
  const { submit, state } = started();
  submit(fixture());
  submit(article({ event: 'm1', report: true }));
  submit(list(['Anna', 'Bo']));
  submit(transfer());
  submit(seasonResult());
  const read = readSnapshot(snapshotLines(state));
  expect(differences(state, read)).toEqual([]);
  expect([read.articles.size, read.rankings.size, read.transfers.size, read.seasonResults.size]).toEqual([1, 1, 1, 1]);
});

it('articles, transfers and injuries are found by what they name, in the present, an earlier and a restored state', () => {
  const { submit, state, event } = started();
  submit(fixture());
  submit(transfer());
  submit(article({ event: 'm1' }));
  const { home, away, id } = event();
  const { player } = [...state.transfers.values()][0]!;
  const team = { name: 'Vejle Boldklub', country: 'dk' };
  const hurt = { kind: 'injury', key: 'i1', seq: 1, at: AT, sport: 1, type: 'injury', text: 'Knæ', from: '2026-09-01' } as const;
  expect(submit({ ...hurt, player: { name: 'J. Hansen', key: 'p1' }, team })).toMatchObject(accepted);
  const [injured] = [...state.injuries.values()].map((injury) => injury.player);
  const earlier = { ...state, articles: new Map(state.articles), transfers: new Map(state.transfers) };
  submit(article({ seq: 2, sport: 1, participants: [{ name: 'Vejle Boldklub' }] }));
  submit(retraction('t1'));
  const titles = (of: LiveState, named: ParticipantId | EventId) => recordsOf(of, 'articles', named).map(({ title }) => title);
  for (const named of [home, away, id]) expect(titles(earlier, named)).toEqual(['Brøndby vandt']);
  const { to } = [...earlier.transfers.values()][0]!;
  for (const named of [home, player, to!]) expect(recordsOf(earlier, 'transfers', named)).toHaveLength(1);
  for (const now of [state, readSnapshot(snapshotLines(state))]) {
    expect(titles(now, to!)).toEqual(['Brøndby vandt']);
    expect(recordsOf(now, 'transfers', player)).toEqual([]);
    for (const named of [injured!, to!]) expect(recordsOf(now, 'injuries', named)).toHaveLength(1);
    expect(recordsOf(now, 'injuries', home)).toEqual([]);
  }
});
