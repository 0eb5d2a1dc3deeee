import { type EventItem, type Participant, Winner } from '@stillingen/domain';
import { constant, flag, int, rowCodec, text, type Words, yes } from './fields.ts';

/** The event row of lists and updates (wire format 2.2). Times in seconds since the epoch. */
export const eventRow = rowCodec({
  id: text('AA', 'event id'),
  start: int('AD', 'start time', 'ADE'),
  stageType: int('AB', 'stage type: 1 scheduled, 2 live, 3 finished', 'CR'),
  stage: int('AC', 'stage code'),
  sortName: text('CX', 'name by which the row sorts: the home side'),
  rw: constant('RW', '0', 'always 0'),
  hasDetail: flag('AX', '1 where statistics exist'),
  stageStart: int('AO', 'when the running stage began'),
  live: yes('AI', 'live marker: y live, n no longer'),
  gameTime: text('BX', 'empty while the clock counts, -1 otherwise'),
  source: int('BW', 'source type: 1 followed live, 2 final result only'),
  wl: constant('WL', '', 'always empty'),
  round: text('ER', 'round'),
  homeCode: text('WM', 'home: three letters'),
  homeId: text('PX', 'home: participant id'),
  homeName: text('AE', 'home: name'),
  homeShort: text('FH', 'home: short name'),
  homeEventId: text('JA', 'home: id within this event'),
  homeSlug: text('WU', 'home: part of the address'),
  homeColours: text('CLA', 'home: two hex colours joined by a bar'),
  homeImage: constant('OA', 'team', 'home: no image file; crests are drawn from the colours'),
  homeGra: constant('GRA', '0', 'always 0'),
  homeScore: int('AG', 'home: current result; one more for the winner of a shoot-out'),
  homeFullTime: int('AT', 'home: result after regular time; sent live as it stands'),
  homeExtraTime: int('REA', 'home: result after extra time'),
  homePenalties: int('RPA', 'home: shoot-out'),
  homePart1: int('BA', 'home: first half'),
  homePart2: int('BC', 'home: second half'),
  homeReds: int('AJ', 'home: red cards'),
  homeReview: flag('GUA', 'home: a goal is under review'),
  homeAdvanced: flag('BY', 'home: went through'),
  awayCode: text('WN', 'away: three letters'),
  awayId: text('PY', 'away: participant id'),
  awayName: text('AF', 'away: name'),
  awayShort: text('FK', 'away: short name'),
  awayEventId: text('JB', 'away: id within this event'),
  awaySlug: text('WV', 'away: part of the address'),
  awayColours: text('CLB', 'away: two hex colours joined by a bar'),
  awayImage: constant('OB', 'team', 'away: no image file'),
  awayGra: constant('GRB', '0', 'always 0'),
  awayScore: int('AH', 'away: current result'),
  awayFullTime: int('AU', 'away: result after regular time'),
  awayExtraTime: int('REB', 'away: result after extra time'),
  awayPenalties: int('RPB', 'away: shoot-out'),
  awayPart1: int('BB', 'away: first half'),
  awayPart2: int('BD', 'away: second half'),
  awayReds: int('AK', 'away: red cards'),
  awayReview: flag('GUB', 'away: a goal is under review'),
  awayAdvanced: flag('BZ', 'away: went through'),
  winner: int('AS', 'winner: 0 draw, 1 home, 2 away'),
  fullTimeWinner: int('AZ', 'winner after regular time: 0 draw, 1 home, 2 away'),
  notice: text('AM', 'notice'),
  timeUnknown: flag('TBD', '1 where only the day of the start is known'),
  corrections: int('CON', 'how many corrections were made'),
  correctedAt: int('COT', 'when the last correction was made'),
  correctedFrom: text('COF', 'the score before the last correction, 2-1'),
  correctedSide: int('COS', 'whose score or incident the last correction changed: 1 home, 2 away'),
  correctedReason: text('COR', 'why, in the language of the feed'),
  origin: text('ORG', 'simulated or replay where the match is not a real one of its time'),
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

const colours = (participant: Participant): string | null => participant.colours?.join('|') ?? null;
const known = (winner: Winner): number | null => (winner === Winner.unknown ? null : winner);

/**
 * The row of an event. `live` is the live marker: y while it is live, n for a while after, null before and later.
 * A match decided by a shoot-out counts one more for its winner, as this family of feeds does.
 */
export function eventWords(
  event: EventItem,
  home: Participant,
  away: Participant,
  options: { clockRuns: boolean; live: boolean | null; hasDetail: boolean; correction: LastCorrection | null },
): EventRow {
  const { correction } = options;
  const shootOut = event.penalties !== null && event.stageType === 3 ? Math.sign(event.penalties[0] - event.penalties[1]) : 0;
  return {
    id: event.id,
    start: event.start,
    stageType: event.stageType,
    stage: event.stage,
    sortName: home.name,
    hasDetail: options.hasDetail,
    stageStart: event.stageStart,
    live: options.live,
    gameTime: options.clockRuns ? '' : '-1',
    source: event.source,
    round: event.round === '' ? null : event.round,
    homeCode: home.code,
    homeId: home.id,
    homeName: home.name,
    homeShort: home.name,
    homeEventId: home.id,
    homeSlug: home.slug,
    homeColours: colours(home),
    homeScore: event.score && event.score[0] + (shootOut > 0 ? 1 : 0),
    homeFullTime: (event.fullTime ?? event.score)?.[0] ?? null,
    homeExtraTime: event.afterExtraTime?.[0] ?? null,
    homePenalties: event.penalties?.[0] ?? null,
    homePart1: event.parts[0]?.[0] ?? null,
    homePart2: event.parts[1]?.[0] ?? null,
    homeReds: event.redCards[0] || null,
    homeReview: event.underReview === 'home',
    homeAdvanced: event.advanced === 'home',
    awayCode: away.code,
    awayId: away.id,
    awayName: away.name,
    awayShort: away.name,
    awayEventId: away.id,
    awaySlug: away.slug,
    awayColours: colours(away),
    awayScore: event.score && event.score[1] + (shootOut < 0 ? 1 : 0),
    awayFullTime: (event.fullTime ?? event.score)?.[1] ?? null,
    awayExtraTime: event.afterExtraTime?.[1] ?? null,
    awayPenalties: event.penalties?.[1] ?? null,
    awayPart1: event.parts[0]?.[1] ?? null,
    awayPart2: event.parts[1]?.[1] ?? null,
    awayReds: event.redCards[1] || null,
    awayReview: event.underReview === 'away',
    awayAdvanced: event.advanced === 'away',
    winner: known(event.winner),
    fullTimeWinner: known(event.fullTimeWinner),
    notice: event.notice === '' ? null : event.notice,
    timeUnknown: !event.startKnown,
    corrections: correction?.count ?? null,
    correctedAt: correction?.at ?? null,
    correctedFrom: correction?.from ?? null,
    correctedSide: correction?.side == null ? null : correction.side === 'home' ? 1 : 2,
    correctedReason: correction?.reason ?? null,
    origin: event.origin === 'real' ? null : event.origin,
  };
}
