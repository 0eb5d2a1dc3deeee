import type { AccountOffer, LoggedIn, MarketingInfo, ProfileId, TermsInfo, TermsType } from '@stillingen/wire/account';
import type { FastifyRequest } from 'fastify';
import type { Database, Statements } from '../database/database.ts';

export interface IdentityConfig {
  /** Public origin of the site, for links in mails. Known once the server listens. */
  readonly siteUrl: string;
  /** Whether pages of the called host may call: the operator configured no host. */
  readonly allowsAnyHost: boolean;
  /** Whether `x-forwarded-proto` of a reverse proxy is trusted. */
  readonly isProxied: boolean;
  readonly origins: readonly string[];
  readonly namespace: string;
  readonly project: number;
  /** Whether a registration with a taken address is answered like any other; its owner gets a mail. */
  readonly hidesTakenAddresses: boolean;
}

export type MailKind =
  | 'social'
  | 'forgottenPassword'
  | 'verify'
  | 'deleteAccount'
  | 'verifyEmail'
  | 'passwordChanged'
  | 'passwordReset'
  | 'emailChanging'
  | 'alreadyRegistered'
  | 'connected'
  | 'disconnected'
  | 'inactive';

/** Providers of linked accounts; both Google flows share one. */
export type LinkProvider = 'apple' | 'facebook' | 'google';

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly name?: string;
  readonly code?: string;
  readonly userId?: ProfileId;
  readonly providers?: readonly LinkProvider[];
}

export interface MailQueue {
  enqueue(tx: Statements, mail: Mail): Promise<void>;
}

export interface Captcha {
  readonly isOff: boolean;
  readonly offer: AccountOffer['captcha'];
  challenge(): Promise<object | null>;
  /** False for an invalid, used or expired answer, and when the check itself fails. */
  verify(answer: unknown): Promise<boolean>;
}

export interface LimitRule {
  readonly name: string;
  readonly windows: readonly { readonly seconds: number; readonly max: number }[];
}

/** Metric label. `put-off` is retried; `refused` and `expired` are dropped. */
export type MailResult = 'sent' | 'put-off' | 'refused' | 'expired';

export interface IdentityMetrics {
  mail(result: MailResult): void;
  /** `usual`: per hour of the week before. */
  failedLogins(lastHour: number, usual: number): void;
}

export interface RateLimits {
  /** Counts one attempt. Null if allowed, else seconds to wait. */
  consume(rule: LimitRule, key: string): Promise<number | null>;
  /** Counts one attempt. Throws RateLimited: XE13, or 429 since v5. */
  enforce(rule: LimitRule, key: string): Promise<void>;
  reset(rule: LimitRule, key: string): Promise<void>;
}

export interface StoredPassword {
  readonly phc: string;
  readonly kid: string;
}

export interface Hasher {
  hash(password: string): Promise<StoredPassword>;
  /** Null matches nothing and takes the same time. `isOutdated`: rehash and store. */
  verify(password: string, stored: StoredPassword | null): Promise<{ readonly isRight: boolean; readonly isOutdated: boolean }>;
}

export interface Vault {
  seal(text: string): Buffer;
  /** Throws for data sealed with unknown keys. */
  unseal(sealed: Buffer): string;
  digest(text: string): Buffer;
}

export type Scope = 'full' | 'restricted';

export interface Caller {
  /** IPv4 address or IPv6 /64. */
  readonly address: string;
  readonly userAgent: string;
  readonly platform: string;
  readonly appVersion: string;
  readonly device: string | null;
}

export interface Session {
  readonly key: string;
  readonly userId: ProfileId;
  /** Restricted sessions may call logout, deletion and terms only. */
  readonly scope: Scope;
  /** Whether the login is at most 15 minutes old. */
  readonly isFresh: boolean;
}

export type SessionSelection =
  | { readonly userId: ProfileId; readonly only: string }
  | { readonly userId: ProfileId; readonly except?: readonly string[] };

export interface Sessions {
  open(
    tx: Statements,
    session: { readonly userId: ProfileId; readonly scope: Scope; readonly caller: Caller },
  ): Promise<LoggedIn>;
  /** Null for a session that is unknown, ended, expired or of another device. Throws RateLimited. */
  find(loggedIn: LoggedIn, caller: Pick<Caller, 'address' | 'device'>): Promise<Session | null>;
  /** Publishes a `revoked` event at the commit. */
  end(tx: Statements, which: SessionSelection, reason: string): Promise<void>;
  upgrade(tx: Statements, key: string): Promise<void>;
}

export type CodeKind = 'verifyEmail' | 'verifyAccount' | 'forgottenPassword';
export interface Codes {
  /** A new code, 40 hexadecimal digits; replaces earlier ones of its kind. */
  issue(
    tx: Statements,
    code: { readonly userId: ProfileId; readonly kind: CodeKind; readonly targetEmail?: string },
  ): Promise<string>;
  /** Consumes a code. Null if wrong, used, expired or blocked; a wrong one counts as a try. */
  use(
    tx: Statements,
    code: { readonly userId: ProfileId; readonly kind: CodeKind; readonly code: string },
  ): Promise<{ readonly targetEmail: string | null } | null>;
}

export type TermsVersions = Readonly<Record<TermsType, string>>;
export interface Terms {
  current(project: number): Promise<TermsVersions>;
  agree(
    tx: Statements,
    agreement: {
      readonly userId: ProfileId;
      readonly project: number;
      readonly versions: TermsVersions;
      readonly source: string;
      readonly address: string;
    },
  ): Promise<void>;
  missing(db: Statements, userId: ProfileId, project: number): Promise<TermsInfo>;
}
export interface Marketing {
  info(db: Statements, userId: ProfileId): Promise<MarketingInfo>;
}

export interface AuditEntry {
  readonly userId: ProfileId | null;
  readonly event: string;
  readonly ok: boolean;
  readonly caller: Caller;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

export interface Identity {
  readonly db: Database;
  readonly config: IdentityConfig;
  readonly nowMs: () => number;
  readonly random: (bytes: number) => Buffer;
  readonly hasher: Hasher;
  readonly vault: Vault;
  readonly mail: MailQueue;
  readonly captcha: Captcha;
  readonly limits: RateLimits;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly terms: Terms;
  readonly marketing: Marketing;
  readonly audit: (tx: Statements, entry: AuditEntry) => Promise<void>;
  readonly callerOf: (request: FastifyRequest) => Caller;
}
