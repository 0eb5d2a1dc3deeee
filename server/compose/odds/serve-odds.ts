import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { dayOf, type EventId, type LiveState } from '@stillingen/domain';
import { ODDS_MODE_PATH, type OddsView } from '@stillingen/wire';
import { addressOf } from '../../http/request.ts';
import { deviceOf } from '../../identity/http/caller.ts';
import { basicCredentials } from '../../identity/sessions/authenticate.ts';
import { findSession } from '../../identity/sessions/queries.ts';
import { geoRecord } from '../../feeds/replies.ts';
import { audienceOfEvent } from '../../odds/audience/audience-of-event.ts';
import type { OddsAudience } from '../../odds/audience/audience.ts';
import { readBookmakers } from '../../odds/audience/config-file.ts';
import { demoOdds } from '../../odds/audience/demo-bookmakers.ts';
import { eventFactsOf } from '../../odds/audience/event-facts.ts';
import type { OddsConfig } from '../../odds/audience/odds-config.ts';
import { viewOf } from '../../odds/audience/view-of.ts';
import { OddsVisitors } from '../../odds/audience/visitors.ts';
import { oddsHistory } from '../../odds/history/plugin.ts';
import { bookmakerLinks } from '../../odds/links/plugin.ts';
import { readMarketPoints } from '../../odds/log/market-points.ts';
import { ModeController } from '../../odds/mode/controller.ts';
import { OddsCookies } from '../../odds/mode/cookies.ts';
import { oddsMode } from '../../odds/mode/plugin.ts';
import { lockOfUser, lockUser, openOddsKey } from '../../odds/mode/store.ts';
import { EndedModes } from '../../odds/push/ended-modes.ts';
import { signTicket } from '../../odds/push/ticket.ts';
import type { Config } from '../../ops/config/config.ts';
import { DEMO_BOOKMAKERS } from '../../ops/config/odds.ts';
import type { RoleContext } from '../infrastructure.ts';

/** Null for a site without odds. Throws ConfigError with a line for each fault of the file. */
export function openOddsConfig({ bookmakers }: Config, notice: (line: string) => void): OddsConfig | null {
  const nowS = Date.now() / 1000;
  if (bookmakers === '') return null;
  if (bookmakers === DEMO_BOOKMAKERS) return demoOdds(nowS);
  const { config, notices } = readBookmakers(bookmakers, dayOf(nowS));
  for (const line of notices) notice(`BOOKMAKERS, ${bookmakers}: ${line}`);
  return config;
}

/** What an edge decides of odds for each request and event. */
export interface EdgeOdds {
  /** Of cookies and tickets. */
  readonly key: Buffer;
  readonly visitors: OddsVisitors;
  readonly endedModes: EndedModes;
  /** What an event leaves of an audience; all of it for an unknown event. */
  readonly forEvent: (audience: OddsAudience, event: string) => OddsAudience | null;
}

export function oddsViewOf(odds: EdgeOdds | null): (headers: IncomingHttpHeaders) => OddsView | null {
  return (headers) => {
    const audience = odds?.visitors.of(headers) ?? null;
    return audience === null ? null : viewOf(audience);
  };
}

/** The mode, and the addresses that lead to bookmakers. Null for a site without odds. */
export async function serveOdds(
  { config, app, infrastructure: { db }, odds }: RoleContext,
  state: Pick<LiveState, 'events' | 'races' | 'leagues' | 'participants'>,
): Promise<EdgeOdds | null> {
  if (odds === null) {
    // Not 404, which browsers report as an error: every page of settings requests it.
    app.get(ODDS_MODE_PATH, { schema: { hide: true } }, async (_request, reply) =>
      reply.code(204).header('cache-control', 'no-store').send(),
    );
    return null;
  }
  const nowMs = Date.now;
  const key = await openOddsKey(db, nowMs());
  const cookies = new OddsCookies(key);
  const endedModes = new EndedModes();
  const placeOf = (headers: IncomingHttpHeaders) => geoRecord(headers, config.geoHeaders);
  const visitors = new OddsVisitors({ config: odds, cookies, placeOf, nowMs });
  async function userOf(request: FastifyRequest): Promise<string | null> {
    const login = basicCredentials(request);
    const session = login === null ? null : await findSession(db, nowMs(), login, deviceOf(request.headers.cookie ?? ''));
    return session?.userId ?? null;
  }
  await app.register(async (scope) =>
    oddsMode(scope, {
      controller: new ModeController({
        ...{ cookies, visitors, nowMs },
        ticketOf: (audience, modeUntilS) => signTicket(audience, modeUntilS, nowMs(), key),
        onEnd: (modeUntilS) => endedModes.end(modeUntilS, nowMs()),
        locks: {
          of: (user, nowS) => lockOfUser(db, user, nowS),
          lengthen: (user, untilS, nowS) => lockUser(db, user, untilS, nowS),
        },
      }),
      userOf,
      addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
      siteUrl: config.siteUrl,
    }),
  );
  function forEvent(audience: OddsAudience, id: string): OddsAudience | null {
    const event = state.events.get(id as EventId) ?? state.races.get(id as EventId);
    return event === undefined ? audience : audienceOfEvent(audience, eventFactsOf(state, event), nowMs(), odds!);
  }
  bookmakerLinks(app, { visitors, placeOf, forEvent });
  oddsHistory(app, {
    audienceOf: (headers) => visitors.of(headers),
    forEvent: (audience, id) =>
      state.events.has(id as EventId) || state.races.has(id as EventId) ? forEvent(audience, id) : null,
    read: (market, untilMs) => readMarketPoints(db, market, untilMs),
    addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
    nowMs,
  });
  return { key, visitors, endedModes, forEvent };
}
