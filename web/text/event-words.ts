import type { Sport } from '@stillingen/domain';

export type EventWord = Sport['event'];

interface EventForms {
  readonly one: string;
  readonly the: string;
  readonly many: string;
  readonly theMany: string;
  /** 'den første kamp' */
  readonly theFirst: string;
  readonly this: string;
  readonly liveMany: string;
  /** How they are held: 'spillet'. */
  readonly held: string;
}

export const EVENT_FORMS: Readonly<Record<EventWord, EventForms>> = {
  kamp: {
    one: 'kamp',
    the: 'kampen',
    many: 'kampe',
    theMany: 'kampene',
    theFirst: 'den første kamp',
    this: 'denne kamp',
    liveMany: 'livekampe',
    held: 'spillet',
  },
  løb: {
    one: 'løb',
    the: 'løbet',
    many: 'løb',
    theMany: 'løbene',
    theFirst: 'det første løb',
    this: 'dette løb',
    liveMany: 'løb i gang',
    held: 'afholdt',
  },
  konkurrence: {
    one: 'konkurrence',
    the: 'konkurrencen',
    many: 'konkurrencer',
    theMany: 'konkurrencerne',
    theFirst: 'den første konkurrence',
    this: 'denne konkurrence',
    liveMany: 'konkurrencer i gang',
    held: 'afholdt',
  },
  turnering: {
    one: 'turnering',
    the: 'turneringen',
    many: 'turneringer',
    theMany: 'turneringerne',
    theFirst: 'den første turnering',
    this: 'denne turnering',
    liveMany: 'turneringer i gang',
    held: 'afholdt',
  },
};
