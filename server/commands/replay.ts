import { replayWyscout } from '@stillingen/sources';
import { wrong } from '../config.ts';
import { command, numberOption } from './options.ts';
import { createProgress, sleep } from './ports.ts';
import { openDoor } from './provider-door.ts';

const FORMATS = ['wyscout'] as const;

/** Plays recorded matches as if they kicked off now. */
export const replay = command({
  summary:
    'Plays recorded matches event by event through the provider’s door: `replay wyscout PATH --speed 60`. They are marked as replays.',
  words: ['FORMAT', 'PATH'],
  options: {
    speed: numberOption('times as fast as they were played', 1, 1, 120),
    at: {
      meaning: 'when they kick off',
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
      allowed: 'the number of a recorded match, or empty for all',
      parse: (text: string) => (/^\d*$/.test(text) ? text : null),
    },
  },
  async run({ words: [format = '', path = ''], options, signal }) {
    if (!FORMATS.some((known) => known === format)) throw wrong('FORMAT', format, FORMATS.join(', '));
    await using opened = await openDoor('wyscout', 'replay');
    const report = await replayWyscout({
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
      `matches played ${report.matches}, messages delivered ${report.delivered}, refused ${report.refused.length}\n`,
    );
    return report.refused.length > 0 ? 1 : 0;
  },
});
