import { dayOf, isDecided, Stage, stageLabel, StageType, stageTypeOf } from '@stillingen/domain';
import { type DrawLeg, matchPath } from '@stillingen/wire';
import { type PageSport, useNow } from '../../page/page-context.ts';
import { drawText } from '#text/match/draw.ts';
import { clockTime, Crest, Flag, isCountry } from '../../ui/index.ts';
import type { DrawSide, DrawTie } from './bracket.ts';
import { dateOf } from './dates.ts';
import styles from './draw.module.css';

const isLive = ({ stage }: DrawLeg): boolean => stage !== 0 && stageTypeOf(stage) === StageType.live;

function Side({ side, marked, isRed, isPerson }: { side: DrawSide; marked: string; isRed: boolean; isPerson: boolean }) {
  const { participant, awaited, note, won, legs, total } = side;
  if (participant === null)
    return (
      <div className={`${styles.side} ${styles.awaited}`}>
        <bdi title={awaited}>{awaited}</bdi>
      </div>
    );
  const { id, name, code, colours, countryCode, url } = participant;
  const isMarked = id === marked;
  return (
    <div className={`${styles.side} ${won ? styles.won : ''} ${isMarked ? styles.marked : ''}`}>
      {isPerson ? (
        isCountry(countryCode) ? (
          <Flag code={countryCode} label="" />
        ) : null
      ) : (
        <Crest colours={colours === '' ? null : colours} code={code} size={16} />
      )}
      {url === '' ? (
        <bdi title={name}>{name}</bdi>
      ) : (
        <a href={url} title={name}>
          <bdi>{name}</bdi>
        </a>
      )}
      {note === '' ? null : <small>{note}</small>}
      {won ? <span className="unseen"> ({drawText.through})</span> : null}
      {legs.length === 0 ? null : (
        <span className={styles.legs}>
          {legs.map((leg, at) => (
            <span key={at}>{leg}</span>
          ))}
        </span>
      )}
      {total === '' ? null : <b className={isRed ? styles.now : ''}>{total}</b>}
    </div>
  );
}

/** '4-2 på straffe', 'efter forl.', 'Opgivet': how the last match ended where that is not plain. */
function endOf({ stage, penalties }: DrawLeg, sport: PageSport): string {
  if (penalties !== '') return drawText.penalties(penalties.replace(':', '-'));
  if (stage === Stage.afterExtraTime) return drawText.extraTime;
  return stage === Stage.finished || stage === 0 ? '' : stageLabel(sport, stage, 'long');
}

const startOf = (start: number, today: string): string => (dayOf(start) === today ? clockTime(start) : dateOf(start, today));

/** What a match is about, in a few words: its time, that it runs, or how it ended. */
function legText(leg: DrawLeg, sport: PageSport, today: string): string {
  const { stage, start } = leg;
  if (isLive(leg)) return stageLabel(sport, stage, 'long') || drawText.live;
  if (stage === 0 || stageTypeOf(stage) === StageType.scheduled) return startOf(start, today);
  const end = endOf(leg, sport);
  if (!isDecided(stage)) return end;
  const over = stageLabel(sport, Stage.finished, 'long');
  return end === '' ? over : `${over} · ${end}`;
}

function Legs({ legs, sport }: { legs: readonly DrawLeg[]; sport: PageSport }) {
  const today = useNow(dayOf);
  const [only, ...others] = legs;
  if (only === undefined) return null;
  if (others.length === 0)
    return (
      <a className={`${styles.whole} ${isLive(only) ? styles.now : ''}`} href={matchPath(only.event)} data-event={only.event}>
        {legText(only, sport, today)}
      </a>
    );
  return legs.map((leg, at) => {
    const { event, score, stage } = leg;
    const end = stage === 0 ? '' : endOf(leg, sport);
    const isPlanned = score === '' || (stage !== 0 && stageTypeOf(stage) === StageType.scheduled);
    return (
      <a key={event} className={isLive(leg) ? styles.now : ''} href={matchPath(event)} data-event={event}>
        {drawText.leg(at + 1)} {isPlanned ? startOf(leg.start, today) : score.replace(':', '-')}
        {end === '' || isLive(leg) ? '' : ` (${end})`}
      </a>
    );
  });
}

export function Tie({ tie, sport, marked }: { tie: DrawTie; sport: PageSport; marked: string }) {
  const { sides, legs } = tie;
  const isOnPath = marked !== '' && sides.some(({ participant }) => participant?.id === marked);
  const isRed = legs.some(isLive);
  return (
    <div className={`${styles.tie} ${isOnPath ? styles.path : ''}`}>
      {isOnPath ? <span className="unseen">{drawText.onTheWay}: </span> : null}
      {sides.map((side, at) => (
        <Side key={at} side={side} marked={marked} isRed={isRed} isPerson={sport.competitors === 'persons'} />
      ))}
      {legs.length === 0 ? null : (
        <p className={styles.foot}>
          <Legs legs={legs} sport={sport} />
        </p>
      )}
    </div>
  );
}
