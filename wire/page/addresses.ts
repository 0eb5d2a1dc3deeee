import type { Participant } from '@stillingen/domain';

/** The address of a participant's page; empty where its kind has none. */
export const participantPath = ({ id, slug, kind }: Pick<Participant, 'id' | 'slug' | 'kind'>): string =>
  kind === 'person' ? '' : `/hold/${slug}/${id}/`;
