import { dayOf } from '@stillingen/domain';
import { useNow } from '../page/page-context.ts';
import { Frame } from '../shell/frame.tsx';
import { mineText } from '../text/da-mine.ts';
import { MineScopeSlot } from './mine-slot.tsx';

export function MinePage() {
  const day = useNow(dayOf);
  return (
    <Frame>
      <h1>{mineText.title}</h1>
      <MineScopeSlot day={day} />
    </Frame>
  );
}
