import type { GeoPlace } from '@stillingen/wire';

/** BOOK-15: null for a link that is no https address of a host. */
export function bookmakerUrl(link: string): URL | null {
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

/** BOOK-16, O-140: the place is added where the link has none of its own. */
export function linkFor(link: string, { countryCode, isoSubdivisionCode0 }: GeoPlace): string | null {
  const url = bookmakerUrl(link);
  if (url === null) return null;
  const place = { geoCountry: countryCode, geoSubdivision: isoSubdivisionCode0.replace('-', '') };
  for (const [name, value] of Object.entries(place))
    if (value !== '' && !url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
