import type { Message } from '../messages/index.ts';
import type { Refusal } from './decision.ts';

const CLOCK_MS = 2 * 60_000;
/** Days begin earlier in the east. */
const DAY_AHEAD_MS = 14 * 3_600_000;
const PLANNED_MS = 10 * 365.25 * 86_400_000;

function timesOf(message: Message): { readonly happened: Times; readonly planned: Times } {
  const { at } = message;
  switch (message.kind) {
    case 'status':
      return { happened: { at, stageStart: message.stageStart }, planned: {} };
    case 'article':
    case 'video':
      return { happened: { at, published: message.published }, planned: {} };
    case 'ranking-list':
      return { happened: { at, date: message.date }, planned: {} };
    case 'fixture':
      return { happened: { at }, planned: { start: message.start } };
    case 'race':
      return { happened: { at }, planned: { start: message.start, end: message.end } };
    case 'transfer':
      return { happened: { at }, planned: { date: message.date } };
    case 'profile':
      return { happened: { at, born: message.born }, planned: {} };
    case 'injury':
      return { happened: { at }, planned: { from: message.from, until: message.until } };
    case 'deduction':
    case 'bye':
      return { happened: { at }, planned: { from: message.from } };
    default:
      return { happened: { at }, planned: {} };
  }
}
type Times = Readonly<Record<string, string | undefined>>;

const isoOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

interface Limit {
  readonly last: string;
  readonly lastDay: string;
  readonly why: string;
}

const limitOf = (lastMs: number, why: string): Limit => ({
  last: isoOf(lastMs),
  lastDay: isoOf(lastMs + DAY_AHEAD_MS).slice(0, 10),
  why,
});

/** Times of one notation sort as texts. */
function refusalOf(times: Times, { last, lastDay, why }: Limit): Refusal | null {
  for (const [field, time] of Object.entries(times)) {
    if (time === undefined || time <= (time.length === 10 ? lastDay : last)) continue;
    return { result: 'refused', code: 'time_ahead', path: `/${field}`, allowed: `at most ${last}, ${why}` };
  }
  return null;
}

/** The latest times of messages that are received at a moment: written once for a batch. */
export class TimeLimits {
  readonly #happened: Limit;
  readonly #planned: Limit;

  /** `nowMs`: receive time; a replay does not check it. */
  constructor(nowMs: number) {
    this.#happened = limitOf(nowMs + CLOCK_MS, 'two minutes ahead of the clock of the server');
    this.#planned = limitOf(nowMs + PLANNED_MS, 'ten years ahead');
  }

  /** Null where no time is ahead. */
  refusal(message: Message): Refusal | null {
    const { happened, planned } = timesOf(message);
    return refusalOf(happened, this.#happened) ?? refusalOf(planned, this.#planned);
  }
}
