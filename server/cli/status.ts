import { cleanText, copenhagenHours, dayBounds } from '@stillingen/domain';
import { openDatabase } from '../database/open.ts';
import { noticeAt, readNotice, setNotice } from '../journal/service-notice.ts';
import { readConfig } from '../ops/config/config.ts';
import { ConfigError, wrong } from '../ops/config/setting.ts';
import { command } from './options.ts';

const MOST_CHARACTERS = 200;
const NEVER = Number.POSITIVE_INFINITY;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The next time in Copenhagen with this clock, in milliseconds. */
function nextAt(hours: number, minutes: number, nowMs: number): number {
  const nowS = nowMs / 1000;
  const [today = 0, tomorrow = 0] = [0, 1].map((day) => {
    const [fromS] = dayBounds(day, nowS);
    const atS = fromS + hours * 3600 + minutes * 60;
    return atS - (copenhagenHours(atS) - copenhagenHours(fromS)) * 3600;
  });
  return (today > nowS ? today : tomorrow) * 1000;
}

/** Milliseconds; infinite for an empty text, null for a time that is none or is over. */
export function untilOf(text: string, nowMs: number): number | null {
  if (text === '') return NEVER;
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  const atMs = hours === undefined ? (INSTANT.test(text) ? Date.parse(text) : Number.NaN) : nextAt(+hours, +minutes!, nowMs);
  return atMs > nowMs ? atMs : null;
}

/** As visitors read it. Throws ConfigError for an empty or long one. */
export function noticeText(text: string): string {
  const clean = cleanText(text);
  if (clean === '' || [...clean].length > MOST_CHARACTERS)
    throw wrong('TEXT', text, `1 to ${MOST_CHARACTERS} visible characters in one line`);
  return clean;
}

const shownUntil = (untilMs: number | null): string =>
  untilMs === null ? 'until `stillingen status --clear`' : `until ${new Date(untilMs).toISOString()}`;

export const status = command({
  summary: 'Shows TEXT to all visitors, on every page and within seconds; without TEXT it prints what is shown.',
  words: ['[TEXT]'],
  options: {
    until: {
      meaning: 'when TEXT goes by itself',
      fallback: '',
      allowed: 'a later time in Copenhagen such as 22:30, or such as 2026-11-20T21:30:00Z',
      parse: (text: string) => untilOf(text, Date.now()),
    },
    clear: { meaning: 'remove the TEXT that is shown', isSwitch: true },
  },
  async run({ words: [text], options: { until, clear } }) {
    if (clear && (text !== undefined || until !== NEVER))
      throw new ConfigError('--clear removes the text that is shown: give it without TEXT and without --until');
    if (text === undefined && until !== NEVER) throw new ConfigError('--until is given without TEXT: name what visitors read');
    const notice = text === undefined ? null : { text: noticeText(text), untilMs: until === NEVER ? null : until };
    await using opened = await openDatabase(readConfig());
    if (notice !== null || clear) await setNotice(opened.db, notice);
    const known = notice ?? (await readNotice(opened.db));
    const shown = noticeAt(known, Date.now());
    process.stdout.write(shown === null ? 'no text is shown\n' : `shown ${shownUntil(known!.untilMs)}: ${shown}\n`);
    return 0;
  },
});
