import { type EventItem, type Pair, type Side, showsResult, type Sport, sportById, Stage, Winner } from '@stillingen/domain';
import type { FeedState } from '../../projection/item-source.ts';
import { inOrderOf, type PlayFacts, playOf } from './play.ts';
import { type Run, runsOf } from './run.ts';
import { type TableFacts, tableFacts } from './table.ts';

/** How the match ended; each has sentences of its own. */
export type Outcome =
  | 'won'
  | 'narrow'
  | 'rout'
  | 'extra'
  | 'shoot-out'
  | 'draw'
  | 'retired'
  | 'walkover'
  | 'awarded'
  | 'abandoned'
  | 'fight'
  | 'fight-draw'
  | 'no-contest';

export type Unit = NonNullable<Sport['alerts']['unit']>;

/** What a headline and a lead state. Scores are [winner, loser], or [home, away] without a winner. */
export interface HeadFacts {
  readonly event: EventItem;
  readonly sport: Sport;
  readonly outcome: Outcome;
  /** The home side where there is no winner. */
  readonly winner: string;
  readonly loser: string;
  readonly winnerSide: Side | null;
  readonly score: Pair | null;
  readonly penalties: Pair | null;
  readonly unit: Unit | null;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  /** Empty where it has none. */
  readonly round: string;
}

export interface MatchReportFacts extends HeadFacts {
  readonly play: PlayFacts;
  readonly table: TableFacts | null;
  readonly runs: readonly Run[];
}

/** The winner is far ahead with this share of its score, and with so many goals or points. */
const ROUT = { share: 0.4, goals: 4, points: 15 } as const;
/** Below this share of the winner's score the match was narrow. */
const NARROW_SHARE = 0.05;

const BY_STAGE: Partial<Record<number, Outcome>> = {
  [Stage.abandoned]: 'abandoned',
  [Stage.walkover]: 'walkover',
  [Stage.awarded]: 'awarded',
  [Stage.retired]: 'retired',
  [Stage.afterPenalties]: 'shoot-out',
  [Stage.afterExtraTime]: 'extra',
  [Stage.afterExtraInnings]: 'extra',
};

function outcomeOf(sport: Sport, event: EventItem, winnerSide: Side | null, score: Pair | null): Outcome {
  const isFight = sport.row === 'fight';
  if (event.stage === Stage.abandoned) return 'abandoned';
  if (event.finish?.method === 'no-contest') return 'no-contest';
  if (winnerSide === null) return isFight ? 'fight-draw' : 'draw';
  const byStage = BY_STAGE[event.stage];
  if (byStage !== undefined) return byStage;
  if (isFight) return 'fight';
  if (score === null || sport.row === 'innings') return 'won';
  const [won, lost] = inOrderOf(score, winnerSide);
  const margin = won - lost;
  if (sport.row === 'sets' || sport.row === 'frames') return lost > 0 && margin === 1 ? 'narrow' : 'won';
  const isHigh = won >= 20;
  if (margin >= ROUT.share * won && margin >= (sport.alerts.unit === 'point' ? ROUT.points : ROUT.goals)) return 'rout';
  return isHigh && margin <= Math.max(1, NARROW_SHARE * won) ? 'narrow' : 'won';
}

const sideOf = ({ winner, advanced, stage }: EventItem): Side | null => {
  if (winner === Winner.home) return 'home';
  if (winner === Winner.away) return 'away';
  return stage === Stage.afterPenalties ? advanced : null;
};

export function headFacts({ state, words }: Pick<FeedState, 'state' | 'words'>, event: EventItem): HeadFacts {
  const sport = sportById(event.sportId)!;
  const winnerSide = event.stage === Stage.abandoned ? null : sideOf(event);
  const [home, away] = [event.home, event.away].map((id) => state.participants.get(id)!.name) as [string, string];
  const isFight = sport.row === 'fight';
  const score = !isFight && showsResult(event) ? event.score : null;
  return {
    event,
    sport,
    outcome: outcomeOf(sport, event, winnerSide, score),
    winner: winnerSide === 'away' ? away : home,
    loser: winnerSide === 'away' ? home : away,
    winnerSide,
    score: score === null ? null : inOrderOf(score, winnerSide),
    penalties: event.penalties === null ? null : inOrderOf(event.penalties, winnerSide),
    unit: event.format.unit === 'sets' ? 'sæt' : event.format.unit === 'legs' ? 'leg' : sport.alerts.unit,
    home,
    away,
    competition: words.competition(state.leagues.get(event.leagueId)!).name,
    round: words.phrase(event.round),
  };
}

export function matchFacts(shown: FeedState, event: EventItem): MatchReportFacts {
  const { state } = shown;
  const head = headFacts(shown, event);
  const { sport, winnerSide } = head;
  const isPlayed = head.outcome !== 'walkover' && head.outcome !== 'awarded' && head.outcome !== 'abandoned';
  const score = isPlayed && head.score !== null ? event.score : null;
  return {
    ...head,
    play: playOf(state, sport, event, score, winnerSide),
    table: tableFacts(state, event),
    runs: runsOf(shown, sport, event),
  };
}
