import { RECORDING_SETS, replaySet } from '@stillingen/sources/datasets';
import { command, formatLines, formatOf, numberOption } from './options.ts';
import { createStatusLine, sleep } from '../ops/output.ts';
import { connectProviderApi } from './provider-api.ts';
import { firstOf, leftOut, pageLines } from './import.ts';

/** '1:05:09' for a duration, rounded up to seconds. */
function spanText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export const replay = command({
  summary: `Plays recorded matches and races event by event through the provider API: \`replay wyscout PATH --speed 60\`. They are marked as replays.`,
  words: ['FORMAT', 'PATH'],
  details: ['Formats:', ...formatLines(RECORDING_SETS)],
  options: {
    speed: numberOption('times as fast as they were played', 1, 1, 120),
    at: {
      meaning: 'when they begin',
      fallback: 'now',
      allowed: 'now, or a time such as 2026-11-20T18:00:00Z',
      parse: (text: string) =>
        text === 'now'
          ? Date.now()
          : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text))
            ? Date.parse(text)
            : null,
    },
    match: {
      meaning: 'play this match only',
      fallback: '',
      allowed: 'the id of a recording, or empty for all',
      parse: (text: string) => (/^[\w.-]{0,120}$/.test(text) ? text : null),
    },
  },
  async run({ words: [format = '', path = ''], options, signal }) {
    const set = formatOf(RECORDING_SETS, format);
    await using opened = await connectProviderApi(format, 'replay');
    const show = createStatusLine();
    const report = await replaySet(set, {
      path,
      speed: options.speed,
      atMs: options.at,
      ingest: opened.client,
      clock: { nowMs: Date.now, sleep },
      signal,
      onProgress: ({ done, total, leftMs, file }) =>
        show(`${spanText(leftMs)} left  ${total - done} of ${total} messages  ${file}`),
      ...(options.match === '' ? {} : { match: options.match }),
    });
    show.end();
    const { played, delivered, refused, competitions } = report;
    const lines = [
      ...firstOf(leftOut({ refused, skipped: [] }), opened.dataDir, `${format}-replay`),
      `recordings played ${played}, messages delivered ${delivered}, refused ${refused.length}`,
      ...pageLines(competitions, 'replay', opened.site),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return refused.length > 0 || played === 0 ? 1 : 0;
  },
});
