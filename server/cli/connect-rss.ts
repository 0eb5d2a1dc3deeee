import { isKnownCompetition, sportByName, sportBySegment, sportsOfGroup } from '@stillingen/domain';
import type { CompetitionRef, Message, MessageResult } from '@stillingen/domain/messages';
import { FeedFollower, type FeedPorts, type FeedSubject } from '@stillingen/sources/connect/rss';
import { createHttpGet } from '../http/outbound/http-get.ts';
import { readConfig } from '../ops/config/config.ts';
import { wrong } from '../ops/config/setting.ts';
import { sleep, stderrLog } from '../ops/output.ts';
import type { Option } from './options.ts';
import { connectProviderApi } from './provider-api.ts';

const SOURCE = 'rss';

function readAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw wrong('URL', text.replace(/\/\/[^@/]*@/, '//…@'), 'the http or https address of a feed, without a password');
  return url.href;
}

const LEAGUE = /^([a-z]{2}(?:-[a-z]{3})?)\/(.{1,80})$/;

function competitionOf(text: string, sport: number): CompetitionRef | null {
  if (text === '') return null;
  const [, country = '', name = ''] = LEAGUE.exec(text) ?? [];
  if (!isKnownCompetition(sport, name, country))
    throw wrong('--league', text, 'a country and a competition of the sport that the catalogue has, such as dk/Superligaen');
  // An article is about the competition in all of its seasons.
  return { country, name, season: String(new Date().getUTCFullYear()) };
}

const plainOption = (meaning: string, allowed: string): Option<string> => ({
  ...{ meaning, allowed, fallback: '' },
  parse: (text) => (text.length <= 80 ? text : null),
});

export const RSS_OPTIONS = {
  name: plainOption('the source that its articles show, instead of the title of the feed', 'up to 80 characters'),
  sport: {
    meaning: 'the sport of its articles',
    fallback: 'soccer',
    allowed: 'the name of a sport, such as soccer or handbold',
    parse(text: string) {
      const sport = sportByName(text) ?? sportBySegment(text);
      return sport === null || sportsOfGroup(sport.id).length > 0 ? null : sport.id;
    },
  },
  league: plainOption('the competition of its articles, else none', 'a country and a name, such as dk/Superligaen'),
  'dry-run': { meaning: 'prints the articles that would be delivered, once', isSwitch: true },
} as const;

export interface RssValues {
  readonly name: string;
  readonly sport: number;
  readonly league: string;
  readonly 'dry-run': boolean;
}

/** Prints instead of delivering. */
async function print(messages: readonly Message[]): Promise<MessageResult[]> {
  for (const message of messages)
    if (message.kind === 'article')
      process.stdout.write(`${message.published}  ${message.title}  ${message.url}  (${message.source})\n`);
  return messages.map((_, index) => ({ index, result: 'accepted' }));
}

/** Reads a feed until the signal, or once for a dry run. Returns the exit code. */
export async function connectRss(address: string, options: RssValues, signal: AbortSignal): Promise<number> {
  const { name, sport, league } = options;
  const subject: FeedSubject = {
    url: readAddress(address),
    name: name === '' ? null : name,
    sport,
    competition: competitionOf(league, sport),
  };
  const { siteUrl } = readConfig();
  const ports: Omit<FeedPorts, 'ingest'> = {
    httpGet: createHttpGet('public'),
    clock: { nowMs: Date.now, sleep },
    log: stderrLog,
    agent: `stillingen${siteUrl === '' ? '' : ` (+${siteUrl})`}`,
  };
  if (options['dry-run']) {
    await new FeedFollower(subject, { ...ports, ingest: { deliver: print } }).poll(signal);
    return 0;
  }
  await using opened = await connectProviderApi(SOURCE, 'real');
  await new FeedFollower(subject, { ...ports, ingest: opened.client }).run(signal);
  return 0;
}
