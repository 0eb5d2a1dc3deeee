import { isUtf8 } from 'node:buffer';
import { Message } from '@stillingen/domain/messages';
import { eventKeyOf, shareTexts } from '@stillingen/domain';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { repeatedFieldsOf } from '../http/repeated-fields.ts';

type KindSchema = TSchema & { readonly properties: { readonly kind: { readonly const: string } } };

export interface FormError {
  readonly code: 'not_json' | 'not_an_object' | 'unknown_kind' | 'invalid';
  readonly path: string;
  readonly allowed: string;
}
export interface WellFormed<Any> {
  readonly message: Any;
  readonly ignored?: readonly string[];
}
export type Parsed<Any = Message> = WellFormed<Any> | { readonly error: FormError; readonly event?: string };

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: unknown;
}

function allowedBy({ keyword, message, params }: SchemaError): string {
  if (keyword === 'enum') return `one of ${(params as { allowedValues: unknown[] }).allowedValues.join(', ')}`;
  if (keyword === 'required') return `also ${(params as { requiredProperties: string[] }).requiredProperties.join(', ')}`;
  if (keyword === 'boolean') return 'nothing: there is no such property';
  return message;
}

/** A message with more unknown fields is refused. */
const MAX_IGNORED = 32;
const MAX_PATH = 64;
const isUnknownField = ({ keyword }: SchemaError): boolean => keyword === 'boolean';

function dropField(value: object, pointer: string): void {
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll(/~[01]/g, (code) => (code === '~1' ? '/' : code[0]!)));
  const last = names.pop()!;
  let holder = value as Record<string, object>;
  for (const name of names) holder = holder[name] as Record<string, object>;
  delete holder[last];
}

/** A message that repeats a field is refused: the intended value is unknown. */
function ambiguous(value: unknown, name: string): Parsed<never> {
  const event = typeof value === 'object' && value !== null ? namedEvent(value) : null;
  const path = `/${name.slice(0, MAX_PATH)}`;
  return { error: { code: 'invalid', path, allowed: 'each field once' }, ...(event === null ? {} : { event }) };
}

function namedEvent(value: object): string | null {
  const { kind, key, event } = value as Readonly<Record<string, unknown>>;
  const text = (field: unknown): string => (typeof field === 'string' ? field : '');
  return eventKeyOf({ kind: text(kind), key: text(key), event: text(event) }) || null;
}

const BOM = '\uFEFF';

export const MAX_MESSAGES = 5000;

export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly code: 'body_not_utf8' | 'body_not_json' | 'too_many_messages';
  constructor(code: BodyError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface Batch<Any = Message> {
  readonly size: number;
  readonly messages: readonly Any[];
  readonly refused: ReadonlyMap<number, FormError>;
  readonly ignored: ReadonlyMap<number, readonly string[]>;
  readonly spoilt: ReadonlySet<string>;
}

function checkSize(size: number): void {
  if (size > MAX_MESSAGES) throw new BodyError('too_many_messages', `at most ${MAX_MESSAGES} messages in one body`);
}

function batchOf<Any>(parsed: readonly Parsed<Any>[]): Batch<Any> {
  const messages: Any[] = [];
  const refused = new Map<number, FormError>();
  const ignored = new Map<number, readonly string[]>();
  const spoilt = new Set<string>();
  parsed.forEach((item, index) => {
    if ('error' in item) {
      refused.set(index, item.error);
      if (item.event !== undefined) spoilt.add(item.event);
      return;
    }
    messages.push(item.message);
    if (item.ignored !== undefined) ignored.set(index, item.ignored);
  });
  return { size: parsed.length, messages, refused, ignored, spoilt };
}

/** The text of a body. Throws BodyError if it is not UTF-8: lenient decoding would change names. */
export function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new BodyError('body_not_utf8', 'the body is not UTF-8');
  return body.toString();
}

/** Messages of one endpoint, by the schemas of their kinds. */
export class MessageParser<Any extends object> {
  readonly #validators: ReadonlyMap<unknown, Validator>;

  constructor({ anyOf }: { readonly anyOf: readonly TSchema[] }) {
    this.#validators = new Map(
      (anyOf as readonly KindSchema[]).map((schema) => [schema.properties.kind.const, Compile(schema as TSchema)]),
    );
  }

  /** A value as a message, or its first error. Removes unknown fields from the value. */
  parse(value: unknown): Parsed<Any> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { error: { code: 'not_an_object', path: '', allowed: 'a JSON object' } };
    }
    const validator = this.#validators.get((value as { kind?: unknown }).kind);
    if (validator === undefined) {
      return { error: { code: 'unknown_kind', path: '/kind', allowed: `one of ${[...this.#validators.keys()].join(', ')}` } };
    }
    if (validator.Check(value)) return { message: shareTexts(value as Any) };
    const ignored: string[] = [];
    let errors: readonly SchemaError[] = validator.Errors(value);
    // The validator reports some at a time.
    for (let unknown = errors.filter(isUnknownField); unknown.length > 0 && ignored.length < MAX_IGNORED; ) {
      for (const { instancePath } of unknown) dropField(value, instancePath);
      ignored.push(...unknown.map(({ instancePath }) => instancePath));
      errors = validator.Errors(value);
      unknown = errors.filter(isUnknownField);
    }
    if (errors.length === 0) return { message: shareTexts(value as Any), ignored };
    const first = errors[0]!;
    const alternatives = errors.filter((error) => error.instancePath === first.instancePath && error.keyword === first.keyword);
    const event = namedEvent(value);
    return {
      error: { code: 'invalid', path: first.instancePath, allowed: alternatives.map(allowedBy).join(', or ') },
      ...(event === null ? {} : { event }),
    };
  }

  parseArray(text: string): Batch<Any> {
    let values: unknown;
    try {
      values = JSON.parse(text.startsWith(BOM) ? text.slice(1) : text);
    } catch (error) {
      throw new BodyError('body_not_json', `the body is not JSON: ${(error as Error).message}`);
    }
    if (!Array.isArray(values))
      throw new BodyError('body_not_json', 'the body must be a JSON array of messages, or NDJSON as application/x-ndjson');
    checkSize(values.length);
    const repeated = new Map(repeatedFieldsOf(text, values).map(({ item, name }) => [item, name]));
    return batchOf(values.map((value, item) => (repeated.has(item) ? ambiguous(value, repeated.get(item)!) : this.parse(value))));
  }

  /** An invalid line is refused alone, empty lines are skipped. Throws BodyError. */
  parseLines(text: string): Batch<Any> {
    const lines = (text.startsWith(BOM) ? text.slice(1) : text).split('\n').filter((line) => line.trim() !== '');
    checkSize(lines.length);
    return batchOf(
      lines.map((line): Parsed<Any> => {
        try {
          const value: unknown = JSON.parse(line);
          const [repeated] = repeatedFieldsOf(line, value);
          return repeated === undefined ? this.parse(value) : ambiguous(value, repeated.name);
        } catch {
          return { error: { code: 'not_json', path: '', allowed: 'one JSON object a line' } };
        }
      }),
    );
  }
}

export const MESSAGES = new MessageParser<Message>(Message);
