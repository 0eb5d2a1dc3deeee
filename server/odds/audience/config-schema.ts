import Type, { type Static } from 'typebox';
import { strictObject } from '../../http/request.ts';
import { BOOKMAKER_OPTIONS, type BookmakerOption } from './audience.ts';

const PLACE = '[A-Z]{2}(?::[A-Z]{2}[A-Z0-9]{1,3})?';
const GROUP = `^(?:default|${PLACE})$`;
const MOST_GROUPS = 16;

const Id = Type.Integer({ minimum: 1, maximum: 99_999, description: 'a whole number from 1 to 99999' });
const Ids = Type.Array(Id, { description: 'a list of ids of bookmakers' });
const Day = Type.String({
  pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  description: 'a day such as 2027-06-30',
});
const Text = Type.String({ minLength: 1, maxLength: 200, description: 'a text of 1 to 200 characters' });
const Switch = Type.Boolean({ description: 'true or false' });
const SITE_ID = '^[A-Za-z0-9]{8}$';
const SiteId = Type.String({ pattern: SITE_ID, description: 'an id of 8 letters and digits' });
const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'a country such as DK' });
const Subdivision = Type.String({ pattern: '^[A-Z]{2}:[A-Z]{2}[A-Z0-9]{1,3}$', description: 'a subdivision such as US:USNJ' });
const Anywhere = Type.String({ pattern: `^${PLACE}$`, description: 'a country such as DK, or a subdivision such as US:USNJ' });

const oneOf = <const Word extends string>(...words: Word[]) => Type.Enum(words, { description: words.join(', or ') });
const byGroup = <Value extends Parameters<typeof Type.Record>[1]>(value: Value) =>
  Type.Record(Type.String({ pattern: GROUP }), value, {
    ...{ additionalProperties: false, maxProperties: MOST_GROUPS },
    description: `up to ${MOST_GROUPS} groups, named as DK, US:USNJ or default`,
  });

const Licence = strictObject({ holder: Text, number: Text, validTo: Day }, { description: 'holder, number and validTo' });

const OneBookmaker = strictObject({
  id: Id,
  name: Text,
  kind: Type.Optional(oneOf('bookmaker', 'exchange')),
  link: Type.Optional(Text),
  dkLicence: Type.Optional(Licence),
  retirement: Type.Optional(oneOf('void', 'afterFirstPoint', 'afterFirstSet')),
  provider: Type.Optional(Text),
  pay: Type.Optional(oneOf('fixed', 'revenue-share')),
  disabledIn: Type.Optional(Type.Array(Anywhere)),
});

const option = Type.Optional(Type.String({ description: 'a text; "0" turns it off' }));
const Options = strictObject(
  Object.fromEntries(BOOKMAKER_OPTIONS.map((name) => [name, option])) as Record<BookmakerOption, typeof option>,
);

const Policy = strictObject({
  from: Day,
  liveOddsDuringMatch: Switch,
  affiliateModel: oneOf('fixed', 'any'),
  whistleWindowMin: Type.Integer({ minimum: 0, maximum: 120, description: 'minutes from 0 to 120' }),
});

/** The operator's file of bookmakers. */
export const BookmakersFile = strictObject({
  bookmakers: Type.Array(OneBookmaker, { description: 'a list of bookmakers' }),
  options: Type.Optional(byGroup(Options)),
  available: byGroup(Ids),
  excluded: Type.Optional(
    strictObject({
      youth: Type.Optional(Switch),
      competitions: Type.Optional(Type.Array(SiteId)),
      events: Type.Optional(
        Type.Record(Type.String({ pattern: SITE_ID }), Ids, {
          ...{ additionalProperties: false, description: 'ids of events, each with a list of bookmakers' },
        }),
      ),
    }),
  ),
  legalAge: Type.Optional(
    strictObject({
      enabled: Switch,
      countries: Type.Optional(Type.Array(Country)),
      subdivisions: Type.Optional(Type.Array(Subdivision)),
    }),
  ),
  policy: Type.Optional(strictObject({ dk: Type.Array(Policy, { minItems: 1, description: 'a list of dated policies' }) })),
});
export type BookmakersFile = Static<typeof BookmakersFile>;
