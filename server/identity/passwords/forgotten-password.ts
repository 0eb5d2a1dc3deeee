import { DONE, type Done } from '@stillingen/wire/account';
import { userByEmail } from '../accounts/queries.ts';
import type { Identity } from '../context.ts';
import { LIMITS } from '../limits/limits.ts';
import { linkedProviderNames } from '../providers/queries.ts';

async function sendLink({ db, limits, codes, mail }: Identity, norm: string): Promise<void> {
  if ((await limits.consume(LIMITS.forgottenMails, norm)) !== null) return;
  const user = await userByEmail(db, norm);
  if (user?.email == null) return;
  const { id, email, name } = user;
  await db.begin(async (tx) => {
    const code = await codes.issue(tx, { userId: id, kind: 'forgottenPassword' });
    const providers = await linkedProviderNames(tx, id);
    await mail.enqueue(tx, { kind: 'forgottenPassword', to: email, name, code, userId: id, providers });
  });
}

export interface ResetLinks extends AsyncDisposable {
  /** Returns before the address is looked up. */
  queue(norm: string): Done;
}

export function createResetLinks(identity: Identity, report: (error: unknown) => void): ResetLinks {
  const inProgress = new Set<Promise<void>>();
  return {
    queue(norm) {
      const sending = sendLink(identity, norm)
        .catch(report)
        .finally(() => inProgress.delete(sending));
      inProgress.add(sending);
      return { r: DONE };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(inProgress);
    },
  };
}
