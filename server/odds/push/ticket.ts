import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OddsAudience } from '../audience/audience.ts';

/** A page renews its ticket within this time (milliseconds). */
export const TICKET_MS = 600_000;

/** Bookmakers whose live odds its holder may follow: those that its group is served. */
export interface Ticket {
  /** The second until which the mode of its visitor holds. */
  readonly mode: number;
  readonly issuedMs: number;
  readonly bookmakers: ReadonlySet<number>;
}

const TICKET = /^2\.(\d{1,12})\.(\d{1,12})\.(\d{1,5}(?:-\d{1,5})*|)\.([\w-]{43})$/;

const macOf = (text: string, key: Buffer): Buffer => createHmac('sha256', key).update(`oddsTicket ${text}`).digest();

export function signTicket({ bookmakers, servesLive }: OddsAudience, mode: number, nowMs: number, key: Buffer): string {
  const ids = servesLive ? bookmakers.map(({ id }) => id).join('-') : '';
  const text = `2.${Math.floor((nowMs + TICKET_MS) / 1000)}.${mode}.${ids}`;
  return `${text}.${macOf(text, key).toString('base64url')}`;
}

/** Null where it is forged, of another key, or too old. */
export function readTicket(ticket: string, nowMs: number, key: Buffer): Ticket | null {
  const [, untilS, mode, ids = '', mac = ''] = TICKET.exec(ticket) ?? [];
  if (untilS === undefined || Number(untilS) * 1000 <= nowMs) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(`2.${untilS}.${mode}.${ids}`, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const issuedMs = Number(untilS) * 1000 - TICKET_MS;
  return { mode: Number(mode), issuedMs, bookmakers: new Set(ids === '' ? [] : ids.split('-').map(Number)) };
}
