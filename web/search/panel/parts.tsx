import type { SearchAnswer, SearchPlace } from '@stillingen/wire';
import type { ReactNode } from 'react';
import { searchText } from '#text/search.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '../../ui/index.ts';
import { ItemContent } from '../hits.tsx';
import { countIn, itemName, type Option, type Section, SECTIONS, type SectionKind, totalOf } from '../options.ts';
import styles from './panel.module.css';
import type { Search } from './use-answer.ts';

interface KindsProps {
  readonly answer: SearchAnswer;
  readonly kinds: readonly ('all' | SectionKind)[];
  readonly chosen: 'all' | SectionKind;
  readonly onChoose: (kind: 'all' | SectionKind) => void;
}

export const Kinds = ({ answer, kinds, chosen, onChoose }: KindsProps) => (
  <div className={styles.kinds} role="group" aria-label={searchText.kinds}>
    {kinds.map((kind) => (
      <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
        {kind === 'all' ? searchText.all : searchText.kind[kind]}{' '}
        <small>{kind === 'all' ? totalOf(answer) : countIn(answer, kind)}</small>
      </button>
    ))}
  </div>
);

interface SectionsProps {
  readonly sections: readonly Section[];
  /** In the place of that of each section. */
  readonly title: string | undefined;
  readonly onClear: (() => void) | undefined;
  readonly onMore: ((kind: SectionKind) => void) | undefined;
  readonly children: (option: Option, section: Section) => ReactNode;
}

const isKind = (id: string): id is SectionKind => (SECTIONS as readonly string[]).includes(id);

export function Sections({ sections, title, onClear, onMore, children }: SectionsProps) {
  return sections.map((section, at) => (
    <div key={section.id} role="rowgroup" className={styles.section} aria-label={title ?? section.title}>
      <div className={styles.head} role="presentation">
        <span aria-hidden="true">
          {title === undefined || at === 0 ? (title ?? section.title) : ''}
          {section.count > 0 && title === undefined ? <small> {section.count}</small> : null}
        </span>
        {onClear !== undefined && at === 0 ? <Act label={searchText.clear} onAct={onClear} /> : null}
        {onMore !== undefined && isKind(section.id) && section.count > section.options.length ? (
          <Act label={searchText.allOf(section.count, section.title)} onAct={() => onMore(section.id as SectionKind)} />
        ) : null}
      </div>
      <div className={section.id === 'top' ? styles.chips : undefined} role="presentation">
        {section.options.map((option) => children(option, section))}
      </div>
    </div>
  ));
}

/** A grid holds rows alone: an action of a section is one too. */
const Act = ({ label, onAct }: { label: string; onAct: () => void }) => (
  <div role="row">
    <span role="gridcell">
      <button type="button" className={styles.act} onClick={onAct}>
        {label}
      </button>
    </span>
  </div>
);

interface OptionRowProps {
  readonly option: Option;
  readonly typed: string;
  readonly isActive: boolean;
  readonly onOpen: (option: Option) => void;
  readonly onForget?: (option: Option) => void;
  readonly renderStar: (place: SearchPlace) => ReactNode;
}

export function OptionRow({ option, typed, isActive, onOpen, onForget, renderStar }: OptionRowProps) {
  const { id, href, place } = option;
  return (
    <div role="row" className={`${styles.row} ${isActive ? styles.active : ''}`}>
      <span role="gridcell" id={id} aria-selected={isActive}>
        <a href={href} tabIndex={-1} onClick={() => onOpen(option)}>
          <ItemContent item={option} typed={typed} />
        </a>
      </span>
      {place === null ? null : <span role="gridcell">{renderStar(place)}</span>}
      {onForget === undefined ? null : (
        <span role="gridcell">
          <button
            type="button"
            className={styles.forget}
            aria-label={searchText.forget(itemName(option))}
            onClick={() => onForget(option)}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      )}
    </div>
  );
}

interface NothingProps {
  readonly text: string;
  readonly guess: string | null;
  readonly onGuess: (name: string) => void;
}

export const Nothing = ({ text, guess, onGuess }: NothingProps) => (
  <div className={styles.nothing}>
    <Icon name="search" size={24} />
    <p>
      <b>{searchText.none(text)}</b>
    </p>
    {guess === null ? (
      <p>{searchText.noneHint}</p>
    ) : (
      <p>
        {searchText.meant}{' '}
        <button type="button" onClick={() => onGuess(guess)}>
          {guess}
        </button>
        ?
      </p>
    )}
  </div>
);

export function Trouble({ state, onRetry }: { state: Exclude<Search['state'], 'still'>; onRetry: () => void }) {
  if (state === 'slow')
    return (
      <p className={styles.note} role="status">
        {shellText.loading}
      </p>
    );
  return (
    <div className={styles.nothing} role="alert">
      <Icon name={state === 'offline' ? 'offline' : 'alert'} size={24} />
      <p>
        <b>{state === 'offline' ? searchText.offline : searchText.failed}</b>
      </p>
      {state === 'offline' ? (
        <p>{searchText.offlineHint}</p>
      ) : (
        <button type="button" onClick={onRetry}>
          {shellText.retry}
        </button>
      )}
    </div>
  );
}
