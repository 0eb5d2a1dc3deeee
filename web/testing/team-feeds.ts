import { renderRequest } from './render-request.ts';
import type { Participant, ParticipantId } from '@stillingen/domain';
import { type FeedSource, NO_FEEDS, type RenderRequest, writeParticipant } from '@stillingen/wire';
import { NOW_S } from './match-feeds.ts';

export const TEAM: Participant = {
  id: 'pFcm0001' as ParticipantId,
  sportId: 1,
  name: 'FC Midtjylland',
  code: 'FCM',
  slug: 'fc-midtjylland',
  country: 'dk',
  colours: ['111111', 'c41230'],
  kind: 'club',
};

export const aboutTeam = (team: Participant = TEAM, countryName = 'Danmark'): string =>
  writeParticipant({
    id: team.id,
    shortName: team.name,
    name: team.name,
    countryName,
    image: '',
    tableImage: '',
    sportIds: [team.sportId],
    countryIds: [],
    url: '',
    deleted: team.deleted === true,
    eventIds: [],
  });

export const sourceOf = (feeds: Readonly<Record<string, string>>, participants: readonly Participant[] = [TEAM]): FeedSource => ({
  ...NO_FEEDS,
  feed: (name) => feeds[name] ?? null,
  categories: () => [{ name: 'Danmark', segment: 'danmark' }],
  participant: (id) => participants.find((each) => each.id === id) ?? null,
});

export const requestOf = (path: string, search = ''): RenderRequest =>
  renderRequest(path, { search, nowMs: NOW_S * 1000, demo: 'all' });
