import { type Pair, type Side, Winner } from '../../event/entities.ts';
import { isBeyondFullTime, Stage } from '../../event/stage.ts';
import { formatAt, type ScoreFormat } from '../../sport/formats.ts';

import { lineUnit } from '../line-units.ts';
import type { OddsMatch, OddsPhase } from './odds-event.ts';
import type { Market } from '../offer.ts';
import { partsOfScope, partsPlayed, regularParts } from './parts-played.ts';
import type { BetScope } from '../scopes.ts';

export type Lead = Side | 'draw';

export interface ScopeScore {
  /** As it stands; null where it is not known. */
  readonly score: Pair | null;
  readonly isOver: boolean;
  /** A set that was not needed. */
  readonly isUnplayed: boolean;
}

const sum = (parts: readonly Pair[]): Pair =>
  parts.reduce<Pair>(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);
export const leadOf = ([home, away]: Pair): Lead => (home === away ? 'draw' : home > away ? 'home' : 'away');

const MATCH_TIE_BREAK = 10;

/** Games of the sets; a match tie-break is one. */
function playOf({ event }: OddsMatch): Pair {
  const isTieBreak = event.format.deciding === 'match-tie-break';
  const games = event.parts.map((part): Pair => {
    if (!isTieBreak || Math.max(...part) < MATCH_TIE_BREAK) return part;
    return leadOf(part) === 'home' ? [1, 0] : [0, 1];
  });
  return sum(games);
}

function halvesWon(inningsOfHalf: number, innings: readonly Pair[]): Pair {
  const halves = [innings.slice(0, inningsOfHalf), innings.slice(inningsOfHalf, 2 * inningsOfHalf)].map((half) =>
    leadOf(sum(half)),
  );
  const wonBy = (side: Side): number => halves.filter((lead) => lead === side).length;
  return [wonBy('home'), wonBy('away')];
}

/** Before extra time, extra innings or a super inning. */
function regularScore({ event }: OddsMatch, format: ScoreFormat): Pair | null {
  if (event.fullTime !== null) return event.fullTime;
  const regular = regularParts(format);
  if (regular === null) return event.score;
  if (format.kind === 'pesapallo')
    return event.parts.length > regular ? halvesWon(format.inningsOfHalf, event.parts) : event.score;
  const isBeyond = isBeyondFullTime(event.stage) || event.parts.length > regular;
  if (!isBeyond) return event.score;
  return event.parts.length >= regular ? sum(event.parts.slice(0, regular)) : null;
}

/** Whether the line counts games or points of sets, or runs, and not what the score counts. */
function countsPlay({ sport, event }: OddsMatch, format: ScoreFormat, market: Market): boolean {
  if (format.kind === 'pesapallo') return true;
  const unit = lineUnit(sport.id, market, event.format);
  return sport.row === 'sets' ? unit !== 'SETS' : sport.row === 'frames' && event.format.unit === 'sets' && unit === 'LEGS';
}

/** A won shoot-out is one more goal where the sport adds it. */
function wholeScore({ sport, event: { score, penalties } }: OddsMatch, isOver: boolean): Pair | null {
  if (!isOver || score === null || penalties === null || sport.shootOut !== 'added') return score;
  const lead = leadOf(penalties);
  return [score[0] + (lead === 'home' ? 1 : 0), score[1] + (lead === 'away' ? 1 : 0)];
}

function scoreByLine(match: OddsMatch, format: ScoreFormat, { scope }: Market): Pair | null {
  const { parts } = match.event;
  const regular = regularParts(format);
  if (parts.length === 0) return null;
  return regular === null ? playOf(match) : sum(parts.slice(0, scope === 'FULL_TIME' ? regular : regular + 1));
}

/** Of the part of the match that a market is about; `byLine`: in the unit of its line. */
export function scopeScore(match: OddsMatch, market: Market, phase: OddsPhase, byLine: boolean): ScopeScore {
  const { event } = match;
  const format = formatAt(match.sport, event.start);
  const regular = regularParts(format);
  const played = partsPlayed(match, phase);
  const range = partsOfScope(format, market.scope);
  if (range !== null) {
    const parts = event.parts.slice(...range);
    const isOver = played >= range[1];
    const isWhole = parts.length === range[1] - range[0];
    const isUnplayed = isOver && parts.length === 0 && regular === null && event.parts.length > 0;
    return { score: isOver && !isWhole ? null : sum(parts), isOver, isUnplayed };
  }
  const isOver = phase === 'played' || (market.scope === 'FULL_TIME' && regular !== null && played >= regular);
  const ofPlay = market.scope === 'FULL_TIME' ? regularScore(match, format) : wholeScore(match, isOver);
  const score = byLine && countsPlay(match, format, market) ? scoreByLine(match, format, market) : ofPlay;
  return { score, isOver, isUnplayed: false };
}

const BY_WINNER = new Set(['frames', 'sets', 'tennis', 'fight', 'cricket']);
const LEAD_OF_WINNER: Readonly<Partial<Record<Winner, Lead>>> = {
  [Winner.draw]: 'draw',
  [Winner.home]: 'home',
  [Winner.away]: 'away',
};

/** The side that is ahead at the end of a scope; null before it, or where that is not known. */
export function scopeLead(match: OddsMatch, market: Market, phase: OddsPhase): Lead | null {
  const { score, isOver } = scopeScore(match, market, phase, false);
  if (!isOver) return null;
  const { event, sport } = match;
  const { kind } = formatAt(sport, event.start);
  const bySides = score === null ? null : leadOf(score);
  if (market.scope !== 'FULL_TIME' && market.scope !== 'FULL_TIME_OVER_TIME') return bySides;
  // A super over decides a bet on the winner, not the result of regular play.
  if (kind === 'cricket' && bySides === 'draw' && event.format.target === undefined && market.betType !== 'HOME_AWAY')
    return 'draw';
  if (event.stage === Stage.awarded || (market.scope === 'FULL_TIME' && !BY_WINNER.has(kind))) return bySides;
  return LEAD_OF_WINNER[event.winner] ?? bySides;
}

export const inScope = (market: Market, scope: BetScope): Market => ({ ...market, scope });
