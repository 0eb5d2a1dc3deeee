import { type Banner, type BannerZone, pickBanner } from '@stillingen/wire';
import { useRef, useState } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import { Advert } from './advert.tsx';
import type { BannerPlace } from './contract.ts';
import { useRoom } from './use-room.ts';
import { isFixed, zonesOf } from './zones.ts';

/** Spreads the seconds over 0 to 1: pages of different times begin with different adverts. */
const SPREAD = 0.618_034;
const randomAt = (nowMs: number): number => (Math.floor(nowMs / 1000) * SPREAD) % 1;

function Zone({ zone, banners, isLate }: { zone: BannerZone; banners: readonly Banner[]; isLate: boolean }) {
  const { request } = usePage();
  const anchor = useRef<HTMLDivElement>(null);
  const isPlaced = useRoom(anchor, isLate && !isFixed(zone));
  // The same on the server and in the browser that hydrates it.
  const [first] = useState(() => pickBanner(banners, request.nowMs, randomAt(request.nowMs)));
  if (first === null) return null;
  return isPlaced ? <Advert zone={zone} banners={banners} first={first} /> : <div ref={anchor} />;
}

/** The adverts of a place. At the top only from the first byte: what came later would move the page. */
export function BannerSlot({ place }: { place: BannerPlace }) {
  const { kind, odds, banners } = usePage();
  const { view, isLate } = useStore(banners!)!;
  if (isLate && place === 'top') return null;
  return zonesOf(kind ?? '', place).map((zone) => {
    // Their lines on gambling are a part of odds.
    const shown = (view[zone] ?? []).filter(({ isGambling }) => isGambling === undefined || odds !== undefined);
    return shown.length === 0 ? null : <Zone key={zone} zone={zone} banners={shown} isLate={isLate} />;
  });
}
