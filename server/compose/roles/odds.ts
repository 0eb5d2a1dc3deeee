import { OddsMessage } from '@stillingen/domain/messages';
import type { IngestEndpoint } from '../../ingest/plugin.ts';
import { messagesSchema } from '../../ingest/schema.ts';
import { MessageParser } from '../../ingest/validate.ts';
import type { Leadership } from '../../leader/leadership.ts';
import { OddsFollower } from '../../odds/follower.ts';
import { ODDS_ADDRESS, ODDS_MESSAGES } from '../../odds/intake/endpoint.ts';
import { OddsLeader } from '../../odds/leader/leader.ts';
import type { RoleContext } from '../infrastructure.ts';

/** All configured bookmakers, with the only provider that may send their offers; null for any. */
export type BookmakerOwners = ReadonlyMap<number, string | null>;

/** The offers of this process, beside the state of the journal. */
export async function followOdds({ app, infrastructure: { db, bus }, follower }: RoleContext): Promise<OddsFollower> {
  const odds = new OddsFollower({ db, bus, live: follower.state, nowMs: Date.now, report: (error) => app.log.error(error) });
  await odds.start();
  follower.onEntries(() => odds.onEntries());
  return odds;
}

export const leadOdds = (
  { app, infrastructure: { db, bus }, follower, metrics }: RoleContext,
  { odds, leadership, bookmakers }: { odds: OddsFollower; leadership: Leadership; bookmakers: BookmakerOwners },
): OddsLeader =>
  new OddsLeader({
    ...{ db, bus, follower: odds, live: follower.state },
    term: () => leadership.term,
    whenJournalIdle: () => leadership.whenIdle(),
    bookmakers: () => bookmakers,
    nowMs: Date.now,
    report: (error) => app.log.error(error),
    onCommit: metrics.oddsCommitted,
  });

export const oddsEndpoint = (leader: OddsLeader): IngestEndpoint<OddsMessage> => ({
  address: ODDS_ADDRESS,
  schema: messagesSchema(ODDS_MESSAGES),
  parser: new MessageParser<OddsMessage>(OddsMessage),
  takesWholeEvents: false,
  submit: (provider, { messages }) => leader.submit(provider, messages),
});
