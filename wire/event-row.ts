import { type EventItem, type Pair, type Participant, type Race, type RaceEntry, Winner } from '@stillingen/domain';
import { writeBroadcasts, writeDisabled } from './broadcasts.ts';
import { constant, flag, id, int, results, rowCodec, text, type Words, yes } from './fields.ts';

/** The event row of lists and updates (wire format 2.2). Times in seconds since the epoch. */
export const eventRow = rowCodec({
  id: text('AA', 'event id'),
  start: int('AD', 'start time', 'ADE'),
  stageType: int('AB', 'stage type: 1 scheduled, 2 live, 3 finished', 'CR'),
  stage: int('AC', 'stage code'),
  sortName: text('CX', 'name by which the row sorts: the home side'),
  end: int('AP', 'end time'),
  rw: constant('RW', '0', 'always 0'),
  hasDetail: flag('AX', '1 where statistics exist'),
  hasLineups: flag('AW', '1 where a line-up is known'),
  hasComments: flag('HMC', '1 where comments exist'),
  stageStart: int('AO', 'when the running stage began'),
  live: yes('AI', 'live marker: y live, n no longer'),
  gameTime: text('BX', 'empty while the clock counts, the clock as the provider reads it, -1 otherwise'),
  source: int('BW', 'source type: 1 followed live, 2 final result only'),
  wl: constant('WL', '', 'always empty'),
  round: text('ER', 'round'),
  homeCode: text('WM', 'home: three letters'),
  homeId: id('PX', 'home: participant id; those of a pair joined by a slash, where both are known'),
  homeName: text('AE', 'home: name'),
  homeShort: text('FH', 'home: short name'),
  homeEventId: id('JA', 'home: id within this event: that of the side itself'),
  homeSlug: text('WU', 'home: part of the address'),
  homeCountry: text('CCA', 'home: country code'),
  homeColours: text('CLA', 'home: two hex colours joined by a bar'),
  homeImage: constant('OA', 'team', 'home: no image file; crests are drawn from the colours'),
  homeGra: constant('GRA', '0', 'always 0'),
  homeScore: int('AG', 'home: current result; one more for the winner of a shoot-out'),
  homeFullTime: int('AT', 'home: result after regular time; sent live as it stands'),
  homeExtraTime: int('REA', 'home: result after extra time'),
  homePenalties: int('RPA', 'home: shoot-out'),
  homePart1: int('BA', 'home: first part'),
  homePart2: int('BC', 'home: second part'),
  homePart3: int('BE', 'home: third part'),
  homePart4: int('BG', 'home: fourth part'),
  homePart5: int('BI', 'home: fifth part'),
  homePart6: int('BK', 'home: sixth part'),
  homePart7: int('BM', 'home: seventh part'),
  homePart8: int('BO', 'home: eighth part'),
  homePart9: int('BQ', 'home: ninth part'),
  homePart10: int('BS', 'home: tenth part, extra innings'),
  homePart11: int('BU', 'home: eleventh part'),
  homeTieBreak1: int('DA', 'home: tie-break of the first set'),
  homeTieBreak2: int('DC', 'home: tie-break of the second set'),
  homeTieBreak3: int('DE', 'home: tie-break of the third set'),
  homeTieBreak4: int('DG', 'home: tie-break of the fourth set'),
  homeTieBreak5: int('DI', 'home: tie-break of the fifth set'),
  homePoints: text('WA', 'home: points of the running game, frame or leg'),
  homeReds: int('AJ', 'home: red cards'),
  homeReview: flag('GUA', 'home: a goal is under review'),
  homeAdvanced: flag('BY', 'home: went through'),
  awayCode: text('WN', 'away: three letters'),
  awayId: id('PY', 'away: participant id, or ids'),
  awayName: text('AF', 'away: name'),
  awayShort: text('FK', 'away: short name'),
  awayEventId: id('JB', 'away: id within this event'),
  awaySlug: text('WV', 'away: part of the address'),
  awayCountry: text('CCB', 'away: country code'),
  awayColours: text('CLB', 'away: two hex colours joined by a bar'),
  awayImage: constant('OB', 'team', 'away: no image file'),
  awayGra: constant('GRB', '0', 'always 0'),
  awayScore: int('AH', 'away: current result'),
  awayFullTime: int('AU', 'away: result after regular time'),
  awayExtraTime: int('REB', 'away: result after extra time'),
  awayPenalties: int('RPB', 'away: shoot-out'),
  awayPart1: int('BB', 'away: first part'),
  awayPart2: int('BD', 'away: second part'),
  awayPart3: int('BF', 'away: third part'),
  awayPart4: int('BH', 'away: fourth part'),
  awayPart5: int('BJ', 'away: fifth part'),
  awayPart6: int('BL', 'away: sixth part'),
  awayPart7: int('BN', 'away: seventh part'),
  awayPart8: int('BP', 'away: eighth part'),
  awayPart9: int('BR', 'away: ninth part'),
  awayPart10: int('BT', 'away: tenth part, extra innings'),
  awayPart11: int('BV', 'away: eleventh part'),
  awayTieBreak1: int('DB', 'away: tie-break of the first set'),
  awayTieBreak2: int('DD', 'away: tie-break of the second set'),
  awayTieBreak3: int('DF', 'away: tie-break of the third set'),
  awayTieBreak4: int('DH', 'away: tie-break of the fourth set'),
  awayTieBreak5: int('DJ', 'away: tie-break of the fifth set'),
  awayPoints: text('WB', 'away: points of the running game, frame or leg'),
  awayReds: int('AK', 'away: red cards'),
  awayReview: flag('GUB', 'away: a goal is under review'),
  awayAdvanced: flag('BZ', 'away: went through'),
  winner: int('AS', 'winner: 0 draw, 1 home, 2 away'),
  fullTimeWinner: int('AZ', 'winner after regular time: 0 draw, 1 home, 2 away'),
  serve: int('WC', 'who serves, bats or has the ball: 1 home, 2 away'),
  situation: text('SIT', 'one line on how things stand'),
  bestOf: int('BOF', 'sets, frames, legs or maps of which most win'),
  unit: text('UNT', 'darts: sets or legs, what the score counts'),
  gameType: int('CGT', 'cricket: 5149866 test, 5149867 one-day, 5149868 twenty20'),
  sevens: flag('SEV', 'rugby: 1 where it is played by seven a side'),
  rounds: int('PLR', 'fights: planned rounds'),
  finishMethod: text('FIM', 'fights: how it ended'),
  finishRound: int('FIR', 'fights: the round it ended in'),
  finishTime: text('FIT', 'fights: the time of the round'),
  results: results('RAA', 'results beside the score: RAA kind, RAB value; of a duel each side between RAC and RAD'),
  rank: int('NI', 'race: rank'),
  tied: flag('NIT', 'race: 1 where the rank is shared'),
  entryStatus: text('NPS', 'race: why a competitor has no rank'),
  team: text('NTM', 'race: team'),
  raceId: text('NRA', 'race: id of the event that all its rows belong to'),
  done: text('NDO', 'race: how much of it is done; in the row of its leader'),
  notice: text('AM', 'notice'),
  timeUnknown: flag('TBD', '1 where only the day of the start is known'),
  corrections: int('CON', 'how many corrections were made'),
  correctedAt: int('COT', 'when the last correction was made'),
  correctedFrom: text('COF', 'the score before the last correction, 2-1'),
  correctedSide: int('COS', 'whose score or incident the last correction changed: 1 home, 2 away'),
  correctedReason: text('COR', 'why, in the language of the feed'),
  penaltySide: int('PNS', 'who was given the last penalty of the running stage: 1 home, 2 away'),
  penaltyStage: int('PNG', 'stage code of that penalty'),
  penaltyTime: int('PNT', 'seconds from the start of its stage to that penalty'),
  penaltyShot: text('PNA', 'last penalty that was given: time|incident id'),
  penaltyMissed: text('PNM', 'last penalty that was missed: time|incident id'),
  swapped: flag('SWP', '1 where home and away stand the other way round than they were told'),
  half: text('INH', 'baseball, pesäpallo: half of the inning: top or bottom'),
  fightRound: int('FRN', 'fights: the round being fought'),
  homeAggregate: int('SMA', 'home: goals of both matches of the tie, in the row of the second'),
  awayAggregate: int('SMB', 'away: goals of both matches of the tie'),
  provisional: flag('PRV', 'race: 1 while its result may be changed; in the row of its leader'),
  broadcasts: text('AL', 'where it can be watched: JSON by kind of channel: 1 tv, 2 bookmaker, 3 web'),
  disabledBroadcasts: text('BGS', 'which of them may not be shown where: JSON by country'),
  audio: text('QQ', 'address of a commentary to listen to'),
  commentator: text('QX', 'who speaks there'),
  origin: text('ORG', 'simulated or replay where the match is not a real one of its time'),
  series: id('SRI', 'series: the tie or play-off series that the match belongs to'),
});
export type EventRow = Words<typeof eventRow.fields>;

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
const SIDE_NUMBER = { home: 1, away: 2 } as const;

type PartNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
type SetNumber = 1 | 2 | 3 | 4 | 5;
type PartWord = `homePart${PartNumber}` | `awayPart${PartNumber}` | `homeTieBreak${SetNumber}` | `awayTieBreak${SetNumber}`;
const PART_WORDS = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map((n) => [`homePart${n}`, `awayPart${n}`] as const);
const TIE_BREAK_WORDS = ([1, 2, 3, 4, 5] as const).map((n) => [`homeTieBreak${n}`, `awayTieBreak${n}`] as const);

/** Says the parts of a score, or its tie-breaks, each in a word of its own; those that a row has no word for are left out. */
function sayParts(
  row: Record<PartWord, number | null>,
  words: readonly (readonly [home: PartWord, away: PartWord])[],
  parts: EventItem['parts'] | EventItem['tieBreaks'],
): void {
  for (let place = 0; place < parts.length && place < words.length; place += 1) {
    const [part, [home, away]] = [parts[place], words[place]!];
    if (part == null) continue;
    row[home] = part[0];
    row[away] = part[1];
  }
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

/**
 * The row of an event. `live` is the live marker: y while it is live, n for a while after, null before and later.
 * A match decided by a shoot-out counts one more for its winner, as this family of feeds does.
 */
export function eventWords(
  event: EventItem,
  home: Participant,
  away: Participant,
  options: {
    clockRuns: boolean;
    live: boolean | null;
    hasDetail: boolean;
    hasLineups?: boolean;
    hasComments?: boolean;
    correction: LastCorrection | null;
    penalty?: LastPenalty | null;
    penalties?: PenaltyEntries;
    /** Ids of the persons of each side that is a pair, where they are known. */
    persons?: Pair<readonly string[]>;
    /** The goals of both matches of a tie, where this is the second of them. */
    aggregate?: Pair | null;
    /** The tie or play-off series that the match belongs to. */
    series: string | null;
  },
): EventRow {
  const { correction, penalty = null } = options;
  const [homeResults, awayResults] = event.results;
  const shootOut = event.penalties !== null && event.stageType === 3 ? Math.sign(event.penalties[0] - event.penalties[1]) : 0;
  const row = {
    ...eventRow.unsaid,
    id: event.id,
    start: event.start,
    stageType: event.stageType,
    stage: event.stage,
    sortName: home.name,
    hasDetail: options.hasDetail,
    hasLineups: options.hasLineups ?? null,
    hasComments: options.hasComments ?? null,
    stageStart: event.stageStart,
    live: options.live,
    gameTime: options.clockRuns ? '' : event.gameTime === '' ? '-1' : event.gameTime,
    source: event.source,
    round: wordOf(event.round),
    homeCode: home.code,
    homeId: idsText(options.persons?.[0], home),
    homeName: home.name,
    homeShort: home.name,
    homeEventId: home.id,
    homeSlug: home.slug,
    homeCountry: wordOf(home.country),
    homeColours: colours(home),
    homePoints: event.points?.[0] ?? null,
    homeScore: event.score && event.score[0] + (shootOut > 0 ? 1 : 0),
    homeFullTime: (event.fullTime ?? event.score)?.[0] ?? null,
    homeExtraTime: event.afterExtraTime?.[0] ?? null,
    homePenalties: event.penalties?.[0] ?? null,
    homeReds: event.redCards[0] || null,
    homeReview: event.underReview === 'home',
    homeAdvanced: event.advanced === 'home',
    awayCode: away.code,
    awayId: idsText(options.persons?.[1], away),
    awayName: away.name,
    awayShort: away.name,
    awayEventId: away.id,
    awaySlug: away.slug,
    awayCountry: wordOf(away.country),
    awayColours: colours(away),
    awayPoints: event.points?.[1] ?? null,
    awayScore: event.score && event.score[1] + (shootOut < 0 ? 1 : 0),
    awayFullTime: (event.fullTime ?? event.score)?.[1] ?? null,
    awayExtraTime: event.afterExtraTime?.[1] ?? null,
    awayPenalties: event.penalties?.[1] ?? null,
    awayReds: event.redCards[1] || null,
    awayReview: event.underReview === 'away',
    awayAdvanced: event.advanced === 'away',
    winner: known(event.winner),
    fullTimeWinner: known(event.fullTimeWinner),
    serve: event.serve === null ? null : SIDE_NUMBER[event.serve],
    situation: wordOf(event.situation),
    bestOf: event.format.bestOf ?? null,
    unit: event.format.unit ?? null,
    gameType: event.format.game === undefined ? null : GAME_NUMBER[event.format.game],
    sevens: event.format.sevens ?? null,
    rounds: event.format.rounds ?? null,
    finishMethod: event.finish?.method ?? null,
    finishRound: event.finish?.round ?? null,
    finishTime: event.finish === null ? null : wordOf(event.finish.time),
    results: isEmpty(homeResults) && isEmpty(awayResults) ? null : event.results,
    notice: wordOf(event.notice),
    timeUnknown: !event.startKnown,
    corrections: correction?.count ?? null,
    correctedAt: correction?.at ?? null,
    correctedFrom: correction?.from ?? null,
    correctedSide: correction?.side == null ? null : SIDE_NUMBER[correction.side],
    correctedReason: correction?.reason ?? null,
    penaltySide: penalty && SIDE_NUMBER[penalty.side],
    penaltyStage: penalty && penalty.stage,
    penaltyTime: penalty && penalty.time,
    penaltyShot: entryText(options.penalties?.shot),
    penaltyMissed: entryText(options.penalties?.missed),
    swapped: event.swapped,
    half: event.half,
    fightRound: event.fightRound,
    homeAggregate: options.aggregate?.[0] ?? null,
    awayAggregate: options.aggregate?.[1] ?? null,
    broadcasts: writeBroadcasts(event.broadcasts),
    disabledBroadcasts: writeDisabled(event.broadcasts),
    audio: event.audio?.url ?? null,
    commentator: event.audio === null ? null : wordOf(event.audio.commentator),
    origin: event.origin === 'real' ? null : event.origin,
    series: options.series,
  };
  sayParts(row, PART_WORDS, event.parts);
  sayParts(row, TIE_BREAK_WORDS, event.tieBreaks);
  return row;
}

/** The row of one competitor of a race. `leads` marks the row that says for all of them how far the race has come. */
export function entryWords(
  race: Race,
  entry: RaceEntry,
  participant: Participant,
  { leads, live, correction }: { leads: boolean; live: boolean | null; correction: LastCorrection | null },
): EventRow {
  return {
    ...eventRow.unsaid,
    id: entry.id,
    start: race.start,
    end: race.end,
    stageType: race.stageType,
    stage: race.stage,
    sortName: participant.name,
    live,
    gameTime: '-1',
    source: race.source,
    homeCode: participant.code,
    homeId: participant.id,
    homeName: participant.name,
    homeShort: participant.name,
    homeSlug: participant.slug,
    homeCountry: wordOf(participant.country),
    homeColours: colours(participant),
    results: isEmpty(entry.results) ? null : [entry.results],
    rank: entry.rank,
    tied: entry.tied,
    entryStatus: entry.status === 'ok' ? null : entry.status,
    team: wordOf(entry.team),
    raceId: race.id,
    done: leads && race.done !== null ? String(race.done) : null,
    provisional: leads && race.provisional,
    notice: leads ? wordOf(race.notice) : null,
    timeUnknown: !race.startKnown,
    corrections: leads ? (correction?.count ?? null) : null,
    correctedAt: leads ? (correction?.at ?? null) : null,
    correctedFrom: leads ? (correction?.from ?? null) : null,
    correctedReason: leads ? (correction?.reason ?? null) : null,
    origin: race.origin === 'real' ? null : race.origin,
  };
}
