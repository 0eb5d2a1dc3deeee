import { type Article, type Participant, type RankingList, slugOf, sportById } from '@stillingen/domain';
import { competitionSegment } from '../state/rows.ts';

/** The path of a participant's page: a person's has an address of its own; pairs and teams share one. */
export const participantPath = ({ kind, slug, id }: Participant): string =>
  `/${kind === 'person' ? 'spiller' : 'hold'}/${slug}/${id}/`;

/** The path of a ranking's page. */
export const rankingPath = ({ sportId, name, origin }: Pick<RankingList, 'sportId' | 'name' | 'origin'>): string =>
  `/rangliste/${competitionSegment({ slug: `${sportById(sportId)!.segment}-${slugOf(name)}`, origin })}/`;

/** Where an article is read: its own address, or a page of ours. */
export const articleLink = ({ id, url }: Pick<Article, 'id' | 'url'>): string => (url === '' ? `/nyheder/${id}/` : url);

/** In whose order names of several countries are listed. */
export const READERS_LAND = 'dk';
