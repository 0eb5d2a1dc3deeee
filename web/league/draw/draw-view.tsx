import { LANGUAGE } from '#language/names.ts';
import { dayOf } from '@stillingen/domain';
import {
  buildPageFeedName,
  type DrawFeed,
  type DrawParticipant,
  readDraw,
  readUpcomingDraws,
  type UpcomingDraw,
} from '@stillingen/wire';
import { useMemo } from 'react';
import { useFeedText } from '../../page/feed-texts.ts';
import { type PageSport, useNow, usePage } from '../../page/page-context.ts';
import { type QueryChoice, useQueryChoice } from '../../page/use-query-choice.ts';
import { drawText } from '#text/match/draw.ts';
import { leagueText } from '#text/league.ts';
import { Waiting } from '../../page/waiting.tsx';
import { Empty } from '../../ui/panel.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { type Bracket, type BracketRound, bracketOf, type Slot, windowOf } from './bracket.ts';
import { datesOf } from './dates.ts';
import styles from './draw.module.css';
import { DRAW_KEYS } from './keys.ts';
import { Tie } from './tie.tsx';

interface Chosen {
  readonly round: number | null;
  readonly part: number | null;
  /** Participant whose way is marked; empty for none. */
  readonly path: string;
}

const NUMBER = /^[1-9]\d?$/;

function readChosen(query: URLSearchParams): Chosen {
  const number = (key: string): number | null => {
    const text = query.get(key) ?? '';
    return NUMBER.test(text) ? Number(text) - 1 : null;
  };
  return { round: number(DRAW_KEYS.round), part: number(DRAW_KEYS.part), path: query.get(DRAW_KEYS.path) ?? '' };
}

const numbered = (at: number | null): string => (at === null ? '' : String(at + 1));

const writeChosen = ({ round, part, path }: Chosen): Record<string, string> => ({
  [DRAW_KEYS.round]: numbered(round),
  [DRAW_KEYS.part]: numbered(part),
  [DRAW_KEYS.path]: path,
});

type Choosing = QueryChoice<Chosen>;

function PathChoice({
  participants,
  kind,
  choosing: { chosen, choose },
}: {
  participants: readonly DrawParticipant[];
  kind: 'teams' | 'persons';
  choosing: Choosing;
}) {
  const sorted = useMemo(() => participants.toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE)), [participants]);
  return (
    <form className={styles.pathChoice} method="get">
      <label>
        <span>{drawText.path[kind]}</span>
        <select
          name={DRAW_KEYS.path}
          value={chosen.path}
          onChange={(event) => choose({ round: null, part: null, path: event.currentTarget.value })}
        >
          <option value="">{drawText.everyone[kind]}</option>
          {sorted.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{drawText.show}</button>
      </noscript>
    </form>
  );
}

function SlotView({ slot, sport, next, marked }: { slot: Slot; sport: PageSport; next: string; marked: string }) {
  switch (slot.kind) {
    case 'tie':
      return <Tie tie={slot.tie} sport={sport} marked={marked} />;
    case 'bye':
      return (
        <div className={`${styles.bye} ${slot.participant.id === marked ? styles.path : ''}`}>
          <bdi>{slot.participant.name}</bdi>
          <small>{drawText.straight(next)}</small>
        </div>
      );
    case 'empty':
      return null;
  }
}

const pairOf = ({ slots }: BracketRound, at: number): readonly Slot[] => slots.slice(2 * at, 2 * at + 2);

/** Whether it is known that the winners of a pair of slots meet in slot `at` of the next round. */
function meetsIn(round: BracketRound | undefined, next: BracketRound | undefined, at: number): boolean {
  const slot = next?.slots[at];
  if (round?.isLinked !== true || slot?.kind !== 'tie' || !slot.tie.isCertain) return false;
  return pairOf(round, at).some(({ kind }) => kind !== 'empty');
}

const playsIn = (slot: Slot | undefined, id: string): boolean =>
  id !== '' && slot?.kind === 'tie' && slot.tie.sides.some(({ participant }) => participant?.id === id);

interface RoundProps {
  readonly before?: BracketRound | undefined;
  readonly round: BracketRound;
  readonly next?: BracketRound | undefined;
  readonly sport: PageSport;
  readonly marked: string;
  readonly isCurrent: boolean;
  readonly level: 'h2' | 'h3';
  /** Of a round to come. */
  readonly dates: string;
}

/** A list of the ties of a round, two and two where their winners meet. */
function Round({ before, round, next, sport, marked, isCurrent, level: Heading, dates }: RoundProps) {
  const { slots, isLinked, name } = round;
  const isTwice = slots.some((slot) => slot.kind === 'tie' && slot.tie.legs.length === 2);
  const size = isLinked && next !== undefined ? 2 : 1;
  const pairs = Array.from({ length: Math.ceil(slots.length / size) }, (_, at) => slots.slice(size * at, size * (at + 1)));
  return (
    <section className={`${styles.round} ${isCurrent ? styles.current : ''}`}>
      <Heading>
        {name}
        {dates === '' ? null : <small> {dates}</small>}
        {isTwice ? <small> {drawText.homeAndAway}</small> : null}
      </Heading>
      <ol>
        {pairs.map((pair, at) => {
          const meets = size === 2 && meetsIn(round, next, at);
          const isOnPath = meets && playsIn(next?.slots[at], marked);
          return (
            <li key={at} className={`${styles.pair} ${meets ? styles.meets : ''} ${isOnPath ? styles.onPath : ''}`}>
              {meets ? <span className="unseen">{drawText.meet}</span> : null}
              {pair.map((slot, place) => (
                <div key={place} className={`${styles.slot} ${meetsIn(before, round, size * at + place) ? styles.reached : ''}`}>
                  <SlotView slot={slot} sport={sport} next={next?.name ?? ''} marked={marked} />
                </div>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function BracketView({
  bracket,
  participants,
  sport,
  choosing,
  level,
  coming,
}: {
  bracket: Bracket;
  coming: readonly UpcomingDraw[];
  participants: readonly DrawParticipant[];
  sport: PageSport;
  choosing: Choosing;
  level: 'h2' | 'h3';
}) {
  const { chosen } = choosing;
  const { rounds, current, from, parts, part } = useMemo(
    () => windowOf(bracket, chosen.round, chosen.part, chosen.path),
    [bracket, chosen],
  );
  const isLong = bracket.rounds.length > rounds.length;
  const today = useNow(dayOf);
  const datesOfRound = (name: string): string => datesOf(coming.find(({ round }) => round === name)?.starts ?? [], today);
  const marked = participants.some(({ id }) => id === chosen.path) ? chosen.path : '';
  return (
    <>
      <div className={styles.controls}>
        {bracket.rounds.length < 2 ? null : (
          <div className={isLong ? '' : styles.narrowOnly}>
            <ChoiceLinks
              label={drawText.rounds}
              options={bracket.rounds.map(({ name }, round) => ({
                label: drawText.short(name),
                chosen: { ...chosen, round, part: null },
                isCurrent: round === from + current,
              }))}
              choice={choosing}
            />
          </div>
        )}
        {parts < 2 ? null : (
          <ChoiceLinks
            label={drawText.parts}
            options={Array.from({ length: parts }, (_, at) => ({
              label: drawText.part(at + 1),
              chosen: { ...chosen, round: from + current, part: at },
              isCurrent: at === part,
            }))}
            choice={choosing}
          />
        )}
        <PathChoice
          participants={participants}
          kind={sport.competitors === 'persons' ? 'persons' : 'teams'}
          choosing={choosing}
        />
      </div>
      <div className={styles.rounds}>
        {rounds.map((round, at) => (
          <Round
            key={round.name}
            before={rounds[at - 1]}
            round={round}
            next={rounds[at + 1]}
            sport={sport}
            marked={marked}
            isCurrent={at === current}
            level={level}
            dates={datesOfRound(round.name)}
          />
        ))}
      </div>
      {meetsIn(rounds[current], rounds[current + 1], 0) ? <p className={styles.hint}>{drawText.pairs}</p> : null}
      {bracket.aside.map((round) => (
        <div key={round.name} className={styles.aside}>
          <Round round={round} sport={sport} marked={marked} isCurrent level={level} dates={datesOfRound(round.name)} />
        </div>
      ))}
    </>
  );
}

const NO_DRAW = '0';

function drawIn(text: string): DrawFeed | null {
  const draw = text === NO_DRAW ? null : readDraw(text);
  return draw === null || draw.rounds.length === 0 ? null : draw;
}

/** The draw of a stage, followed live. Changes of the match `eventId` refetch it; empty for none. */
export function DrawView({
  sportId,
  tournamentId,
  stageId,
  eventId = '',
  level = 'h3',
}: {
  sportId: number;
  tournamentId: string;
  stageId: string;
  eventId?: string;
  level?: 'h2' | 'h3';
}) {
  const { sport: sportOf } = usePage();
  const choosing = useQueryChoice(readChosen, writeChosen);
  const feed = buildPageFeedName({ kind: 'draw', tournament: tournamentId, stage: stageId });
  const { text, retryNow } = useFeedText(feed, eventId);
  const found = useMemo(() => {
    const draw = text === null ? null : drawIn(text);
    return draw === null
      ? null
      : { bracket: bracketOf(draw, drawText.winnerOf), participants: draw.participants, coming: readUpcomingDraws(text!) };
  }, [text]);
  if (text === null) return <Waiting what={leagueText.sub.draw} lines={12} onRetry={retryNow} />;
  if (found === null) return <Empty title={drawText.empty} hint={drawText.emptyHint} />;
  return (
    <div className={styles.draw}>
      <BracketView {...found} sport={sportOf(sportId)} choosing={choosing} level={level} />
    </div>
  );
}
