import { RULE_LENGTH, type Sport, SPORTS } from '@stillingen/domain';
import { RULE_SPORTS_PATH, RULE_TRIAL_PATH, type RuleTrialAnswer } from '@stillingen/wire';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { CostLimit } from '../../http/limits/cost-limit.ts';
import { jsonAnswer } from '../../http/documentation.ts';
import type { RuleTrial } from './trial.ts';

/** As many as an account keeps of each; rules as a page shows them. */
const MOST = { rules: 50, matches: 500, teams: 200 } as const;
const RETRY_S = 5;

const ids = (maxItems: number) => Type.Array(Type.String({ pattern: '^\\w{1,40}$' }), { maxItems });
const TrialCall = Type.Object(
  {
    rules: Type.Array(Type.String({ maxLength: RULE_LENGTH }), { maxItems: MOST.rules }),
    matches: ids(MOST.matches),
    stages: Type.Optional(ids(MOST.matches)),
    teams: ids(MOST.teams),
  },
  { additionalProperties: false },
);

const RULE_SPORTS = {
  summary: 'List the sports of rules',
  tags: ['Alerts'],
  documents: {
    response: {
      200: jsonAnswer(
        'Sports with matches; more fields are in `domain/sport/sport.ts`.',
        Type.Array(Type.Object({ id: Type.Integer() })),
        [{ id: 1 }],
      ),
    },
  },
};
const RULE_TRIAL = {
  summary: 'Count how often rules would have rung yesterday',
  tags: ['Alerts'],
  documents: {
    response: {
      200: jsonAnswer(
        'In the order of the rules.',
        Type.Object({
          results: Type.Array(Type.Union([Type.Object({ times: Type.Integer() }), Type.Object({ refused: Type.String() })])),
        }),
        { results: [{ times: 3 }] },
      ),
      429: jsonAnswer('More than the share of an address.', Type.Object({ error: Type.String() }), { error: 'too many trials' }),
    },
  },
};

export interface TrialOptions {
  readonly trial: RuleTrial;
  readonly costs: CostLimit;
  readonly nowS: () => number;
  readonly clockMs: () => number;
  /** Compresses a text once for each encoding. */
  readonly bodyOf: (text: string) => (accepts: string | undefined) => Promise<EncodedBody>;
}

export interface EncodedBody {
  readonly encoding: string;
  readonly bytes: Buffer;
}

const withoutLists = ({ statistics: _, ...sport }: Sport) => sport;
const SPORTS_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  vary: 'accept-encoding',
} as const;
const SPORTS_TEXT = JSON.stringify(SPORTS.filter(({ duel }) => duel).map(withoutLists));

/**
 * The sports of rules; how often each rule would have rung yesterday, or why it is refused.
 * 429 above the share of an address.
 */
export function ruleTrials(app: FastifyInstance, { trial, costs, nowS, clockMs, bodyOf }: TrialOptions): void {
  const sports = bodyOf(SPORTS_TEXT);
  app.get(RULE_SPORTS_PATH, { schema: RULE_SPORTS }, async ({ headers }, reply) => {
    const { encoding, bytes } = await sports(headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.headers(SPORTS_HEADERS).send(bytes);
  });
  app.post<{ Body: Type.Static<typeof TrialCall> }>(
    RULE_TRIAL_PATH,
    { schema: { ...RULE_TRIAL, body: TrialCall } },
    async ({ body, raw }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!costs.admits(raw)) return reply.code(429).header('retry-after', String(RETRY_S)).send({ error: 'too many trials' });
      const fromMs = clockMs();
      const results = await trial.results(
        body.rules,
        {
          matches: new Set(body.matches),
          stages: new Set(body.stages),
          teams: new Set(body.teams),
        },
        nowS(),
      );
      costs.spend(raw, clockMs() - fromMs);
      return { results } satisfies RuleTrialAnswer;
    },
  );
}
