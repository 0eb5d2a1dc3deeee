import { BET_SCOPES, BET_TYPES, OFFER_STATES, type StoredVersion } from '@stillingen/domain/odds';
import type { Statements } from '../../database/database.ts';
import { dayOf } from '../../database/offer-days.ts';
import { packPrices } from './packing.ts';

/** Another process leads: nothing was written. */
export class OddsLeadershipLost extends Error {
  override readonly name = 'LeadershipLost';
}

/** A version that is suspect has this added to the number of its state. */
export const SUSPECT = 8;

/** A version for the log. */
export interface LogVersion extends StoredVersion {
  /** Also what the log keeps once of its offer is new. */
  readonly isListed: boolean;
}

/** Columns are sent as lines: texts of JSON and of keys have no line ends. */
const lines = <Row>(rows: readonly Row[], of: (row: Row) => string | number | boolean): string => rows.map(of).join('\n');
const hex = (prices: StoredVersion['prices']): string => packPrices(prices).toString('hex');

/** The last of each offer, with the key that its offers had last. */
function listedOf(versions: readonly LogVersion[]): readonly LogVersion[] {
  const byId = new Map<number, LogVersion>();
  for (const version of versions) {
    const before = byId.get(version.id);
    if (!version.isListed && before === undefined) continue;
    const { provider, key } = version.key === '' && before !== undefined ? before : version;
    byId.set(version.id, { ...version, provider, key });
  }
  return [...byId.values()];
}

/** Rejects with OddsLeadershipLost if the term is over. */
export async function appendVersions(db: Statements, versions: readonly LogVersion[], term: number): Promise<void> {
  const listed = listedOf(versions);
  const { count } = await db`
    with fence as materialized (select from instance where term = ${term} for key share),
    listed as (
      insert into offer (id, event, bookmaker, bet_type, scope, line, live, provider, key, outcomes, opening, opened_ms, settlement)
      select id::int, event, bookmaker::int, bet_type::smallint, scope::smallint, nullif(line, '')::smallint, live::boolean, provider, key,
        outcomes::json, decode(opening, 'hex'), opened_ms::bigint, nullif(settlement, '')::json
      from fence, unnest(
        string_to_array(${lines(listed, ({ id }) => id)}, E'\n'),
        string_to_array(${lines(listed, ({ offer }) => offer.event)}, E'\n'),
        string_to_array(${lines(listed, ({ offer }) => offer.bookmaker)}, E'\n'),
        string_to_array(${lines(listed, ({ offer }) => BET_TYPES.indexOf(offer.betType))}, E'\n'),
        string_to_array(${lines(listed, ({ offer }) => BET_SCOPES.indexOf(offer.scope))}, E'\n'),
        string_to_array(${lines(listed, ({ offer }) => offer.line ?? '')}, E'\n'),
        string_to_array(${lines(listed, ({ offer }) => offer.isLive)}, E'\n'),
        string_to_array(${lines(listed, ({ provider }) => provider)}, E'\n'),
        string_to_array(${lines(listed, ({ key }) => key)}, E'\n'),
        string_to_array(${lines(listed, ({ outcomes }) => JSON.stringify(outcomes))}, E'\n'),
        string_to_array(${lines(listed, ({ opening }) => hex(opening))}, E'\n'),
        string_to_array(${lines(listed, ({ openedMs }) => openedMs)}, E'\n'),
        string_to_array(${lines(listed, ({ settlement }) => (settlement === undefined ? '' : JSON.stringify(settlement)))}, E'\n')
      ) as row (id, event, bookmaker, bet_type, scope, line, live, provider, key, outcomes, opening, opened_ms, settlement)
      on conflict (id) do update set outcomes = excluded.outcomes, opening = excluded.opening, settlement = excluded.settlement,
        provider = case when excluded.key = '' then offer.provider else excluded.provider end,
        key = case when excluded.key = '' then offer.key else excluded.key end
    )
    insert into offer_version (day, n, journal_n, received_ms, at_ms, seq, offer, state, prices, previous)
    select day::date, n::bigint, journal_n::bigint, received_ms::bigint, at_ms::bigint, seq::bigint, offer::int, state::smallint,
      decode(prices, 'hex'), decode(previous, 'hex')
    from fence, unnest(
      string_to_array(${lines(versions, ({ receivedMs }) => dayOf(receivedMs))}, E'\n'),
      string_to_array(${lines(versions, ({ n }) => n)}, E'\n'),
      string_to_array(${lines(versions, ({ journalN }) => journalN)}, E'\n'),
      string_to_array(${lines(versions, ({ receivedMs }) => receivedMs)}, E'\n'),
      string_to_array(${lines(versions, ({ atMs }) => atMs)}, E'\n'),
      string_to_array(${lines(versions, ({ seq }) => seq)}, E'\n'),
      string_to_array(${lines(versions, ({ id }) => id)}, E'\n'),
      string_to_array(${lines(versions, ({ state, isSuspect }) => OFFER_STATES.indexOf(state) + (isSuspect ? SUSPECT : 0))}, E'\n'),
      string_to_array(${lines(versions, ({ prices }) => hex(prices))}, E'\n'),
      string_to_array(${lines(versions, ({ previous }) => hex(previous))}, E'\n')
    ) as row (day, n, journal_n, received_ms, at_ms, seq, offer, state, prices, previous)`;
  if (count === 0) throw new OddsLeadershipLost('another process leads');
}
