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
import type { Caller, Identity, Session, Terms } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { truncateAddress } from '../http/caller.ts';
import { latestOf, type PublishedDocument } from './publish.ts';

/** Detail codes of missing agreements (AERR-41, AERR-42). */
export const DETAIL_CODE_OF: Readonly<Record<TermsType, TermsDetailCode>> = {
  pp: DETAIL_CODES.privacyPolicy,
  tou: DETAIL_CODES.termsOfUse,
};

export interface ProjectTerms extends Terms {
  readonly project: number;
  /** All documents, the newest first; archived ones were replaced by a newer one. */
  list(): readonly (TermsDocument & { readonly content: string })[];
  find(type: TermsType, version: string): (TermsDocument & { readonly content: string }) | null;
  agreeTo(
    tx: Statements,
    agreement: {
      readonly userId: string;
      readonly documents: readonly { readonly type: TermsType; readonly version: string }[];
      readonly source: string;
      readonly address: string;
    },
  ): Promise<void>;
  agreementsOf(db: Statements, userId: string): Promise<readonly MyTerms[]>;
}

interface AgreedRow {
  readonly type: TermsType;
  readonly version: string;
  readonly at: Date;
}

/** Documents and agreements of a project. Throws without a document in force of each type. */
export function createTerms(
  documents: readonly PublishedDocument[],
  { project, nowMs }: { project: number; nowMs: () => number },
): ProjectTerms {
  const latest = (type: TermsType): PublishedDocument => {
    const found = latestOf(documents, type, nowMs());
    if (found === undefined) throw new Error(`no ${type} is in force`);
    return found;
  };
  const toDocument = ({ type, version, projectId, title, validFrom, content, sha256 }: PublishedDocument) => ({
    type,
    version,
    projectId,
    lang: 'da' as const,
    title,
    validFrom: validFrom.toISOString(),
    archived: validFrom.getTime() <= nowMs() && version !== latest(type).version,
    sha256,
    content,
  });

  async function agreementsOf(db: Statements, userId: string): Promise<readonly MyTerms[]> {
    const rows = await db<AgreedRow[]>`
      select distinct on (type) type, version, at from terms_agreements
      where user_id = ${userId} and project = ${project} order by type, id desc`;
    return TERMS_TYPES.map((type) => {
      const agreed = rows.find((row) => row.type === type);
      const latestVersion = latest(type).version;
      return {
        projectId: project,
        type,
        acceptedVersion: agreed?.version ?? null,
        acceptedAt: agreed?.at.toISOString() ?? null,
        latestVersion,
        needed: agreed?.version !== latestVersion,
      };
    });
  }

  const agreeTo: ProjectTerms['agreeTo'] = async (tx, { userId, documents: agreed, source, address }) => {
    const at = new Date(nowMs());
    const rows = agreed.map(({ type, version }) => ({
      user_id: userId,
      type,
      version,
      project,
      at,
      source,
      ip_trunc: truncateAddress(address),
    }));
    await tx`insert into terms_agreements ${tx(rows)}`;
  };

  return {
    project,
    list: () => documents.map(toDocument),
    find(type, version) {
      const found =
        version === 'latest' ? latest(type) : documents.find((each) => each.type === type && each.version === version);
      return found === undefined ? null : toDocument(found);
    },
    agreementsOf,
    current: async () => ({ tou: latest('tou').version, pp: latest('pp').version }),
    agreeTo,
    agree: (tx, { userId, versions, source, address }) =>
      agreeTo(tx, { userId, documents: TERMS_TYPES.map((type) => ({ type, version: versions[type] })), source, address }),
    async missing(db, userId): Promise<TermsInfo> {
      const errors = (await agreementsOf(db, userId)).filter(({ needed }) => needed).map(termsErrorOf);
      return errors.length === 0 ? {} : { err2: SERVER_CODES.termsNeeded, errors };
    },
  };
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
  const current = await terms.current(terms.project);
  const isNewest = documents.every(({ code, type, version }) => DETAIL_CODE_OF[type] === code && current[type] === version);
  if (projectId !== terms.project || !isNewest || new Set(documents.map(({ type }) => type)).size < documents.length)
    throw new CallErrorV5(400, 'invalidData', 'only the newest version of each document of this project is accepted, once');
  await db.begin(async (tx) => {
    await terms.agreeTo(tx, { userId, documents, source: 'agreement', address: caller.address });
    await audit(tx, { userId, event: 'terms', ok: true, caller });
    const { err2 } = await terms.missing(tx, userId, terms.project);
    if (err2 === undefined) await sessions.upgrade(tx, key);
  });
}
