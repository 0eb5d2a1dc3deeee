import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { SvgCost } from './svg-cost.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const DRAWN = ['g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'] as const;
const MORE = ['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'style'] as const;
const ALLOWED: ReadonlySet<string> = new Set<string>([...DRAWN, ...MORE]);
/** Left out with what they hold. */
const SILENT: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

const MOST_ELEMENTS = 2000;
const MOST_DEPTH = 30;
/** Longer side to shorter one. */
const MOST_RATIO = 10;
const MOST_UNITS = 100_000;

export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';
}

const LOCAL = /^#[\w.:-]{1,100}$/;
const URLS = /url\s*\(([^)]*)\)?/gi;
const QUOTED = /^\s*["']?(#[\w.:-]{1,100})["']?\s*$/;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** The ids that a value refers to; nothing outside of the file. */
function referencesOf(name: string, value: string): string[] {
  if (value.includes('\\')) throw new SvgRefusal(`a backslash in the attribute ${name}`);
  return [...value.matchAll(URLS)].map(([, place = '']) => {
    const id = QUOTED.exec(place)?.[1];
    if (id === undefined) throw new SvgRefusal(`an external reference in the attribute ${name}`);
    return id.slice(1);
  });
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly references: readonly string[];
}

function attributeOf({ uri, local, name, value }: SaxesAttributeNS): Attribute | null {
  if (/^on/i.test(local)) throw new SvgRefusal(`the event attribute ${name}`);
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    if (!LOCAL.test(value)) throw new SvgRefusal(`an external reference in the attribute ${name}`);
    return { name: 'href', value, references: [value.slice(1)] };
  }
  return uri === '' ? { name: local, value, references: referencesOf(name, value) } : null;
}

const LENGTH = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;

function viewBoxOf({ attributes }: SaxesTagNS): string {
  const given = attributes['viewBox']?.value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sides = ['width', 'height'].map((side) => Number(LENGTH.exec(attributes[side]?.value ?? '')?.[1]));
  const box = given ?? [0, 0, ...sides];
  const [width = Number.NaN, height = Number.NaN] = box.slice(2);
  const isKnown = box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0;
  if (!isKnown) throw new SvgRefusal('no viewBox, and no width and height in pixels');
  if (Math.max(width, height, ...box.map(Math.abs)) > MOST_UNITS) throw new SvgRefusal(`a viewBox beyond ${MOST_UNITS} units`);
  if (Math.max(width / height, height / width) > MOST_RATIO)
    throw new SvgRefusal(`one side is more than ${MOST_RATIO} times the other`);
  return box.join(' ');
}

/** Writes what is allowed of an SVG, element by element: the text itself is not passed on. */
class Cleaner {
  readonly #cost = new SvgCost();
  readonly #open: string[] = [];
  #text = '';
  #elements = 0;
  /** Within an element that is left out, its depth. */
  #silent = 0;

  get text(): string {
    return this.#text;
  }

  begin(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) throw new SvgRefusal(`more than ${MOST_ELEMENTS} elements`);
    if (this.#open.length + this.#silent >= MOST_DEPTH)
      throw new SvgRefusal(`elements within each other deeper than ${MOST_DEPTH}`);
    const isRoot = this.#elements === 1;
    if (isRoot && (tag.uri !== SVG || tag.local !== 'svg')) throw new SvgRefusal('the first element is not <svg> of SVG');
    if (this.#silent > 0 || tag.uri !== SVG || SILENT.has(tag.local)) {
      if (tag.uri === SVG && tag.local === 'script') throw new SvgRefusal('the element <script>');
      this.#silent += 1;
      return;
    }
    if (!isRoot && !ALLOWED.has(tag.local)) throw new SvgRefusal(`the element <${tag.local}>`);
    const attributes = Object.values(tag.attributes).flatMap((each) => attributeOf(each) ?? []);
    this.#cost.open(
      attributes.find(({ name }) => name === 'id')?.value ?? null,
      attributes.flatMap(({ references }) => references),
    );
    this.#open.push(tag.local);
    const kept = attributes.filter(({ name }) => !isRoot || !/^(?:width|height|viewBox)$/.test(name));
    const words = kept.map(({ name, value }) => ` ${name}="${escaped(value)}"`).join('');
    this.#text += isRoot ? `<svg xmlns="${SVG}" viewBox="${viewBoxOf(tag)}"${words}>` : `<${tag.local}${words}>`;
  }

  write(text: string): void {
    if (this.#silent > 0) return;
    const parent = this.#open.at(-1);
    if (parent === 'style' && /[@\\]|url\s*\(/i.test(text)) throw new SvgRefusal('@, \\ or url() in the element <style>');
    if (parent === 'style' || parent === 'text' || parent === 'tspan') this.#text += escaped(text);
  }

  end(): void {
    if (this.#silent > 0) this.#silent -= 1;
    else {
      this.#cost.close();
      this.#text += `</${this.#open.pop()!}>`;
    }
  }

  finish(): void {
    const fault = this.#cost.fault();
    if (fault !== null) throw new SvgRefusal(fault);
  }
}

/** An SVG that can do nothing but be drawn, with a viewBox and without a size. Throws SvgRefusal. */
export function cleanSvg(text: string): string {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const cleaner = new Cleaner();
  parser.on('error', (error) => {
    throw new SvgRefusal(`no well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new SvgRefusal('a document type, which may hold entities');
  });
  parser.on('processinginstruction', () => {
    throw new SvgRefusal('a processing instruction');
  });
  parser.on('opentag', (tag) => cleaner.begin(tag));
  parser.on('text', (part) => cleaner.write(part));
  parser.on('cdata', (part) => cleaner.write(part));
  parser.on('closetag', () => cleaner.end());
  parser.write(text).close();
  cleaner.finish();
  return cleaner.text;
}
