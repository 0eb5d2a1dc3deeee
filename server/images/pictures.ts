import type { Participant, ParticipantId } from '@stillingen/domain';
import { buildAddress, CARD_WIDTH, type EmblemKind, type ImageAddress } from './address.ts';
import { hashOf } from './content-hash.ts';
import { type CardSource, cardOf, newestOf } from './drawing/card.ts';
import { cardSvg } from './drawing/card-svg.ts';
import { EMBLEMS, emblemSvg } from './drawing/emblem-svg.ts';
import type { Logo, Logos } from './logos/logos.ts';

export interface PictureSource extends CardSource {
  readonly logos: Pick<Logos, 'of'>;
  /** The SVG of a flag; null for an unknown country. */
  readonly flagOf: (code: string) => string | null;
}

/** What stands at an address. */
export interface Picture {
  /** Of the content, whatever its size and format. */
  readonly hash: string;
  /** A flag and a logo have sides of their own, and fit in the square of the address. */
  readonly fits: boolean;
  /** An SVG, which has a `viewBox` and no size if it fits, or the bytes of a file of pixels. */
  readonly content: (size: number) => string | Uint8Array;
}

function cardDrawing(svg: string): Picture {
  return { hash: hashOf(svg), fits: false, content: () => svg };
}

const emblem = (parts: string): Picture => ({
  hash: hashOf(parts),
  fits: false,
  content: (size) => emblemSvg(parts, size),
});
const whole = (content: string | Uint8Array, hash: string): Picture => ({ hash, fits: true, content: () => content });

const withLogo = (logo: Logo | null, parts: () => string): Picture =>
  logo === null ? emblem(parts()) : whole(logo.content, logo.hash);

function participantEmblem({ state, logos }: PictureSource, kind: 'team' | 'person', id: string): Picture | null {
  const participant: Participant | undefined = state.participants.get(id as ParticipantId);
  if (participant === undefined || participant.deleted === true) return null;
  const isTeam = participant.kind === 'club' || participant.kind === 'national';
  if (isTeam !== (kind === 'team')) return null;
  return withLogo(logos.of(kind, participant), () => EMBLEMS[kind](participant));
}

function emblemOf(source: PictureSource, kind: EmblemKind, id: string): Picture | null {
  if (kind === 'country') {
    const flag = source.flagOf(id);
    return flag === null ? null : whole(flag, hashOf(flag));
  }
  if (kind !== 'competition') return participantEmblem(source, kind, id);
  const league = newestOf(source.state, id);
  if (league === null) return null;
  return withLogo(source.logos.of('competition', { id, slug: league.slug }), () => EMBLEMS.competition(league));
}

const HEADER_SIZE = 128;

/** The address of a logo in the header of its page; null where the operator has none. */
export function logoAddress({ state, logos }: PictureSource, kind: 'person' | 'competition', id: string): string | null {
  const named = kind === 'person' ? state.participants.get(id as ParticipantId) : newestOf(state, id);
  const logo = named && logos.of(kind, { id, slug: named.slug });
  return logo ? buildAddress({ kind, id, size: HEADER_SIZE, format: 'webp', hash: logo.hash }) : null;
}

/** Null for an unknown id. */
export function pictureAt(source: PictureSource, address: ImageAddress): Picture | null {
  if (address.size !== null) return emblemOf(source, address.kind, address.id);
  const card = cardOf(source, address.kind, address.id);
  return card === null ? null : cardDrawing(cardSvg(card));
}

/** An SVG in the size of its address; null for a file of pixels. */
export function svgText({ fits, content }: Picture, size: number | null): string | null {
  const svg = content(size ?? CARD_WIDTH);
  if (typeof svg !== 'string') return null;
  return fits && size !== null ? svg.replace('<svg', `<svg width="${size}" height="${size}"`) : svg;
}
