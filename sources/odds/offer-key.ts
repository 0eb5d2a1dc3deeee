import type { OfferMessage } from '@stillingen/domain/messages';

const initials = (betType: string): string => betType.replaceAll(/([A-Z])[A-Z]*_?/g, '$1');

type Named = Pick<OfferMessage, 'bookmaker' | 'betType' | 'scope' | 'line' | 'live'> & { readonly event: string };

/** Names an offer of an event: 'o/m1/9001/OU/FULL_TIME/2.5'; live ones end with '/live'. */
export function offerKey({ event, bookmaker, betType, scope, line, live }: Named): string {
  return ['o', event, bookmaker, initials(betType), scope, ...(line === undefined ? [] : [line]), ...(live ? ['live'] : [])].join(
    '/',
  );
}
