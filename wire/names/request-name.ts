import { type NameOf, nameTable } from './name-shapes.ts';

/** The names of requests under /x/req/ (FEED-03, O-086): what menus are filled from. */
export const REQUEST_SHAPES = {
  /** The countries and categories of a sport. */
  menu: 'm_{sport}',
  /** The competitions of one of them. */
  countryMenu: 'm_{sport}_{country}',
} as const;
/** A request name taken apart. */
export type RequestName = NameOf<typeof REQUEST_SHAPES>;

export const {
  /** The parts of a request name, or null where the text is none in its one spelling. */
  parse: parseRequestName,
  /** The text of a request name. */
  build: buildRequestName,
} = nameTable(REQUEST_SHAPES);
