import { createECDH } from 'node:crypto';
import { alertSubset, ALERT_LIMITS, type AlertPlan, planOf, type PushSubscriptionKeys } from '@stillingen/wire';
import { jsonBytes, parseUserData, type UserData } from '@stillingen/wire/account';
import Type, { type Static } from 'typebox';
import { strictObject } from '../http/request.ts';

const Endpoint = Type.String({ minLength: 1, maxLength: ALERT_LIMITS.endpointLength });

export const SubscriptionBody = strictObject({
  endpoint: Endpoint,
  keys: strictObject({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(?:==)?$' }),
  }),
  replaces: Type.Optional(Endpoint),
  loggedIn: Type.Optional(
    strictObject({ id: Type.String({ pattern: '^[0-9a-z]{26}$' }), hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  ),
  document: Type.Optional(Type.Unknown()),
  delayS: Type.Optional(Type.Integer({ minimum: 0, maximum: ALERT_LIMITS.delayS })),
});
export type SubscriptionForm = Static<typeof SubscriptionBody>;

export const EndpointBody = strictObject({ endpoint: Endpoint });

/** Whether the key is a point of the curve: encryption fails on others. */
export function isDeviceKey({ p256dh }: PushSubscriptionKeys['keys']): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

const countOf = ({ matches, teams, stages, leagues, rules }: AlertPlan): number =>
  matches.size + teams.size + stages.size + leagues.size + rules.length;

/** The parts of a document that alerts depend on; null where it is none, or too large. */
export function readDocument(sent: unknown): UserData | null {
  const document = parseUserData(sent);
  if (document === null) return null;
  const subset = alertSubset(document);
  return jsonBytes(subset) > ALERT_LIMITS.documentBytes || countOf(planOf(subset)) > ALERT_LIMITS.follows ? null : subset;
}
