import {
  type Calls,
  type ConsentChoice,
  MARKETING_TEXTS,
  MARKETING_VARIANTS,
  type MarketingLevel,
} from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Identity } from '../context.ts';
import { routeOf } from '../http/routes.ts';
import { BODY_BYTES } from '../http/setup.ts';
import { CallErrorV5 } from '../http/errors.ts';
import type { MarketingConsents } from './consents.ts';
import { requireClientSession, requireConsentSession } from '../sessions/authenticate.ts';

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

type Choices = Partial<Record<MarketingLevel, ConsentChoice>>;

/** A yes is to the words that are shown today; a no is always taken. Refuses with 400. */
function checkTexts(choices: Choices): void {
  for (const [level, { granted, textVersion }] of Object.entries(choices)) {
    const { version } = MARKETING_TEXTS[level as MarketingLevel];
    if (granted && textVersion !== version)
      throw new CallErrorV5(400, 'invalidData', `the text of ${level} is of version ${version}`);
  }
}

/** What a user said about marketing: asked, answered, changed (TERMS-09 to TERMS-11). */
export function marketingRoutes(app: FastifyInstance, identity: Identity, marketing: MarketingConsents): void {
  const { db, config, audit, callerOf } = identity;

  async function put(request: Parameters<typeof callerOf>[0], userId: string, choices: Choices, source: string): Promise<void> {
    checkTexts(choices);
    await db.begin(async (tx) => {
      await marketing.put(tx, { userId, choices, source });
      await audit(tx, { userId, event: 'marketing', ok: true, caller: callerOf(request) });
    });
  }

  app.route<{ Body: Calls['marketingApproval']['sent'] }>({
    ...routeOf('marketingApproval'),
    bodyLimit: BODY_BYTES,
    schema: { summary: 'Answer a marketing question', body: ApprovalBody },
    async handler(request, reply) {
      const { userId } = await requireConsentSession(identity, request);
      const { projectId, level, approved, textVersion, source } = request.body;
      if (projectId !== config.project) throw new CallErrorV5(400, 'invalidData', `projectId is ${config.project} here`);
      await put(request, userId, { [level]: { granted: approved, textVersion } }, source);
      return reply.code(204).send();
    },
  });
  app.route({
    ...routeOf('marketingConsent'),
    schema: { summary: 'Read the marketing consent' },
    async handler(request) {
      const { userId } = await requireClientSession(identity, request);
      return marketing.get(db, userId);
    },
  });
  app.route<{ Body: Calls['updateMarketingConsent']['sent'] }>({
    ...routeOf('updateMarketingConsent'),
    bodyLimit: BODY_BYTES,
    schema: { summary: 'Change the marketing consent', body: ConsentBody },
    async handler(request) {
      const { userId } = await requireConsentSession(identity, request);
      const { basic, extended } = request.body;
      const choices = {
        ...(basic === undefined ? {} : { BASIC: basic }),
        ...(extended === undefined ? {} : { EXTENDED: extended }),
      };
      await put(request, userId, choices, 'settings');
      return marketing.get(db, userId);
    },
  });
}
