import { createStore } from '@stillingen/client';
import type { SearchPlace } from '@stillingen/wire';
import type { ReactNode } from 'react';
import type { MineController } from '../../mine/contract.ts';
import { Star } from '../../mine/star.tsx';
import { usePage, useStore } from '../../page/page-context.ts';

export interface SearchStars {
  isFollowed(place: SearchPlace): boolean;
  toggle(place: SearchPlace): void;
  /** Null for what is not followed by a star. */
  render(place: SearchPlace): ReactNode;
}

const none = createStore<ReadonlySet<string>>(new Set());
const canFollow = ({ kind }: SearchPlace): boolean => kind === 'team' || kind === 'player';
const pressOf =
  ({ id, sportId, name }: SearchPlace) =>
  (controller: MineController): void =>
    controller.toggleTeam(id, sportId, name);

/** Teams and athletes are followed from the results. */
export function useStars(): SearchStars {
  const { mine } = usePage();
  const followed = useStore(mine?.starred ?? none);
  return {
    isFollowed: ({ id }) => followed.has(id),
    toggle(place) {
      if (canFollow(place)) mine?.press([place.id], pressOf(place));
    },
    render: (place) => (canFollow(place) ? <Star id={place.id} name={place.name} act={pressOf(place)} /> : null),
  };
}
