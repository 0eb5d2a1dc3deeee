import {
  CALLS,
  type Calls,
  DETAIL_CODES,
  type MyTerms,
  SERVER_CODES,
  TERMS_TYPES,
  type TermsDetailCode,
  type TermsDocument,
  type TermsError,
  type TermsInfo,
  type TermsType,
} from '@stillingen/wire/account';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, Session, Terms, TermsVersions } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { truncateAddress } from '../http/caller.ts';
import { latestOf, type PublishedDocument } from './publish.ts';

/** Detail codes of missing agreements (AERR-41, AERR-42). */
export const DETAIL_CODE_OF: Readonly<Record<TermsType, TermsDetailCode>> = {
  pp: DETAIL_CODES.privacyPolicy,
  tou: DETAIL_CODES.termsOfUse,
};

interface AgreedRow {
  readonly type: TermsType;
  readonly version: string;
  readonly at: Date;
}

type ListedDocument = TermsDocument & { readonly content: string };

interface Agreement {
  readonly userId: string;
  readonly documents: readonly { readonly type: TermsType; readonly version: string }[];
  readonly source: string;
  readonly address: string;
}

/** Documents and agreements of a project. Throws without a document in force of each type. */
export class ProjectTerms implements Terms {
  readonly project: number;
  readonly #documents: readonly PublishedDocument[];
  readonly #nowMs: () => number;

  constructor(documents: readonly PublishedDocument[], { project, nowMs }: { project: number; nowMs: () => number }) {
    this.project = project;
    this.#documents = documents;
    this.#nowMs = nowMs;
  }

  /** All documents, the newest first; archived ones were replaced by a newer one. */
  list(): readonly ListedDocument[] {
    return this.#documents.map((document) => this.#listed(document));
  }

  find(type: TermsType, version: string): ListedDocument | null {
    const found =
      version === 'latest' ? this.#latest(type) : this.#documents.find((each) => each.type === type && each.version === version);
    return found === undefined ? null : this.#listed(found);
  }

  async current(): Promise<TermsVersions> {
    return { tou: this.#latest('tou').version, pp: this.#latest('pp').version };
  }

  async agree(tx: Statements, { versions, ...agreement }: Parameters<Terms['agree']>[1]): Promise<void> {
    await this.agreeTo(tx, { ...agreement, documents: TERMS_TYPES.map((type) => ({ type, version: versions[type] })) });
  }

  async agreeTo(tx: Statements, { userId, documents, source, address }: Agreement): Promise<void> {
    const at = new Date(this.#nowMs());
    const rows = documents.map(({ type, version }) => ({
      user_id: userId,
      type,
      version,
      project: this.project,
      at,
      source,
      ip_trunc: truncateAddress(address),
    }));
    await tx`insert into terms_agreements ${tx(rows)}`;
  }

  async agreementsOf(db: Statements, userId: string): Promise<readonly MyTerms[]> {
    const rows = await db<AgreedRow[]>`
      select distinct on (type) type, version, at from terms_agreements
      where user_id = ${userId} and project = ${this.project} order by type, id desc`;
    return TERMS_TYPES.map((type) => {
      const agreed = rows.find((row) => row.type === type);
      const latestVersion = this.#latest(type).version;
      return {
        projectId: this.project,
        type,
        acceptedVersion: agreed?.version ?? null,
        acceptedAt: agreed?.at.toISOString() ?? null,
        latestVersion,
        needed: agreed?.version !== latestVersion,
      };
    });
  }

  async missing(db: Statements, userId: string): Promise<TermsInfo> {
    const errors = (await this.agreementsOf(db, userId)).filter(({ needed }) => needed).map(termsErrorOf);
    return errors.length === 0 ? {} : { err2: SERVER_CODES.termsNeeded, errors };
  }

  #latest(type: TermsType): PublishedDocument {
    const found = latestOf(this.#documents, type, this.#nowMs());
    if (found === undefined) throw new Error(`no ${type} is in force`);
    return found;
  }

  #listed({ type, version, projectId, title, validFrom, content, sha256 }: PublishedDocument): ListedDocument {
    return {
      type,
      version,
      projectId,
      lang: 'da',
      title,
      validFrom: validFrom.toISOString(),
      archived: validFrom.getTime() <= this.#nowMs() && version !== this.#latest(type).version,
      sha256,
      content,
    };
  }
}

export function termsErrorOf({ type, latestVersion }: Pick<MyTerms, 'type' | 'latestVersion'>): TermsError {
  const url = CALLS.termsDocument.path.replace('{}', type).replace('{}', latestVersion);
  return { code: DETAIL_CODE_OF[type], type, version: latestVersion, url };
}

/** Throws 400 for other than the newest versions. Upgrades the session once none is missing. */
export async function agree(
  { db, sessions, audit }: Identity,
  terms: ProjectTerms,
  { userId, key }: Session,
  { projectId, terms: documents }: Calls['termsAgreements']['sent'],
  caller: Caller,
): Promise<undefined> {
  const current = await terms.current();
  const isNewest = documents.every(({ code, type, version }) => DETAIL_CODE_OF[type] === code && current[type] === version);
  if (projectId !== terms.project || !isNewest || new Set(documents.map(({ type }) => type)).size < documents.length)
    throw new CallErrorV5(400, 'invalidData', 'only the newest version of each document of this project is accepted, once');
  await db.begin(async (tx) => {
    await terms.agreeTo(tx, { userId, documents, source: 'agreement', address: caller.address });
    await audit(tx, { userId, event: 'terms', ok: true, caller });
    const { err2 } = await terms.missing(tx, userId);
    if (err2 === undefined) await sessions.upgrade(tx, key);
  });
}
