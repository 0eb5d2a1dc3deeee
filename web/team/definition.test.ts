import type { Participant } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { aboutTeam, requestOf, sourceOf, TEAM } from '../testing/team-feeds.ts';
import { teamPage } from './definition.ts';
import { teamFeed } from './model/address.ts';

const FEED = teamFeed(1, TEAM.id, 1);
const PATH = `/hold/${TEAM.slug}/${TEAM.id}/`;

function resolve(path: string, participants: readonly Participant[] = [TEAM]) {
  const source = sourceOf({ [FEED]: aboutTeam(participants[0]) }, participants);
  const request = requestOf(path);
  const route = teamPage.routeOf(path);
  return route !== null && route.exists(source, request) ? route.resolve(source, request) : null;
}

describe('the address of a team', () => {
  it('[PAGE-08] a club, a national team and a pair have a page of their own', () => {
    for (const kind of ['club', 'national', 'pair'] as const)
      expect(resolve(PATH, [{ ...TEAM, kind }])).toMatchObject({ content: { kind: 'team', props: { name: 'FC Midtjylland' } } });
  });
  it('a wrong name in the address of a team leads to the right one', () => {
    expect(resolve(`/hold/fcm/${TEAM.id}/`)).toEqual({ status: 301, location: PATH });
  });
  it('the page of a team is missing when its id is unknown or the address goes on', () => {
    for (const path of ['/hold/x/pNone001/', `${PATH}andet/`, `/hold/${TEAM.id}/`, '/hold/x/kort/', `/hold/X/${TEAM.id}/`])
      expect(resolve(path)).toBeNull();
  });
  it('a team links to the page of its country when the sport has one', () => {
    expect(resolve(PATH)).toMatchObject({
      content: { props: { country: { code: 'dk', name: 'Danmark', path: '/fodbold/danmark/' } } },
    });
  });
  it('the page of a deleted team knows that it was deleted', () => {
    expect(resolve(PATH, [{ ...TEAM, deleted: true }])).toMatchObject({ content: { props: { deleted: true } } });
  });
});

describe('the pages of a tab', () => {
  const at = (search: string, feeds: Readonly<Record<string, string>>) => {
    const path = `${PATH}resultater/`;
    return teamPage.routeOf(path)!.resolve(sourceOf({ [FEED]: aboutTeam(), ...feeds }), requestOf(path, search));
  };
  const second = { [`pr_1_1_${TEAM.id}_1_1_da_1`]: 'SA÷1¬~' };

  it('[PART-19] the results of a team are read page by page', () => {
    expect(at('', second)).toMatchObject({
      content: { props: { page: 1, feeds: { tab: `pr_1_1_${TEAM.id}_0_1_da_1`, next: `pr_1_1_${TEAM.id}_1_1_da_1` } } },
    });
    expect(at('?side=2', second)).toMatchObject({ content: { props: { page: 2, feeds: { next: null } } } });
  });
  it('a page number out of range has no page', () => {
    for (const search of ['?side=3', '?side=0', '?side=-1', '?side=x', '?side=1000']) expect(at(search, second)).toBeNull();
  });
});

it('[PART-21] an address of the news of a team selects a page and a type', () => {
  const path = `${PATH}nyheder/`;
  const at = (search: string, feeds: Readonly<Record<string, string>>) =>
    teamPage.routeOf(path)!.resolve(sourceOf({ [FEED]: aboutTeam(), ...feeds }), requestOf(path, search));
  const all = { [`pnf_${TEAM.id}_0_all`]: 'a', [`pnf_${TEAM.id}_1_all`]: 'a' };
  const videos = { ...all, [`pnf_${TEAM.id}_0_video`]: 'a' };
  const listed = (list: object) => ({ content: { props: { list } } });
  expect(at('', all)).toMatchObject(listed({ feed: `pnf_${TEAM.id}_0_all`, next: `pnf_${TEAM.id}_1_all`, hasTypes: false }));
  expect(at('?side=2', videos)).toMatchObject(listed({ feed: `pnf_${TEAM.id}_1_all`, page: 2, next: null, hasTypes: true }));
  expect(at('?type=video', videos)).toMatchObject(listed({ feed: `pnf_${TEAM.id}_0_video`, type: 'video', next: null }));
  for (const search of ['?side=3', '?type=video&side=2', '?type=radio']) expect(at(search, videos)).toBeNull();
});
