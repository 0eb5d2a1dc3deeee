import { Frame } from '../shell/frame.tsx';
import { MatchView } from './match-view.tsx';

export { MatchView } from './match-view.tsx';

export interface MatchPageProps {
  /** A match, or a race. */
  readonly eventId: string;
  readonly sportId: number;
}

/** The page of one match. */
export function MatchPage({ eventId }: MatchPageProps) {
  return <MatchView eventId={eventId} Layout={Frame} />;
}
