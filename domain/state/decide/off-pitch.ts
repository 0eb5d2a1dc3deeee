import { type ArticleId, type ParticipantId, publicId, type RankingId, type TemplateId } from '../../event/ids.ts';
import type {
  ArticleMessage,
  OffPitchMessage,
  RankingListMessage,
  SeasonResultMessage,
  TransferMessage,
} from '../../messages/off-pitch.ts';
import { cleanText, slugOf } from '../../text/names.ts';
import { type ArticleVideo, rankingKey, type SeasonScorer } from '../../event/off-pitch.ts';
import { type Sport, sportById, sportsOfGroup } from '../../sports/index.ts';
import { keyChange, recordOf, secondsOf, supersededBy } from '../keys.ts';
import { leagueOf, named } from '../naming.ts';
import { ParticipantCollector } from '../persons/participants.ts';
import type { Change, LiveState } from '../state.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { homeCountry } from './fixture.ts';

/** Throws RefusalError for unknown sports, and for groups of sports. */
export function sportOfKind(sportId: number): Sport {
  const sport = sportById(sportId);
  if (sport === null || sportsOfGroup(sportId).length > 0)
    throw new RefusalError('unknown_sport', '/sport', 'a sport with events of its own');
  return sport;
}

/** Unless that is `target`. */
function replaced(
  state: LiveState,
  { provider }: Submission,
  { kind, key, supersedes }: OffPitchMessage,
  target: string,
): Change[] {
  const superseded = supersedes === undefined ? undefined : supersededBy(state, provider, supersedes);
  return [superseded, recordOf(state, provider, key)].flatMap((record) =>
    record?.kind === kind && record.target !== target ? removalOf(state, provider.name, kind, record.target) : [],
  );
}

function aboutEvent(state: LiveState, { provider }: Submission, key: string) {
  const record = recordOf(state, provider, key);
  const id = record?.kind === 'fixture' || record?.kind === 'race' ? record.eventId : null;
  const event = id === null ? undefined : (state.events.get(id) ?? state.races.get(id));
  if (event === undefined) throw new RefusalError('unknown_event', '/event', 'the key of an accepted fixture or race');
  return {
    id: event.id,
    sportId: event.sportId,
    sides: 'home' in event ? [event.home, event.away] : [],
    template: state.leagues.get(event.leagueId)!.templateId,
  };
}

function videoOf({ url, title, provider, durationS }: NonNullable<ArticleMessage['video']>): ArticleVideo {
  const names = { title: cleanText(title), provider: cleanText(provider) };
  if (names.title === '' || names.provider === '')
    throw new RefusalError('name_empty', names.title === '' ? '/video/title' : '/video/provider', 'visible characters');
  return { url, ...names, durationS: durationS ?? null };
}

export function decideArticle(state: LiveState, submission: Submission, message: ArticleMessage): Change[] {
  const { provider } = submission;
  const { participants: about = [], competitions = [] } = message;
  const event = message.event === undefined ? null : aboutEvent(state, submission, message.event);
  const sportId = message.sport === undefined ? (event?.sportId ?? null) : sportOfKind(message.sport).id;
  if (sportId === null && about.length + competitions.length > 0)
    throw new RefusalError('unknown_sport', '/sport', 'the sport of its participants and competitions');
  if (message.report === true && event === null)
    throw new RefusalError('report_without_event', '/event', 'the key of an accepted fixture or race');
  const title = cleanText(message.title);
  const text = (message.text ?? []).map(cleanText).filter((paragraph) => paragraph !== '');
  if (title === '') throw new RefusalError('name_empty', '/title', '1 to 200 visible characters');
  if (message.url === undefined && text.length === 0)
    throw new RefusalError('article_empty', '/text', 'a url, or readable paragraphs');

  const collector = new ParticipantCollector(state, submission);
  const { changes } = collector;
  const participants = new Set<ParticipantId>(event?.sides);
  about.forEach((ref, at) => participants.add(collector.idOf(sportId!, ref, `/participants/${at}`)));
  const templates = new Set<TemplateId>(event === null ? [] : [event.template]);
  for (const ref of competitions) templates.add(leagueOf(state, sportById(sportId!)!, ref, provider.origin).templateId);

  const id = publicId<ArticleId>(`article|${provider.name}|${message.key}`);
  changes.push(...replaced(state, submission, message, id), {
    kind: 'article',
    article: {
      id,
      title,
      url: message.url ?? '',
      text,
      image: message.image ?? '',
      published: secondsOf(message.published, '/published'),
      source: named(message.source, '/source'),
      sportId,
      participants: [...participants],
      competitions: [...templates],
      eventId: event?.id ?? null,
      report: message.report ?? false,
      ...(message.video === undefined ? {} : { video: videoOf(message.video) }),
      origin: provider.origin,
    },
  });
  return [...changes, keyChange(submission, id, null)];
}

/** The first provider of a list owns it. */
export function decideRankingList(state: LiveState, submission: Submission, message: RankingListMessage): Change[] {
  const { provider } = submission;
  const sport = sportOfKind(message.sport);
  const name = named(message.name, '/name');
  const id = publicId<RankingId>(`ranking|${sport.id}|${slugOf(name)}|${provider.origin}`);
  const live = message.live ?? false;
  const target = rankingKey({ id, live });
  const key = keyChange(submission, target, null);
  const known = state.rankings.get(target);
  if (known !== undefined && known.provider !== provider.name) return [key];

  const collector = new ParticipantCollector(state, submission);
  const { changes } = collector;
  changes.push(...replaced(state, submission, message, target));
  const listed = new Set<ParticipantId>();
  const rows = message.rows.map(({ participant: ref, rank, previous, points, tournaments }, at) => {
    const participant = collector.idOf(sport.id, ref, `/rows/${at}/participant`);
    if (listed.has(participant)) throw new RefusalError('listed_twice', `/rows/${at}/participant`, 'each participant once');
    listed.add(participant);
    return { participant, rank, previous: previous ?? null, points: points ?? null, tournaments: tournaments ?? null };
  });
  changes.push({
    kind: 'ranking-list',
    list: {
      id,
      name,
      sportId: sport.id,
      live,
      date: secondsOf(message.date, '/date'),
      rows: rows.toSorted((a, b) => a.rank - b.rank),
      origin: provider.origin,
      provider: provider.name,
    },
  });
  return [...changes, key];
}

export function decideTransfer(state: LiveState, submission: Submission, message: TransferMessage): Change[] {
  const { provider } = submission;
  const sport = sportOfKind(message.sport);
  if (message.from === undefined && message.to === undefined)
    throw new RefusalError('transfer_without_club', '/to', 'the club that the player left, or joined');
  const collector = new ParticipantCollector(state, submission);
  const { changes } = collector;
  const from = message.from === undefined ? null : collector.idOf(sport.id, message.from, '/from');
  const to = message.to === undefined ? null : collector.idOf(sport.id, message.to, '/to');
  const player = collector.personOf(sport.id, message.player, to ?? from, '/player');
  if (from === to) throw new RefusalError('same_participant', '/to', 'a club other than the one that the player left');
  const id = `${provider.name} ${message.key}`;
  changes.push(...replaced(state, submission, message, id), {
    kind: 'transfer',
    transfer: {
      id,
      sportId: sport.id,
      player,
      from,
      to,
      date: secondsOf(message.date, '/date'),
      type: message.type,
      fee: cleanText(message.fee),
      origin: provider.origin,
    },
  });
  return [...changes, keyChange(submission, id, null)];
}

function topScorerOf(
  collector: ParticipantCollector,
  sportId: number,
  { topScorer }: SeasonResultMessage,
  country: string | null,
): SeasonScorer | null {
  if (topScorer === undefined) return null;
  const { player, goals } = topScorer;
  const team = topScorer.team === undefined ? null : collector.idOf(sportId, topScorer.team, '/topScorer/team', country);
  return { player: collector.personOf(sportId, player, team, '/topScorer/player'), team, goals };
}

/** Of a season whose matches may be unknown: the season itself is not created. */
export function decideSeasonResult(state: LiveState, submission: Submission, message: SeasonResultMessage): Change[] {
  const { provider } = submission;
  const sport = sportOfKind(message.sport);
  const league = leagueOf(state, sport, message.competition, provider.origin);
  const country = homeCountry(league);
  const collector = new ParticipantCollector(state, submission);
  const { changes } = collector;
  const winner = collector.idOf(sport.id, message.winner, '/winner', country);
  const runnerUp = message.runnerUp === undefined ? null : collector.idOf(sport.id, message.runnerUp, '/runnerUp', country);
  if (winner === runnerUp) throw new RefusalError('same_participant', '/runnerUp', 'a participant other than the winner');
  const topScorer = topScorerOf(collector, sport.id, message, country);
  const id = `${provider.name} ${message.key}`;
  changes.push(...replaced(state, submission, message, id), {
    kind: 'season-result',
    result: {
      id,
      sportId: sport.id,
      templateId: league.templateId,
      season: message.competition.season,
      winner,
      runnerUp,
      points: message.points ?? null,
      topScorer,
      origin: provider.origin,
    },
  });
  return [...changes, keyChange(submission, id, null)];
}

/** None where it is gone or another provider's. */
export function removalOf(state: LiveState, provider: string, kind: OffPitchMessage['kind'], target: string): Change[] {
  switch (kind) {
    case 'article': {
      const article = state.articles.get(target as ArticleId);
      return article === undefined ? [] : [{ kind: 'article-removed', article }];
    }
    case 'ranking-list': {
      const list = state.rankings.get(target);
      return list?.provider === provider ? [{ kind: 'ranking-list-removed', list }] : [];
    }
    case 'transfer': {
      const transfer = state.transfers.get(target);
      return transfer === undefined ? [] : [{ kind: 'transfer-removed', transfer }];
    }
    case 'season-result': {
      const result = state.seasonResults.get(target);
      return result === undefined ? [] : [{ kind: 'season-result-removed', result }];
    }
  }
}
