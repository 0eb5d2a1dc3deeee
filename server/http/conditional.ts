import type { IncomingHttpHeaders } from 'node:http';

const WEAK = /^W\//;

/** A proxy that compresses makes a tag weak. */
export const matchesTag = (tags: string, tag: string): boolean =>
  tags === tag || tags === '*' || tags.split(',').some((each) => each.trim().replace(WEAK, '') === tag);

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** RFC 9110, 13.2.2: a tag comes before a date, and a malformed date counts for nothing. */
export function isUnchanged(
  { 'if-none-match': tags, 'if-modified-since': since = '' }: IncomingHttpHeaders,
  tag: string,
  modifiedMs: number,
): boolean {
  if (tags !== undefined) return matchesTag(tags, tag);
  return HTTP_DATE.test(since) && Math.floor(modifiedMs / 1000) * 1000 <= Date.parse(since);
}
