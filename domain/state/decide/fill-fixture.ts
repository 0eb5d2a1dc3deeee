import type { EventItem } from '../../event/entities.ts';
import type { Change } from '../state.ts';

const DAY_SECONDS = 24 * 3600;

const OPEN = {
  round: '',
  venue: '',
  referee: '',
  attendance: null,
} as const;
type Fillable = keyof typeof OPEN;
const FILLABLE = Object.keys(OPEN) as Fillable[];
type Facts = Pick<EventItem, 'start' | 'startKnown' | 'round' | 'venue' | 'referee'> & Partial<Pick<EventItem, 'attendance'>>;

/** A day holds the starts of all time zones. */
const isOfDay = (start: number, noon: number): boolean => Math.abs(start - noon) <= DAY_SECONDS;

/** Open fields and, where only the day is known, the hour. */
export function fillChange(event: EventItem, facts: Facts, provider: string): Change[] {
  const parts = FILLABLE.filter(
    (part) => (event[part] === OPEN[part] || event.filled?.[part] === provider) && (facts[part] ?? OPEN[part]) !== event[part],
  );
  const values: Partial<EventItem> = Object.fromEntries(parts.map((part) => [part, facts[part] ?? OPEN[part]]));
  const knowsHour = facts.startKnown && (!event.startKnown || event.filled?.start === provider) && facts.start !== event.start;
  const hour = knowsHour && isOfDay(facts.start, event.start) ? { start: facts.start, startKnown: true } : {};
  const filled = [...parts, ...Object.keys(hour).slice(0, 1)].map((part) => [part, provider]);
  if (filled.length === 0) return [];
  return [{ kind: 'event', event: { ...event, ...values, ...hour, filled: { ...event.filled, ...Object.fromEntries(filled) } } }];
}

/** Fields that stay filled where the owner's update leaves them open again. */
export function filledFacts(event: EventItem, facts: Facts): Pick<EventItem, 'start'> & Partial<EventItem> {
  const { filled } = event;
  if (filled === undefined) return { start: facts.start };
  const staysOpen = (part: string): boolean =>
    part === 'start'
      ? !facts.startKnown && isOfDay(event.start, facts.start)
      : !FILLABLE.includes(part as Fillable) || (facts[part as Fillable] ?? OPEN[part as Fillable]) === OPEN[part as Fillable];
  const left = Object.entries(filled).filter(([part]) => staysOpen(part));
  const values = left.filter(([part]) => FILLABLE.includes(part as Fillable)).map(([part]) => [part, event[part as Fillable]]);
  const isHourFilled = left.some(([part]) => part === 'start');
  return {
    ...Object.fromEntries(values),
    ...(isHourFilled ? { start: event.start, startKnown: true } : { start: facts.start }),
    filled: Object.fromEntries(left),
  };
}
