import type { Sport, SportStage, StageTable } from '../sport/sport.ts';
import type { EventItem, MatchFormat } from './entities.ts';
import { Stage, type StageCode } from './stage.ts';

/** Times in seconds. A row without a known format leaves it out. */
export interface ClockedEvent extends Pick<EventItem, 'stage' | 'stageStart' | 'start'> {
  readonly format?: Pick<MatchFormat, 'sevens' | 'stageLengths'>;
}

export type ClockedSport = Pick<Sport, 'stages' | 'variants'>;

/** Sevens have shorter halves (CLOCK-08, O-131). */
const stagesOf = ({ stages, variants }: ClockedSport, { format }: Pick<ClockedEvent, 'format'>): StageTable =>
  format?.sevens === true && variants !== null ? variants.sevens : stages;

export const clockOf = (sport: ClockedSport, event: Pick<ClockedEvent, 'stage' | 'format'>): SportStage['clock'] =>
  stagesOf(sport, event)[event.stage]?.clock;

/** The running minute, 47 in the second one of stoppage time; null while no clock runs. */
export function minutesPlayed(sport: ClockedSport, event: ClockedEvent, nowS: number): number | null {
  const clock = clockOf(sport, event);
  if (clock === undefined) return null;
  const beganS = event.stageStart ?? event.start + (clock.baseMinute + clock.breakMinutes) * 60;
  return clock.baseMinute + Math.max(0, Math.floor((nowS - beganS) / 60)) + 1;
}

/** '67' or '45+'; null while no clock runs (CLOCK-03 to 11, O-025, O-026, O-130). */
export function matchMinute(sport: ClockedSport, event: ClockedEvent, nowS: number): string | null {
  const minute = minutesPlayed(sport, event, nowS);
  if (minute === null) return null;
  const cap = clockOf(sport, event)?.capMinute ?? null;
  return cap !== null && minute > cap ? `${cap}+` : String(minute);
}

const EXTRA_TIME = new Set<number>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
/** PHASE-02, 03. */
const PERIODS = [14, 15, 16, 22, 23, 24, 25];
/** Stages with a running clock (CLOCK-11, O-027). */
const RUNNING = new Set<number>([Stage.live, Stage.firstHalf, Stage.secondHalf, ...PERIODS, ...EXTRA_TIME]);

/** Regular and extra time in minutes of 'a:b'; null for other texts (CLOCK-14). */
export function lengthsOf(text: string | undefined): readonly [regular: number, extraTime: number] | null {
  const [, regular, extraTime] = /^(\d+):(\d+)$/.exec(text ?? '') ?? [];
  return regular === undefined || extraTime === undefined ? null : [Number(regular), Number(extraTime)];
}

/** The minutes left in the stage, '7'; null without a countdown (CLOCK-12 to 14, O-132). */
export function countdownMinute(sport: Pick<Sport, 'countdown'>, event: ClockedEvent, nowS: number): string | null {
  const { countdown } = sport;
  if (countdown?.enabled !== true || event.stageStart === null || !RUNNING.has(event.stage)) return null;
  const [regular, extraTime] = lengthsOf(event.format?.stageLengths) ?? [countdown.regular, countdown.extraTime];
  const elapsed = Math.max(0, Math.floor((nowS - event.stageStart) / 60)) + 1;
  return String(Math.max(0, (EXTRA_TIME.has(event.stage) ? extraTime : regular) - (elapsed - 1)));
}

interface CountedStage {
  readonly code: StageCode;
  readonly to: number;
}

/** None where each stage starts at 0. */
function countedStages(stages: StageTable): readonly CountedStage[] {
  const counted = Object.entries(stages)
    .flatMap(([code, { clock }]) => {
      if (clock === undefined || Number(code) === Stage.live) return [];
      return [{ code: Number(code), from: clock.baseMinute, to: clock.capMinute ?? Number.POSITIVE_INFINITY }];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  if (counted.length < 2 || counted[0]!.from === counted[1]!.from) return [];
  const last = Math.max(...counted.map(({ to }) => to));
  return counted.map(({ code, to }) => ({ code, to: to === last ? Number.POSITIVE_INFINITY : to }));
}

/** Every incident needs the stages of its sport, which never change. */
const known = new WeakMap<StageTable, readonly CountedStage[]>();

/** Null where minutes do not count on. */
export function stageOfMinute(sport: ClockedSport, event: Pick<ClockedEvent, 'format'>, minute: number): StageCode | null {
  const stages = stagesOf(sport, event);
  let counted = known.get(stages);
  if (counted === undefined) {
    counted = countedStages(stages);
    known.set(stages, counted);
  }
  return counted.find(({ to }) => minute <= to)?.code ?? null;
}
