import type { AccountOffer, LoggedIn, MarketingInfo, ProfileId, TermsInfo } from '@stillingen/wire/account';
import type { FastifyRequest } from 'fastify';
import type { Database, Statements } from '../database/database.ts';

/** What the operator decides about accounts. */
export interface IdentityConfig {
  /** The origin of the site, as its visitors type it: where links of mails lead. Known once the server listens. */
  readonly siteUrl: string;
  /** Whether pages of the host that a call is sent to may call, as the operator did not say which host that is. */
  readonly allowsAnyHost: boolean;
  /** Whether a proxy is in front, which may say by `x-forwarded-proto` how visitors reach it. */
  readonly isProxied: boolean;
  /** Other origins whose pages may call. */
  readonly origins: readonly string[];
  readonly namespace: string;
  readonly project: number;
  /** Whether a registration with an address that is taken is answered as any other, and told by mail alone. */
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

/** Whose accounts can be linked: both ways of Google lead to the same ones. */
export type LinkProvider = 'apple' | 'facebook' | 'google';

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly name?: string;
  /** 40 hexadecimal digits, for the link. */
  readonly code?: string;
  readonly userId?: ProfileId;
  /** Providers by which the account can be opened, or could until now. */
  readonly providers?: readonly LinkProvider[];
}

export interface Outbox {
  /** Queued in the same transaction as what it tells of; sent afterwards, with retries. */
  enqueue(tx: Statements, mail: Mail): Promise<void>;
}

export interface Captcha {
  readonly isOff: boolean;
  /** What pages are told to show. */
  readonly offer: AccountOffer['captcha'];
  /** What has to be solved; null where it is not we who ask. */
  challenge(): Promise<object | null>;
  /** False for anything wrong, used before, too old, or where the check itself fails. */
  verify(answer: unknown): Promise<boolean>;
}

export interface LimitRule {
  readonly name: string;
  readonly windows: readonly { readonly seconds: number; readonly max: number }[];
}

/** What became of a mail: put off is tried again, refused and expired are given up. */
export type MailResult = 'sent' | 'put-off' | 'refused' | 'expired';

/** What is counted for the operator; nothing of it tells who. */
export interface IdentityMetrics {
  mail(result: MailResult): void;
  /** Logins that failed in the last hour, and in an hour of the week before it. */
  failedLogins(lastHour: number, usual: number): void;
}

export interface RateLimits {
  /** Counts one attempt; null where it is allowed, else seconds to wait. */
  consume(rule: LimitRule, key: string): Promise<number | null>;
  /** Forgets the attempts of a key, after it proved who it is. */
  reset(rule: LimitRule, key: string): Promise<void>;
}

/** A password as it is kept: an argon2id string, and the id of the key that went into it. */
export interface StoredPassword {
  readonly phc: string;
  readonly kid: string;
}

export interface Hasher {
  /** Throws HashingBusy. */
  hash(password: string): Promise<StoredPassword>;
  /** Takes the same time for null, which nothing matches. `isOutdated` asks to store the password anew. Throws HashingBusy. */
  verify(password: string, stored: StoredPassword | null): Promise<{ readonly isRight: boolean; readonly isOutdated: boolean }>;
}

/** Seals what must be read again, and hashes what must only be recognised, with keys of the key file. */
export interface Vault {
  seal(text: string): Buffer;
  /** Throws where it was not sealed here. */
  unseal(sealed: Buffer): string;
  /** The same text has the same digest; without the key file it tells nothing. */
  digest(text: string): Buffer;
}

export type Scope = 'full' | 'restricted';

/** Who calls, and from where. */
export interface Caller {
  /** What counts as one address: IPv4, or a /64 of IPv6. */
  readonly address: string;
  readonly userAgent: string;
  readonly platform: string;
  readonly appVersion: string;
  /** The secret of the device cookie; null where there is none. */
  readonly device: string | null;
}

export interface Session {
  /** Names the session in lists and calls; not its secret. */
  readonly key: string;
  readonly userId: ProfileId;
  /** Restricted until the terms are agreed to: logout, deletion and the terms calls alone. */
  readonly scope: Scope;
  /** Whether a password or provider was proved within the last 15 minutes. */
  readonly isFresh: boolean;
}

/** Which sessions of a user end. */
export type SessionSelection =
  | { readonly userId: ProfileId; readonly only: string }
  | { readonly userId: ProfileId; readonly except?: readonly string[] };

export interface Sessions {
  /** Opens a session in the transaction that proved who it is; past 20 the oldest end. */
  open(
    tx: Statements,
    session: { readonly userId: ProfileId; readonly scope: Scope; readonly caller: Caller },
  ): Promise<LoggedIn>;
  /**
   * The session of an id and a hash; null where it is unknown, ended, expired, or of another device. Rejects with
   * TooManyGuesses where the address named too many that are.
   */
  find(loggedIn: LoggedIn, caller: Pick<Caller, 'address' | 'device'>): Promise<Session | null>;
  /** Those of the keys whose sessions hold. */
  selectLive(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whoever listens with `onEvent` learns of it when the transaction is committed. */
  end(tx: Statements, which: SessionSelection, reason: string): Promise<void>;
  /** Makes the session of the caller, and it alone, a full one. */
  upgrade(tx: Statements, key: string): Promise<void>;
}

/** What other entries (push, other machines) are told of, within a second of its commit. */
export type IdentityEvent =
  /** Sessions ended: of all of the user, ask anew whether they hold. */
  | { readonly kind: 'revoked'; readonly userId: ProfileId }
  | { readonly kind: 'data'; readonly userId: ProfileId; readonly project: number; readonly rev: number };

export type CodeKind = 'verifyEmail' | 'verifyAccount' | 'forgottenPassword';
export interface Codes {
  /** A new code of a user, 40 hexadecimal digits; earlier ones of its kind no longer work. */
  issue(
    tx: Statements,
    code: { readonly userId: ProfileId; readonly kind: CodeKind; readonly targetEmail?: string },
  ): Promise<string>;
  /** Uses up a code, once. Null where it is wrong, used, expired or burned; a wrong one counts against all live ones of its kind. */
  use(
    tx: Statements,
    code: { readonly userId: ProfileId; readonly kind: CodeKind; readonly code: string },
  ): Promise<{ readonly targetEmail: string | null } | null>;
}

/** The versions that were shown at a registration. */
export interface TermsVersions {
  readonly tou: string;
  readonly pp: string;
}
export interface Terms {
  /** The newest versions. */
  current(project: number): Promise<TermsVersions>;
  /** Writes that the user agreed to these versions. */
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
  /** What the user has not agreed to in its newest version; nothing where all is agreed. */
  missing(db: Statements, userId: ProfileId, project: number): Promise<TermsInfo>;
}
export interface Marketing {
  /** What is asked of the user about marketing. */
  info(db: Statements, userId: ProfileId): Promise<MarketingInfo>;
}

export interface AuditEntry {
  readonly userId: ProfileId | null;
  readonly event: string;
  readonly ok: boolean;
  readonly caller: Caller;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** What every part of the account service is handed. */
export interface Identity {
  readonly db: Database;
  readonly config: IdentityConfig;
  readonly nowMs: () => number;
  readonly random: (bytes: number) => Buffer;
  readonly hasher: Hasher;
  readonly vault: Vault;
  readonly mail: Outbox;
  readonly captcha: Captcha;
  readonly limits: RateLimits;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly terms: Terms;
  readonly marketing: Marketing;
  /** Written in the transaction that it tells of. */
  readonly audit: (tx: Statements, entry: AuditEntry) => Promise<void>;
  readonly callerOf: (request: FastifyRequest) => Caller;
}
