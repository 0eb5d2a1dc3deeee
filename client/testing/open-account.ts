import type { AccountConfig } from '../account/service/calls.ts';
import { createVirtualWorld, reply } from './virtual-world.ts';
import { createModelBrowser } from './model-page.ts';
import { logIn, MODEL_CONFIG, openModelPage } from './model-page.ts';
import { createModelService } from './model-service.ts';
import type { FeedResponse } from '../ports.ts';
import type { AccountPorts, Request } from '../account/ports.ts';
import { createCaller } from '../account/service/calls.ts';
import type { Messages } from '../account/service/errors.ts';
import { createService } from '../account/service/service.ts';

export const SECOND_MS = 1_000;

export function open(config: AccountConfig = MODEL_CONFIG, random?: () => number) {
  const world = createVirtualWorld(random);
  const service = createModelService(world);
  const browser = createModelBrowser(world.after);
  const openPage = (of = browser) => openModelPage(world, of, service.request, config);
  const page = openPage();
  const named = (name: string) => service.calls.filter((call) => call.name === name);
  return { world, service, browser, openPage, page, account: page.account, named };
}

export async function openSignedIn(data = {}, random?: () => number) {
  const opened = open(MODEL_CONFIG, random);
  opened.service.documents.data = data;
  logIn(opened.account);
  await opened.world.advance(2_000);
  return opened;
}

export const WHO = { id: 'a'.repeat(26), hash: '0'.repeat(64) };
export const PROFILE = { id: WHO.id, name: 'Anna', email: 'anna@example.dk', emailIsVerified: true };
export const DATA = { data: {}, privateData: {}, profile: PROFILE, rev: 3 };

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
