import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { CONSENT_PATH, CONSENT_VERSION, type ConsentPurpose } from '@stillingen/wire';
import type { Page } from 'playwright-core';
import { temporaryFolder } from '../../server/testing/run.ts';

type Colour = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A picture of stripes. */
function png(width: number, height: number, colour: Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = (x + y) % 48 < 24 ? 1 : 0.85;
      rows.set(
        colour.map((part) => part * share),
        y * (width * 3 + 1) + 1 + x * 3,
      );
    }
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

export interface AdvertPlan {
  readonly id: string;
  readonly zones: readonly string[];
  readonly size: readonly [width: number, height: number];
  readonly colour?: Colour;
  readonly more?: object;
}

/** The file of adverts of an operator, with their pictures beside it. */
export function layAdverts(
  plans: readonly AdvertPlan[],
  origins: readonly string[] = [],
): { readonly file: string } & Disposable {
  const folder = temporaryFolder('adverts');
  const file = path.join(folder.path, 'banners.json');
  mkdirSync(path.join(folder.path, 'pictures'));
  const banners = plans.map(({ id, zones, size: [width, height], colour = [32, 96, 160], more = {} }) => {
    const image = `pictures/${id}.png`;
    writeFileSync(path.join(folder.path, image), png(width, height, colour));
    const named = { id, zones, advertiser: `Firma ${id}`, alt: `Billede af ${id}`, link: `https://${id}.example/` };
    return { ...named, image, width, height, ...more };
  });
  writeFileSync(file, JSON.stringify({ origins, banners }));
  return { file, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

const answerWith = (page: Page, granted: readonly ConsentPurpose[]): Promise<void> =>
  page.evaluate(
    async ([at, body]) => {
      const headers = { 'content-type': 'application/json' };
      const { ok } = await fetch(at, { method: 'POST', headers, body });
      if (!ok) throw new Error('the answer was refused');
    },
    [CONSENT_PATH, JSON.stringify({ version: CONSENT_VERSION, asked: ['advertising'], granted })] as const,
  );

/** As by the card, so that the next page has the answer. */
export const consentToAdvertising = (page: Page): Promise<void> => answerWith(page, ['advertising']);
export const refuseAdvertising = (page: Page): Promise<void> => answerWith(page, []);

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
};

/**
 * From now on, shifts of the layout up or down are counted in each document, those after a click
 * too. The tools of the header, which come late, move sideways.
 */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as typeof globalThis & { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ previousRect, currentRect }) => previousRect.top !== currentRect.top)) counted.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Shifts are reported after the frame that they are in.
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as typeof globalThis & { shifts: number }).shifts;
  });
