import {
  type Broadcast,
  type EventItem,
  type Pair,
  type Participant,
  type Race,
  type RaceEntry,
  type SeriesId,
  type Side,
  StageType,
  Winner,
} from '@stillingen/domain';
import { crestText } from '../page/crest.ts';
import { writeBroadcasts, writeDisabled } from '../match/broadcasts.ts';
import { eventRow } from './event-row.ts';
import { numberOfSide } from '../text/values.ts';
import type { WordCell } from '../text/values.ts';
import { type CellText, cellText, closeRow } from '../text/text.ts';

const { cells } = eventRow;

export interface LastCorrection {
  readonly count: number;
  readonly at: number;
  readonly from: string;
  readonly side: 'home' | 'away' | null;
  readonly reason: string;
}

export interface LastPenalty {
  readonly side: 'home' | 'away';
  readonly stage: number;
  readonly time: number;
}

/** EVENT-22. */
export interface PenaltyEntry {
  readonly time: number;
  readonly incident: string;
}
export interface PenaltyEntries {
  readonly shot: PenaltyEntry | null;
  readonly missed: PenaltyEntry | null;
}
const entryText = (entry: PenaltyEntry | null): CellText | null =>
  entry === null ? null : cellText(`${entry.time}|${entry.incident}`);

/** Cricket's kinds of game as this family of feeds numbers them (EVENT-29). */
const GAME_NUMBER = { test: 5149866, 'one-day': 5149867, twenty20: 5149868 } as const;

const PART_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const SET_NUMBERS = [1, 2, 3, 4, 5] as const;

const cellsOfSide = (side: Side) => ({
  code: cells[`${side}Code`],
  id: cells[`${side}Id`],
  name: cells[`${side}Name`],
  short: cells[`${side}Short`],
  eventId: cells[`${side}EventId`],
  slug: cells[`${side}Slug`],
  country: cells[`${side}Country`],
  countries: cells[`${side}Countries`],
  colours: cells[`${side}Colours`],
  constants: cells[`${side}Image`] + cells[`${side}Gra`],
  score: cells[`${side}Score`],
  fullTime: cells[`${side}FullTime`],
  extraTime: cells[`${side}ExtraTime`],
  penalties: cells[`${side}Penalties`],
  parts: PART_NUMBERS.map((n) => cells[`${side}Part${n}`]),
  tieBreaks: SET_NUMBERS.map((n) => cells[`${side}TieBreak${n}`]),
  points: cells[`${side}Points`],
  reds: cells[`${side}Reds`],
  review: cells[`${side}Review`],
  advanced: cells[`${side}Advanced`],
});
const HOME = cellsOfSide('home');
const AWAY = cellsOfSide('away');
const SIDES = [
  [HOME, 'home'],
  [AWAY, 'away'],
] as const;

const isEmpty = (side: object): boolean => Object.keys(side).length === 0;
const wordOf = (word: string): CellText | null => (word === '' ? null : cellText(word));

const originText = ({ origin }: Pick<EventItem, 'origin'>): CellText | null => (origin === 'real' ? null : cellText(origin));

const COUNTING = cellText('');
const NOT_COUNTING = cellText('-1');

function colours(participant: Participant): CellText | null {
  const text = crestText(participant);
  return text === null ? null : cellText(text);
}
const known = (winner: Winner): number | null => (winner === Winner.unknown ? null : winner);

/** Several participants of one side stand between slashes (EVENT-08, O-032). */
const idsText = (persons: readonly string[], side: Participant): CellText =>
  persons.length === 0 ? side.id : cellText(persons.join('/'));

export interface EventOptions {
  readonly clockRuns: boolean;
  readonly live: boolean | null;
  readonly hasDetail: boolean;
  readonly hasLineups?: boolean;
  readonly hasComments?: boolean;
  readonly correction: LastCorrection | null;
  readonly penalty?: LastPenalty | null;
  readonly penalties?: PenaltyEntries | null;
  readonly persons?: Pair<readonly string[]>;
  readonly aggregate?: Pair | null;
  readonly series: SeriesId | null;
}

const correctionText = ({ count, at, from, side, reason }: LastCorrection): string =>
  cells.corrections.of(count) +
  cells.correctedAt.of(at) +
  cells.correctedFrom.of(cellText(from)) +
  cells.correctedSide.of(side && numberOfSide(side)) +
  cells.correctedReason.of(cellText(reason));

const penaltyText = ({ side, stage, time }: LastPenalty): string =>
  cells.penaltySide.of(numberOfSide(side)) + cells.penaltyStage.of(stage) + cells.penaltyTime.of(time);

const penaltiesText = ({ shot, missed }: PenaltyEntries): string =>
  cells.penaltyShot.of(entryText(shot)) + cells.penaltyMissed.of(entryText(missed));

const formatText = ({ bestOf, unit, game, sevens, rounds }: EventItem['format']): string =>
  cells.bestOf.of(bestOf) +
  cells.unit.of(unit && cellText(unit)) +
  cells.gameType.of(game && GAME_NUMBER[game]) +
  cells.sevens.of(sevens) +
  cells.rounds.of(rounds);

const finishText = ({ method, round, time }: NonNullable<EventItem['finish']>): string =>
  cells.finishMethod.of(cellText(method)) + cells.finishRound.of(round) + cells.finishTime.of(wordOf(time));

function partsText(words: readonly WordCell<number>[], parts: readonly (Pair | null)[], side: 0 | 1): string {
  let text = '';
  for (let place = 0; place < parts.length && place < words.length; place += 1) {
    const part = parts[place]!;
    if (part !== null) text += words[place]!.of(part[side]);
  }
  return text;
}

export function currentResult({ score, penalties, stageType }: EventItem): Pair | null {
  if (score === null || penalties === null || stageType !== StageType.finished) return score;
  return [score[0] + (penalties[0] > penalties[1] ? 1 : 0), score[1] + (penalties[1] > penalties[0] ? 1 : 0)];
}

const countriesOf = ({ countries }: Participant): CellText | null =>
  countries === undefined ? null : cellText(countries.join('|'));

function sideText(
  event: EventItem,
  side: 0 | 1,
  participant: Participant,
  persons: readonly string[],
  result: Pair | null,
): string {
  const [its, word] = SIDES[side];
  const name = cellText(participant.name);
  const { score, afterExtraTime, penalties, points, tieBreaks } = event;
  const fullTime = event.fullTime ?? score;
  let text =
    its.code.of(cellText(participant.code)) +
    its.id.of(idsText(persons, participant)) +
    its.name.of(name) +
    its.short.of(name) +
    its.eventId.of(participant.id) +
    its.slug.of(cellText(participant.slug)) +
    its.country.of(wordOf(participant.country)) +
    its.countries.of(countriesOf(participant)) +
    its.colours.of(colours(participant)) +
    its.constants;
  if (result !== null) text += its.score.of(result[side]);
  if (fullTime !== null) text += its.fullTime.of(fullTime[side]);
  if (afterExtraTime !== null) text += its.extraTime.of(afterExtraTime[side]);
  if (penalties !== null) text += its.penalties.of(penalties[side]);
  text += partsText(its.parts, event.parts, side);
  if (tieBreaks.length > 0) text += partsText(its.tieBreaks, tieBreaks, side);
  if (points !== null) text += its.points.of(cellText(points[side]));
  return (
    text +
    its.reds.of(event.redCards[side] || null) +
    its.review.of(event.underReview === word) +
    its.advanced.of(event.advanced === word)
  );
}

export function writeEvent(event: EventItem, home: Participant, away: Participant, options: EventOptions): string {
  const { results, finish, broadcasts, audio } = event;
  const result = currentResult(event);
  let row =
    cells.id.of(event.id) +
    cells.start.of(event.start) +
    cells.stageType.of(event.stageType) +
    cells.stage.of(event.stage) +
    cells.sortName.of(cellText(home.name)) +
    cells.rw +
    cells.hasDetail.of(options.hasDetail) +
    cells.hasLineups.of(options.hasLineups) +
    cells.hasComments.of(options.hasComments) +
    cells.stageStart.of(event.stageStart) +
    cells.live.of(options.live) +
    cells.gameTime.of(options.clockRuns ? COUNTING : (wordOf(event.gameTime) ?? NOT_COUNTING)) +
    cells.source.of(event.source) +
    cells.wl +
    cells.round.of(wordOf(event.round)) +
    sideText(event, 0, home, options.persons?.[0] ?? [], result) +
    sideText(event, 1, away, options.persons?.[1] ?? [], result) +
    cells.winner.of(known(event.winner)) +
    cells.fullTimeWinner.of(known(event.fullTimeWinner)) +
    cells.serve.of(event.serve && numberOfSide(event.serve)) +
    cells.situation.of(wordOf(event.situation)) +
    formatText(event.format);
  if (finish !== null) row += finishText(finish);
  if (!isEmpty(results[0]) || !isEmpty(results[1])) row += cells.results.of(results);
  row += cells.notice.of(wordOf(event.notice)) + cells.timeUnknown.of(!event.startKnown);
  if (options.correction !== null) row += correctionText(options.correction);
  if (options.penalty != null) row += penaltyText(options.penalty);
  if (options.penalties != null) row += penaltiesText(options.penalties);
  row +=
    cells.swapped.of(event.swapped) + cells.half.of(event.half && cellText(event.half)) + cells.fightRound.of(event.fightRound);
  if (options.aggregate != null)
    row += cells.homeAggregate.of(options.aggregate[0]) + cells.awayAggregate.of(options.aggregate[1]);
  row += broadcastsText(broadcasts);
  if (audio !== null) row += cells.audio.of(cellText(audio.url)) + cells.commentator.of(wordOf(audio.commentator));
  return closeRow(row + cells.origin.of(originText(event)) + cells.series.of(options.series));
}

const broadcastsText = (broadcasts: readonly Broadcast[]): string =>
  broadcasts.length === 0
    ? ''
    : cells.broadcasts.of(wordOf(writeBroadcasts(broadcasts) ?? '')) +
      cells.disabledBroadcasts.of(wordOf(writeDisabled(broadcasts) ?? ''));

export function writeEntry(
  race: Race,
  entry: RaceEntry,
  participant: Participant,
  { leads, live, correction }: { leads: boolean; live: boolean | null; correction: LastCorrection | null },
): string {
  const name = cellText(participant.name);
  let row =
    cells.id.of(entry.id) +
    cells.start.of(race.start) +
    cells.stageType.of(race.stageType) +
    cells.stage.of(race.stage) +
    cells.sortName.of(name) +
    cells.end.of(race.end) +
    cells.rw +
    cells.live.of(live) +
    cells.gameTime.of(NOT_COUNTING) +
    cells.source.of(race.source) +
    cells.wl +
    HOME.code.of(cellText(participant.code)) +
    HOME.id.of(participant.id) +
    HOME.name.of(name) +
    HOME.short.of(name) +
    HOME.slug.of(cellText(participant.slug)) +
    HOME.country.of(wordOf(participant.country)) +
    HOME.colours.of(colours(participant)) +
    HOME.constants +
    AWAY.constants;
  if (!isEmpty(entry.results)) row += cells.results.of([entry.results]);
  row +=
    cells.rank.of(entry.rank) +
    cells.tied.of(entry.tied) +
    cells.entryStatus.of(entry.status === 'ok' ? null : cellText(entry.status)) +
    cells.team.of(wordOf(entry.team)) +
    cells.raceId.of(race.id);
  if (leads) row += cells.done.of(race.done === null ? null : cellText(String(race.done))) + cells.notice.of(wordOf(race.notice));
  row += cells.timeUnknown.of(!race.startKnown);
  if (leads && correction !== null) row += correctionText({ ...correction, side: null });
  if (leads) row += cells.provisional.of(race.provisional) + broadcastsText(race.broadcasts ?? []);
  const isTeam = participant.kind === 'club' || participant.kind === 'national';
  return closeRow(row + cells.origin.of(originText(race)) + cells.isTeam.of(isTeam));
}
