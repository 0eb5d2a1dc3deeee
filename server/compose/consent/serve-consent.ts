import { ConsentCookies } from '../../consent/cookies.ts';
import { consent } from '../../consent/plugin.ts';
import { findProof, keepProof, openConsentKey, pruneProofs } from '../../consent/store.ts';
import { addressOf } from '../../http/request.ts';
import type { RoleContext } from '../infrastructure.ts';

const DAY_MS = 86_400_000;

export interface SiteConsent extends Disposable {
  /** Null where no part of the site needs consent. */
  readonly cookies: ConsentCookies | null;
}

/** Proofs are pruned also where no part needs consent any longer. */
export async function serveConsent({ config, app, infrastructure: { db }, consent: needed }: RoleContext): Promise<SiteConsent> {
  const nowMs = Date.now;
  const prune = (): Promise<void> =>
    pruneProofs(db, nowMs()).catch((error: unknown) => app.log.error({ err: error }, 'old proofs of consent were not deleted'));
  await prune();
  const timer = setInterval(() => void prune(), DAY_MS).unref();
  const end = { [Symbol.dispose]: () => clearInterval(timer) };
  if (needed.consentFor === undefined) return { cookies: null, ...end };
  const cookies = new ConsentCookies(await openConsentKey(db, nowMs()), config.siteUrl);
  await app.register(async (scope) =>
    consent(scope, {
      ...{ cookies, nowMs, siteUrl: config.siteUrl },
      proofs: { keep: (proof) => keepProof(db, proof), find: (id) => findProof(db, id) },
      addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
    }),
  );
  return { cookies, ...end };
}
