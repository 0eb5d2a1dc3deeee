import { NO_LEGAL_AGE } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { BOOKMAKER_OPTIONS, type OddsAudience } from './audience.ts';
import { audienceOf, type OddsVisitor } from './audience-of.ts';
import { audienceOfEvent, type OddsEvent } from './audience-of-event.ts';
import { type BookmakerOptions, type ConfiguredBookmaker, DANISH_POLICY, type OddsConfig } from './odds-config.ts';

const DAY = '2026-11-23';
const at = (day: string, time = '12:00'): number => Date.parse(`${day}T${time}:00+01:00`);
const options = (change: Partial<BookmakerOptions> = {}): BookmakerOptions =>
  ({ ...Object.fromEntries(BOOKMAKER_OPTIONS.map((each) => [each, true])), ...change }) as BookmakerOptions;
const bookmaker = (id: number, validTo: string | null): ConfiguredBookmaker => ({
  ...{ id, name: `Bog ${id}`, kind: 'bookmaker', link: `https://b${id}.example/`, origin: 'real', retirement: null },
  ...{ pay: 'fixed', disabledIn: [], provider: null },
  dkLicence: validTo === null ? null : { holder: 'A/S', number: '18-1', validTo },
});
const [A, B, C] = [bookmaker(9001, '2027-06-30'), bookmaker(9002, '2026-06-30'), bookmaker(9003, null)];
const CONFIG: OddsConfig = {
  bookmakers: [A, B, C],
  options: new Map([['default', options()]]),
  available: new Map<string, readonly number[]>([
    ['DK', [9001, 9002]],
    ...['default', 'DE', 'IT', 'US:USNJ'].map((key) => [key, [9003]] as const),
    ...['HR', 'TR', 'US'].map((key) => [key, []] as const),
    ['GR', [9001]],
  ]),
  excluded: { youth: true, competitions: new Set(), events: new Map() },
  legalAge: NO_LEGAL_AGE,
  danishPolicy: DANISH_POLICY,
};
const gate = (...countries: string[]): OddsConfig => ({ ...CONFIG, legalAge: { isEnabled: true, countries, subdivisions: [] } });
const optionsOff = (change: Partial<BookmakerOptions>): OddsConfig => ({
  ...CONFIG,
  options: new Map([['default', options(change)]]),
});
const visitor = (place: string, more: Partial<OddsVisitor> = {}): OddsVisitor => {
  const [countryCode = '', isoSubdivisionCode0 = ''] = place.split('/');
  return { place: { countryCode, isoSubdivisionCode0 }, hasMode: true, isAgeConfirmed: false, ...more };
};
const EVENT: OddsEvent = {
  ...{ id: 'OUzl0hh4', competition: { id: 'hKAVGw5x', name: 'Superliga' }, sides: ['AGF', 'FC Midtjylland'] },
  startMs: at('2026-11-23', '19:00'),
  endedMs: null,
};

/** 'ACPLNF': bookmakers, prices, links, the 18+ line and the advertising footer. */
function served(audience: OddsAudience | null): string {
  if (audience === null) return '';
  const names = audience.bookmakers.map(({ id }) => 'ABC'[id - 9001]).join('');
  const { isLinked, hasNotice, hasAdvertFooter } = audience;
  return `${names}: P${isLinked ? 'L' : ''}${hasNotice ? 'N' : ''}${hasAdvertFooter ? 'F' : ''}`;
}

describe('audienceOf serves the visitors of the decision table', () => {
  it.each<[number, OddsVisitor, OddsConfig, string, string]>([
    [1, visitor('DK', { hasMode: false }), CONFIG, DAY, ''],
    [2, visitor('DK'), CONFIG, DAY, 'A: PLNF'],
    [3, visitor('DK/DK-84'), CONFIG, DAY, 'A: PLNF'],
    [4, visitor('DK'), gate('DK'), DAY, ''],
    [5, visitor('DK', { isAgeConfirmed: true }), gate('DK'), DAY, 'A: PLNF'],
    [9, visitor('DK'), CONFIG, '2027-07-01', ''],
    [12, visitor('DK'), optionsOff({ clickable: false }), DAY, 'A: PN'],
    [13, visitor('DK'), { ...CONFIG, options: new Map() }, DAY, 'A: PLNF'],
    [15, visitor(''), CONFIG, DAY, ''],
    [16, visitor(''), gate('SE'), DAY, ''],
    [17, visitor('DE'), CONFIG, DAY, 'C: PLF'],
    [18, visitor('DE', { hasMode: false }), CONFIG, DAY, ''],
    [19, visitor('US/US-NJ'), CONFIG, DAY, 'C: PLF'],
    [20, visitor('US'), CONFIG, DAY, ''],
    [21, visitor('GR'), CONFIG, DAY, ''],
    [22, visitor('IT'), CONFIG, DAY, 'C: P'],
    [23, visitor('TR'), CONFIG, DAY, ''],
    [24, visitor('HR'), CONFIG, DAY, ''],
    [25, visitor('DK', { isAgeConfirmed: true }), CONFIG, DAY, 'A: PLNF'],
  ])('[AGE-01] [GEO-09] [BOOK-01] [BOOK-02] [BOOK-17] [BOOK-18] visitor %i', (_row, person, config, day, expected) =>
    expect(served(audienceOf(person, day, config))).toBe(expected),
  );

  const text = options({ clickable: false });
  const GROUPS: OddsConfig = {
    ...CONFIG,
    options: new Map([
      ...['DK:DK84', 'US', 'SE'].map((key) => [key, text] as const),
      ...['DK', 'US:USNJ', 'GR', 'IT', 'TR', 'default'].map((key) => [key, options()] as const),
    ]),
    available: new Map<string, readonly number[]>([
      ...['DK', 'GR', 'IT', 'TR'].map((key) => [key, [9001, 9002]] as const),
      ...['DK:DK84', 'US:USNJ', 'default'].map((key) => [key, [9001, 9003]] as const),
      ['US', []],
      ['GB', [9002, 9003]],
    ]),
  };
  it.each([
    ['DK', 'A: PLNF'],
    ['DK/DK-83', 'A: PLNF'],
    ['DK/DK-84', 'A: PN'],
    ['US', ''],
    ['US/US-NY', ''],
    ['US/US-NJ', 'AC: PLF'],
    ['GB', 'BC: PLF'],
    ['GB/GB-ENG', 'BC: PLF'],
    ['SE', 'AC: P'],
    ['SE/SE-M', 'AC: P'],
    ['FO', 'AC: PLF'],
    ['GL', 'AC: PLF'],
    ['GR', ''],
    ['IT', 'AB: P'],
    ['TR', ''],
    ['', 'A: PLNF'],
    ['NO', 'AC: PLF'],
  ])('[BOOK-14] [GEO-08] [GEO-09] [GEO-10] a visitor of %s is served by the narrowest group: %s', (place, expected) =>
    expect(served(audienceOf(visitor(place), DAY, GROUPS))).toBe(expected),
  );

  it('[AGE-01] an unknown country may be Denmark: it has the notice, the licences and the policy', () => {
    const audience = audienceOf(visitor(''), DAY, {
      ...CONFIG,
      available: new Map<string, readonly number[]>([['default', [9001, 9003]]]),
    })!;
    expect([served(audience), audience.servesLive]).toEqual(['A: PLNF', true]);
  });

  it('[GEO-09] [GEO-10] Turkey and Greece are served nothing, whatever is available', () => {
    const config = { ...CONFIG, available: new Map([['default', [9001]]]) };
    expect(['TR', 'GR', 'SE'].map((place) => served(audienceOf(visitor(place), DAY, config)))).toEqual(['', '', 'A: PLF']);
  });

  it('[GEO-08] pages for Italy do not lead to the odds', () => {
    expect(audienceOf(visitor('IT'), DAY, CONFIG)!.hasEntry).toBe(false);
    expect(audienceOf(visitor('DE'), DAY, CONFIG)!.hasEntry).toBe(true);
  });

  it('[BOOK-14] options and bookmakers are looked up on their own, from the narrowest group', () => {
    const config: OddsConfig = {
      ...CONFIG,
      options: new Map([
        ['US', options({ clickable: false })],
        ['default', options()],
      ]),
    };
    expect(served(audienceOf(visitor('US/US-NJ'), DAY, config))).toBe('C: P');
    expect(audienceOf(visitor('US/US-NY'), DAY, config)).toBeNull();
    expect(served(audienceOf(visitor('SE/SE-M'), DAY, config))).toBe('C: PLF');
  });

  it('a bookmaker is not served where it is disabled, in a country or a subdivision', () => {
    const config = { ...CONFIG, bookmakers: [{ ...C, disabledIn: ['DE', 'US:USNJ'] }] };
    expect(['DE', 'US/US-NJ', 'SE'].map((place) => served(audienceOf(visitor(place), DAY, config)))).toEqual(['', '', 'C: PLF']);
  });

  it('a licence needs a holder and a number, and holds on its last day', () => {
    const licensed = (change: object): OddsConfig => ({
      ...CONFIG,
      bookmakers: [{ ...A, dkLicence: { ...A.dkLicence!, ...change } }],
    });
    expect(served(audienceOf(visitor('DK'), '2027-06-30', CONFIG))).toBe('A: PLNF');
    for (const change of [{ holder: '' }, { number: '' }]) expect(audienceOf(visitor('DK'), DAY, licensed(change))).toBeNull();
  });

  it('visitors of equal audiences have equal groups, others have not', () => {
    const groups = ['DK', 'DK/DK-84', 'SE', 'NO', 'DE', 'IT', 'US/US-NJ'].map(
      (place) => audienceOf(visitor(place), DAY, CONFIG)!.group,
    );
    expect([groups[0] === groups[1], groups[2] === groups[3], new Set(groups).size]).toEqual([true, true, 5]);
    const later = audienceOf(visitor('DK'), '2027-02-01', CONFIG)!.group;
    expect(groups).not.toContain(later);
  });

  it('options, bookmakers and the entry of a place are part of its group', () => {
    const config: OddsConfig = {
      ...CONFIG,
      bookmakers: [A, { ...B, disabledIn: ['SE'] }, { ...C, disabledIn: ['NO'] }],
      options: new Map([
        ['FI', options({ clickable: false })],
        ['default', options()],
      ]),
      available: new Map([['default', [9001, 9002, 9003]]]),
    };
    const groups = ['SE', 'NO', 'FI', 'DE', 'IT'].map((place) => audienceOf(visitor(place), DAY, config)!.group);
    expect(new Set(groups).size).toBe(5);
  });
});

describe('the dated policy of Denmark', () => {
  it('offers during events are served until the day that ends them', () => {
    const live = (place: string, day: string): boolean => audienceOf(visitor(place), day, CONFIG)!.servesLive;
    expect([live('DK', '2026-12-31'), live('DK', '2027-01-01'), live('DE', '2027-01-01')]).toEqual([true, false, true]);
    expect(audienceOf(visitor('DK'), '2025-12-31', CONFIG)).toMatchObject({ servesLive: false });
  });

  it('a bookmaker that pays a share of its revenue is not linked from the day that forbids it', () => {
    const config: OddsConfig = {
      ...CONFIG,
      bookmakers: [{ ...A, pay: 'revenue-share' }],
      danishPolicy: [{ ...DANISH_POLICY[0]!, affiliateModel: 'any' }, DANISH_POLICY[1]!],
    };
    const shown = (day: string) => audienceOf(visitor('DK'), day, config)!.bookmakers[0]!;
    expect(shown('2026-12-31')).toMatchObject({ id: 9001, link: A.link });
    expect(shown('2027-01-01')).toMatchObject({ id: 9001, name: A.name, link: null });
  });
});

describe('audienceOfEvent', () => {
  const denmark = audienceOf(visitor('DK'), DAY, CONFIG)!;
  const now = EVENT.startMs - 3_600_000;

  it('visitor 10: leaves out the bookmakers that are excluded for the event', () => {
    const config: OddsConfig = {
      ...CONFIG,
      excluded: { ...CONFIG.excluded, events: new Map([[EVENT.id, [9001]]]) },
    };
    expect(audienceOfEvent(denmark, EVENT, now, config)).toBeNull();
    expect(served(audienceOfEvent(denmark, { ...EVENT, id: 'AAAAAAAA' }, now, config))).toBe('A: PLNF');
    const both = { ...denmark, bookmakers: [A, B] };
    expect(served(audienceOfEvent(both, EVENT, now, config))).toBe('B: PLNF');
  });

  const of = (name: string, ...sides: string[]): OddsEvent => ({ ...EVENT, competition: { id: 'other', name }, sides });
  it.each([
    of('U19 Ligaen', 'AGF', 'OB'),
    of('EM U21', 'Danmark', 'Sverige'),
    of('Venskabskamp', 'Danmark U17', 'Andorra U-17'),
    of('Pokalen', 'Brøndby IF (u19)', 'OB'),
    of('DM for juniorer'),
    { ...EVENT, competition: { id: 'excluded', name: 'Superliga' } },
  ])('visitor 11: serves nothing of an excluded or youth competition: $competition.name, $sides', (event) => {
    const config: OddsConfig = { ...CONFIG, excluded: { ...CONFIG.excluded, competitions: new Set(['excluded']) } };
    expect(audienceOfEvent(denmark, event, now, config)).toBeNull();
  });

  it.each([of('Liga Profesional', 'Boca Juniors', 'Junior'), of('U2 Cup', 'AGF U', 'Juventus')])(
    'serves grown-ups whose names are like those of youths: $sides',
    (event) => expect(served(audienceOfEvent(denmark, event, now, CONFIG))).toBe('A: PLNF'),
  );

  it('serves youth competitions where the operator allows them', () => {
    const config = { ...CONFIG, excluded: { ...CONFIG.excluded, youth: false } };
    expect(served(audienceOfEvent(denmark, of('U19 Ligaen'), now, config))).toBe('A: PLNF');
  });

  it('visitor 14: has neither links nor advertising from ten minutes before the event to ten after it', () => {
    const event = { ...EVENT, startMs: at('2027-02-01', '19:00') };
    const audience = audienceOf(visitor('DK'), '2027-02-01', CONFIG)!;
    const shown = (time: string, endedMs: number | null = null): string =>
      served(audienceOfEvent(audience, { ...event, endedMs }, at('2027-02-01', time), CONFIG));
    expect([shown('18:49'), shown('18:50'), shown('19:30')]).toEqual(['A: PLNF', 'A: PN', 'A: PN']);
    const ended = at('2027-02-01', '20:50');
    expect([shown('21:00', ended), shown('21:01', ended)]).toEqual(['A: PN', 'A: PLNF']);
    expect(audience.servesLive).toBe(false);
  });

  it('has no such window before the law, nor outside Denmark', () => {
    expect(served(audienceOfEvent(denmark, EVENT, EVENT.startMs, CONFIG))).toBe('A: PLNF');
    const germany = audienceOf(visitor('DE'), '2027-02-01', CONFIG)!;
    const event = { ...EVENT, startMs: at('2027-02-01') };
    expect(served(audienceOfEvent(germany, event, at('2027-02-01'), CONFIG))).toBe('C: PLF');
  });
});
