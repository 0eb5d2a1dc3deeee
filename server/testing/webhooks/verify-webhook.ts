import { Webhook } from 'standardwebhooks';
import type { ReceivedPush } from '../push-service.ts';

export interface TestWebhookBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The message of a request, as a receiver verifies it. Throws for a wrong signature. */
export const verifyWebhook = (secret: string, { headers, body }: ReceivedPush): TestWebhookBody =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as TestWebhookBody;
