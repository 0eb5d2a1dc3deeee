import { shownHref } from '#language/address.ts';
import { dayBounds, dayLabel, dayOf, StageType } from '@stillingen/domain';
import type { Table } from '@stillingen/client';
import { useMemo, useState } from 'react';
import { FailedTable, TableSkeleton } from '../list/table-states.tsx';
import { useTable } from '../list/use-table.ts';
import { MatchArea } from '../match/dialog/match-area.tsx';
import { useNow, useSetting, useStore } from '../page/page-context.ts';
import { SETTINGS_PATH } from '../page/paths.ts';
import { Frame } from '../shell/frame.tsx';
import { DayBar, DayStrip } from '../table/day-bar.tsx';
import { tvText } from '#text/tv.ts';
import { Tabs } from '../ui/index.ts';
import { Empty, Panel } from '../ui/panel.tsx';
import { tvHref, type TvSelection, type TvView } from './address.ts';
import { ChannelFilter } from './channel-filter.tsx';
import { accessOf, type Programme, programmeOf } from './channels.ts';
import styles from './page.module.css';
import { TvRows } from './row.tsx';

export interface TvPageProps extends TvSelection {
  readonly feed: string;
}

const VIEWS: readonly TvView[] = ['channels', 'time'];

/** Of a channel beside others: the page stays below 3,000 elements. */
const SHOWN = 20;

/** The last of those that are over, and what follows. */
function shownOf(ids: readonly string[], { rows }: Table): readonly string[] {
  const next = ids.findIndex((id) => rows.get(id)?.stageType !== StageType.finished);
  const from = Math.max(0, Math.min(next === -1 ? Infinity : next - 1, ids.length - SHOWN));
  return ids.slice(from, from + SHOWN);
}

function Channels({
  programme,
  table,
  date,
  selection,
}: {
  programme: Programme;
  table: Table;
  date: string;
  selection: TvSelection;
}) {
  return [...programme.channels].map(([channel, ids]) => {
    const access = accessOf(channel);
    const isPart = selection.channel === null && ids.length > SHOWN;
    return (
      <Panel
        key={channel}
        title={<bdi>{channel}</bdi>}
        aside={access === null ? undefined : tvText.access[access]}
        {...(isPart ? { footer: <a href={tvHref({ ...selection, channel })}>{tvText.whole(ids.length, channel)}</a> } : {})}
      >
        <TvRows table={table} ids={isPart ? shownOf(ids, table) : ids} day={date} namesChannels={false} />
      </Panel>
    );
  });
}

function NotOnTv({ ids, table, day }: { ids: readonly string[]; table: Table; day: string }) {
  return (
    <Panel title={tvText.notOnTv} footer={tvText.notOnTvWhy}>
      <TvRows table={table} ids={ids} day={day} namesChannels={false} />
    </Panel>
  );
}

function DelayHint() {
  return (
    <p className={styles.hint}>
      {tvText.delay} <a href={SETTINGS_PATH}>{tvText.setDelay}</a>
    </p>
  );
}

export function TvPage({ feed, day, view: first, channel }: TvPageProps) {
  const [view, setView] = useState(first);
  const { table, status, retryNow } = useTable(feed, day, feed);
  const { leagues } = useStore(table.structure);
  const [remembered, choose] = useSetting('channels');
  const chosen = useMemo(() => (channel === null ? remembered : [channel]), [channel, remembered]);
  const whole = useMemo(() => programmeOf(leagues, table.rows, []), [table, leagues]);
  const programme = useMemo(() => programmeOf(leagues, table.rows, chosen), [table, leagues, chosen]);
  const nowS = useNow((now) => dayBounds(0, now)[0]);
  const date = dayOf(dayBounds(day, nowS)[0]);
  const tabs = VIEWS.map((id) => ({ id, label: tvText.view[id], href: tvHref({ day, view: id, channel }) }));
  const selectView = (to: TvView): void => {
    history.replaceState(history.state, '', shownHref(tvHref({ day, view: to, channel })));
    setView(to);
  };
  const days = {
    day,
    nowS,
    hrefOf: (to: number) => tvHref({ day: to, view, channel }),
    // Another day has other sports, which come with its page.
    onDay: (to: number) => location.assign(shownHref(tvHref({ day: to, view, channel }))),
  };
  const isEmpty = programme.shown.length === 0;
  return (
    <MatchArea>
      <Frame
        right={
          <>
            {programme.unshown.length === 0 ? null : <NotOnTv ids={programme.unshown} table={table} day={date} />}
            <DelayHint />
          </>
        }
      >
        <DayStrip {...days} />
        <header className={styles.header}>
          <div>
            <h1>{tvText.title}</h1>
            <p>
              {dayLabel(day, nowS)} · {tvText.about(whole.shown.length, whole.channels.size)}
            </p>
          </div>
          <DayBar {...days} />
        </header>
        <Tabs label={tvText.views} current={view} tabs={tabs} onSelect={selectView} />
        {channel === null ? (
          <ChannelFilter channels={[...whole.channels.keys()]} chosen={chosen} onChoose={choose} />
        ) : (
          <p className={styles.back}>
            <a href={tvHref({ day, view, channel: null })}>{tvText.all}</a>
          </p>
        )}
        {isEmpty && status === 'loading' ? <TableSkeleton /> : null}
        {isEmpty && status === 'error' ? <FailedTable event="kamp" onRetry={retryNow} /> : null}
        {isEmpty && status === 'ready' ? (
          <Empty
            title={whole.shown.length === 0 ? tvText.none : tvText.noneChosen}
            hint={whole.shown.length === 0 ? tvText.noneHint : tvText.noneChosenHint}
          />
        ) : null}
        {view === 'channels' ? (
          <Channels programme={programme} table={table} date={date} selection={{ day, view, channel }} />
        ) : null}
        {view === 'time' && !isEmpty ? (
          <Panel title={tvText.view.time}>
            <TvRows table={table} ids={programme.shown} day={date} namesChannels />
          </Panel>
        ) : null}
      </Frame>
    </MatchArea>
  );
}
