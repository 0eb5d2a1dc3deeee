import type { Calls, ConnectionInfo, MarketingConsent, SessionInfo } from '@stillingen/wire/account';
import type { Outcome } from './service/errors.ts';
import type { AccountService } from './service/service.ts';
import type { Session, UserCall } from './session/session.ts';
import { type NoticeStore, reportError } from './state.ts';
import type { Sync } from './sync/driver.ts';

export interface UserCalls {
  answerMarketing(approval: Omit<Calls['marketingApproval']['sent'], 'projectId' | 'source'>): Promise<void>;
  loadMarketingConsent(): Promise<void>;
  updateMarketingConsent(consent: Calls['updateMarketingConsent']['sent']): Promise<void>;
  sessions(): Promise<readonly SessionInfo[] | null>;
  endSessions(key: string | null): Promise<boolean>;
  connections(): Promise<readonly ConnectionInfo[] | null>;
  disconnect(key: string): Promise<boolean>;
  exportData(): Promise<Readonly<Record<string, unknown>> | null>;
}

export function createUserCalls(service: AccountService, session: Session, sync: Sync, notices: NoticeStore): UserCalls {
  async function succeeds<Answer>(name: 'endSessions' | 'disconnect', call: UserCall<Answer>): Promise<boolean> {
    const outcome: Outcome<Answer> = await session.asUser(call);
    if (!outcome.ok) reportError(notices, outcome.error, name);
    return outcome.ok;
  }

  function settle(consent: MarketingConsent | null, marketing: MarketingConsent['variant']): void {
    const { required, ...rest } = notices.get();
    notices.put({ ...rest, consent, required: { ...required, marketing } });
    sync.agreed();
    notices.notify();
  }
  const receive = (consent: MarketingConsent | null): void => {
    if (consent !== null) settle(consent, consent.variant);
  };

  return {
    async answerMarketing(approval) {
      const source = notices.get().required.marketing;
      const outcome = await session.asUser((loggedIn) => service.marketingApproval(loggedIn, { ...approval, source }));
      if (outcome.ok) settle(notices.get().consent, 'NONE');
      else reportError(notices, outcome.error, 'marketingApproval');
    },
    loadMarketingConsent: async () => receive(await session.answerOf(service.marketingConsent, 'marketingConsent')),
    updateMarketingConsent: async (now) =>
      receive(await session.answerOf((loggedIn) => service.updateMarketingConsent(loggedIn, now), 'updateMarketingConsent')),
    sessions: async () => (await session.answerOf(service.sessions, 'sessions'))?.sessions ?? null,
    endSessions: (key) => succeeds('endSessions', (loggedIn) => service.endSessions(loggedIn, key)),
    connections: async () => (await session.answerOf(service.connections, 'connections'))?.connections ?? null,
    disconnect: (key) => succeeds('disconnect', (loggedIn) => service.disconnect(loggedIn, key)),
    exportData: () => session.answerOf(service.exportData, 'exportData'),
  };
}
