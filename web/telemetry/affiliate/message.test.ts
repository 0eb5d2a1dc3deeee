import { expect, it } from 'vitest';
import { affiliateClick } from './message.ts';

const FIELDS = {
  ...{ eventName: 'click', bookmakerId: 9001, advertiserId: '12', affId: 'a-1' },
  ...{ adCreativeId: '3', bannerZoneId: '45', bannerId: '6' },
};
const message = (more: object): unknown => ({ type: 'TrackEvent', trackAffil: { ...FIELDS, ...more } });

it('[ANALYTICS-02] a message of type TrackEvent with trackAffil becomes an affiliate click event', () => {
  expect(affiliateClick(message({}))).toEqual({
    ...{ event: 'affiliate_click', event_name: 'click', bookmaker_id: '9001', advertiser_id: '12', aff_id: 'a-1' },
    ...{ ad_creative_id: '3', banner_zone_id: '45', banner_id: '6' },
  });
  const sparse = { type: 'TrackEvent', trackAffil: { eventName: 'click', bookmakerId: '1' } };
  expect(affiliateClick(sparse)).toMatchObject({ bookmaker_id: '1', advertiser_id: '', banner_id: '' });
});

it.each<[string, unknown]>([
  ['no object', 'TrackEvent'],
  ['nothing', null],
  ['another type', { type: 'Resize', trackAffil: FIELDS }],
  ['no trackAffil', { type: 'TrackEvent' }],
  ['a list', { type: 'TrackEvent', trackAffil: [FIELDS] }],
  ['an unknown field', message({ email: 'x' })],
  ['a field of a prototype', message(JSON.parse('{"__proto__": 1}') as object)],
  ['no bookmaker', message({ bookmakerId: '' })],
  ['no name', message({ eventName: undefined })],
  ['an address of mail', message({ affId: 'maja@example.dk' })],
  ['an object in a field', message({ bannerId: { toString: () => '6' } })],
  ['a fraction', message({ bannerId: 1.5 })],
  ['a long id', message({ bannerId: 'x'.repeat(65) })],
])('[ANALYTICS-02] a message with %s becomes nothing', (_what, data) => {
  expect(affiliateClick(data)).toBeNull();
});
