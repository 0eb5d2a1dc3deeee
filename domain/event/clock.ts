import { COUNTER_S } from '../constants.ts';
import type { Sport, SportStage, StageTable } from '../sport/sport.ts';
import type { EventItem, MatchFormat } from './entities.ts';
import { Stage, type StageCode } from './stage.ts';

/** What a clock reads of an event. Times in seconds; a row whose format is not known leaves it out. */
export interface ClockedEvent extends Pick<EventItem, 'stage' | 'stageStart' | 'start'> {
  readonly format?: Pick<MatchFormat, 'sevens' | 'stageLengths'>;
}

/** What a clock reads of a sport. */
export type ClockedSport = Pick<Sport, 'stages' | 'variants'>;

/** The stages as an event of the sport plays them: sevens have shorter halves (CLOCK-08, O-131). */
const stagesOf = ({ stages, variants }: ClockedSport, { format }: Pick<ClockedEvent, 'format'>): StageTable =>
  format?.sevens === true && variants !== null ? variants.sevens : stages;

/** The clock of the stage that is played, undefined where none runs. */
export const clockOf = (sport: ClockedSport, event: Pick<ClockedEvent, 'stage' | 'format'>): SportStage['clock'] =>
  stagesOf(sport, event)[event.stage]?.clock;

/**
 * The minute that a running event shows, '67' or '45+', or null in a stage whose clock does not run.
 * Times in seconds. Counts whole minutes + 1 from the start of the stage; where that is not known, from the start of the
 * event without the breaks so far (CLOCK-03 to 11, O-025, O-026, O-130).
 */
export function matchMinute(sport: ClockedSport, event: ClockedEvent, nowS: number): string | null {
  const clock = clockOf(sport, event);
  if (clock === undefined) return null;
  const beganS = event.stageStart ?? event.start + (clock.baseMinute + clock.breakMinutes) * 60;
  const minute = clock.baseMinute + Math.max(0, Math.floor((nowS - beganS) / 60)) + 1;
  return clock.capMinute !== null && minute > clock.capMinute ? `${clock.capMinute}+` : String(minute);
}

const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
/** Periods 1 to 3 and quarters (PHASE-02, 03). */
const PERIODS = [14, 15, 16, 22, 23, 24, 25];
/** Where a clock runs at all (CLOCK-11, O-027). */
const RUNNING = new Set<number>([Stage.live, Stage.firstHalf, Stage.secondHalf, ...PERIODS, ...EXTRA_TIME]);

/** The regular and the extra-time length in minutes of a text 'a:b'; null where it is no such text (CLOCK-14). */
function lengthsOf(text: string | undefined): readonly [regular: number, extraTime: number] | null {
  const [, regular, extraTime] = /^(\d+):(\d+)$/.exec(text ?? '') ?? [];
  return regular === undefined || extraTime === undefined ? null : [Number(regular), Number(extraTime)];
}

/**
 * The minutes left in the stage of a running event, '7', never below 0; null where the sport's clock does not count down,
 * or from nothing that is known (CLOCK-12 to 14, O-132). Times in seconds.
 */
export function countdownMinute(sport: Pick<Sport, 'countdown'>, event: ClockedEvent, nowS: number): string | null {
  const { countdown } = sport;
  if (countdown?.enabled !== true || event.stageStart === null || !RUNNING.has(event.stage)) return null;
  const [regular, extraTime] = lengthsOf(event.format?.stageLengths) ?? [countdown.regular, countdown.extraTime];
  // The minute that is being played counts from 1; what is left counts from the whole length.
  const elapsed = Math.max(0, Math.floor((nowS - event.stageStart) / 60)) + 1;
  return String(Math.max(0, (EXTRA_TIME.has(event.stage) ? extraTime : regular) - (elapsed - 1)));
}

/**
 * Seconds since a period was last updated, as long as that counts: 0 again from the sixtieth on, and where the update
 * bears a later time than now (CLOCK-02, O-028). Times in seconds.
 */
export function periodCounter(updatedAtS: number, nowS: number): number {
  const elapsedS = nowS - updatedAtS;
  return elapsedS > 0 && elapsedS < COUNTER_S ? elapsedS : 0;
}

/** A stage with the last minute that belongs to it. */
interface CountedStage {
  readonly code: StageCode;
  readonly to: number;
}

/** The stages through which minutes count on, in order; none where each begins anew. */
function countedStages(stages: StageTable): readonly CountedStage[] {
  const counted = Object.entries(stages)
    .flatMap(([code, { clock }]) => {
      if (clock === undefined || Number(code) === Stage.live) return [];
      return [{ code: Number(code), from: clock.baseMinute, to: clock.capMinute ?? Number.POSITIVE_INFINITY }];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  // Quarters that count from 0 each share their minutes.
  if (counted.length < 2 || counted[0]!.from === counted[1]!.from) return [];
  const last = Math.max(...counted.map(({ to }) => to));
  return counted.map(({ code, to }) => ({ code, to: to === last ? Number.POSITIVE_INFINITY : to }));
}

/** The stages of a sport never change, and every incident asks for them. */
const known = new WeakMap<StageTable, readonly CountedStage[]>();

/** The stage that a minute of an event belongs to, where nobody said; null where its sport does not count on from stage to stage. */
export function stageOfMinute(sport: ClockedSport, event: Pick<ClockedEvent, 'format'>, minute: number): StageCode | null {
  const stages = stagesOf(sport, event);
  let counted = known.get(stages);
  if (counted === undefined) {
    counted = countedStages(stages);
    known.set(stages, counted);
  }
  return counted.find(({ to }) => minute <= to)?.code ?? null;
}
