import type { FastifyRequest } from 'fastify';

/** Browsers send Sec-Fetch-Site, older ones Origin; programs neither. */
export function isOtherSite({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== siteUrl && URL.parse(origin)?.host !== headers.host;
}
