import { BANNER_ZONES, type BannerZone } from '@stillingen/wire';
import Type, { type Static } from 'typebox';
import { strictObject } from '../http/request.ts';

const text = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, pattern: '\\S', description: `a text of 1 to ${most} characters` });
const whole = (most: number) => Type.Integer({ minimum: 1, maximum: most, description: `a whole number from 1 to ${most}` });
const Day = Type.String({
  pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  description: 'a day such as 2027-06-30',
});
const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'a country such as DK' });
const Origin = Type.String({
  pattern: '^https://[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$',
  description: 'an origin such as https://ads.example.dk',
});
const Link = Type.String({ maxLength: 2000, pattern: '^https://[^\\s/]+\\S*$', description: 'an https address' });
const Picture = Type.String({
  maxLength: 200,
  pattern:
    '^(?:https://[^\\s/]+/\\S*|(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\\.(?:png|jpg|jpeg|webp|avif))$',
  description: 'a png, jpg, webp or avif beside this file such as banners/autumn.webp, or an https address',
});
const Zone = Type.Enum([...BANNER_ZONES] as [BannerZone, ...BannerZone[]], { description: BANNER_ZONES.join(', ') });

const OneBanner = strictObject({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$', description: '1 to 40 lower-case letters, digits or -' }),
  zones: Type.Array(Zone, { minItems: 1, description: 'a list of zones' }),
  advertiser: text(80),
  link: Link,
  alt: text(300),
  image: Type.Optional(Picture),
  frame: Type.Optional(Link),
  width: whole(2000),
  height: whole(2000),
  weight: Type.Optional(whole(1000)),
  countries: Type.Optional(Type.Array(Country, { minItems: 1, description: 'a list of countries' })),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  gambling: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 99_999, description: 'the id of the advertised bookmaker in BOOKMAKERS' }),
  ),
});

/** The operator's file of adverts. */
export const BannersFile = strictObject({
  origins: Type.Optional(Type.Array(Origin, { maxItems: 16, description: 'up to 16 origins' })),
  banners: Type.Array(OneBanner, { maxItems: 100, description: 'up to 100 adverts' }),
});
export type BannersFile = Static<typeof BannersFile>;
export type FileBanner = BannersFile['banners'][number];
