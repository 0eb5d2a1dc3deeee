import type { FeedResponse } from '../../ports.ts';
import { createVirtualWorld, reply } from '../../testing/virtual-world.ts';
import type { AccountPorts, Request } from '../ports.ts';
import { createCaller } from '../service/calls.ts';
import type { AccountConfig } from '../service/config.ts';
import type { Messages } from '../service/errors.ts';
import { createService } from '../service/service.ts';
import { createModelBrowser } from './model-browser.ts';
import { MODEL_CONFIG, openModelPage } from './model-page.ts';

export const WHO = { id: 'a'.repeat(26), hash: '0'.repeat(64) };
export const PROFILE = { id: WHO.id, name: 'Anna', email: 'anna@example.dk', emailIsVerified: true };
export const DATA = { data: {}, privateData: {}, profile: PROFILE, rev: 3 };

/** The account service by its calls, which are answered as a test says. */
export function openService(
  answer: (url: string, init: Request) => FeedResponse | Promise<FeedResponse>,
  config: AccountConfig = MODEL_CONFIG,
  messages: Messages = {},
) {
  const world = createVirtualWorld();
  const requests: { url: string; init: Request }[] = [];
  const request: AccountPorts['request'] = async (url, init) => {
    requests.push({ url, init });
    return answer(url, init);
  };
  const { ports } = openModelPage(world, createModelBrowser(world.after), request);
  const service = createService(createCaller(ports, config, messages), config);
  return { world, requests, service };
}

export const json = (body: unknown, status = 200, headers = {}): FeedResponse => reply(JSON.stringify(body), status, headers);
export const bodyOf = ({ init }: { init: Request }): unknown => JSON.parse(init.body ?? 'null');
