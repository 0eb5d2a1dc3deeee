import { ALARM_MINUTES, MOST_CHANNEL_IDS, NEWS_PARTS } from '@stillingen/wire';
import { textAnswer } from '../http/documentation.ts';

const TAGS = ['Channels'];
const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Stillingen//DA\r\nEND:VCALENDAR\r\n';
const NEWS = '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>Brøndby IF</title></channel></rss>';

const parameter = (place: 'path' | 'query', name: string, description: string, schema: object, example: string) => ({
  ...{ name, in: place, required: place === 'path', description, schema, example },
});
const subject = (words: readonly string[]) =>
  parameter('path', 'subject', 'What it is about, in Danish.', { type: 'string', enum: words }, words[0]!);

const answersOf = (text: object) => ({
  200: text,
  304: { description: 'Nothing has changed since the known ETag or time.' },
  400: textAnswer('An option that is unknown, repeated or out of order.', 'alarm is 7; allowed: 15, 30, 60'),
  404: textAnswer('An unknown or deleted team, person or league.', 'there is no such team, person or league'),
  429: textAnswer('Too much was requested from this address that is not in memory; see `retry-after`.'),
});

/** The addresses of calendars and news feeds, whose grammar is stricter than that of routes. */
export const channelPaths = (): Readonly<Record<string, object>> => ({
  '/kalender/{subject}/{ids}.ics': {
    get: {
      ...{ summary: 'Subscribe to a calendar', tags: TAGS, description: 'One address has one spelling (docs/channels.md).' },
      parameters: [
        subject(['hold', 'person', 'liga', 'mine']),
        parameter(
          'path',
          'ids',
          `One id; of \`mine\` up to ${MOST_CHANNEL_IDS}, sorted, each once.`,
          { type: 'string', pattern: '^[A-Za-z0-9]{8}(-[A-Za-z0-9]{8})*$' },
          'MnOpQr56',
        ),
        parameter('query', 'alarm', 'Minutes before the start.', { type: 'string', enum: ALARM_MINUTES.map(String) }, '30'),
        parameter('query', 'resultater', 'Whether titles of finished events have results.', { type: 'string', enum: ['1'] }, '1'),
      ],
      responses: answersOf(textAnswer('The events of 30 days back to a year ahead.', CALENDAR, 'text/calendar')),
    },
  },
  '/rss/{subject}/{id}.{format}': {
    get: {
      ...{ summary: 'Read results, corrections and news', tags: TAGS, description: 'The latest 50 (docs/channels.md).' },
      parameters: [
        subject(['hold', 'liga']),
        parameter('path', 'id', 'Of the team or league.', { type: 'string', pattern: '^[A-Za-z0-9]{8}$' }, 'MnOpQr56'),
        parameter('path', 'format', 'RSS 2.0 or Atom.', { type: 'string', enum: ['xml', 'atom'] }, 'xml'),
        parameter('query', 'indhold', `Some of ${NEWS_PARTS.join(',')}, in this order.`, { type: 'string' }, NEWS_PARTS[0]),
      ],
      responses: answersOf(textAnswer('The items, the newest first.', NEWS, 'application/rss+xml')),
    },
  },
});
