import type { Sport } from '../sport/sport.ts';
import { type ClockedEvent, lengthsOf } from './clock.ts';
import type { EventItem } from './entities.ts';

const LEFT = /^(\d{1,3}):(\d\d)$/;

/** The periods of play of a match in minutes; null where its sport keeps no scores by the clock. */
export function periodsOf(
  { clockedScores, formats }: Pick<Sport, 'clockedScores' | 'formats'>,
  { format }: Pick<ClockedEvent, 'format'>,
) {
  const known = formats[0].format;
  if (clockedScores === null || known.kind !== 'periods') return null;
  const [minutes, extra] = lengthsOf(format?.stageLengths) ?? [clockedScores.regular, clockedScores.extraTime];
  return { minutes, count: known.regular, extra };
}

/** The minute of play by a clock that shows what is left of a period, '07:12'; null for other texts. */
export function minuteByClock(
  sport: Pick<Sport, 'clockedScores' | 'formats' | 'stages'>,
  event: Pick<EventItem, 'stage' | 'format' | 'gameTime'>,
  reached: number,
): number | null {
  const [, minutesLeft, secondsLeft] = LEFT.exec(event.gameTime) ?? [];
  const part = sport.stages[event.stage]?.part;
  const periods = periodsOf(sport, event);
  if (minutesLeft === undefined || part === undefined || periods === null) return null;
  const { minutes, count, extra } = periods;
  const length = part < count ? minutes : extra;
  const played = Math.floor(length - Number(minutesLeft) - Number(secondsLeft) / 60) + 1;
  const minute = Math.min(part, count) * minutes + Math.max(0, part - count) * extra + Math.min(length, Math.max(1, played));
  // Each overtime has the same clock: none goes back.
  return part < count ? minute : Math.max(minute, reached);
}
