import type { Correction, Race, RaceEntry } from '../../event/entities.ts';
import { type EventId, type ParticipantId, publicId } from '../../event/ids.ts';
import type { ResultName, Results } from '../../event/results.ts';
import { isDecided, Stage, StageType, stageTypeOf } from '../../event/stage.ts';
import type { StatusMessage } from '../../messages/course.ts';
import type { RaceMessage, RankingMessage } from '../../messages/index.ts';
import { rankingProblem } from '../../scoring/index.ts';
import { sportById } from '../../sports/index.ts';
import { cleanText } from '../../text/names.ts';
import { addCorrection } from '../corrections.ts';
import { type Provider, RefusalError, type Submission } from '../decision.ts';
import { keyChange, participantKeyChanges, recordOf, secondsOf, supersededBy } from '../keys.ts';
import { leagueOf, participantOf } from '../naming.ts';
import type { Change, LiveState } from '../state.ts';
import { broadcastsOf, checkSport, sportOf } from './fixture.ts';
import { checkStage } from './status.ts';

export function raceOf(state: LiveState, provider: Provider, key: string): Race | null {
  const record = recordOf(state, provider, key);
  return record?.kind === 'race' && record.eventId !== null ? (state.races.get(record.eventId) ?? null) : null;
}

const unstarted = {
  stage: Stage.scheduled,
  stageType: StageType.scheduled,
  stageStart: null,
  done: null,
  provisional: false,
  entries: [],
} as const;

function factsOf(message: RaceMessage) {
  return {
    meeting: cleanText(message.meeting),
    session: cleanText(message.session),
    start: secondsOf(message.start, '/start'),
    startKnown: message.start.length > 10,
    end: message.end === undefined ? null : secondsOf(message.end, '/end'),
    length: message.length ?? null,
    par: message.par ?? null,
    prize: cleanText(message.prize),
    notice: cleanText(message.notice),
    venue: cleanText(message.venue),
    country: message.country ?? '',
    source: message.coverage === 'result' ? 2 : 1,
    splits: message.splits ?? null,
    broadcasts: broadcastsOf(message),
  } as const;
}

function checkOpen(
  state: LiveState,
  { provider }: Submission,
  race: Race,
  message: RaceMessage | RankingMessage | StatusMessage,
  path: string,
): void {
  if (message.supersedes !== undefined) supersededBy(state, provider, message.supersedes);
  else if (isDecided(race.stage)) throw new RefusalError('event_finished', path, 'a correction that names what it supersedes');
}

export function decideRace(state: LiveState, submission: Submission, message: RaceMessage): Change[] {
  const { provider, n } = submission;
  const sport = sportOf(message.sport, false);
  const at = secondsOf(message.at, '/at');
  const facts = factsOf(message);
  const league = leagueOf(state, sport, message.competition, provider.origin);
  const changes: Change[] = state.leagues.has(league.id) ? [] : [{ kind: 'league', league }];
  const race = raceOf(state, provider, message.key);
  if (race === null) {
    const id = publicId<EventId>(`event|${provider.name}|${message.key}`, (candidate) => state.races.has(candidate));
    const { name, origin } = provider;
    changes.push({
      kind: 'race',
      race: { ...unstarted, id, sportId: sport.id, leagueId: league.id, ...facts, origin, provider: name, changedAt: at },
    });
    return [...changes, keyChange(submission, id, id)];
  }
  checkSport(race, sport);
  const moved = facts.start !== race.start;
  if (moved) checkOpen(state, submission, race, message, '/start');
  changes.push({ kind: 'race', race: { ...race, ...facts, leagueId: league.id, ...(moved ? { changedAt: at } : {}) } });
  if (moved) {
    changes.push(
      addCorrection(state, race.id, {
        n,
        at,
        what: 'start',
        from: String(race.start),
        to: String(facts.start),
        provider: provider.name,
        ...(message.reason === undefined ? {} : { reason: message.reason }),
      }),
    );
  }
  return [...changes, keyChange(submission, race.id, race.id)];
}

export function decideRaceStatus(state: LiveState, submission: Submission, message: StatusMessage, race: Race): Change[] {
  const { provider, n } = submission;
  checkStage(sportById(race.sportId)!, message.stage);
  if (message.score !== undefined) throw new RefusalError('sport_without_duel', '/score', 'no score: a `ranking` has the places');
  const at = secondsOf(message.at, '/at');
  const entered = message.stage !== race.stage;
  if (entered) checkOpen(state, submission, race, message, '/stage');
  if (entered && race.stageType === StageType.live && message.stage === Stage.scheduled && message.supersedes === undefined)
    throw new RefusalError('stage_backwards', '/stage', 'a later stage, or a correction that names what it supersedes');
  const changes: Change[] = [
    {
      kind: 'race',
      race: {
        ...race,
        ...stageOf(race, message.stage, at),
        ...(message.stageStart === undefined ? {} : { stageStart: secondsOf(message.stageStart, '/stageStart') }),
        ...(message.notice === undefined ? {} : { notice: cleanText(message.notice) }),
      },
    },
  ];
  if (entered && message.supersedes !== undefined) {
    changes.push(
      addCorrection(state, race.id, {
        n,
        at,
        what: 'stage',
        from: String(race.stage),
        to: String(message.stage),
        provider: provider.name,
        reason: message.reason ?? 'unknown',
      }),
    );
  }
  return [...changes, keyChange(submission, race.id, race.id)];
}

function stageOf(race: Race, stage: number, at: number): Partial<Race> {
  return stage === race.stage ? {} : { stage, stageType: stageTypeOf(stage), stageStart: at, changedAt: at };
}

function resultsOf(entry: RankingMessage['entries'][number]['results']): Results {
  const kept: Partial<Record<ResultName, string>> = {};
  for (const [name, raw] of Object.entries(entry ?? {})) {
    const text = cleanText(raw);
    if (text !== '') kept[name as ResultName] = text;
  }
  return kept;
}

const placeText = ({ rank, status }: Pick<RaceEntry, 'rank' | 'status'>): string => (rank === null ? status : `${rank}.`);

function rankingCorrection(
  before: readonly RaceEntry[],
  after: readonly RaceEntry[],
  nameOf: (entry: RaceEntry) => string,
): Pick<Correction, 'from' | 'to' | 'player'> | null {
  for (const entry of before) {
    const next = after.find(({ id }) => id === entry.id);
    const to = next === undefined ? '' : placeText(next);
    if (to !== placeText(entry)) return { from: placeText(entry), to, player: nameOf(entry) };
  }
  return null;
}

/** Entries that are not listed stay, or leave with a complete list. */
function entriesAfter(
  state: LiveState,
  submission: Submission,
  race: Race,
  message: RankingMessage,
): { readonly entries: readonly RaceEntry[]; readonly changes: Change[] } {
  const changes: Change[] = [];
  const named = new Set<ParticipantId>();
  const entries = new Map(message.complete === true ? [] : race.entries.map((entry) => [entry.id, entry]));
  message.entries.forEach((entry, index) => {
    const path = `/entries/${index}/participant`;
    const participant = participantOf(race.sportId, entry.participant, null, path);
    if (named.has(participant.id)) throw new RefusalError('listed_twice', path, 'each participant once');
    named.add(participant.id);
    changes.push(...participantKeyChanges(state, submission, entry.participant, participant, path));
    if (!state.participants.has(participant.id)) changes.push({ kind: 'participant', participant });
    const id = publicId<EventId>(`entry|${race.id}|${participant.id}`);
    entries.set(id, {
      id,
      participant: participant.id,
      team: cleanText(entry.team),
      rank: entry.rank ?? null,
      tied: entry.tied ?? false,
      status: entry.status ?? 'ok',
      results: resultsOf(entry.results),
      ...(entry.splits === undefined ? {} : { splits: entry.splits }),
      ...(entry.cards === undefined ? {} : { cards: entry.cards }),
    });
  });
  return { entries: [...entries.values()], changes };
}

export function decideRanking(state: LiveState, submission: Submission, message: RankingMessage): Change[] {
  const { provider, n } = submission;
  const race = raceOf(state, provider, message.event);
  if (race === null) throw new RefusalError('unknown_event', '/event', 'the key of an accepted race');
  const sport = sportById(race.sportId)!;
  const at = secondsOf(message.at, '/at');
  checkOpen(state, submission, race, message, '/entries');
  const stage = message.stage ?? race.stage;
  checkStage(sport, stage);

  const { entries, changes } = entriesAfter(state, submission, race, message);
  const problem =
    message.override === true ? null : rankingProblem(sport, entries, isDecided(stage) && message.complete === true);
  if (problem !== null)
    throw new RefusalError(
      'impossible_score',
      message.complete === true ? `/entries${problem.path}` : '/entries',
      problem.allowed,
    );

  changes.push({
    kind: 'race',
    race: {
      ...race,
      ...stageOf(race, stage, at),
      entries,
      changedAt: at,
      ...(message.done === undefined ? {} : { done: message.done }),
      ...(message.provisional === undefined ? {} : { provisional: message.provisional }),
      ...(message.notice === undefined ? {} : { notice: cleanText(message.notice) }),
    },
  });
  const names = new Map(
    changes.flatMap((change) => (change.kind === 'participant' ? [[change.participant.id, change.participant.name]] : [])),
  );
  const corrected =
    message.supersedes === undefined
      ? null
      : rankingCorrection(
          race.entries,
          entries,
          ({ participant }) => state.participants.get(participant)?.name ?? names.get(participant) ?? '',
        );
  if (corrected !== null) {
    changes.push(
      addCorrection(state, race.id, {
        n,
        at,
        what: 'ranking',
        ...corrected,
        provider: provider.name,
        reason: message.reason ?? 'unknown',
      }),
    );
  }
  return [...changes, keyChange(submission, race.id, race.id)];
}
