import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

type Values = Readonly<Record<string, unknown>>;
type Call = (...values: readonly unknown[]) => unknown;

const ROOT = new URL('../', import.meta.url);
const namesIn = (language: string): string[] =>
  globSync('**/*.ts', { cwd: new URL(`${language}/`, ROOT).pathname })
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted();
const NAMES = namesIn('da');
const load = async (language: string, name: string): Promise<Values> =>
  (await import(new URL(`${language}/${name}`, ROOT).href)) as Values;

const DANISH =
  /[æøå]|\b(?:og|ikke|af|til|kampe?|fra|ved|med|uden|ingen|eller|når|der|som|din|dit|dine|du|kan|skal|vis|vælg|spil|nej|hele|flere|ret|fortryd|luk|gem|slet|dag|dage|stilling|nyheder|ligaer|lige|er|det|den)\b/i;
/** Keys of events and of adresses, which are no texts. */
const KEYS = new Set(['kamp']);

/** 'tabs', 'tabs.games', 'next()' and so on. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}()`];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => keysOf(each, `${path}.${key}`))];
}

function functionsIn(value: unknown, path: string): (readonly [path: string, call: Call])[] {
  if (typeof value === 'function') return [[path, value as Call]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => functionsIn(each, `${path}.${key}`));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((each) => textsIn(each))
      : [];

/** Of functions that take other values than texts, numbers and events. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  '.consentText.question': [['statistics', 'advertising']],
  '.consentText.text': [['statistics']],
  '.knownText': [{ 3: 'three' }, '3'],
  '.tableText.empty': ['1', 'løb'],
  '.tableText.round': ['16', { tables: 1 }],
  '.tableText.serving': [{ name: 'darts' }],
  '.teamText.balance': [[3, 2, 1]],
  '.teamText.next': ['løb', 2],
  '.leagueText.standings.caption': ['form', 'Superliga'],
  '.languageText.why': ['de'],
  '.ownNameOf': ['de'],
  '.refusalText': ['far', { maximumCount: 3, pastDays: 2, futureDays: 7 }],
  '.ruleText': [['goal', 'red'], 8],
  '.headToHeadText.balance': [{ counts: [3, 2, 1], meetings: 6 }, ['AGF', 'OB']],
  '.courseText.flow.shows': ['xg'],
  '.courseText.flow.shots': ['shots'],
  '.courseText.flow.shotsNamed': ['shots', [{ name: 'AGF', count: 3, most: { from: 1, to: 5, sum: 2 } }]],
  '.courseText.flow.named': [
    'AGF',
    'OB',
    [
      { from: 1, to: 5 },
      { from: 9, to: 12 },
    ],
    [],
  ],
  '.courseText.flow.formula': ['v1', 'full'],
  '.courseText.worm.named': [['AGF 3/1']],
  '.courseText.innings.named': ['AGF', 'OB', [3, 2]],
  '.raceText.splits.named': ['finish', ['A', 'B']],
  '.starText.nameIn': ['Follow AGF'],
  '.subscribeText.link': ['Kalender', 'AGF'],
  '.subscribeText.calendarHint': ['løb'],
  '.lineupText.mark': ['goal', ["45+2'", "67'"]],
  '.oddsText.total': [10, 'GOALS'],
  '.oddsText.settledAs': [['Over']],
};

/** With texts, or with an event in one place. */
function argumentsOf(path: string, danish: Call, english: Call): readonly unknown[] | null {
  const own = SAMPLES[path];
  if (own !== undefined) return own;
  const plain = Array.from({ length: Math.max(danish.length, 1) }, () => '3');
  const candidates = [plain, ...plain.map((_, at) => plain.with(at, 'løb'))];
  return candidates.find((values) => [danish, english].every((call) => isText(call, values))) ?? null;
}
function isText(call: Call, values: readonly unknown[]): boolean {
  try {
    return !/undefined|NaN|\[object/.test(JSON.stringify(call(...values)) ?? '');
  } catch {
    return false;
  }
}

function writtenTexts(source: string): string[] {
  const texts: string[] = [];
  const paths = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void paths.add(start),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && !paths.has(start)) texts.push(value);
    },
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  }).visit(parseSync('a.ts', source).program);
  return texts.filter((text) => !KEYS.has(text));
}

it('English texts have the modules of the Danish texts', () => {
  expect(namesIn('en')).toEqual(NAMES);
});

it.each(NAMES)('English texts of %s have the keys of the Danish ones', async (name) => {
  const [danish, english] = await Promise.all([load('da', name), load('en', name)]);
  expect(keysOf({ ...english }).toSorted()).toEqual(keysOf({ ...danish }).toSorted());
});

it.each(NAMES)('English texts of %s are written in English', (name) => {
  const texts = writtenTexts(readFileSync(new URL(`en/${name}`, ROOT), 'utf8'));
  expect(texts.filter((text) => DANISH.test(text))).toEqual([]);
});

it.each(NAMES)('English texts of %s are English words for any values', async (name) => {
  const [danish, english] = await Promise.all([load('da', name), load('en', name)]);
  const calls = new Map(functionsIn({ ...danish }, ''));
  for (const [path, call] of functionsIn({ ...english }, '')) {
    const own = calls.get(path)!;
    expect(call.length, path).toBeLessThanOrEqual(own.length);
    const values = argumentsOf(path, own, call);
    expect(values, `${path} needs a sample`).not.toBeNull();
    const texts = textsIn(call(...values!));
    expect(texts.length, path).toBe(textsIn(own(...values!)).length);
    for (const text of texts) {
      expect(text, path).not.toMatch(/^$|undefined|NaN|\[object/);
      expect(text.replaceAll(/løb|Kalender/g, ''), path).not.toMatch(DANISH);
    }
  }
});
