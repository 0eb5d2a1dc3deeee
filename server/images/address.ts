import type { CardKind } from '@stillingen/wire';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
export const CARD_SIZE = `${CARD_WIDTH}x${CARD_HEIGHT}`;

/** Sides of square pictures, in pixels. */
export const SIZES = [16, 24, 32, 48, 64, 96, 128, 192, 256, 512] as const;
export const FORMATS = ['svg', 'png', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

export const EMBLEM_KINDS = ['team', 'country', 'person', 'competition'] as const;
export type EmblemKind = (typeof EMBLEM_KINDS)[number];
export const CARD_KINDS = ['match', 'fixture', 'competition', 'season', 'participant', 'site'] as const satisfies CardKind[];
export const KINDS = [...new Set([...EMBLEM_KINDS, ...CARD_KINDS])];
type Kind = EmblemKind | CardKind;

interface Addressed {
  readonly id: string;
  readonly format: Format;
  /** That of the drawing, where the address names one. */
  readonly hash: string | null;
}
/** A card has one size, and an emblem fits in a square of `size` pixels. */
export type ImageAddress = Addressed &
  ({ readonly kind: CardKind; readonly size: null } | { readonly kind: EmblemKind; readonly size: number });

export const HASH_LETTERS = 12;
const NAME = /^([^@]*)@([^.]*)(?:\.([^.]*))?\.([^.]*)$/;
const ID = /^[A-Za-z0-9-]{1,40}$/;
const HASH = new RegExp(`^[0-9a-f]{${HASH_LETTERS}}$`);

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

const sizesOf = (kind: Kind): string[] => [
  ...(isOneOf(EMBLEM_KINDS, kind) ? SIZES.map(String) : []),
  ...(isOneOf(CARD_KINDS, kind) ? [CARD_SIZE] : []),
];

/** The reason in one line where there is no picture at an address. */
export function parseAddress(kind: string, name: string): ImageAddress | string {
  const [, id = '', size = '', hash = null, format = ''] = NAME.exec(name) ?? [];
  if (!isOneOf(KINDS, kind)) return `unknown kind of image; allowed: ${KINDS.join(', ')}`;
  if (!isOneOf(FORMATS, format)) return `unknown name of an image; allowed: {id}@{size}[.{hash}].{${FORMATS.join(',')}}`;
  if (!ID.test(id)) return 'malformed id of an image; allowed: 1 to 40 letters, digits or -';
  if (hash !== null && !HASH.test(hash))
    return `malformed hash of an image; allowed: ${HASH_LETTERS} hexadecimal digits, or none`;
  const sizes = sizesOf(kind);
  if (!sizes.includes(size)) return `unknown size of an image; allowed for ${kind}: ${sizes.join(', ')}`;
  if (size === CARD_SIZE) return { kind: kind as CardKind, size: null, id, format, hash };
  return { kind: kind as EmblemKind, size: Number(size), id, format, hash };
}

export function buildAddress({ kind, size, id, format, hash }: ImageAddress): string {
  return `/images/${kind}/${id}@${size ?? CARD_SIZE}${hash === null ? '' : `.${hash}`}.${format}`;
}
