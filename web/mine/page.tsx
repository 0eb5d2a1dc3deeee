import { dayOf } from '@stillingen/domain';
import { useNow, usePage } from '../page/page-context.ts';
import { Frame } from '../shell/frame.tsx';
import { mineText } from '../text/da-mine.ts';
import { MineScopeSlot, useMineController } from './mine-slot.tsx';
import { PinList } from './pins/pin-list.tsx';

export function MinePage() {
  const day = useNow(dayOf);
  const controller = useMineController();
  const { search } = usePage().request;
  const isLeagues = new URLSearchParams(search).get('fane') === 'ligaer';
  return (
    <Frame>
      <h1>{mineText.title}</h1>
      {isLeagues ? controller === null ? null : <PinList controller={controller} /> : <MineScopeSlot day={day} />}
    </Frame>
  );
}
