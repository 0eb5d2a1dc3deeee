import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayBounds } from '@stillingen/domain';
import type { Banner, BannerZone } from '@stillingen/wire';
import { checkFile } from '../ops/config/file-faults.ts';
import { ConfigError } from '../ops/config/setting.ts';
import { contradictions, isAddress } from './faults.ts';
import { Pictures } from './pictures.ts';
import { BannersFile, type FileBanner } from './schema.ts';

export interface ConfiguredBanner {
  readonly banner: Banner;
  readonly zones: readonly BannerZone[];
  /** Null for every country, and for an unknown one. */
  readonly countries: readonly string[] | null;
  readonly fromMs: number;
  readonly untilMs: number;
  /** The advertised bookmaker; null for other adverts. */
  readonly bookmaker: number | null;
}

/** All that an operator configures of adverts. */
export interface BannerConfig {
  readonly origins: readonly string[];
  readonly banners: readonly ConfiguredBanner[];
  readonly pictures: Pick<Pictures, 'at'>;
}

const check = checkFile(BannersFile);

/** [from, to) in milliseconds, of a day in Copenhagen. */
const boundsOf = (day: string): readonly number[] =>
  dayBounds(0, Date.parse(`${day}T12:00:00Z`) / 1000).map((seconds) => seconds * 1000);

function configuredOf(given: FileBanner, image: string | undefined): ConfiguredBanner {
  const { id, advertiser, link, alt, frame, width, height, weight = 1, gambling = null } = given;
  return {
    banner: {
      ...{ id, advertiser, link, alt, width, height, weight },
      ...(image === undefined ? {} : { image }),
      ...(frame === undefined ? {} : { frame }),
      ...(gambling === null ? {} : { isGambling: true as const }),
    },
    zones: given.zones,
    countries: given.countries ?? null,
    fromMs: given.from === undefined ? -Infinity : boundsOf(given.from)[0]!,
    untilMs: given.until === undefined ? Infinity : boundsOf(given.until)[1]!,
    bookmaker: gambling,
  };
}

interface Site {
  /** Ids of the bookmakers of the site. */
  readonly bookmakers: ReadonlySet<number>;
  readonly siteUrl: string;
}

/** The operator's adverts. Throws ConfigError with a line for each fault. */
export function readBanners(file: string, { bookmakers, siteUrl }: Site): BannerConfig {
  const fail = (faults: readonly string[]): never => {
    throw new ConfigError(faults.map((fault) => `BANNERS, ${file}: ${fault}`).join('\n'));
  };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail([`${(error as Error).message}; allowed: a file that holds a JSON object, as docs/banners.example.json`]);
  }
  if (!check.isValid(value)) return fail(check.faults(value));
  const faults = [...contradictions(value, bookmakers, siteUrl)];
  const pictures = new Pictures(path.dirname(file));
  const banners = value.banners.map((given, index) => {
    const { image } = given;
    if (image === undefined || isAddress(image)) return configuredOf(given, image);
    const added = pictures.add(`/banners/${index}/image`, image);
    if ('fault' in added) faults.push(added.fault);
    return configuredOf(given, 'fault' in added ? undefined : added.address);
  });
  return faults.length > 0 ? fail(faults) : { origins: value.origins ?? [], banners, pictures };
}
