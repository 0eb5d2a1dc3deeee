import type { AccountConfig } from '../service/config.ts';
import { createVirtualWorld } from '../../testing/virtual-world.ts';
import { createModelBrowser } from './model-browser.ts';
import { logIn, MODEL_CONFIG, openModelPage } from './model-page.ts';
import { createModelService } from './model-service.ts';

export const SECOND_MS = 1_000;

/** A page of a browser where nobody is signed in, in a world of its own. */
export function open(config: AccountConfig = MODEL_CONFIG, random?: () => number) {
  const world = createVirtualWorld(random);
  const service = createModelService(world);
  const browser = createModelBrowser(world.after);
  const openPage = (of = browser) => openModelPage(world, of, service.request, config);
  const page = openPage();
  const named = (name: string) => service.calls.filter((call) => call.name === name);
  return { world, service, browser, openPage, page, account: page.account, named };
}

/** The same, signed in to an account that holds some data. */
export async function openSignedIn(data = {}, random?: () => number) {
  const opened = open(MODEL_CONFIG, random);
  opened.service.documents.data = data;
  logIn(opened.account);
  await opened.world.advance(2_000);
  return opened;
}
