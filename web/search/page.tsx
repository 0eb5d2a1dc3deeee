import { MAX_TYPED_LETTERS, typedWords } from '@stillingen/domain';
import { type SearchAnswer, SEARCH_KEY, SEARCH_PAGE_PATH } from '@stillingen/wire';
import { Frame } from '../shell/frame.tsx';
import { searchText } from '#text/search.ts';
import { shellText } from '#text/shell.ts';
import { Panel } from '../ui/panel.tsx';
import { ItemContent } from './hits.tsx';
import { refusalOf, type Section, sectionsOf, totalOf } from './options.ts';
import styles from './page.module.css';

export interface SearchPageProps {
  readonly text: string;
  /** Null where the search does not answer. */
  readonly answer: SearchAnswer | null;
}

const SectionPanel = ({ section, text }: { section: Section; text: string }) => (
  <Panel title={section.title} aside={section.count > 0 ? section.count : undefined}>
    <ul>
      {section.options.map((option) => (
        <li key={option.id} className={styles.hit}>
          <a href={option.href}>
            <ItemContent item={option} typed={text} />
          </a>
        </li>
      ))}
    </ul>
  </Panel>
);

function Results({ text, answer }: { text: string; answer: SearchAnswer }) {
  const refusal = refusalOf(text);
  if (refusal !== null) return <p>{refusal}</p>;
  if (typedWords(text).length === 0) return null;
  const { guess } = answer;
  const sections = answer.matches.length === 0 && totalOf(answer) === 0 ? [] : sectionsOf(answer, 'whole');
  return (
    <>
      {sections.length === 0 || guess !== null ? <p className={styles.none}>{searchText.none(text)}</p> : null}
      {guess === null ? null : (
        <p>
          {searchText.meant} <a href={`${SEARCH_PAGE_PATH}?${new URLSearchParams({ [SEARCH_KEY]: guess })}`}>{guess}</a>?
        </p>
      )}
      {sections.map((section) => (
        <SectionPanel key={section.id} section={section} text={text} />
      ))}
    </>
  );
}

/** PAGE-22. */
export function SearchPage({ text, answer }: SearchPageProps) {
  return (
    <Frame>
      <div className={styles.page}>
        <h1>{searchText.title}</h1>
        <form action="/soeg/">
          <input
            name={SEARCH_KEY}
            type="search"
            defaultValue={text}
            maxLength={MAX_TYPED_LETTERS}
            placeholder={shellText.searchHint}
            aria-label={shellText.searchHint}
            autoComplete="off"
          />
          <button type="submit">{searchText.title}</button>
        </form>
        {answer === null ? <p role="alert">{searchText.failed}</p> : <Results text={text} answer={answer} />}
      </div>
    </Frame>
  );
}
