import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TERMS_TYPES, type TermsType } from '@stillingen/wire/account';
import type { Config } from '../../ops/config/config.ts';
import { ConfigError } from '../../ops/config/setting.ts';
import type { Database, Statements } from '../../database/database.ts';

export interface OperatorDetails {
  readonly operator: string;
  readonly address: string;
  readonly email: string;
  readonly site: string;
}

export interface ParsedDocument {
  readonly type: TermsType;
  readonly version: string;
  readonly title: string;
  readonly validFrom: Date;
  readonly content: string;
  readonly sha256: string;
}

const FILE_NAME = /^([a-z]+)-([0-9][0-9a-z.-]{0,31})\.md$/;
const FRONT_MATTER = /^---\ntitle: (\S[^\n]*)\nvalidFrom: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\n---\n\n(\S[^]*)$/;

const isType = (text: string): text is TermsType => (TERMS_TYPES as readonly string[]).includes(text);

function fill(text: string, words: OperatorDetails, file: string): string {
  return text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(words, name)) {
      throw new ConfigError(`${file}: {{${name}}} is no placeholder; allowed: ${Object.keys(words).join(', ')}`);
    }
    return words[name as keyof OperatorDetails];
  });
}

/** Parses a file such as `tou-2026-11.md`. Throws ConfigError. */
export function parseDocument(file: string, text: string, words: OperatorDetails): ParsedDocument {
  const [, type = '', version = ''] = FILE_NAME.exec(file) ?? [];
  if (!isType(type)) {
    throw new ConfigError(
      `${file} is no file name of terms; allowed: ${TERMS_TYPES.join(' or ')}, a version as in tou-2026-11.md`,
    );
  }
  const [, title, validFrom = '', body] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const date = new Date(validFrom);
  if (title === undefined || body === undefined || Number.isNaN(date.getTime())) {
    throw new ConfigError(
      `${file} must begin with ---, title: …, validFrom: 2026-11-01T00:00:00Z, ---, an empty line, and its text`,
    );
  }
  const content = fill(body, words, file);
  return { type, version, title, validFrom: date, content, sha256: createHash('sha256').update(content).digest('hex') };
}

type Operator = Pick<Config, 'operatorName' | 'operatorAddress' | 'operatorEmail' | 'siteUrl'>;

export const operatorDetails = ({ operatorName, operatorAddress, operatorEmail, siteUrl }: Operator): OperatorDetails => ({
  operator: operatorName || '(navn ikke oplyst)',
  address: operatorAddress || '(adresse ikke oplyst)',
  email: operatorEmail || '(e-mailadresse ikke oplyst)',
  site: siteUrl === '' ? 'Stillingen' : new URL(siteUrl).host,
});

export const DOCUMENTS = path.join(import.meta.dirname, 'documents', 'da');

export interface PublishedDocument extends ParsedDocument {
  readonly projectId: number;
}

async function isAgreedTo(tx: Statements, { type, version }: ParsedDocument, project: number): Promise<boolean> {
  const [row] = await tx<{ agreed: boolean }[]>`
    select exists (select from terms_agreements where type = ${type} and version = ${version} and project = ${project})
      or exists (
        select from pending_registrations
        where project = ${project} and ${version} = case ${type} when 'tou' then tou_version else pp_version end
      ) as agreed`;
  return row!.agreed;
}

async function publishOne(tx: Statements, document: ParsedDocument, project: number): Promise<void> {
  const { type, version, title, validFrom, content, sha256 } = document;
  const [known] = await tx<{ sha256: string }[]>`
    select sha256 from terms_documents where type = ${type} and version = ${version} and project = ${project} and lang = 'da'`;
  if (known !== undefined && known.sha256 !== sha256 && (await isAgreedTo(tx, document, project))) {
    throw new ConfigError(
      `${type}-${version}.md: users agreed to another text of this version; restore it, and the OPERATOR_ settings and SITE_URL in it, and add the new text as a new version (TERMS_DIR)`,
    );
  }
  await tx`
    insert into terms_documents (type, version, project, lang, title, valid_from, content, sha256)
    values (${type}, ${version}, ${project}, 'da', ${title}, ${validFrom}, ${content}, ${sha256})
    on conflict (type, version, project, lang) do update
      set title = excluded.title, valid_from = excluded.valid_from, content = excluded.content, sha256 = excluded.sha256`;
}

/** All published ones, the newest first. Throws ConfigError for an invalid file, a changed text
 * of an agreed version, and a type without a document in force. */
export async function publishDocuments(
  db: Database,
  options: { readonly folder: string; readonly words: OperatorDetails; readonly project: number; readonly nowMs: number },
): Promise<readonly PublishedDocument[]> {
  const { folder, words, project, nowMs } = options;
  const documents = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseDocument(file, readFileSync(path.join(folder, file), 'utf8'), words));
  const rows = await db.begin(async (tx) => {
    for (const document of documents) await publishOne(tx, document, project);
    return tx<(Omit<PublishedDocument, 'validFrom'> & { valid_from: Date })[]>`
      select type, version, project as "projectId", title, valid_from, content, sha256 from terms_documents
      where project = ${project} and lang = 'da' order by valid_from desc, version desc`;
  });
  const published = rows.map(({ valid_from: validFrom, ...row }) => ({ ...row, validFrom }));
  const missing = TERMS_TYPES.find((type) => latestOf(published, type, nowMs) === undefined);
  if (missing !== undefined) throw new ConfigError(`${folder} holds no ${missing} that is in force`);
  return published;
}

export const latestOf = (
  documents: readonly PublishedDocument[],
  type: TermsType,
  nowMs: number,
): PublishedDocument | undefined => documents.find((each) => each.type === type && each.validFrom.getTime() <= nowMs);
