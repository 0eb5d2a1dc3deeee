import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../http/conditional.ts';
import { type CostLimit, hold, RETRY_AFTER_S } from '../http/limits/cost-limit.ts';
import { NEWS } from '../projection/topics.ts';
import { type ChannelAddress, channelAddress } from './address.ts';
import { calendarText } from './calendar/calendar.ts';
import { newsItems, type ReportOf } from './news/items.ts';
import { atomText, rssText } from './news/write.ts';
import { type ChannelState, type EventsOfPerson, subjectOf } from './subject.ts';
import { ChannelTexts, type ChannelText, type TextOptions, type Written } from './texts.ts';

export interface ChannelOptions extends Omit<TextOptions, 'version'> {
  readonly shown: ChannelState;
  readonly eventsOfPerson: EventsOfPerson;
  readonly reportOf: ReportOf;
  /** Without it links begin with the host of the request. */
  readonly siteUrl: string;
  readonly costs: CostLimit;
  readonly encodingOf: (header: string | undefined) => 'br' | 'gzip' | 'identity';
}

const CACHE = 'public, max-age=300';
const NEGATIVE = 'public, max-age=60';
/** A person of a team has the matches of its present teams, which depend on the time. */
const TIMED_S = 600;
const DAY_S = 24 * 3600;
const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

const typeOf = (address: ChannelAddress): string =>
  address.kind === 'calendar' ? 'text/calendar' : `application/${address.format}+xml`;

/** Null where what it is about is not known. */
function written(
  { shown, eventsOfPerson, reportOf, nowMs }: ChannelOptions,
  address: ChannelAddress,
  origin: string,
  url: string,
): Written | null {
  const nowS = nowMs() / 1000;
  const subject = subjectOf(shown, address, eventsOfPerson, nowS);
  if (subject === null) return null;
  const { name: title, path, isTimed } = subject;
  const freshS = isTimed ? TIMED_S : DAY_S;
  if (address.kind === 'calendar')
    return { text: calendarText(shown, subject, origin, address, nowS), topics: subject.topics, freshS };
  const feed = { title, page: origin + path, address: origin + url, items: newsItems(shown, subject, address, origin, reportOf) };
  const text = address.format === 'atom' ? atomText(feed) : rssText(feed);
  return { text, topics: [...subject.topics, NEWS], freshS };
}

const line = (reply: FastifyReply, status: number, cache: string, text: string): FastifyReply =>
  reply.code(status).header('cache-control', cache).type('text/plain; charset=utf-8').send(text);

/** Calendars at /kalender/ and news feeds at /rss/, open to all pages and programs. */
export function channels(app: FastifyInstance, options: ChannelOptions): void {
  const { shown, siteUrl, costs, nowMs, createBody, encodingOf } = options;
  const texts = new ChannelTexts({ version: (topic) => shown.version(topic), nowMs, createBody });

  function originOf({ host = '' }: FastifyRequest['headers']): string {
    return siteUrl === '' ? `http://${HOST.test(host) ? host : 'localhost'}` : siteUrl;
  }

  /** Texts in memory are free. */
  function textOf({ raw, headers }: FastifyRequest, address: ChannelAddress): ChannelText | 'too-many' | null {
    const [url, origin] = [raw.url!, originOf(headers)];
    const key = origin + url;
    const current = texts.current(key);
    if (current !== undefined) return current;
    if (!costs.admits(raw, texts.has(key))) return 'too-many';
    const startMs = performance.now();
    const made = written(options, address, origin, url);
    costs.spend(raw, performance.now() - startMs);
    if (made === null) texts.remove(key);
    return made === null ? null : texts.put(key, made);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const { headers, raw } = request;
    const address = channelAddress(raw.url!);
    if (address === null) return reply.callNotFound();
    reply.header('access-control-allow-origin', '*');
    if ('refused' in address) return line(reply, 400, NEGATIVE, address.refused);
    const text = textOf(request, address);
    if (text === null) return line(reply, 404, NEGATIVE, 'there is no such team, person or league');
    if (text === 'too-many') {
      await hold();
      reply.header('retry-after', String(RETRY_AFTER_S));
      return line(reply, 429, 'no-store', 'too many requests from this address; try again later');
    }
    reply.headers({
      etag: text.tag,
      'last-modified': new Date(text.modifiedMs).toUTCString(),
      'cache-control': CACHE,
      vary: 'Accept-Encoding',
    });
    if (isUnchanged(headers, text.tag, text.modifiedMs)) return reply.code(304).send();
    const { encoding, bytes } = await text.encoded(encodingOf(headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(`${typeOf(address)}; charset=utf-8`).send(bytes);
  }

  for (const path of ['/kalender/*', '/rss/*'])
    app.get(path, { schema: { hide: true } }, async (request, reply) => answer(request, reply));
}
