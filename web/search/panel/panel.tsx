import { type RefObject, useState, useSyncExternalStore } from 'react';
import type { SearchItem, SearchPlace } from '@stillingen/wire';
import { useSetting, useStore } from '../../page/page-context.ts';
import { searchText } from '#text/search.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '../../ui/index.ts';
import {
  kindsOf,
  type Option,
  optionOf,
  placeItem,
  refusalOf,
  type Section,
  type SectionKind,
  sectionsOf,
  totalOf,
} from '../options.ts';
import { Kinds, Nothing, OptionRow, Sections, Trouble } from './parts.tsx';
import styles from './panel.module.css';
import { idOf } from './recents.ts';
import { useAnswer } from './use-answer.ts';
import { GRID_ID, typeInto, useField } from './use-field.ts';
import { useOverlay } from './use-overlay.ts';
import { useRecents } from './use-recents.ts';
import { useStars } from './use-stars.tsx';
import { useTop } from './use-top.ts';

export interface SearchPanelProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What had the focus before. */
  readonly before: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** WIN-03: the whole screen on phones, beside the page elsewhere. The field keeps the focus. */
export function SearchPanel({ form, field, before, onClose }: SearchPanelProps) {
  const stars = useStars();
  const [delay] = useSetting('delay');
  const recents = useRecents(delay === 0);
  const kept = useStore(recents.items);
  const text = useTyped(field);
  const { answered, state, retry } = useAnswer(text, delay === 0);
  const top = useTop(delay === 0);
  const [chosen, setKind] = useState<'all' | SectionKind>('all');
  const kinds = answered === null ? [] : kindsOf(answered.answer);
  const kind = kinds.includes(chosen) ? chosen : 'all';
  const sections = answered === null ? startOf(kept, top) : sectionsOf(answered.answer, kind, stars.isFollowed);
  const options = sections.flatMap((section) => section.options);
  const close = useOverlay({ form, field, before, onClose });

  const active = useField({
    field,
    options,
    close,
    stepKind(by) {
      const next = kinds[kinds.indexOf(kind) + by];
      if (next === undefined) return false;
      setKind(next);
      return true;
    },
    star: ({ place }) => void (place !== null && stars.toggle(place)),
  });
  const type = (typed: string): void => typeInto(field.current!, typed);
  const isNothing = answered !== null && totalOf(answered.answer) === 0;
  const guess = answered?.answer.guess ?? null;
  const refusal = refusalOf(text);
  return (
    <>
      <button type="button" className={styles.back} aria-label={shellText.close} onClick={close}>
        <Icon name="left" size={20} />
      </button>
      {text === '' ? null : (
        <button type="button" className={styles.clear} aria-label={searchText.clear} onClick={() => type('')}>
          <Icon name="close" />
        </button>
      )}
      <div className={styles.panel}>
        <p className="unseen" role="status">
          {answered === null || state !== 'still' ? '' : searchText.found(totalOf(answered.answer))}
        </p>
        {state === 'still' ? null : <Trouble state={state} onRetry={retry} />}
        {answered === null || isNothing || guess !== null ? null : (
          <Kinds answer={answered.answer} kinds={kinds} chosen={kind} onChoose={setKind} />
        )}
        {isNothing || guess !== null ? <Nothing text={answered!.text} guess={guess} onGuess={type} /> : null}
        {refusal === null ? null : <p className={styles.note}>{refusal}</p>}
        <div id={GRID_ID} role="grid" aria-label={searchText.results}>
          <Sections
            sections={sections}
            title={guess === null ? undefined : searchText.similar}
            onClear={answered === null && kept.length > 0 ? () => recents.clear() : undefined}
            onMore={kind === 'all' && guess === null ? setKind : undefined}
          >
            {(option, section) => (
              <OptionRow
                key={option.id}
                option={option}
                typed={answered?.text ?? ''}
                isActive={option.id === active}
                onOpen={(opened) => recents.add(opened)}
                {...(section.id === RECENT ? { onForget: (gone: Option) => recents.remove(idOf(gone)) } : {})}
                renderStar={stars.render}
              />
            )}
          </Sections>
        </div>
        <Keys />
      </div>
    </>
  );
}

const RECENT = 'recent';

const startOf = (recent: readonly SearchItem[], top: readonly SearchPlace[]): readonly Section[] =>
  [
    { id: RECENT, title: searchText.recent, items: recent },
    { id: 'top', title: searchText.top, items: top.map(placeItem) },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items }) => ({ id, title, count: 0, options: items.map((item) => optionOf(item, id)) }));

/** What stands in the field of the header, which the panel does not draw. */
function useTyped(field: RefObject<HTMLInputElement | null>): string {
  return useSyncExternalStore(
    (onInput) => {
      const element = field.current!;
      element.addEventListener('input', onInput);
      return () => element.removeEventListener('input', onInput);
    },
    () => field.current!.value,
  );
}

const Keys = () => (
  <p className={styles.keys} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {searchText.keys.choose}
    </span>
    <span>
      <kbd>↵</kbd> {searchText.keys.open}
    </span>
    <span>
      <kbd>S</kbd> {searchText.keys.star}
    </span>
    <span>
      <kbd>Tab</kbd> {searchText.keys.kind}
    </span>
    <span>
      <kbd>Esc</kbd> {searchText.keys.close}
    </span>
  </p>
);
