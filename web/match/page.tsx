import { Frame } from '../shell/frame.tsx';
import { MatchView } from './match-view.tsx';

export { MatchView } from './match-view.tsx';

export interface MatchPageProps {
  readonly eventId: string;
  readonly sportId: number;
}

export function MatchPage({ eventId }: MatchPageProps) {
  return <MatchView eventId={eventId} Layout={Frame} />;
}
