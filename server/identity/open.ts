import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createGuessLimit } from '../http/limits/guess-limit.ts';
import { scheduleCleanup } from './cleanup.ts';
import type { Captcha, Identity, IdentityMetrics } from './context.ts';
import { createAudit } from './events.ts';
import { createCallerReader } from './http/caller.ts';
import { createLimits } from './limits/limits.ts';
import { createOutbox } from './mail/mail-worker.ts';
import { createCodes } from './secrets/tokens.ts';
import { HashPool } from './secrets/hash-pool.ts';
import { createHasher, type HashCost } from './secrets/hasher.ts';
import { createVault, openKeyFile } from './secrets/keys.ts';
import { createSessions } from './sessions/sessions.ts';

export interface IdentityOptions extends Pick<Identity, 'db' | 'config' | 'nowMs' | 'terms' | 'marketing'> {
  readonly keyFile: string;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly guessesPerAddress: number;
  readonly captcha: (context: Pick<Identity, 'db' | 'vault' | 'nowMs'>) => Captcha;
  readonly metrics: Pick<IdentityMetrics, 'failedLogins'>;
  readonly onCredentialStuffing: () => void;
  readonly report: (error: unknown) => void;
  readonly hashCost?: HashCost;
}

/** Throws StoreError for an invalid key file. */
export async function openIdentity(options: IdentityOptions): Promise<Identity & AsyncDisposable> {
  const { db, config, nowMs, terms, marketing, hashCost, metrics, onCredentialStuffing, report } = options;
  await using stack = new AsyncDisposableStack();
  const keys = await openKeyFile(db, options.keyFile);
  const vault = createVault(keys);
  const pool = stack.use(new HashPool());
  const stored = { db, vault, nowMs };
  const identity: Identity = {
    ...{ ...stored, config, terms, marketing },
    random: randomBytes,
    hasher: createHasher({ keys, pool, ...(hashCost === undefined ? {} : { cost: hashCost }) }),
    mail: createOutbox(stored),
    captcha: options.captcha(stored),
    limits: createLimits(stored),
    sessions: createSessions({
      ...{ db, nowMs, random: randomBytes, bindsDevices: config.siteUrl.startsWith('https://') },
      guesses: createGuessLimit({ perMinute: options.guessesPerAddress, clockMs: () => performance.now() }),
    }),
    codes: createCodes({ nowMs, random: randomBytes }),
    audit: createAudit(nowMs),
    callerOf: createCallerReader(options.addressOf),
  };
  stack.use(scheduleCleanup(identity, { metrics, onAlarm: onCredentialStuffing, report }));
  const disposal = stack.move();
  return { ...identity, [Symbol.asyncDispose]: () => disposal.disposeAsync() };
}
