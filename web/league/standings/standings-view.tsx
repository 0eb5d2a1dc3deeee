import { decimalText } from '@stillingen/domain';
import { GOAL_LINES, type Standings, standingsCode } from '@stillingen/wire';
import { type QueryChoice, useQueryChoice } from '../../page/use-query-choice.ts';
import { leagueText, type StandingsKind, type StandingsSide } from '#text/league.ts';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Waiting } from '../../page/waiting.tsx';
import { Empty } from '../../ui/panel.tsx';
import { COLUMN_WORDS, KIND_WORDS, SIDE_WORDS, STANDINGS_KEYS } from './keys.ts';
import { StandingsTable } from './standings-table.tsx';
import styles from './standings.module.css';
import { useStandings } from './use-standings.ts';

const text = leagueText.standings;
const SIDES = Object.keys(text.side) as StandingsSide[];
/** Half of all football matches are on either side of it. */
const USUAL_LINE = 2.5;

type Columns = 'numbers' | 'form';

interface Chosen {
  readonly kind: StandingsKind;
  readonly side: StandingsSide;
  readonly line: number;
  readonly columns: Columns;
}

const keyOf = <Key extends string>(words: Readonly<Record<Key, string>>, word: string | null, usual: NoInfer<Key>): Key =>
  (Object.keys(words) as Key[]).find((key) => words[key] === word) ?? usual;

const readChosen = (query: URLSearchParams): Chosen => ({
  kind: keyOf(KIND_WORDS, query.get(STANDINGS_KEYS.kind), 'points'),
  side: keyOf(SIDE_WORDS, query.get(STANDINGS_KEYS.side), 'overall'),
  line: GOAL_LINES.find((line) => String(line) === query.get(STANDINGS_KEYS.line)) ?? USUAL_LINE,
  columns: keyOf(COLUMN_WORDS, query.get(STANDINGS_KEYS.columns), 'numbers'),
});

const writeChosen = ({ kind, side, line, columns }: Chosen): Record<string, string> => ({
  [STANDINGS_KEYS.kind]: KIND_WORDS[kind],
  [STANDINGS_KEYS.side]: SIDE_WORDS[side],
  [STANDINGS_KEYS.line]: line === USUAL_LINE ? '' : String(line),
  [STANDINGS_KEYS.columns]: COLUMN_WORDS[columns],
});

/** With a choice between live and official while matches are being played. */
function kindsOf(offered: Standings['otherTables']): { readonly id: StandingsKind; readonly label: string }[] {
  const isLive = offered.includes('official');
  return (Object.keys(KIND_WORDS) as StandingsKind[])
    .filter((id) => id === 'points' || offered.includes(id))
    .map((id) => ({ id, label: isLive && id === 'points' ? text.liveKind : text.kind[id] }));
}

function Choices({
  title,
  choice,
  kinds,
  hasForm,
}: {
  /** Distinguishes the choices of several tables of a page. */
  title: string;
  choice: QueryChoice<Chosen>;
  kinds: ReturnType<typeof kindsOf>;
  hasForm: boolean;
}) {
  const { chosen } = choice;
  const labelOf = (label: string): string => [label, title].filter(Boolean).join(': ');
  // Official is the only one when the last match is over.
  const current = kinds.some(({ id }) => id === chosen.kind) ? chosen.kind : 'points';
  return (
    <div className={styles.choices}>
      {kinds.length < 2 ? null : (
        <div className={styles.kindChoice}>
          <ChoiceLinks
            label={labelOf(text.kindLabel)}
            options={kinds.map(({ id, label }) => ({ label, chosen: { ...chosen, kind: id }, isCurrent: id === current }))}
            choice={choice}
          />
        </div>
      )}
      <ChoiceLinks
        label={labelOf(text.sideLabel)}
        options={SIDES.map((side) => ({
          label: text.side[side],
          chosen: { ...chosen, side },
          isCurrent: side === chosen.side,
        }))}
        choice={choice}
      />
      {chosen.kind === 'over-under' ? (
        <ChoiceLinks
          label={labelOf(text.lineLabel)}
          options={GOAL_LINES.map((line) => ({
            label: decimalText(String(line)),
            chosen: { ...chosen, line },
            isCurrent: line === chosen.line,
          }))}
          choice={choice}
        />
      ) : null}
      {hasForm ? (
        <div className={styles.columnChoice}>
          <ChoiceLinks
            label={labelOf(text.columnsLabel)}
            options={(['numbers', 'form'] as const).map((columns) => ({
              label: text[columns],
              chosen: { ...chosen, columns },
              isCurrent: columns === chosen.columns,
            }))}
            choice={choice}
          />
        </div>
      ) : null}
    </div>
  );
}

/** `marked` are participants to highlight. Changes of the match `eventId` refetch the table. */
export function StandingsView({
  eventId,
  tournamentId,
  stageId,
  title,
  marked,
}: {
  eventId: string;
  tournamentId: string;
  stageId: string;
  title: string;
  marked: readonly string[];
}) {
  const choice = useQueryChoice(readChosen, writeChosen);
  const { kind, side, line, columns } = choice.chosen;
  const { standings, heads, tables, isComing, retryNow } = useStandings(
    eventId,
    tournamentId,
    stageId,
    standingsCode({ kind, side, line: kind === 'over-under' ? line : null }),
  );
  const kinds = kindsOf(standings?.otherTables ?? []);
  const hasForm = heads.some(({ column }) => column === 'form');
  return (
    <section className={styles.standings} aria-busy={isComing}>
      <Choices title={title} choice={choice} kinds={kinds} hasForm={hasForm} />
      {standings === null ? <Waiting what={leagueText.sub.standings} lines={12} onRetry={retryNow} /> : null}
      {standings !== null && tables.length === 0 ? (
        <Empty title={leagueText.noStandings} hint={leagueText.noStandingsHint} />
      ) : null}
      {tables.map((table) => (
        <StandingsTable
          key={table.title}
          table={table}
          heads={heads}
          nameLabel={text.team}
          hasCrests
          caption={text.caption(kind, [title, table.title, text.side[side]].filter(Boolean).join(', '))}
          heading={tables.length > 1 ? table.title : ''}
          marked={marked}
          columns={hasForm ? columns : 'numbers'}
        />
      ))}
      {standings === null || standings.note === '' ? null : <p className={styles.rule}>{standings.note}</p>}
    </section>
  );
}
