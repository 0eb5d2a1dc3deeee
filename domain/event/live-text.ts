import { halfOf, roundOf } from '#words/live.ts';
import type { Sport } from '../sport/sport.ts';
import { type ClockedEvent, type ClockedSport, countdownMinute, matchMinute } from './clock.ts';
import type { MatchFormat, Pair } from './entities.ts';
import { Stage, type StageCode } from './stage.ts';

export type LabelStyle = 'long' | 'short' | 'spoken';

/** '1. halvleg', 'H1' (STATUS-19), 'Ikke startet' (O-044); '' for unknown codes (O-078). */
export function stageLabel(sport: Pick<Sport, 'stages'>, stage: StageCode, form: LabelStyle): string {
  const known = sport.stages[stage];
  return known?.[form] ?? known?.long ?? '';
}

export interface LiveEvent extends ClockedEvent {
  readonly format?: Pick<MatchFormat, 'sevens' | 'stageLengths' | 'unit'>;
  readonly score?: Pair | null;
  /** The provider's clock, '14' or '08:12'; a text that starts with no digit is none. */
  readonly gameTime?: string | null;
  readonly half?: string | null;
  readonly fightRound?: number | null;
}

type LiveSport = ClockedSport & Pick<Sport, 'countdown' | 'formats'>;

export interface LiveText {
  readonly text: string;
  readonly minute: boolean;
}

const PAUSES = new Set<StageCode>([Stage.halfTime, Stage.break, Stage.awaitingUpdate, Stage.penalties]);
const UNIT_WORD = { frames: 'Frame', legs: 'Leg', maps: 'Map' } as const;

/** 'Leg 7', 'Frame 9', 'Map 3' where the score counts them; else null (CLOCK-15). */
function unitText(sport: LiveSport, { format, score }: LiveEvent): string | null {
  const played = sport.formats[0].format;
  if (played.kind !== 'frames') return null;
  if (played.unit === 'legs' && format?.unit !== 'legs') return null;
  const [home, away] = score ?? [0, 0];
  return `${UNIT_WORD[played.unit]} ${home + away + 1}`;
}

const HALF_SIGNS: Readonly<Record<string, string>> = { top: '▲', bottom: '▼' };

/** '▲5', '▼EI' in an extra inning; null where the half is not known. */
function halfText(sport: LiveSport, { stage, half }: LiveEvent, form: LabelStyle): string | null {
  const sign = HALF_SIGNS[half ?? ''];
  if (sign === undefined) return null;
  if (form === 'spoken') return halfOf(half === 'top', stageLabel(sport, stage, form).toLowerCase());
  return sign + stageLabel(sport, stage, 'short').replace(/^I(?=\d)/, '');
}

function roundText({ fightRound }: LiveEvent, form: LabelStyle): string | null {
  if (fightRound == null) return null;
  return form === 'spoken' ? roundOf(fightRound) : `R${fightRound}`;
}

/** The minute, else the unit, half-inning or round, else the provider's clock, else the stage. */
export function liveText(sport: LiveSport, event: LiveEvent, nowS: number, form: LabelStyle = 'long'): LiveText {
  const minute = matchMinute(sport, event, nowS) ?? countdownMinute(sport, event, nowS);
  if (minute !== null) return { text: minute, minute: true };
  const label = stageLabel(sport, event.stage, form) || stageLabel(sport, Stage.live, form);
  if (PAUSES.has(event.stage)) return { text: label, minute: false };
  const unit = unitText(sport, event) ?? halfText(sport, event, form) ?? roundText(event, form);
  if (unit !== null) return { text: unit, minute: false };
  const fed = event.gameTime ?? '';
  if (!/^\d/.test(fed)) return { text: label, minute: false };
  const head = form === 'long' ? (sport.stages[event.stage]?.clocked ?? label) : label;
  return { text: `${head} ${fed}`, minute: /^\d+\+?$/.test(fed) };
}
