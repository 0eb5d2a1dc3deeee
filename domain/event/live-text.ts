import type { Sport } from '../sport/sport.ts';
import { type ClockedEvent, type ClockedSport, countdownMinute, matchMinute } from './clock.ts';
import type { MatchFormat, Pair } from './entities.ts';
import { Stage, type StageCode } from './stage.ts';

export type LabelStyle = 'long' | 'short' | 'spoken';

/**
 * The Danish label of a stage: long ('1. halvleg'), short where space is scarce ('H1', STATUS-19), or spoken for headings
 * and assistive technology ('Ikke startet', O-044). A code that the sport does not list gives '' (O-078).
 */
export function stageLabel(sport: Pick<Sport, 'stages'>, stage: StageCode, form: LabelStyle): string {
  const known = sport.stages[stage];
  return known?.[form] ?? known?.long ?? '';
}

/** What the live cell reads of an event; a row leaves out what it does not carry. */
export interface LiveEvent extends ClockedEvent {
  readonly format?: Pick<MatchFormat, 'sevens' | 'stageLengths' | 'unit'>;
  readonly score?: Pair | null;
  /** The fed clock, '14' or '08:12'; what begins with no digit (the feeds' '-1') is none. */
  readonly gameTime?: string | null;
  /** 'top' or 'bottom' where an inning is in one. */
  readonly half?: string | null;
  readonly fightRound?: number | null;
}

/** What the live cell reads of a sport. */
type LiveSport = ClockedSport & Pick<Sport, 'countdown' | 'formats'>;

/** What the live cell of a row says. */
export interface LiveText {
  readonly text: string;
  /** Whether the text ends in a minute, behind which the row draws its mark. */
  readonly minute: boolean;
}

/** Live stages in which nothing is played that could be timed or counted. */
const PAUSES = new Set<StageCode>([Stage.halfTime, Stage.break, Stage.awaitingUpdate, Stage.penalties]);
const UNIT_WORD = { frames: 'Frame', legs: 'Leg', maps: 'Map' } as const;

/** 'Leg 7', 'Frame 9', 'Map 3': which one is being played where the score counts them; null in all else (CLOCK-15). */
function unitText(sport: LiveSport, { format, score }: LiveEvent): string | null {
  const played = sport.formats[0].format;
  if (played.kind !== 'frames') return null;
  // The score of a match of darts counts sets where nobody says that it counts legs.
  if (played.unit === 'legs' && format?.unit !== 'legs') return null;
  const [home, away] = score ?? [0, 0];
  return `${UNIT_WORD[played.unit]} ${home + away + 1}`;
}

const HALVES: Readonly<Record<string, { readonly sign: string; readonly spoken: string }>> = {
  top: { sign: '▲', spoken: 'toppen' },
  bottom: { sign: '▼', spoken: 'bunden' },
};

/** '▲5' in the first half of the fifth inning, '▼EI' in that of an extra one; null where no half is said. */
function halfText(sport: LiveSport, { stage, half }: LiveEvent, form: LabelStyle): string | null {
  const known = HALVES[half ?? ''];
  if (known === undefined) return null;
  if (form === 'spoken') return `${known.spoken} af ${stageLabel(sport, stage, form).toLowerCase()}`;
  return known.sign + stageLabel(sport, stage, 'short').replace(/^I(?=\d)/, '');
}

/** 'R7' while the seventh round is fought; null where none is said. */
function roundText({ fightRound }: LiveEvent, form: LabelStyle): string | null {
  if (fightRound == null) return null;
  return form === 'spoken' ? `${fightRound}. omgang` : `R${fightRound}`;
}

/**
 * What the live cell of a live event says: its counted minute, else the leg, frame or map, the half of the inning or the
 * round of the fight, else the fed clock behind the label of the stage ('2. per. 14'), else the label, in its short form
 * where space is scarce ('P2 14'). Times in seconds.
 */
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
