import type { Sport } from '../sport/sport.ts';
import { type EventItem, type Pair, type Side, Winner } from './entities.ts';
import { isDecided, Stage, type StageCode, StageType } from './stage.ts';

const WITHOUT_RESULT = new Set<number>([Stage.postponed, Stage.cancelled, Stage.abandoned]);

/** (STAGE-02 to 05, O-022). A finished 0-0 without a draw was never filled in. */
export function showsResult(event: Pick<EventItem, 'stage' | 'stageType' | 'score' | 'winner' | 'fullTimeWinner'>): boolean {
  if (event.score === null) return false;
  if (event.stageType === StageType.live || event.stage === Stage.toFinish) return true;
  if (event.stageType === StageType.scheduled || WITHOUT_RESULT.has(event.stage)) return false;
  const goalless = event.score[0] === 0 && event.score[1] === 0;
  return !goalless || event.winner === Winner.draw || event.fullTimeWinner === Winner.draw || event.stage === Stage.retired;
}

/** STAGE-03: the only result of fights. */
export const showsWinner = (event: Pick<EventItem, 'stage' | 'stageType' | 'winner'>): boolean =>
  event.stageType === StageType.finished && !WITHOUT_RESULT.has(event.stage) && event.winner !== Winner.unknown;

/** Stages between the days of a match (PHASE-13, 15). */
const FIRST_AFTER_DAY = 57;
const LAST_AFTER_DAY = 61;

/** Finished, not interrupted, not waiting for the next day (STAGE-07). */
export function isTotallyFinished(event: Pick<EventItem, 'stage' | 'stageType'>): boolean {
  const afterDay = event.stage >= FIRST_AFTER_DAY && event.stage <= LAST_AFTER_DAY;
  return event.stageType === StageType.finished && event.stage !== Stage.interrupted && !afterDay;
}

/** Not started, and with comments (STAGE-06). */
export const hasPreview = ({ stage, stageType }: Pick<EventItem, 'stage' | 'stageType'>, hasComments: boolean): boolean =>
  hasComments && stageType === StageType.scheduled && (stage === Stage.scheduled || stage === Stage.delayed);

/** Draw, win, loss; D first after penalties, O first after extra time (FORM-02 to 04, O-133). */
export type FormBadge = 'D' | 'W' | 'L' | 'DW' | 'DL' | 'OW' | 'OL';

const isDraw = ([home, away]: Pair): boolean => home === away;

type FormSport = Pick<Sport, 'regularScore' | 'scoreParts' | 'shootOut'>;

function regularScore(sport: FormSport, event: Pick<EventItem, 'parts' | 'fullTime'>): Pair | null {
  if (sport.regularScore === 'full-time') return event.fullTime;
  if (event.parts.length < sport.scoreParts) return null;
  const regular = event.parts.slice(0, sport.scoreParts);
  return regular.reduce<Pair>(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);
}

const isWonUnplayed = (stage: StageCode): boolean =>
  stage === Stage.retired || stage === Stage.walkover || stage === Stage.awarded;

type FormEvent = Pick<EventItem, 'stage' | 'score' | 'parts' | 'fullTime' | 'winner'>;

/** Null without a counting result. A level score was decided on penalties (O-023). */
export function formBadge(sport: FormSport, event: FormEvent, side: Side): FormBadge | null {
  if (!isDecided(event.stage) || event.winner === Winner.unknown) return null;
  if (event.winner === Winner.draw) return 'D';
  const outcome = event.winner === Winner[side] ? 'W' : 'L';
  if (event.score === null || isWonUnplayed(event.stage)) return outcome;
  // Sports without shoot-outs: a super over, a count-back.
  if (isDraw(event.score)) return sport.shootOut === null ? outcome : `D${outcome}`;
  const regular = regularScore(sport, event);
  return regular !== null && isDraw(regular) ? `O${outcome}` : outcome;
}
