import { type EventItem, type Pair, type Participant, type Race, type RaceEntry, StageType, Winner } from '@stillingen/domain';
import { writeBroadcasts, writeDisabled } from '../match/broadcasts.ts';
import { eventRow } from './event-row.ts';
import { numberOfSide } from './side.ts';
import { closeRow } from '../text/text.ts';

const { add } = eventRow;

/** The last correction of an event, as its row shows it. */
export interface LastCorrection {
  readonly count: number;
  readonly at: number;
  readonly from: string;
  readonly side: 'home' | 'away' | null;
  readonly reason: string;
}

/** The last penalty of the running stage, as its row tells it. */
export interface LastPenalty {
  readonly side: 'home' | 'away';
  readonly stage: number;
  /** Seconds since the stage began. */
  readonly time: number;
}

/** A penalty as a row carries it (EVENT-22). */
export interface PenaltyEntry {
  /** Seconds since the epoch. */
  readonly time: number;
  readonly incident: string;
}
/** The last of a running match, each null where there was none. */
export interface PenaltyEntries {
  readonly shot: PenaltyEntry | null;
  readonly missed: PenaltyEntry | null;
}
const entryText = (entry: PenaltyEntry | null | undefined): string | null =>
  entry == null ? null : `${entry.time}|${entry.incident}`;

/** Cricket's kinds of game as this family of feeds numbers them (EVENT-29). */
const GAME_NUMBER = { test: 5149866, 'one-day': 5149867, twenty20: 5149868 } as const;

type PartNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
type SetNumber = 1 | 2 | 3 | 4 | 5;
type PartWord = `${'home' | 'away'}${`Part${PartNumber}` | `TieBreak${SetNumber}`}`;

const PART_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const SET_NUMBERS = [1, 2, 3, 4, 5] as const;
const partWords = (side: 'home' | 'away'): PartWord[] => PART_NUMBERS.map((n) => `${side}Part${n}` as const);
const tieBreakWords = (side: 'home' | 'away'): PartWord[] => SET_NUMBERS.map((n) => `${side}TieBreak${n}` as const);
const HOME_WORDS = { parts: partWords('home'), tieBreaks: tieBreakWords('home') } as const;
const AWAY_WORDS = { parts: partWords('away'), tieBreaks: tieBreakWords('away') } as const;

/** Adds the parts of a score, or its tie-breaks, each in a word of its own; those that a row has no word for are left out. */
function addEach(before: string, words: readonly PartWord[], parts: readonly (Pair | null)[], side: 0 | 1): string {
  let row = before;
  for (let place = 0; place < parts.length && place < words.length; place += 1)
    row = add[words[place]!](row, parts[place]?.[side] ?? null);
  return row;
}

const isEmpty = (side: object): boolean => {
  for (const _ in side) return false;
  return true;
};
const wordOf = (said: string): string | null => (said === '' ? null : said);

const colours = (participant: Participant): string | null => participant.colours?.join('|') ?? null;
const known = (winner: Winner): number | null => (winner === Winner.unknown ? null : winner);

/** Several participants of one side stand between slashes (EVENT-08, O-032). */
const idsText = (persons: readonly string[] = [], side: Participant): string =>
  persons.length === 0 ? side.id : persons.join('/');

/** What the row of an event says beside the event itself. */
export interface EventOptions {
  readonly clockRuns: boolean;
  /** The live marker: y while it is live, n for a while after, null before and later. */
  readonly live: boolean | null;
  readonly hasDetail: boolean;
  readonly hasLineups?: boolean;
  readonly hasComments?: boolean;
  readonly correction: LastCorrection | null;
  readonly penalty?: LastPenalty | null;
  readonly penalties?: PenaltyEntries | null;
  /** Ids of the persons of each side that is a pair, where they are known. */
  readonly persons?: Pair<readonly string[]>;
  /** The goals of both matches of a tie, where this is the second of them. */
  readonly aggregate?: Pair | null;
  /** The tie or play-off series that the match belongs to. */
  readonly series: string | null;
}

function addCorrection(before: string, { count, at, from, side, reason }: LastCorrection): string {
  let row = before;
  row = add.corrections(row, count);
  row = add.correctedAt(row, at);
  row = add.correctedFrom(row, from);
  if (side !== null) row = add.correctedSide(row, numberOfSide(side));
  row = add.correctedReason(row, reason);
  return row;
}

function addPenalties(before: string, penalty: LastPenalty | null, penalties: PenaltyEntries | null): string {
  let row = before;
  if (penalty !== null) {
    row = add.penaltySide(row, numberOfSide(penalty.side));
    row = add.penaltyStage(row, penalty.stage);
    row = add.penaltyTime(row, penalty.time);
  }
  row = add.penaltyShot(row, entryText(penalties?.shot));
  row = add.penaltyMissed(row, entryText(penalties?.missed));
  return row;
}

function addRules(before: string, { format, finish }: EventItem): string {
  let row = before;
  row = add.bestOf(row, format.bestOf ?? null);
  row = add.unit(row, format.unit ?? null);
  row = add.gameType(row, format.game === undefined ? null : GAME_NUMBER[format.game]);
  row = add.sevens(row, format.sevens ?? null);
  row = add.rounds(row, format.rounds ?? null);
  if (finish === null) return row;
  row = add.finishMethod(row, finish.method);
  row = add.finishRound(row, finish.round);
  row = add.finishTime(row, wordOf(finish.time));
  return row;
}

/** The row of an event. A match decided by a shoot-out counts one more for its winner, as this family of feeds does. */
export function writeEvent(event: EventItem, home: Participant, away: Participant, options: EventOptions): string {
  const { score, penalties } = event;
  const fullTime = event.fullTime ?? score;
  const [homeResults, awayResults] = event.results;
  const shootOut = penalties !== null && event.stageType === StageType.finished ? Math.sign(penalties[0] - penalties[1]) : 0;
  let row = '';
  row = add.id(row, event.id);
  row = add.start(row, event.start);
  row = add.stageType(row, event.stageType);
  row = add.stage(row, event.stage);
  row = add.sortName(row, home.name);
  row = add.end(row, null);
  row = add.hasDetail(row, options.hasDetail);
  row = add.hasLineups(row, options.hasLineups ?? null);
  row = add.hasComments(row, options.hasComments ?? null);
  row = add.stageStart(row, event.stageStart);
  row = add.live(row, options.live);
  row = add.gameTime(row, options.clockRuns ? '' : event.gameTime === '' ? '-1' : event.gameTime);
  row = add.source(row, event.source);
  row = add.round(row, wordOf(event.round));
  row = add.homeCode(row, home.code);
  row = add.homeId(row, idsText(options.persons?.[0], home));
  row = add.homeName(row, home.name);
  row = add.homeShort(row, home.name);
  row = add.homeEventId(row, home.id);
  row = add.homeSlug(row, home.slug);
  row = add.homeCountry(row, wordOf(home.country));
  row = add.homeColours(row, colours(home));
  row = add.homeScore(row, score && score[0] + (shootOut > 0 ? 1 : 0));
  row = add.homeFullTime(row, fullTime && fullTime[0]);
  row = add.homeExtraTime(row, event.afterExtraTime && event.afterExtraTime[0]);
  row = add.homePenalties(row, penalties && penalties[0]);
  row = addEach(row, HOME_WORDS.parts, event.parts, 0);
  row = addEach(row, HOME_WORDS.tieBreaks, event.tieBreaks, 0);
  row = add.homePoints(row, event.points && event.points[0]);
  row = add.homeReds(row, event.redCards[0] || null);
  row = add.homeReview(row, event.underReview === 'home');
  row = add.homeAdvanced(row, event.advanced === 'home');
  row = add.awayCode(row, away.code);
  row = add.awayId(row, idsText(options.persons?.[1], away));
  row = add.awayName(row, away.name);
  row = add.awayShort(row, away.name);
  row = add.awayEventId(row, away.id);
  row = add.awaySlug(row, away.slug);
  row = add.awayCountry(row, wordOf(away.country));
  row = add.awayColours(row, colours(away));
  row = add.awayScore(row, score && score[1] + (shootOut < 0 ? 1 : 0));
  row = add.awayFullTime(row, fullTime && fullTime[1]);
  row = add.awayExtraTime(row, event.afterExtraTime && event.afterExtraTime[1]);
  row = add.awayPenalties(row, penalties && penalties[1]);
  row = addEach(row, AWAY_WORDS.parts, event.parts, 1);
  row = addEach(row, AWAY_WORDS.tieBreaks, event.tieBreaks, 1);
  row = add.awayPoints(row, event.points && event.points[1]);
  row = add.awayReds(row, event.redCards[1] || null);
  row = add.awayReview(row, event.underReview === 'away');
  row = add.awayAdvanced(row, event.advanced === 'away');
  row = add.winner(row, known(event.winner));
  row = add.fullTimeWinner(row, known(event.fullTimeWinner));
  if (event.serve !== null) row = add.serve(row, numberOfSide(event.serve));
  row = add.situation(row, wordOf(event.situation));
  row = addRules(row, event);
  if (!isEmpty(homeResults) || !isEmpty(awayResults)) row = add.results(row, event.results);
  row = add.notice(row, wordOf(event.notice));
  row = add.timeUnknown(row, !event.startKnown);
  if (options.correction !== null) row = addCorrection(row, options.correction);
  row = addPenalties(row, options.penalty ?? null, options.penalties ?? null);
  row = add.swapped(row, event.swapped);
  row = add.half(row, event.half);
  row = add.fightRound(row, event.fightRound);
  if (options.aggregate != null) {
    row = add.homeAggregate(row, options.aggregate[0]);
    row = add.awayAggregate(row, options.aggregate[1]);
  }
  if (event.broadcasts.length > 0) {
    row = add.broadcasts(row, writeBroadcasts(event.broadcasts));
    row = add.disabledBroadcasts(row, writeDisabled(event.broadcasts));
  }
  if (event.audio !== null) {
    row = add.audio(row, event.audio.url);
    row = add.commentator(row, wordOf(event.audio.commentator));
  }
  row = add.origin(row, event.origin === 'real' ? null : event.origin);
  row = add.series(row, options.series);
  return closeRow(row);
}

/** The row of one competitor of a race. `leads` marks the row that says for all of them how far the race has come. */
export function writeEntry(
  race: Race,
  entry: RaceEntry,
  participant: Participant,
  { leads, live, correction }: { leads: boolean; live: boolean | null; correction: LastCorrection | null },
): string {
  let row = '';
  row = add.id(row, entry.id);
  row = add.start(row, race.start);
  row = add.stageType(row, race.stageType);
  row = add.stage(row, race.stage);
  row = add.sortName(row, participant.name);
  row = add.end(row, race.end);
  row = add.live(row, live);
  row = add.gameTime(row, '-1');
  row = add.source(row, race.source);
  row = add.homeCode(row, participant.code);
  row = add.homeId(row, participant.id);
  row = add.homeName(row, participant.name);
  row = add.homeShort(row, participant.name);
  row = add.homeSlug(row, participant.slug);
  row = add.homeCountry(row, wordOf(participant.country));
  row = add.homeColours(row, colours(participant));
  row = add.awayColours(row, null);
  if (!isEmpty(entry.results)) row = add.results(row, [entry.results]);
  row = add.rank(row, entry.rank);
  row = add.tied(row, entry.tied);
  row = add.entryStatus(row, entry.status === 'ok' ? null : entry.status);
  row = add.team(row, wordOf(entry.team));
  row = add.raceId(row, race.id);
  if (leads) {
    row = add.done(row, race.done === null ? null : String(race.done));
    row = add.notice(row, wordOf(race.notice));
  }
  row = add.timeUnknown(row, !race.startKnown);
  if (leads && correction !== null) row = addCorrection(row, { ...correction, side: null });
  if (leads) row = add.provisional(row, race.provisional);
  row = add.origin(row, race.origin === 'real' ? null : race.origin);
  return closeRow(row);
}
