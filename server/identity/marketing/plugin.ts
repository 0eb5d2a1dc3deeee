import { type ConsentChoice, MARKETING_TEXTS, MARKETING_VARIANTS, type MarketingLevel } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Caller, Identity } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { CallRouter } from '../http/routes.ts';
import { requireClientSession, requireConsentSession } from '../sessions/authenticate.ts';
import type { MarketingConsents } from './consents.ts';

const strict = { additionalProperties: false };
const TextVersion = Type.String({ pattern: '^[0-9a-z.-]{1,32}$' });
const ApprovalBody = Type.Object(
  {
    projectId: Type.Integer({ minimum: 1, maximum: 9999 }),
    level: Type.Enum(Object.keys(MARKETING_TEXTS) as MarketingLevel[]),
    approved: Type.Boolean(),
    textVersion: TextVersion,
    source: Type.Enum([...MARKETING_VARIANTS]),
  },
  strict,
);
const Choice = Type.Object({ granted: Type.Boolean(), textVersion: TextVersion }, strict);
const ConsentBody = Type.Object(
  { basic: Type.Optional(Choice), extended: Type.Optional(Choice) },
  { ...strict, minProperties: 1 },
);

interface ConsentChange {
  readonly userId: string;
  readonly choices: Partial<Record<MarketingLevel, ConsentChoice>>;
  readonly source: string;
}

/** Consent is given to the current text only; refusal is always accepted. Throws 400. */
function checkTexts(choices: ConsentChange['choices']): void {
  for (const [level, { granted, textVersion }] of Object.entries(choices)) {
    const { version } = MARKETING_TEXTS[level as MarketingLevel];
    if (granted && textVersion !== version)
      throw new CallErrorV5(400, 'invalidData', `the text of ${level} is of version ${version}`);
  }
}

async function storeConsents(
  { db, audit }: Identity,
  marketing: MarketingConsents,
  change: ConsentChange,
  caller: Caller,
): Promise<void> {
  checkTexts(change.choices);
  await db.begin(async (tx) => {
    await marketing.put(tx, change);
    await audit(tx, { userId: change.userId, event: 'marketing', ok: true, caller });
  });
}

export function marketingRoutes(app: FastifyInstance, identity: Identity, marketing: MarketingConsents): void {
  const { db, config } = identity;
  const router = new CallRouter(app, identity);
  router.userRoute(
    'marketingApproval',
    { summary: 'Answer a marketing question', body: ApprovalBody, proof: requireConsentSession },
    async ({ session: { userId }, body: { projectId, level, approved, textVersion, source }, caller }) => {
      if (projectId !== config.project) throw new CallErrorV5(400, 'invalidData', `projectId is ${config.project} here`);
      const choices = { [level]: { granted: approved, textVersion } };
      await storeConsents(identity, marketing, { userId, choices, source }, caller);
      return undefined;
    },
  );
  router.userRoute(
    'marketingConsent',
    { summary: 'Read the marketing consent', proof: requireClientSession },
    async ({ session }) => marketing.get(db, session.userId),
  );
  router.userRoute(
    'updateMarketingConsent',
    { summary: 'Change the marketing consent', body: ConsentBody, proof: requireConsentSession },
    async ({ session: { userId }, body: { basic, extended }, caller }) => {
      const choices = {
        ...(basic === undefined ? {} : { BASIC: basic }),
        ...(extended === undefined ? {} : { EXTENDED: extended }),
      };
      await storeConsents(identity, marketing, { userId, choices, source: 'settings' }, caller);
      return marketing.get(db, userId);
    },
  );
}
