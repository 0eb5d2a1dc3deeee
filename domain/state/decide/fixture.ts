import type { Broadcast, EventItem, League, Pair, Participant } from '../../event/entities.ts';
import { type EventId, publicId } from '../../event/ids.ts';
import { isDecided, StageType } from '../../event/stage.ts';
import type { FixtureMessage } from '../../messages/fixture.ts';
import { type Sport, sportById, SPORTS, sportsOfGroup } from '../../sports/index.ts';
import { cleanText } from '../../text/names.ts';
import { addCorrection } from '../corrections.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { keyChange, participantKeyChanges, recordOf, secondsOf, supersededBy } from '../keys.ts';
import { leagueOf, named, participantOf } from '../naming.ts';
import { UNPLAYED } from '../precedence.ts';
import type { Change, LiveState } from '../state.ts';
import { fillChange, filledFacts } from './fill-fixture.ts';

/** Starts of one match in the messages of two providers differ at most this much. */
const SAME_MATCH_SECONDS = 36 * 3600;

/** `duel`: the kind of sport that the message needs. Throws RefusalError otherwise. */
export function sportOf(sportId: number, duel: boolean): Sport {
  const sport = sportById(sportId);
  if (sport === null)
    throw new RefusalError(
      'unknown_sport',
      '/sport',
      sportIds(() => true),
    );
  if (sport.duel !== duel || isGroup(sport))
    throw new RefusalError(
      sport.duel ? 'sport_with_duel' : 'sport_without_duel',
      '/sport',
      sportIds((each) => each.duel === duel && !isGroup(each)),
    );
  return sport;
}

export function checkSport({ sportId }: { readonly sportId: number }, sport: Sport): void {
  if (sport.id !== sportId) throw new RefusalError('sport_settled', '/sport', `${sportId}, or another key for another event`);
}

const isGroup = ({ id }: Sport): boolean => sportsOfGroup(id).length > 0;
const sportIds = (keep: (sport: Sport) => boolean): string =>
  SPORTS.filter(keep)
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(', ');

/** The nearest in time that this provider has no other key for: two matches on one day stay two. */
function sameMatch(
  state: LiveState,
  provider: string,
  templateId: string,
  home: Participant,
  away: Participant,
  { start, swapped }: Pick<EventItem, 'start' | 'swapped'>,
): EventItem | undefined {
  const distance = (event: EventItem): number => Math.abs(event.start - start);
  const between = (first: Participant, second: Participant): EventItem[] =>
    (state.eventsOfPair.get(`${first.id}|${second.id}`) ?? []).map((id) => state.events.get(id)!);
  // Providers may differ in the order of sides.
  return [...between(home, away), ...between(away, home).filter((event) => event.swapped !== swapped)]
    .filter(
      (event) =>
        distance(event) <= SAME_MATCH_SECONDS &&
        state.providersOfEvent.get(event.id)?.includes(provider) !== true &&
        state.leagues.get(event.leagueId)?.templateId === templateId,
    )
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

const SIDES = ['home', 'away'] as const;

const newEvent = { ...UNPLAYED, redCards: [0, 0], attendance: null } as const;

/** Null in international competitions. */
export const homeCountry = ({ country }: Pick<League, 'country'>): string | null =>
  country === 'eu' || country === 'xw' ? null : country;

export const broadcastsOf = ({ broadcasts = [] }: Pick<FixtureMessage, 'broadcasts'>): readonly Broadcast[] =>
  broadcasts.map(({ name, type, country = '', url = '', disabledIn = [] }, index) => ({
    name: named(name, `/broadcasts/${index}/name`),
    type,
    country,
    url,
    disabledIn,
  }));

function factsOf(message: FixtureMessage, start: number) {
  return {
    start,
    startKnown: message.start.length > 10,
    round: cleanText(message.round),
    venue: cleanText(message.venue),
    referee: cleanText(message.referee),
    notice: cleanText(message.notice),
    source: message.coverage === 'result' ? 2 : 1,
    format: message.format ?? {},
    swapped: message.swapped ?? false,
    broadcasts: broadcastsOf(message),
    audio: message.audio === undefined ? null : { url: message.audio.url, commentator: cleanText(message.audio.commentator) },
    ...(message.attendance === undefined ? {} : { attendance: message.attendance }),
  } as const;
}

const isReported = ({ incidents, statistics, facts }: LiveState, { id, score, stage, stageType }: EventItem): boolean =>
  score !== null ||
  stageType === StageType.live ||
  isDecided(stage) ||
  incidents.has(id) ||
  statistics.has(id) ||
  Object.values(facts.get(id) ?? {}).some(({ length }) => length > 0);

/** Scores, incidents and line-ups belong to a side and must not pass to another participant. */
function checkSides(state: LiveState, event: EventItem, sides: Pair<Participant>, swapped: boolean): void {
  if (!isReported(state, event)) return;
  if (swapped !== event.swapped)
    throw new RefusalError('sides_settled', '/swapped', `${event.swapped}: reports of the match depend on it`);
  for (const [index, side] of SIDES.entries()) {
    const settled = event[side];
    if (sides[index]!.id === settled) continue;
    const name = state.participants.get(settled)!.name;
    throw new RefusalError(
      'sides_settled',
      `/${side}/name`,
      `${name}; retract the fixture to report the match between other sides`,
    );
  }
}

/** The key of another provider's fixture stays with its sides. */
function checkOtherSides(state: LiveState, event: EventItem, sides: Pair<Participant>): void {
  const settled = [event.home, event.away];
  for (const [index, side] of SIDES.entries()) {
    if (settled.includes(sides[index]!.id)) continue;
    const name = state.participants.get(event[side])!.name;
    throw new RefusalError('sides_settled', `/${side}/name`, `${name}, or another key for another match`);
  }
}

interface Fixture {
  readonly message: FixtureMessage;
  readonly at: number;
  readonly league: League;
  readonly home: Participant;
  readonly away: Participant;
  readonly facts: ReturnType<typeof factsOf>;
}

function createEvent(state: LiveState, submission: Submission, { message, at, league, home, away, facts }: Fixture): Change[] {
  const { name, origin } = submission.provider;
  const id = publicId<EventId>(`event|${name}|${message.key}`, (candidate) => state.events.has(candidate));
  const event: EventItem = {
    ...newEvent,
    id,
    sportId: message.sport,
    leagueId: league.id,
    home: home.id,
    away: away.id,
    ...facts,
    origin,
    provider: name,
    changedAt: at,
  };
  return [{ kind: 'event', event }, keyChange(submission, id, id)];
}

function updateEvent(state: LiveState, submission: Submission, event: EventItem, fixture: Fixture): Change[] {
  const { provider, n } = submission;
  const { message, at, league, home, away, facts } = fixture;
  checkSides(state, event, [home, away], facts.swapped);
  const kept = filledFacts(event, facts);
  const moved = kept.start !== event.start || home.id !== event.home || away.id !== event.away;
  if (moved && isDecided(event.stage) && event.filled?.course === undefined) {
    if (message.supersedes === undefined)
      throw new RefusalError('event_finished', '/start', 'a correction that names what it supersedes');
    supersededBy(state, provider, message.supersedes);
  }
  const sides = { leagueId: league.id, home: home.id, away: away.id };
  const updated: EventItem = { ...event, ...facts, ...kept, ...sides, ...(moved ? { changedAt: at } : {}) };
  const key = keyChange(submission, event.id, event.id);
  if (kept.start === event.start) return [{ kind: 'event', event: updated }, key];
  const correction = addCorrection(state, event.id, {
    n,
    at,
    what: 'start',
    from: String(event.start),
    to: String(kept.start),
    provider: provider.name,
    ...(message.reason === undefined ? {} : { reason: message.reason }),
  });
  return [{ kind: 'event', event: updated }, correction, key];
}

export function decideFixture(state: LiveState, submission: Submission, message: FixtureMessage): Change[] {
  const { provider } = submission;
  const sport = sportOf(message.sport, true);
  const at = secondsOf(message.at, '/at');
  const start = secondsOf(message.start, '/start');
  const league = leagueOf(state, sport, message.competition, provider.origin);
  const country = homeCountry(league);
  const home = participantOf(message.sport, message.home, country, '/home');
  const away = participantOf(message.sport, message.away, country, '/away');
  if (home.id === away.id) throw new RefusalError('same_participant', '/away/name', 'a participant other than the home side');
  const changes: Change[] = [
    ...participantKeyChanges(state, submission, message.home, home, '/home'),
    ...participantKeyChanges(state, submission, message.away, away, '/away'),
  ];
  if (!state.leagues.has(league.id)) changes.push({ kind: 'league', league });
  for (const participant of [home, away]) {
    const known = state.participants.get(participant.id);
    const { countries } = participant;
    if (known === undefined) changes.push({ kind: 'participant', participant });
    else if (countries !== undefined && known.countries === undefined)
      changes.push({ kind: 'participant', participant: { ...known, countries } });
  }

  const facts = factsOf(message, start);
  const fixture: Fixture = { message, at, league, home, away, facts };
  const record = recordOf(state, provider, message.key);
  const own = record?.kind === 'fixture' && record.eventId !== null ? state.events.get(record.eventId) : undefined;
  const event = own ?? sameMatch(state, provider.name, league.templateId, home, away, facts);
  if (event === undefined) return [...changes, ...createEvent(state, submission, fixture)];
  if (event.provider === provider.name) {
    checkSport(event, sport);
    return [...changes, ...updateEvent(state, submission, event, fixture)];
  }
  checkOtherSides(state, event, [home, away]);
  // As in the message, whose sides `decide` may have swapped.
  const calledHome = message.swapped === true ? away : home;
  return [...changes, ...fillChange(event, facts, provider.name), keyChange(submission, event.id, event.id, calledHome.id)];
}
