import { randomUUID } from 'node:crypto';
import { sportNameById } from '@stillingen/domain';
import { reachOf } from '../alerts/endpoint.ts';
import { type EndpointLine, MAX_ENDPOINTS, WebhookEndpoints } from '../alerts/webhooks/endpoints.ts';
import { WEBHOOK_EVENTS, type WebhookFilter } from '../alerts/webhooks/filter.ts';
import { WebhookOutbox } from '../alerts/webhooks/outbox.ts';
import { testBody } from '../alerts/webhooks/payload.ts';
import { createWebhookPost } from '../alerts/webhooks/post.ts';
import { openDatabase } from '../database/open.ts';
import { type Reach, readPublicUrl, unreachable } from '../http/outbound/guard.ts';
import { createVault, openKeyFile } from '../identity/secrets/keys.ts';
import { keyFileOf, readConfig } from '../ops/config/config.ts';
import { ConfigError, wrong } from '../ops/config/setting.ts';
import { command } from './options.ts';
import { FILTER_OPTIONS, filterOf } from './webhook-filter.ts';

interface Context {
  readonly endpoints: WebhookEndpoints;
  readonly outbox: WebhookOutbox;
  readonly reach: Reach;
}

/** Its query may hold a password. */
const shownUrl = (url: string): string => url.replace(/\?.*$/s, '?…');
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function shownFilter({ kinds, sports, leagues, teams }: WebhookFilter): string {
  const parts = [
    kinds.map((kind) => WEBHOOK_EVENTS[kind].word),
    sports.map((id) => sportNameById(id)?.name ?? String(id)),
    leagues,
    teams,
  ].map((words) => words.join(','));
  return parts.filter((part) => part !== '').join(' ') || 'everything';
}

function linesOf({ id, url, filter, disabledAt, succeededAt, failedAt, failure, waiting, dead }: EndpointLine): string {
  const state = disabledAt !== null ? 'disabled' : failure !== '' ? 'failing' : 'active';
  const last = failure === '' ? '' : `; last failure ${failedAt?.toISOString()}: ${failure}`;
  return [
    `${id}  ${state}  ${shownUrl(url)}  ${shownFilter(filter)}`,
    `  last success ${succeededAt?.toISOString() ?? 'never'}${last}; ${waiting} waiting, ${counted(dead, 'dead letter')}`,
  ].join('\n');
}

async function readAddress(text: string, reach: Reach): Promise<URL> {
  const url = readPublicUrl(text, reach);
  if (url === null) throw wrong('URL', shownUrl(text), 'an https address at a public name, without a password or fragment');
  const problem = await unreachable(url, reach);
  if (problem !== null) throw new ConfigError(`URL ${JSON.stringify(shownUrl(text))} can not be used: ${problem}`);
  return url;
}

async function add({ endpoints, reach }: Context, text: string, filter: WebhookFilter): Promise<string> {
  const url = await readAddress(text, reach);
  const added = await endpoints.add(url.href, filter);
  if (added === null) throw new ConfigError(`there are ${MAX_ENDPOINTS} webhooks, and there may be no more; remove one`);
  return `${added.id} posts ${shownFilter(filter)} to ${shownUrl(url.href)}\nsecret, shown once: ${added.secret}`;
}

async function list({ endpoints }: Context): Promise<string> {
  const lines = await endpoints.lines();
  return [...lines.map(linesOf), counted(lines.length, 'webhook')].join('\n');
}

/** Posts one message now, beside the queue. */
async function test({ endpoints, reach }: Context, id: string): Promise<string | null> {
  const endpoint = (await endpoints.all()).find((each) => each.id === id);
  if (endpoint === undefined) return null;
  const order = { ...endpoint, message: `msg_test_${randomUUID()}`, body: testBody(Date.now()) };
  const { status, error, text } = await createWebhookPost(reach)(order, Date.now());
  return status === 0 ? `no answer: ${error}` : `answered ${status}${text === '' ? '' : `: ${JSON.stringify(text)}`}`;
}

/** The text of the answer; null for an unknown id. */
async function answerOf(context: Context, action: string, id: string): Promise<string | null> {
  switch (action) {
    case 'remove':
      return (await context.endpoints.remove(id)) ? `${id} is removed` : null;
    case 'retry': {
      const again = await context.outbox.retry(id);
      return again === null ? null : `${counted(again, 'dead letter')} of ${id} will be sent again`;
    }
    case 'test':
      return test(context, id);
    default:
      throw wrong('the action', action, 'add, list, remove, retry, test');
  }
}

export const webhook = command({
  summary:
    'Posts what happens to addresses of yours, signed: `webhook add URL`, `webhook list`, `webhook test|retry|remove ID` (docs/channels.md).',
  words: ['add|list|test|retry|remove', '[URL|ID]'],
  options: FILTER_OPTIONS,
  async run({ words: [action = '', word = ''], options }) {
    const config = readConfig();
    if (action !== 'list' && word === '') throw wrong('the command line of webhook', action, `${action} and a URL or an ID`);
    await using opened = await openDatabase(config);
    const { db } = opened;
    const vault = createVault(await openKeyFile(db, keyFileOf(config)));
    const context: Context = {
      endpoints: new WebhookEndpoints(db, vault, Date.now),
      outbox: new WebhookOutbox(db, Date.now),
      reach: reachOf(config.webhookLoopback),
    };
    const text =
      action === 'add'
        ? await add(context, word, filterOf(options))
        : action === 'list'
          ? await list(context)
          : await answerOf(context, action, word);
    if (text === null) {
      process.stderr.write(`there is no webhook ${JSON.stringify(word)}; \`webhook list\` lists them\n`);
      return 1;
    }
    process.stdout.write(`${text}\n`);
    return 0;
  },
});
