import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../ops/config/setting.ts';
import { temporaryFolder } from '../../testing/run.ts';
import { audienceOf } from './audience-of.ts';
import { type BookmakerOption, BOOKMAKER_OPTIONS } from './audience.ts';
import { readBookmakers } from './config-file.ts';
import type { BookmakersFile } from './config-schema.ts';
import { demoOdds } from './demo-bookmakers.ts';
import { viewOf } from './view-of.ts';

const DAY = '2026-11-23';
const EXAMPLE = path.join(import.meta.dirname, '../../../docs/bookmakers.example.json');
const example = (): BookmakersFile => JSON.parse(readFileSync(EXAMPLE, 'utf8')) as BookmakersFile;
const folder = temporaryFolder('bookmakers');

function write(value: unknown): string {
  const file = path.join(folder.path, 'bookmakers.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}
const read = (value: unknown) => readBookmakers(write(value), DAY);
function faultsOf(value: unknown): string[] {
  try {
    read(value);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const file = path.join(folder.path, 'bookmakers.json');
    return (error as Error).message.split('\n').map((line) => line.replace(`BOOKMAKERS, ${file}: `, ''));
  }
}
const DENMARK = { place: { countryCode: 'DK', isoSubdivisionCode0: '' }, hasMode: true, isAgeConfirmed: false };

describe('the file of bookmakers', () => {
  it('the example of the documents has no fault, and one bookmaker without a licence', () => {
    const { config, notices } = readBookmakers(EXAMPLE, DAY);
    expect(notices).toEqual(['Eksempel Børs (102) has no Danish licence: not shown in Denmark']);
    expect(audienceOf(DENMARK, DAY, config)!.bookmakers.map(({ id }) => id)).toEqual([101]);
  });

  it.each<[string, (file: Record<string, unknown>) => unknown, RegExp]>([
    ['no file', () => '{', /^Expected .+; allowed: a file that holds a JSON object, as docs\/bookmakers\.example\.json$/],
    ['a list', () => [], /^\/ is \[\]; allowed: bookmakers, options, available/],
    ['no group', (file) => ({ ...file, available: undefined }), /^\/ is .+; allowed: also available$/],
    ['an unknown field', (file) => ({ ...file, colour: 1 }), /^\/colour is 1; allowed: bookmakers, options, available/],
    [
      'a name of a group',
      (file) => ({ ...file, available: { dk: [101] } }),
      /^\/available\/dk is \[101\]; allowed: up to 16 groups/,
    ],
    [
      'an unknown id',
      (file) => ({ ...file, available: { DK: [101, 7] } }),
      /^\/available\/DK\/1 is 7; allowed: an id of \/bookmakers$/,
    ],
    [
      'an option',
      (file) => ({ ...file, options: { DK: { blink: '1' } } }),
      /^\/options\/DK\/blink is "1"; allowed: clickable, show_/,
    ],
    [
      'a switch',
      (file) => ({ ...file, options: { DK: { clickable: 0 } } }),
      /^\/options\/DK\/clickable is 0; allowed: a text; "0"/,
    ],
    [
      'an age list',
      (file) => ({ ...file, legalAge: { enabled: true, countries: ['dk'] } }),
      /^\/legalAge\/countries\/0 is "dk"; /,
    ],
    [
      'an event',
      (file) => ({ ...file, excluded: { events: { x: [101] } } }),
      /^\/excluded\/events\/x is \[101\]; allowed: ids of/,
    ],
  ])('%s is refused in one line with its path and what is allowed', (_name, change, line) => {
    const faults = faultsOf(change({ ...example() }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(line);
  });

  it.each<[object, RegExp]>([
    [{ id: 0 }, /^\/bookmakers\/0\/id is 0; allowed: a whole number from 1 to 99999$/],
    [{ id: 102 }, /^\/bookmakers\/1\/id is 102; allowed: each once$/],
    [{ name: '' }, /^\/bookmakers\/0\/name is ""; allowed: a text of 1 to 200 characters$/],
    [{ kind: 'casino' }, /^\/bookmakers\/0\/kind is "casino"; allowed: bookmaker, or exchange$/],
    [{ dkLicence: { holder: 'A', number: '1' } }, /^\/bookmakers\/0\/dkLicence is .+; allowed: also validTo$/],
    [{ disabledIn: ['Sweden'] }, /^\/bookmakers\/0\/disabledIn\/0 is "Sweden"; allowed: a country such as DK, or/],
  ])('the bookmaker %j is refused in one line', (change, line) => {
    const { bookmakers, ...rest } = example();
    const faults = faultsOf({ ...rest, available: {}, bookmakers: [{ ...bookmakers[0], ...change }, bookmakers[1]] });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(line);
  });

  it('more than 16 groups of visitors are refused in one line, whichever places make them', () => {
    const file = example();
    const countries = (count: number) => Array.from({ length: count }, (_, at) => `${String.fromCodePoint(65 + at)}X`);
    const available = (count: number) => Object.fromEntries(countries(count).map((country) => [country, [101]]));
    const options = { default: file.options!.default!, SE: {} };
    // The default, that of Denmark, of Sweden and of Italy.
    const groups = (count: number) => faultsOf({ ...file, options, available: { ...available(count), default: [101] } });
    expect(groups(12)).toEqual([]);
    expect(groups(13)).toEqual([
      'available, options and disabledIn make 17 groups of visitors; allowed: 16, as answers are kept for each',
    ]);
  });

  it('several faults are reported together', () => {
    const { bookmakers, ...rest } = example();
    expect(faultsOf({ ...rest, bookmakers: [{ ...bookmakers[0], id: 0, pay: 'x' }] })).toHaveLength(2);
  });

  it('[BOOK-15] [ERR-04] a link that is no https address is dropped with a notice', () => {
    const { bookmakers, ...rest } = example();
    for (const link of ['odds.example', 'http://odds.example/', 'javascript:alert(1)', 'https://a:b@odds.example/']) {
      const { config, notices } = read({ ...rest, bookmakers: [{ ...bookmakers[0], link }, bookmakers[1]] });
      expect(config.bookmakers[0]!.link).toBeNull();
      expect(notices).toContain('the link of Eksempel Odds (101) is no https address: dropped');
    }
  });

  it('a licence that ended is reported at the start', () => {
    const { bookmakers, ...rest } = example();
    const dkLicence = { holder: 'A/S', number: '1', validTo: '2026-11-22' };
    expect(read({ ...rest, bookmakers: [{ ...bookmakers[0], dkLicence }, bookmakers[1]] }).notices).toContain(
      'the Danish licence of Eksempel Odds (101) ended on 2026-11-22: not shown in Denmark',
    );
  });
});

const UNLINKED = { id: 101, name: 'Eksempel Odds', isExchange: false, isLinked: false };
const LOOK = { hasMark: true, hasName: true, isLinked: true };
const ALL_ON = Object.fromEntries(BOOKMAKER_OPTIONS.map((option) => [option, '1']));

describe('options of a group', () => {
  it.each(BOOKMAKER_OPTIONS)('[BOOK-12] %s is off only as the text "0"', (option) => {
    for (const [given, isOn] of [
      ['0', false],
      ['1', true],
      ['', true],
      ['false', true],
      ['00', true],
    ] as const) {
      const { config } = read({ ...example(), options: { DK: { [option]: given } } });
      expect(audienceOf(DENMARK, DAY, config)!.options[option]).toBe(isOn);
    }
  });

  it.each<[rule: string, option: BookmakerOption, off: object]>([
    ['[BOOK-03]', 'clickable', { isLinked: false, hasAdvertFooter: false, bookmakers: [UNLINKED] }],
    ['[BOOK-04]', 'show_odds_comparison_tab', { hasTab: false }],
    ['[BOOK-05]', 'show_bookmaker_logo_in_summary', { summary: { ...LOOK, hasMark: false, hasVisit: true } }],
    ['[BOOK-06]', 'logo_to_text_match_summary', { summary: { ...LOOK, hasName: false, hasVisit: true } }],
    ['[BOOK-07]', 'logo_to_text_bonus', { summary: { ...LOOK, hasVisit: false } }],
    ['[BOOK-08]', 'show_bookmaker_logo_odds_comparison', { comparison: { ...LOOK, hasMark: false, hasBackground: true } }],
    ['[BOOK-09]', 'clickable_bookmaker_logo_in_summary', { summary: { ...LOOK, isLinked: false, hasVisit: true } }],
    ['[BOOK-10]', 'clickable_bookmaker_logo_odds_comparison', { comparison: { ...LOOK, isLinked: false, hasBackground: true } }],
    ['[BOOK-11]', 'odds_background_in_odds_comparison', { comparison: { ...LOOK, hasBackground: false } }],
    ['[BOOK-08]', 'logo_to_text_odds_comparison', { comparison: { ...LOOK, hasName: false, hasBackground: true } }],
  ])('%s pages differ by %s and nothing else', (_rule, option, off) => {
    const viewWith = (given: string) =>
      viewOf(audienceOf(DENMARK, DAY, read({ ...example(), options: { DK: { ...ALL_ON, [option]: given } } }).config)!);
    expect(viewWith('0')).toEqual({ ...viewWith('1'), ...off });
    expect(viewWith('0')).not.toEqual(viewWith('1'));
  });

  it('a bookmaker has a name where neither its mark nor its name was chosen', () => {
    const options = { show_bookmaker_logo_odds_comparison: '0', logo_to_text_odds_comparison: '0' };
    const { config } = read({ ...example(), options: { DK: { ...ALL_ON, ...options } } });
    expect(viewOf(audienceOf(DENMARK, DAY, config)!).comparison).toMatchObject({ hasMark: false, hasName: true });
  });

  it('[BOOK-13] an option that is missing is on, and the start names it', () => {
    const { clickable: _left, ...options } = example().options!.default!;
    const { config, notices } = read({ ...example(), options: { DK: options } });
    expect(audienceOf(DENMARK, DAY, config)).toMatchObject({ isLinked: true, options: { clickable: true } });
    expect(notices.slice(0, 2)).toEqual([
      'options has no group default: where no other group applies, every option is on',
      'options of DK lack clickable: on, as a missing option is',
    ]);
  });
});

it('the demo world has six invented bookmakers: one without a licence, one whose licence ends tomorrow', () => {
  const nowS = Date.parse(`${DAY}T12:00:00Z`) / 1000;
  const served = (day: string) => audienceOf(DENMARK, day, demoOdds(nowS))!.bookmakers.map(({ id }) => id);
  expect([served('2026-11-24'), served('2026-11-25')]).toEqual([
    [9001, 9002, 9003, 9004, 9006],
    [9001, 9002, 9003, 9004],
  ]);
  expect(demoOdds(nowS).bookmakers.every(({ name, origin }) => /^Demo Odds [A-F]$/.test(name) && origin === 'simulated')).toBe(
    true,
  );
});
