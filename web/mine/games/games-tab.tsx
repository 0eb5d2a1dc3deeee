import { dayOf } from '@stillingen/domain';
import { useMemo, useRef, useState } from 'react';
import { MoreRows, useGradual } from '../../list/motion/gradual.tsx';
import { TableSkeleton } from '../../list/table-states.tsx';
import { useNow, useSetting, useStore } from '../../page/page-context.ts';
import { useRowKeys } from '../../page/use-keys.ts';
import { shellText } from '#text/shell.ts';
import { minePageText } from '#text/mine/mine-page.ts';
import { Choice } from '../../ui/choice.tsx';
import { Empty, Failure, Stale } from '../../ui/panel.tsx';
import type { MineController } from '../contract.ts';
import { useFollowed } from '../use-followed.ts';
import { Foot } from './foot.tsx';
import { GameSection } from './game-section.tsx';
import { GroupChips } from './group-chips.tsx';
import styles from './games.module.css';
import { type Order, partsOf, sectionsOf } from './parts.ts';

const ORDERS = (['league', 'time', 'group'] as const).map((id) => ({ id, label: minePageText.orders[id] }));

/** By group (SET-02), else as lists are ordered (SET-01). */
function useOrder(): readonly [Order, (order: Order) => void] {
  const [byGroup, setByGroup] = useSetting('mygamesGroups');
  const [byTime, setByTime] = useSetting('sortByTime');
  const choose = (order: Order): void => {
    setByGroup(order === 'group');
    if (order !== 'group') setByTime(order === 'time');
  };
  return [byGroup ? 'group' : byTime ? 'time' : 'league', choose];
}

/** Everything that is followed, in sections of a group, a league or a day. */
export function GamesTab({ controller }: { controller: MineController }) {
  const element = useRef<HTMLDivElement>(null);
  useRowKeys(element);
  const leagues = useFollowed(controller);
  const state = useStore(controller.mine);
  const status = useStore(controller.followed.status);
  const day = useNow(dayOf);
  const nowS = useNow((now) => now - (now % 60));
  const [order, choose] = useOrder();
  const [chip, setChip] = useState<string | null>(null);
  const { rows } = controller.followed.table;
  const parts = useMemo(() => partsOf(state, leagues), [state, leagues]);
  const chosen = parts.find(({ key }) => key === chip) ?? null;
  const sections = useMemo(
    () => sectionsOf(chosen === null ? parts : [chosen], order, rows, nowS),
    [parts, chosen, order, rows, nowS],
  );
  const flat = useMemo(() => sections.flatMap((section) => section.groups.map((group) => ({ ...group, section }))), [sections]);
  const { groups: drawn, more } = useGradual(flat, `${order} ${chosen?.key ?? ''}`);
  const bySection = Map.groupBy(drawn, ({ section }) => section);
  if (leagues.length === 0 && status === 'loading') return <TableSkeleton />;
  const retry = { retry: shellText.retry, onRetry: () => controller.followed.retryNow() };
  if (leagues.length === 0 && status === 'error')
    return <Failure title={minePageText.failed} hint={minePageText.failedHint} {...retry} />;
  const isNone = parts.every(({ count }) => count === 0);
  return (
    <div ref={element}>
      {status === 'error' ? <Stale title={minePageText.failed} {...retry} /> : null}
      <div className={styles.bar}>
        <GroupChips parts={parts} chosen={chosen?.key ?? null} onChoose={setChip} />
        {isNone ? null : <Choice label={minePageText.order} options={ORDERS} chosen={order} onChoose={choose} />}
      </div>
      {isNone && state.groups.length === 0 ? <Empty title={minePageText.none} hint={minePageText.noneHint} /> : null}
      {sections.map((section) => {
        const own = bySection.get(section) ?? [];
        if (own.length === 0 && section.groups.length > 0) return null;
        return <GameSection key={section.key} {...{ controller, section, drawn: own, day, nowS }} />;
      })}
      <MoreRows more={more} />
      <Foot controller={controller} />
    </div>
  );
}
