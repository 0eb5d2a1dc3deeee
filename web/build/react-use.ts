import { ABSENT_ELEMENT, ABSENT_PROPERTY } from './react-properties.ts';

const ABSENT_USE = new RegExp(
  [
    `<(?:${ABSENT_ELEMENT})[\\s>]`,
    // As text, an address of a form is an attribute like any other.
    '\\b(?:action|formAction)=\\{',
    `(?<=\\s)(?:${ABSENT_PROPERTY})=["{]`,
    // Made by parts of their own, which react-events.ts leaves out.
    '\\bon(?:(?:Mouse|Pointer)(?:Enter|Leave)|BeforeInput|Composition)',
    '<[a-z]+-[a-z]',
    '<(?:input|textarea)\\b[^>]*\\bonSelect=',
    '\\.Consumer\\b',
    '<Fragment [^>]*\\bref=',
  ].join('|'),
);
const NAME = /\bon[A-Z]\w+?(?=(?:Capture)?\b)|(?<=\s)\w+(?==[{"])/g;
/** Also what parts of the product offer by the name of an event. */
const OWN: ReadonlySet<string> = new Set(['onSelect']);

/** Markup of a page that the client of React DOM here cannot draw; null for none. */
export const absentUse = (code: string): string | null => ABSENT_USE.exec(code)?.[0] ?? null;

/** Names of properties and of handlers of events. */
export const namesIn = (code: string): ReadonlySet<string> => new Set(code.match(NAME)).difference(OWN);
