import { ParticipantBlock } from '../shell/participant-block.tsx';
import { MatchesPage } from '../team/matches.tsx';
import { personText } from '#text/person.ts';
import choice from '../ui/choice.module.css';
import { listPath, type PersonPageProps, personTabPath } from './model/address.ts';

/** All results or fixtures of a person, in tennis of one kind (PART-20). */
export function PersonLists({ props, tab }: { props: PersonPageProps; tab: 'results' | 'fixtures' }) {
  const { list, path: own } = props;
  if (list === null) return null;
  const { feed, page, next, kind, kinds } = list;
  const path = personTabPath(own, tab);
  return (
    <ParticipantBlock name={tab}>
      {kinds.length < 2 ? null : (
        <nav className={choice.choice} aria-label={personText.kinds}>
          {kinds.map((each) => (
            <a key={each} href={listPath(path, each)} aria-current={each === kind ? 'page' : undefined}>
              {personText.kind[each]}
            </a>
          ))}
        </nav>
      )}
      <MatchesPage key={feed} props={props} tab={tab} feed={feed} list={{ path: listPath(path, kind), page, next }} />
    </ParticipantBlock>
  );
}
