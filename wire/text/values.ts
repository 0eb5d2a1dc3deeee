import { type CellText, WireError } from './text.ts';
import type { Side } from '@stillingen/domain';

export type Kind = 'text' | 'int' | 'decimal' | 'id' | 'numericId' | 'flag' | 'yes';

const ZERO = 0x30;
const NINE = 0x39;
const MINUS = 0x2d;
const ONE = 0x31;
const YES = 0x79;
const MAX_DIGITS = 15;
const MAX_SHOWN = 40;

/** The ids that stand for none in this family of feeds (FEED-20). */
const isNoId = (text: string, from: number, to: number): boolean =>
  (to === from + 1 && text.charCodeAt(from) === ZERO) || (to === from + 9 && text.startsWith('undefined', from));

const notNumber = (text: string, from: number, to: number): WireError =>
  new WireError(`not a number: ${text.slice(from, Math.min(to, from + MAX_SHOWN))}`);

function readInt(text: string, from: number, to: number): number {
  const first = text.charCodeAt(from) === MINUS ? from + 1 : from;
  if (first === to || to - first > MAX_DIGITS) throw notNumber(text, from, to);
  let number = 0;
  for (let at = first; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) throw notNumber(text, from, to);
    number = number * 10 + code - ZERO;
  }
  return first === from || number === 0 ? number : -number;
}

/** Throws WireError. */
export const numberOf = (text: string): number => readInt(text, 0, text.length);

function readDecimal(text: string, from: number, to: number): number {
  const decimal = text.slice(from, to);
  if (!/^-?\d{1,15}(?:\.\d{1,15})?$/.test(decimal)) throw notNumber(text, from, to);
  return Number(decimal) || 0;
}

/** An empty value is null unless it is text. Throws WireError for a wrong number. */
export function readValue(kind: Kind, text: string, from: number, to: number): string | number | boolean | null {
  if (kind === 'text') return text.slice(from, to);
  if (from === to) return null;
  if (kind === 'int') return readInt(text, from, to);
  if (kind === 'decimal') return readDecimal(text, from, to);
  if (kind === 'id') return isNoId(text, from, to) ? null : text.slice(from, to);
  if (kind === 'numericId') return isNoId(text, from, to) ? null : readInt(text, from, to);
  return to === from + 1 && text.charCodeAt(from) === (kind === 'flag' ? ONE : YES);
}

const NUMBER = { home: 1, away: 2 } as const satisfies Record<Side, number>;

export const numberOfSide = (side: Side): number => NUMBER[side];
export const sideOfNumber = (number: number | null): Side => (number === NUMBER.away ? 'away' : 'home');

export type FieldKind = Kind | 'results';

export interface Field<Type> {
  readonly key: string;
  readonly copies: readonly string[];
  readonly kind: FieldKind;
  readonly meaning: string;
  readonly __type?: Type;
}
export interface Constant {
  readonly key: string;
  readonly constant: string;
  readonly meaning: string;
}

export type Fields = Readonly<Record<string, Field<unknown> | Constant>>;

export interface WordCell<Type> {
  of(value: Type | null | undefined): string;
}

type CellValue<Type> = Type extends string ? CellText : Type;
export type Cells<F extends Fields> = {
  readonly [Word in keyof F]: F[Word] extends Field<infer Type> ? WordCell<CellValue<Type>> : string;
};
