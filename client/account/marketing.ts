import type { Calls, MarketingConsent } from '@stillingen/wire/account';
import type { AccountService } from './service/service.ts';
import type { Session } from './session/session.ts';
import type { Sync } from './sync/driver.ts';
import { reportError, type NoticeStore } from './state.ts';

/** What a user says about marketing. */
export interface Marketing {
  answerMarketing(approval: Omit<Calls['marketingApproval']['sent'], 'projectId' | 'source'>): Promise<void>;
  loadMarketingConsent(): Promise<void>;
  updateMarketingConsent(consent: Calls['updateMarketingConsent']['sent']): Promise<void>;
}

export function createMarketing(service: AccountService, session: Session, sync: Sync, notices: NoticeStore): Marketing {
  /** What is asked is answered: what waited for it goes on. */
  function settle(consent: MarketingConsent | null, marketing: MarketingConsent['variant']): void {
    const { asked, ...rest } = notices.get();
    notices.put({ ...rest, consent, asked: { ...asked, marketing } });
    sync.agreed();
    notices.notify();
  }
  const take = (consent: MarketingConsent | null): void => {
    if (consent !== null) settle(consent, consent.variant);
  };
  return {
    async answerMarketing(approval) {
      const source = notices.get().asked.marketing;
      const outcome = await session.asUser((loggedIn) => service.marketingApproval(loggedIn, { ...approval, source }));
      if (outcome.ok) settle(notices.get().consent, 'NONE');
      else reportError(notices, outcome.error, 'marketingApproval');
    },
    loadMarketingConsent: async () => take(await session.answerOf(service.marketingConsent, 'marketingConsent')),
    updateMarketingConsent: async (now) =>
      take(await session.answerOf((loggedIn) => service.updateMarketingConsent(loggedIn, now), 'updateMarketingConsent')),
  };
}
