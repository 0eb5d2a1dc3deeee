import { type EventItem, type Pair, type Side, Winner } from './entities.ts';
import type { Sport } from '../sport/sport.ts';
import { isDecided, Stage, type StageCode } from './stage.ts';

/** Draw, win, loss; D first after penalties, O first after extra time (FORM-02 to 04, O-133). */
export type FormBadge = 'D' | 'W' | 'L' | 'DW' | 'DL' | 'OW' | 'OL';

const isDraw = ([home, away]: Pair): boolean => home === away;

function regularScore(sport: Sport, event: Pick<EventItem, 'parts' | 'fullTime'>): Pair | null {
  if (sport.regularScore === 'full-time') return event.fullTime;
  if (event.parts.length < sport.scoreParts) return null;
  const regular = event.parts.slice(0, sport.scoreParts);
  return regular.reduce<Pair>(([home, away], part) => [home + part[0], away + part[1]], [0, 0]);
}

const WON_UNPLAYED = new Set<StageCode>([Stage.retired, Stage.walkover, Stage.awarded]);

type FormEvent = Pick<EventItem, 'stage' | 'score' | 'parts' | 'fullTime' | 'winner'>;

/** Null without a counting result. A level score was decided on penalties (O-023). */
export function formBadge(sport: Sport, event: FormEvent, side: Side): FormBadge | null {
  if (!isDecided(event.stage) || event.winner === Winner.unknown) return null;
  if (event.winner === Winner.draw) return 'D';
  const outcome = event.winner === Winner[side] ? 'W' : 'L';
  if (event.score === null || WON_UNPLAYED.has(event.stage)) return outcome;
  // Sports without shoot-outs: a super over, a count-back.
  if (isDraw(event.score)) return sport.shootOut === null ? outcome : `D${outcome}`;
  const regular = regularScore(sport, event);
  return regular !== null && isDraw(regular) ? `O${outcome}` : outcome;
}

export interface FormText {
  readonly letter: 'V' | 'U' | 'T';
  readonly mark: '' | 'F' | 'S';
  readonly spoken: string;
}

export const FORM_TEXT: Readonly<Record<FormBadge, FormText>> = {
  W: { letter: 'V', mark: '', spoken: 'Vundet' },
  D: { letter: 'U', mark: '', spoken: 'Uafgjort' },
  L: { letter: 'T', mark: '', spoken: 'Tabt' },
  DW: { letter: 'V', mark: 'S', spoken: 'Vundet på straffe' },
  DL: { letter: 'T', mark: 'S', spoken: 'Tabt på straffe' },
  OW: { letter: 'V', mark: 'F', spoken: 'Vundet efter forlænget spilletid' },
  OL: { letter: 'T', mark: 'F', spoken: 'Tabt efter forlænget spilletid' },
};
