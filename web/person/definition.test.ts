import type { Participant, ParticipantId } from '@stillingen/domain';
import { readPerson, writePerson } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { requestOf, sourceOf } from '../testing/team-feeds.ts';
import { personPage } from './definition.ts';
import { personFeed } from './model/address.ts';
import { factsLine } from './model/facts.ts';

const PERSON: Participant = {
  id: 'pDahl001' as ParticipantId,
  sportId: 1,
  name: 'Jens Dahl',
  code: 'DAH',
  slug: 'jens-dahl',
  country: 'dk',
  colours: null,
  kind: 'person',
};
const PATH = `/spiller/${PERSON.slug}/${PERSON.id}/`;
const EMPTY = readPerson('');
const injured = { ...EMPTY, injuries: [{ text: 'Knæ', from: 1_780_000_000, until: null, missed: 0 }] };

function resolve(path: string, person: Participant = PERSON, feed = writePerson(injured)) {
  const source = sourceOf({ [personFeed(person.id)]: feed }, [person]);
  const request = requestOf(path);
  const route = personPage.routeOf(path);
  return route !== null && route.exists(source, request) ? route.resolve(source, request) : null;
}

it('[PAGE-09, GEN-08] a person has a page of its own with tabs for what is known of it', () => {
  expect(resolve(PATH)).toMatchObject({ content: { kind: 'person', props: { name: 'Jens Dahl', tab: 'overview' } } });
  expect(resolve(`${PATH}skader/`)).toMatchObject({ content: { props: { tab: 'injuries' } } });
  expect(resolve(`${PATH}karriere/`)).toEqual({ status: 302, location: PATH });
});

it('a wrong name in the address of a person leads to the right one, with the tab', () => {
  expect(resolve(`/spiller/jens/${PERSON.id}/skader/`)).toEqual({ status: 301, location: `${PATH}skader/` });
});

it('the page of a person is missing for an unknown id, a team and a tab that does not exist', () => {
  for (const path of ['/spiller/x/pNone001/', `${PATH}andet/`, `${PATH}skader/mere/`, `/spiller/${PERSON.id}/`])
    expect(resolve(path)).toBeNull();
  expect(resolve(PATH, { ...PERSON, kind: 'club' })).toBeNull();
});

it('the page of a deleted person knows that it was deleted', () => {
  expect(resolve(PATH, { ...PERSON, deleted: true }, '')).toMatchObject({ content: { props: { deleted: true } } });
});

it('the line of facts has the age of the day, and only what is known', () => {
  const born = Date.UTC(2000, 2, 14, 12) / 1000;
  const facts = { ...EMPTY.facts, position: 'Angriber', number: 9, born, height: 184, foot: 'right', contractUntil: 2029 };
  expect(factsLine(facts, '2026-03-13')).toBe('Angriber, nr. 9 · 25 år (14.03.2000) · 184 cm, højre · kontrakt til 2029');
  expect(factsLine(facts, '2026-03-14')).toContain('26 år');
  expect(factsLine(EMPTY.facts, '2026-03-14')).toBe('');
});

it('[PART-20] an address of results of a tennis player selects singles, doubles or mixed, and no other word', () => {
  const player = { ...PERSON, sportId: 2 };
  const path = `${PATH}resultater/`;
  const feeds = { [personFeed(PERSON.id)]: writePerson(EMPTY), pr_2_1_pDahl001_0_1_da_1d: 'AA÷x¬~' };
  const single = { ...feeds, pr_2_1_pDahl001_0_1_da_1s: 'AA÷x¬~' };
  const of = (search: string, held: Readonly<Record<string, string>> = single) =>
    personPage.routeOf(path)!.resolve(sourceOf(held, [player]), requestOf(path, search));
  const listed = (list: object) => ({ content: { props: { list } } });
  expect(of('')).toMatchObject(listed({ feed: 'pr_2_1_pDahl001_0_1_da_1s', kinds: ['single', 'double'] }));
  expect(of('?kategori=double')).toMatchObject(listed({ feed: 'pr_2_1_pDahl001_0_1_da_1d', kind: 'double' }));
  expect(of('', feeds)).toMatchObject(listed({ feed: 'pr_2_1_pDahl001_0_1_da_1d', kinds: ['double'] }));
  expect(of('?kategori=single', feeds)).toMatchObject(listed({ kind: 'single', kinds: ['single', 'double'] }));
  expect(of('?kategori=andet')).toBeNull();
  expect(of('?side=2')).toBeNull();
  expect(resolve(`${PATH}resultater/`)).toEqual({ status: 302, location: PATH });
});

it('[PART-21] an address of the news of a person selects a page and a type', () => {
  const known = writePerson({ ...EMPTY, facts: { ...EMPTY.facts, id: PERSON.id, news: true } });
  const path = `${PATH}nyheder/`;
  const at = (search: string) =>
    personPage
      .routeOf(path)!
      .resolve(sourceOf({ [personFeed(PERSON.id)]: known, pnf_pDahl001_0_video: 'a' }, [PERSON]), requestOf(path, search));
  const listed = (news: object) => ({ content: { props: { news } } });
  expect(at('')).toMatchObject(listed({ feed: 'pnf_pDahl001_0_all', type: 'all', hasTypes: true }));
  expect(at('?type=video')).toMatchObject(listed({ feed: 'pnf_pDahl001_0_video', type: 'video' }));
  for (const search of ['?side=2', '?type=radio']) expect(at(search)).toBeNull();
});
