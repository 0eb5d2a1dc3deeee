import { RECORDING_SETS, replaySet } from '@stillingen/sources/replay';
import { wrong } from '../config.ts';
import { command, numberOption } from './options.ts';
import { createProgress, sleep } from './ports.ts';
import { openDoor } from './provider-door.ts';

const NAMES = RECORDING_SETS.map(({ name }) => name).join(', ');

/** Plays recorded matches and races as if they began now. */
export const replay = command({
  summary: `Plays recorded matches and races event by event through the provider’s door: \`replay wyscout PATH --speed 60\`. They are marked as replays. Formats: ${NAMES}.`,
  words: ['FORMAT', 'PATH'],
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
    const set = RECORDING_SETS.find(({ name }) => name === format);
    if (set === undefined) throw wrong('FORMAT', format, NAMES);
    await using opened = await openDoor(format, 'replay');
    const report = await replaySet(set, {
      path,
      speed: options.speed,
      atMs: options.at,
      door: opened.door,
      clock: { nowMs: Date.now, sleep },
      signal,
      onProgress: createProgress(),
      ...(options.match === '' ? {} : { match: options.match }),
    });
    for (const { file, line, why } of report.refused)
      process.stdout.write(`  refused  ${file}${line > 0 ? `:${line}` : ''}  ${why}\n`);
    process.stdout.write(
      `recordings played ${report.played}, messages delivered ${report.delivered}, refused ${report.refused.length}\n`,
    );
    return report.refused.length > 0 ? 1 : 0;
  },
});
