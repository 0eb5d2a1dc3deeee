export interface Zone {
  readonly from: number;
  readonly to: number;
  readonly id: string;
  readonly label: string;
  readonly colour: string;
}

// Red means live, so relegation is plum.
const KINDS = {
  'champions-league': { id: 'q1', label: 'Champions League', colour: '1f5fd0' },
  'champions-league-qualification': { id: 'q2', label: 'Champions League-kvalifikation', colour: '6a9be8' },
  'europa-league': { id: 'q3', label: 'Europa League', colour: 'c2700f' },
  'europa-league-qualification': { id: 'q4', label: 'Europa League-kvalifikation', colour: 'e0a04a' },
  'conference-league-qualification': { id: 'q5', label: 'Conference League-kvalifikation', colour: '17897d' },
  'conference-league-playoff': { id: 'q6', label: 'Playoff om Conference League', colour: '7dbdb5' },
  'championship-round': { id: 'q7', label: 'Mesterskabsspil', colour: '1f5fd0' },
  'promotion-round': { id: 'q7', label: 'Oprykningsspil', colour: '1f5fd0' },
  promotion: { id: 'q8', label: 'Oprykning', colour: '1f5fd0' },
  'last-sixteen': { id: 'q9', label: '1/8-finale', colour: '1f5fd0' },
  'knockout-playoff': { id: 'q10', label: 'Playoff om 1/8-finale', colour: '6a9be8' },
  'last-thirty-two': { id: 'q9', label: '1/16-finale', colour: '1f5fd0' },
  'best-thirds': { id: 'q10', label: '1/16-finale for de otte bedste treere', colour: '6a9be8' },
  'four-best-thirds': { id: 'q10', label: '1/8-finale for de fire bedste treere', colour: '6a9be8' },
  eliminated: { id: 'r3', label: 'Ude', colour: '8a8f98' },
  'relegation-round': { id: 'r3', label: 'Nedrykningsspil', colour: '8a8f98' },
  'qualification-round': { id: 'r3', label: 'Kvalifikationsspil', colour: '8a8f98' },
  'relegation-playoff': { id: 'r2', label: 'Nedrykningsplayoff', colour: 'b98aa6' },
  relegation: { id: 'r1', label: 'Nedrykning', colour: '8a2b63' },
} as const;
export type ZoneKind = keyof typeof KINDS;

export const zone = (kind: ZoneKind, from: number, to: number = from): Zone => ({ from, to, ...KINDS[kind] });
