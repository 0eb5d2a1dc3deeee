import type { CircuitRules } from './circuit.ts';

const CAR_TROUBLE = ['Motor', 'Kollision', 'Bremser', 'Hydraulik', 'Gearkasse', 'Uheld', 'Dæk', 'Elektronik'];

export const CARS: CircuitRules = {
  spread: 0.018,
  noiseS: 0.25,
  gridS: 0.25,
  stops: [1, 2],
  stopS: 21,
  failure: 0.08,
  neutral: 0.45,
  reasons: CAR_TROUBLE,
  points: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
  out: 'retired',
  penalty: 0.25,
};
export const CAR_SPRINT: CircuitRules = {
  ...CARS,
  stops: [0, 0],
  failure: 0.03,
  neutral: 0.2,
  points: [8, 7, 6, 5, 4, 3, 2, 1],
};
export const BIKES: CircuitRules = {
  spread: 0.014,
  noiseS: 0.3,
  gridS: 0.2,
  stops: [0, 0],
  stopS: 0,
  failure: 0.14,
  neutral: 0,
  reasons: ['Styrt', 'Styrt', 'Motor', 'Kollision'],
  points: [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  out: 'fell',
  penalty: 0.2,
};
export const BIKE_SPRINT: CircuitRules = { ...BIKES, failure: 0.08, points: [12, 9, 7, 6, 5, 4, 3, 2, 1] };
export const STOCK_CARS: CircuitRules = {
  ...CARS,
  spread: 0.012,
  noiseS: 0.15,
  gridS: 0.12,
  stops: [4, 5],
  stopS: 30,
  neutral: 1,
  penalty: 0.05,
  points: [40, 35, 34, ...Array.from({ length: 32 }, (_, i) => 33 - i)],
};
