import { createHash } from 'node:crypto';
import { TERMS_TYPES, type TermsType } from '@stillingen/wire/account';
import { ConfigError } from '../../config.ts';

/** What the texts say of the operator. */
export interface OperatorWords {
  readonly operator: string;
  readonly address: string;
  readonly email: string;
  readonly site: string;
}

/** One version of a document, with the operator's words in it. */
export interface ParsedDocument {
  readonly type: TermsType;
  readonly version: string;
  readonly title: string;
  readonly validFrom: Date;
  readonly content: string;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
}

const FILE_NAME = /^([a-z]+)-([0-9][0-9a-z.-]{0,31})\.md$/;
const FRONT_MATTER = /^---\ntitle: (\S[^\n]*)\nvalidFrom: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\n---\n\n(\S[^]*)$/;

const isType = (text: string): text is TermsType => (TERMS_TYPES as readonly string[]).includes(text);

function fill(text: string, words: OperatorWords, file: string): string {
  return text.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => {
    if (!Object.hasOwn(words, name)) {
      throw new ConfigError(`${file}: {{${name}}} stands for nothing; allowed: ${Object.keys(words).join(', ')}`);
    }
    return words[name as keyof OperatorWords];
  });
}

/** A file such as `tou-2026-11.md` as a document. Throws ConfigError that names the file and what is allowed. */
export function parseDocument(file: string, text: string, words: OperatorWords): ParsedDocument {
  const [, type = '', version = ''] = FILE_NAME.exec(file) ?? [];
  if (!isType(type)) {
    throw new ConfigError(`${file} is no name of terms; allowed: ${TERMS_TYPES.join(' or ')}, a version as in tou-2026-11.md`);
  }
  const [, title, validFrom = '', body] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const date = new Date(validFrom);
  if (title === undefined || body === undefined || Number.isNaN(date.getTime())) {
    throw new ConfigError(
      `${file} has to begin with ---, title: …, validFrom: 2026-11-01T00:00:00Z, ---, an empty line, and its text`,
    );
  }
  const content = fill(body, words, file);
  return { type, version, title, validFrom: date, content, sha256: createHash('sha256').update(content).digest('hex') };
}
