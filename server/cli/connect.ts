import { isKnownCompetition, SPORT } from '@stillingen/domain';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import { createInMemoryIngest, type IngestClient } from '@stillingen/sources';
import {
  type Connector,
  CONNECTORS,
  nowhere,
  playAnswers,
  readRecording,
  RecordingWriter,
  retimed,
} from '@stillingen/sources/connect';
import { chosenSource, type ChosenSource, providerOf, runSource } from '../compose/sources/connectors.ts';
import { type Config, readConfig } from '../ops/config/config.ts';
import { ConfigError, wrong } from '../ops/config/setting.ts';
import { sleep, stderrLog } from '../ops/output.ts';
import { command, numberOption, type Option } from './options.ts';
import { connectProviderApi } from './provider-api.ts';
import { connectRss, RSS_OPTIONS } from './connect-rss.ts';
import { connectStatus } from './connect-status.ts';

const textOption = (meaning: string, allowed: string): Option<string> => ({
  meaning,
  fallback: '',
  allowed,
  parse: (text) => (text.includes('\0') ? null : text),
});

const OPTIONS = {
  league: textOption(
    'leagues of the source; of rss, the competition of its articles',
    'codes separated by commas, as --leagues lists them; of rss such as dk/Superligaen',
  ),
  as: textOption(
    'the competition of one league that openligadb does not list here',
    'a country and a competition of the catalogue, such as de/Bundesliga',
  ),
  leagues: { meaning: 'list the leagues of the source, and end', isSwitch: true },
  'dry-run': { meaning: 'print the messages and the verdict of the rules, and deliver nothing', isSwitch: true },
  record: textOption('keep every answer in this folder', 'a folder; index.ndjson in it lists the answers, without any key'),
  from: textOption('play a recording instead of the source', 'a folder that --record has written'),
  speed: numberOption('of --from: times as fast as it was recorded', 60, 1, 10_000),
  mirror: textOption('read a mirror instead of the address of the source', 'an http or https address'),
  name: RSS_OPTIONS.name,
  sport: RSS_OPTIONS.sport,
} as const;

/** One line for each source, as a visitor of a shop window reads it. */
export function sourceLines(connectors: readonly Connector[]): string[] {
  const width = Math.max(0, ...connectors.map(({ name }) => name.length));
  const indent = ' '.repeat(width + 4);
  return connectors.flatMap(({ name, about, key, terms, website }) => [
    `  ${name.padEnd(width)}  ${about}`,
    `${indent}${key === null ? 'no key' : `key in ${key.setting}: ${key.where}`}; ${terms}; ${website}`,
  ]);
}

const leagueLines = ({ name, leagues }: Connector): string[] =>
  leagues === null
    ? [`${name} has no choice of leagues`]
    : Object.entries(leagues.known).map(
        ([code, about]) => `  ${code.padEnd(12)} ${about}${leagues.fallback.includes(code) ? ' (by default)' : ''}`,
      );

/** Judges by the rules, prints, and keeps what it accepted in memory. */
function printingIngest(source: ChosenSource): IngestClient {
  const judge = createInMemoryIngest({ name: providerOf(source.connector), origin: 'real' });
  const verdict = ({ result, code, path, allowed }: MessageResult): string =>
    [result, code, path, allowed].filter((word) => word !== undefined).join(' ');
  return {
    async deliver(messages: readonly Message[]) {
      const results = await judge.deliver(messages);
      for (const [index, message] of messages.entries())
        process.stdout.write(`${verdict(results[index]!)}  ${JSON.stringify(message)}\n`);
      return results;
    },
  };
}

function mirrorOf(text: string): URL | null {
  if (text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) throw wrong('--mirror', text, OPTIONS.mirror.allowed);
  return url;
}

const CATALOGUED = /^([a-z]{2}(?:-[a-z]{3})?)\/(.{1,80})$/;

function catalogued(text: string): { name: string; country: string } | null {
  if (text === '') return null;
  const [, country = '', name = ''] = CATALOGUED.exec(text) ?? [];
  if (!isKnownCompetition(SPORT.football, name, country)) throw wrong('--as', text, OPTIONS.as.allowed);
  return { name, country };
}

interface Played {
  readonly folder: string;
  readonly speed: number;
  readonly isDry: boolean;
  readonly signal: AbortSignal;
}

/** Plays a recording: dry at once and by its own times, else as a replay that begins now. */
async function playRecorded(source: ChosenSource, { folder, speed, isDry, signal }: Played): Promise<number> {
  const { connector, leagues } = source;
  const answers = await readRecording(folder, connector, Date.now()).catch((error: Error) => {
    throw error.name === 'BadRecording' ? new ConfigError(`--from ${folder}: ${error.message}`) : error;
  });
  const firstMs = Math.min(...answers.map(({ atMs }) => atMs));
  const beganMs = Date.now();
  const map = (ms: number): number => beganMs + (ms - firstMs) / speed;
  const until = async (atMs: number): Promise<void> => {
    if (!isDry) await sleep(Math.max(0, map(atMs) - Date.now()), signal);
    signal.throwIfAborted();
  };
  const play = (ingest: IngestClient) => playAnswers(answers, { connector, leagues, ingest, log: stderrLog, until });
  async function deliver() {
    await using opened = await connectProviderApi(providerOf(connector), 'replay', connector.attribution);
    return await play(retimed(opened.client, map));
  }
  const { publisher, unreadable } = await (isDry ? play(printingIngest(source)) : deliver());
  process.stdout.write(`answers ${answers.length}, unreadable ${unreadable}, matches ${publisher.matches.size}\n`);
  return unreadable > 0 || publisher.matches.size === 0 ? 1 : 0;
}

function recorderOf(source: ChosenSource, folder: string) {
  if (folder === '') return {};
  const withoutKey = (text: string): string => (source.key === '' ? text : text.replaceAll(source.key, '***'));
  const writer = new RecordingWriter(folder, withoutKey);
  const { address } = source;
  return {
    record: (
      path: string,
      answer: { text: string; status: number; headers: Readonly<Record<string, string>> },
      atMs: number,
    ): void => writer.write(new URL(path, address), answer, atMs),
  };
}

async function follow(
  config: Config,
  source: ChosenSource,
  { isDry, record, signal }: { isDry: boolean; record: string; signal: AbortSignal },
): Promise<number> {
  const common = { log: stderrLog, signal, ...recorderOf(source, record) };
  if (isDry) {
    await runSource(config, source, { ...common, ingest: printingIngest(source), store: nowhere });
  } else {
    await using opened = await connectProviderApi(providerOf(source.connector), 'real', source.connector.attribution);
    await runSource(config, source, { ...common, ingest: opened.client });
  }
  return signal.aborted ? 0 : 1;
}

export const connect = command({
  summary:
    'Brings real matches in from public sources: `connect` lists them, `connect openligadb --league bl1,bl2,dfb` reads one, `connect rss URL` reads news, `connect status` shows how they do.',
  words: ['[SOURCE|rss|status]', '[URL]'],
  details: ['Sources:', ...sourceLines(CONNECTORS)],
  options: OPTIONS,
  async run({ words: [name, address], options, signal }) {
    const config = readConfig();
    if (name === 'rss') return connectRss(address ?? '', options, signal);
    if (address !== undefined) throw wrong('the command line of connect', address, `no further words after ${name}`);
    if (name === undefined) {
      process.stdout.write(
        `${['Live sources:', ...sourceLines(CONNECTORS), '', 'stillingen connect SOURCE --help lists the options'].join('\n')}\n`,
      );
      return 0;
    }
    if (name === 'status') return connectStatus(config);
    const leagues = options.league.split(',').filter((code) => code !== '');
    const mirror = options.from === '' ? mirrorOf(options.mirror) : new URL('http://recording.invalid');
    const namedAs = catalogued(options.as);
    const source = chosenSource(config, { name, leagues, mirror, ...(namedAs === null ? {} : { namedAs }) });
    if (options.leagues) {
      process.stdout.write(`${leagueLines(source.connector).join('\n')}\n`);
      return 0;
    }
    if (options.from !== '')
      return playRecorded(
        { ...source, address: new URL(source.connector.address) },
        { folder: options.from, speed: options.speed, isDry: options['dry-run'], signal },
      );
    return follow(config, source, { isDry: options['dry-run'], record: options.record, signal });
  },
});
