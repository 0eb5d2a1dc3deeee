import {
  type Correction,
  type CorrectionReason,
  type Incident,
  type IncidentType,
  otherSide,
  type Pair,
  type ParticipantId,
  type Side,
} from '@stillingen/domain';
import { periodRow } from './detail-rows.ts';
import { INCIDENT_NUMBER, type IncidentWord, incidentWord, REASON_NUMBER } from './incident-words.ts';
import { type Cell, type Row, readRows, writeRow } from '../text/text.ts';
import { numberOf } from '../text/values.ts';

export interface SummaryPart {
  readonly type: IncidentWord | 'unknown';
  readonly player: string;
  /** Participant id of the player and path of its page; empty where there is none. */
  readonly id: string;
  readonly url: string;
  readonly comment: string;
  readonly label: string;
  readonly score: Pair | null;
  readonly reason: string;
}
export interface SummaryIncident {
  readonly id: string;
  readonly side: 'home' | 'away';
  readonly minute: string;
  readonly withdrawn: boolean;
  readonly parts: readonly SummaryPart[];
}
export interface SummaryPeriod {
  readonly label: string;
  readonly home: number;
  readonly away: number;
  readonly incidents: readonly SummaryIncident[];
}
export interface SummaryFact {
  readonly kind: string;
  readonly value: string;
}
export interface Summary {
  readonly periods: readonly SummaryPeriod[];
  readonly facts: readonly SummaryFact[];
}

export interface PlayerLink {
  readonly id: string;
  readonly url: string;
}
export interface SummaryWords {
  readonly period: (stage: number) => string;
  readonly incident: (word: IncidentWord) => string;
  readonly reason: (reason: CorrectionReason) => string;
  /** `id`: of a player that the provider gives a key of. */
  readonly player: (side: Side, name: string, id?: ParticipantId) => PlayerLink;
}

export const minuteText = ({ minute, added, clock }: Incident): string =>
  clock === '' ? `${minute}${added > 0 ? `+${added}` : ''}'` : clock;

const SECOND_WORD: Partial<Record<IncidentType, IncidentWord>> = {
  goal: 'assist',
  'penalty-goal': 'assist',
  substitution: 'substitution-out',
  wicket: 'bowler',
};

function partsOf(incident: Incident, words: SummaryWords): Cell[] {
  const first: IncidentWord =
    incident.withdrawn !== null && incident.score !== null
      ? 'goal-disallowed'
      : incident.type === 'substitution'
        ? 'substitution-in'
        : incident.type;
  // An own goal counts for the other side.
  const side = incident.type === 'own-goal' ? otherSide(incident.side) : incident.side;
  const group = (word: IncidentWord, player: string, link: PlayerLink): Cell[] => [
    ['IE', String(INCIDENT_NUMBER[word])],
    ...(incident.score !== null && word === first
      ? ([
          ['INX', String(incident.score[0])],
          ['IOX', String(incident.score[1])],
        ] as Cell[])
      : []),
    ['IF', player],
    ['IU', link.url],
    ['ICT', word === first ? incident.detail : ''],
    ['IK', words.incident(word)],
    ['IM', link.id],
    ...(incident.withdrawn !== null && word === first
      ? ([
          ['IJ', String(REASON_NUMBER[incident.withdrawn])],
          ['IL', words.reason(incident.withdrawn)],
        ] as Cell[])
      : []),
  ];
  const { player, second, third = '', participant, secondParticipant, thirdParticipant } = incident;
  const word = SECOND_WORD[incident.type];
  const groups = group(first, player, words.player(side, player, participant));
  if (word === undefined || second === '') return groups;
  const secondSide = word === 'bowler' ? otherSide(side) : side;
  const other = group(word, second, words.player(secondSide, second, secondParticipant));
  if (word === 'substitution-out') return [...other, ...groups];
  return [...groups, ...other, ...(third === '' ? [] : group(word, third, words.player(side, third, thirdParticipant)))];
}

/** End with an X in a withdrawn incident. Readers look for the other keys in every group. */
const MARKED: ReadonlySet<string> = new Set(['III', 'IA', 'IB', 'IE', 'IF', 'IK', 'IM', 'IJ', 'IL']);
const MARK = 'X';
const UNMARKED = new Map([...MARKED].map((key) => [key + MARK, key]));
const markedCell = ([key, value]: Cell): Cell => [MARKED.has(key) ? key + MARK : key, value];

const FACT = { kind: 'MIT', value: 'MIV' } as const;

export const writeFacts = (facts: readonly SummaryFact[]): string =>
  facts.length === 0
    ? ''
    : writeRow(
        facts.flatMap(({ kind, value }): Cell[] => [
          [FACT.kind, kind],
          [FACT.value, value],
        ]),
      );

export function readFacts(row: Row): SummaryFact[] {
  const facts: SummaryFact[] = [];
  if (row[0]![0] !== FACT.kind) return facts;
  for (let at = 0; at + 1 < row.length; at += 2) facts.push({ kind: row[at]![1], value: row[at + 1]![1] });
  return facts;
}

export function writeSummary(
  periods: readonly { stage: number; score: Pair; incidents: readonly Incident[] }[],
  facts: readonly SummaryFact[],
  words: SummaryWords,
): string {
  let text = '';
  for (const { stage, score, incidents } of periods) {
    text += periodRow.writeText({ label: words.period(stage), home: score[0], away: score[1] });
    for (const incident of incidents) {
      const cells: Cell[] = [
        ['III', incident.id],
        ['IA', incident.side === 'home' ? '1' : '2'],
        ['IB', minuteText(incident)],
        ...partsOf(incident, words),
      ];
      text += writeRow(incident.withdrawn === null ? cells : cells.map(markedCell));
    }
  }
  return text + writeFacts(facts);
}

function readIncident(row: Row, withdrawn: boolean): SummaryIncident {
  const parts: {
    type: SummaryPart['type'];
    player: string;
    id: string;
    url: string;
    comment: string;
    label: string;
    home: string;
    away: string;
    reason: string;
  }[] = [];
  let id = '';
  let side: 'home' | 'away' = 'home';
  let minute = '';
  for (const [written, value] of row) {
    const key = UNMARKED.get(written) ?? written;
    const part = parts.at(-1);
    if (key === 'III') id = value;
    else if (key === 'IA') side = value === '2' ? 'away' : 'home';
    else if (key === 'IB') minute = value;
    else if (key === 'IE')
      parts.push({
        type: incidentWord(value),
        player: '',
        id: '',
        url: '',
        comment: '',
        label: '',
        home: '',
        away: '',
        reason: '',
      });
    else if (part === undefined) continue;
    else if (key === 'IF') part.player = value;
    else if (key === 'IU') part.url = value;
    else if (key === 'IM') part.id = value;
    else if (key === 'ICT') part.comment = value;
    else if (key === 'IK') part.label = value;
    else if (key === 'INX') part.home = value;
    else if (key === 'IOX') part.away = value;
    else if (key === 'IL') part.reason = value;
  }
  return {
    id,
    side,
    minute,
    withdrawn,
    parts: parts.map(({ home, away, ...part }) => ({
      ...part,
      score: home === '' || away === '' ? null : [numberOf(home), numberOf(away)],
    })),
  };
}

/** Reads a df_sui_ feed; unknown rows are skipped. Throws WireError. */
export function readSummary(text: string): Summary {
  const periods: { label: string; home: number; away: number; incidents: SummaryIncident[] }[] = [];
  const facts: SummaryFact[] = [];
  for (const row of readRows(text)) {
    const [head] = row[0]!;
    if (head === 'AC') {
      const { label, home, away } = periodRow.read(row);
      periods.push({ label: label ?? '', home: home ?? 0, away: away ?? 0, incidents: [] });
    } else if (head === 'III' || head === 'IIIX') {
      periods.at(-1)?.incidents.push(readIncident(row, head === 'IIIX'));
    } else facts.push(...readFacts(row));
  }
  return { periods, facts };
}

export function lastCorrection(corrections: readonly Correction[], reason: (reason: CorrectionReason) => string) {
  const last = corrections.at(-1);
  return last === undefined
    ? null
    : { count: corrections.length, at: last.at, from: last.from, side: last.side, reason: reason(last.reason) };
}
