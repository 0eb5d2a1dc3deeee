import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/request.ts';
import type { PushHub } from './hub.ts';
import { PUSH_LIMITS, type PushLimits } from './limits.ts';
import { Admission, type ConnectionRefusal, isOriginAllowed, refusal } from './transport/admission.ts';
import { eventStreamRoutes } from './transport/event-stream.ts';
import { webSocketRoute } from './transport/upgrade.ts';

export interface PushOptions {
  readonly hub: PushHub;
  /** Monotonic (milliseconds). */
  readonly clockMs: () => number;
  readonly random: () => number;
  /** Origins of pages that may connect beside our own. */
  readonly origins: readonly string[];
  /** The header in which the proxy in front names the client's address; empty without a proxy. */
  readonly addressHeader: string;
  readonly limits?: PushLimits;
  readonly rawWrites?: boolean;
  readonly onRefused?: (status: number) => void;
}

/** Counts a connection of any origin until it closes, or refuses it. */
export type AdmitAny = (request: IncomingMessage, socket: Duplex) => ConnectionRefusal | null;

/**
 * WebSockets at /push and streams of events at /push/sse, admitted by the same rules. Returns those
 * rules for streams that pages of every origin may read.
 */
export function push(app: FastifyInstance, options: PushOptions): AdmitAny {
  const { hub, clockMs, random, origins, addressHeader, limits = PUSH_LIMITS, rawWrites = true, onRefused } = options;
  const admission = new Admission(limits, { clockMs, random, isOpen: () => !hub.isEnding });

  /** Logged once: metrics count the refused connections of a crowd. */
  let isCrowdLogged = false;
  function logCrowd(): void {
    if (isCrowdLogged) return;
    isCrowdLogged = true;
    app.log.warn(
      `${limits.perAddress} push connections from one address; behind a proxy set CLIENT_ADDRESS_HEADER (logged once; counted by stillingen_push_refused_connections_total)`,
    );
  }

  function admit(request: IncomingMessage, socket: Duplex, isOpen = false): ConnectionRefusal | null {
    const { origin, host } = request.headers;
    const address = addressOf(request, addressHeader);
    const refused =
      isOpen || isOriginAllowed(origin, host, origins)
        ? admission.admit(address)
        : refusal(403, 'pages of this origin may not connect');
    if (refused === null) {
      socket.once('close', () => admission.release(address));
      return null;
    }
    onRefused?.(refused.status);
    if (refused.status === 429 && addressHeader === '') logCrowd();
    return refused;
  }

  app.server.on('connection', () => hub.yieldToAccept());
  webSocketRoute(app, { hub, limits, clockMs, rawWrites }, admit);
  eventStreamRoutes(app, { hub, random, origins }, admit);
  return (request, socket) => admit(request, socket, true);
}
