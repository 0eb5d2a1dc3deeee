import { once } from 'node:events';
import type { Match } from '../matches.ts';
import { OfferProvider } from './changes.ts';

export interface Seeding {
  readonly url: string;
  readonly key: string;
  readonly matches: readonly Match[];
  readonly bookmakers: number;
}
export interface Round {
  readonly perSecond: number;
  readonly seconds: number;
}

/*
 * The provider of odds in a process of its own: its work delays no goal that another process times.
 * It answers a seeding with the number of offers, and each round with the milliseconds of its batches.
 */
const [{ url, key, matches, bookmakers }] = (await once(process, 'message')) as [Seeding];
const provider = new OfferProvider(url, key, matches, bookmakers);
process.on('message', ({ perSecond, seconds }: Round) => {
  void provider.change(perSecond, seconds).then((answeredMs) => process.send!(answeredMs));
});
process.on('disconnect', () => process.exit(0));
await provider.seed();
process.send!(provider.count);
