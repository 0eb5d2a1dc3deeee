import { GAP, race } from '../sport/define.ts';
import { SPORT } from '../sport/sport-ids.ts';

/** A card per race, and no page for one (SPORT-12). */
export const horseRacing = race(SPORT.horseRacing, {
  row: 'race',
  board: [
    { result: 'jockey', label: 'Jockey', inRow: true, onPhone: true },
    { result: 'weight', label: 'Vægt' },
    { result: 'age', label: 'Alder' },
    { result: 'draw', label: 'Boks', spoken: 'Startboks' },
    GAP,
    { result: 'startingPrice', label: 'SP', spoken: 'Startodds', inRow: true, onPhone: true, odds: true },
  ],
  progress: null,
  order: { meetings: true, byCountry: true },
  limits: { meetingsOnParticipantPage: 15 },
  detailPage: false,
});
