import { MAX_TYPED_LETTERS, typedWords } from '@stillingen/domain';
import { matchPath, PLACE_KINDS, type SearchAnswer, type SearchItem, type SearchPlace } from '@stillingen/wire';
import { searchText } from '#text/search.ts';

export const SECTIONS = ['match', ...PLACE_KINDS] as const;
export type SectionKind = (typeof SECTIONS)[number];

/** What the keys choose from. */
export type Option = { readonly id: string; readonly href: string } & SearchItem;

export interface Section {
  readonly id: string;
  readonly title: string;
  /** All that were found. */
  readonly count: number;
  readonly options: readonly Option[];
}

/** In a list of all kinds. */
const SHOWN = { match: 3, team: 5, player: 4, league: 4, country: 3 } as const;

export const optionOf = (item: SearchItem, section: string): Option =>
  item.place === null
    ? { ...item, id: `${section}-${item.match.id}`, href: matchPath(item.match.id) }
    : { ...item, id: `${section}-${item.place.id}`, href: item.place.path };
export const itemName = ({ place, match }: SearchItem): string =>
  place === null ? match.sides.map(({ name }) => name).join(' – ') : place.name;
export const placeItem = (place: SearchPlace): SearchItem => ({ place, match: null });

export const countIn = ({ matches, lists }: SearchAnswer, kind: SectionKind): number =>
  kind === 'match' ? matches.length : lists[kind].count;

/** What is followed comes first, in its order otherwise. */
const followedFirst = (places: readonly SearchPlace[], isFollowed: (place: SearchPlace) => boolean): readonly SearchPlace[] =>
  places.toSorted((a, b) => Number(isFollowed(b)) - Number(isFollowed(a)));

/** The sections of one kind, or of all, these in part or whole; without those that are empty. */
export function sectionsOf(
  answer: SearchAnswer,
  kind: SectionKind | 'all' | 'whole',
  isFollowed: (place: SearchPlace) => boolean = () => false,
): readonly Section[] {
  return SECTIONS.filter((each) => (kind === 'all' || kind === 'whole' || kind === each) && countIn(answer, each) > 0).map(
    (each) => {
      const items =
        each === 'match'
          ? answer.matches.map((match): SearchItem => ({ place: null, match }))
          : followedFirst(answer.lists[each].places, isFollowed).map(placeItem);
      const options = items.map((item) => optionOf(item, each));
      return {
        id: each,
        title: each === 'match' ? searchText.matches : searchText.kind[each],
        count: countIn(answer, each),
        options: kind === 'all' ? options.slice(0, SHOWN[each]) : options,
      };
    },
  );
}

/** The kinds that have something, after all of them. */
export const kindsOf = (answer: SearchAnswer): readonly ('all' | SectionKind)[] => [
  'all',
  ...SECTIONS.filter((kind) => countIn(answer, kind) > 0),
];

export const totalOf = (answer: SearchAnswer): number => SECTIONS.reduce((sum, kind) => sum + countIn(answer, kind), 0);

/** Why a text is not searched for; null where it is, and where nothing is typed. */
export function refusalOf(text: string): string | null {
  if (text.trim() === '' || typedWords(text).length > 0) return null;
  return text.length > MAX_TYPED_LETTERS ? searchText.long(MAX_TYPED_LETTERS) : searchText.short;
}
