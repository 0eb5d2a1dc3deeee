import {
  danishPath,
  ENGLISH_PREFIX,
  englishHref,
  englishPath,
  type EmbedSource,
  type Redirect,
  type WebEntry,
} from '@stillingen/wire';
import type { LiveState, ParticipantId } from '@stillingen/domain';
import { DANISH, type Language, type Vocabulary, VOCABULARIES } from '@stillingen/wire/words';

/** The pages in one language. Their paths are Danish within the server. */
export interface PageEdition {
  readonly entry: WebEntry;
  readonly source: (delayS: number) => EmbedSource;
  /** Where a page without an address of its own is found. */
  readonly pageOf: (path: string) => Redirect | null;
}

/** Addresses of the page at a Danish path, in both languages. */
export interface Twins {
  readonly danish: (path: string) => string;
  readonly english: (path: string) => string;
}

const PARTICIPANT = /^\/(hold|spiller)\/[^/]+\/(\w{8})\/(.*)$/;

function named(path: string, { participants }: Pick<LiveState, 'participants'>, words: Vocabulary): string {
  const [, root, id = '', rest] = PARTICIPANT.exec(path) ?? [];
  const participant = participants.get(id as ParticipantId);
  return participant === undefined ? path : `/${root}/${words.participant(participant).slug}/${id}/${rest}`;
}

const FRONT = '/fodbold/';

/** National teams have another name in each language; other names are the same in both. */
export const twinsIn = (state: Pick<LiveState, 'participants'>): Twins => ({
  danish: (path) => (path === '/' ? FRONT : named(path, state, DANISH)),
  english: (path) => englishPath(path === '/' ? FRONT : named(path, state, VOCABULARIES.en)),
});

export interface Addressed {
  readonly language: Language;
  /** The Danish path of the page. */
  readonly path: string;
}

/** The edition and the page of a path as browsers request it. */
export function addressedBy(pathname: string, hasEnglish: boolean): Addressed {
  const danish = hasEnglish ? danishPath(pathname) : null;
  return danish === null ? { language: 'da', path: pathname } : { language: 'en', path: danish };
}

/** Without its closing slash the front page of the edition is no folder of its pages. */
export const isBareEnglish = (pathname: string): boolean => `${pathname}/` === ENGLISH_PREFIX;

/** An address in Danish words below /en leads to the page in English words. */
export function withDanishWords(path: string): Redirect | null {
  const danish = englishPath(path).slice(ENGLISH_PREFIX.length - 1);
  return englishHref(path) === path && englishHref(danish) !== danish ? { status: 301, location: danish } : null;
}

export const shownIn = (language: Language, href: string): string => (language === 'en' ? englishHref(href) : href);
