const HEX = /^[0-9a-f]{6}$/i;
const DARK = '#000000';
const LIGHT = '#ffffff';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance (WCAG 2). */
export const luminance = (hex: string): number => 0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 2) + 0.0722 * channel(hex, 4);

export interface Shirt {
  readonly main: string;
  readonly second: string;
  /** Of the number: at least 4.5:1 on `main`. */
  readonly ink: string;
}

/** Where dark and light contrast equally. */
const MIDDLE = 0.179;

/** Of '111111|c41230'; null where the colours are not known. */
export function shirtOf(colours: string | null): Shirt | null {
  const [main = '', second = ''] = colours?.split('|') ?? [];
  if (!HEX.test(main) || !HEX.test(second)) return null;
  return { main: `#${main}`, second: `#${second}`, ink: luminance(main) > MIDDLE ? DARK : LIGHT };
}
