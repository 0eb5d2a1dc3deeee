import { ODDS_REFUSALS, ODDS_WARNINGS } from '@stillingen/domain';
import { OddsMessage } from '@stillingen/domain/messages';

export const ODDS_ADDRESS = '/ingest/v1/odds';

const at = '2026-11-28T17:00:00Z';
const EXAMPLE: readonly OddsMessage[] = [
  {
    ...{ kind: 'offer', key: 'o/m1/9001/ou25', seq: 1, at, event: 'm1', bookmaker: 9001, live: false, state: 'open' },
    ...{ betType: 'OVER_UNDER', scope: 'FULL_TIME', line: 2.5, prices: { over: '1.85', under: '1.95' } },
  },
  { kind: 'offer-confirmation', key: 'c/9001', seq: 2, at, bookmaker: 9001, events: ['m1'], live: false },
];

const warnings = Object.entries(ODDS_WARNINGS)
  .map(([code, why]) => `\`${code}\` ${why}`)
  .join('; ');

/** What the document of the API states of the endpoint. */
export const ODDS_MESSAGES = {
  summary: 'Submit odds',
  description:
    'A JSON array or NDJSON of messages on offers of bookmakers, with a queue of its own: prices never delay scores, and are refused first when the server is busy. ' +
    `Answered after commit. Warnings of accepted messages: ${warnings}.`,
  schema: OddsMessage,
  refusals: ODDS_REFUSALS,
  example: EXAMPLE,
};
