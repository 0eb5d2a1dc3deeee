import type { MatchPageProps } from '../page/pages.ts';
import { Frame } from '../shell/frame.tsx';
import { MatchView } from './match-view.tsx';

export { MatchView } from './match-view.tsx';

/** The page of one match. */
export function MatchPage({ eventId }: MatchPageProps) {
  return <MatchView eventId={eventId} Layout={Frame} />;
}
