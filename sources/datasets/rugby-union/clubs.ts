/** Clubs by the other names that files call them by. */
const CLUBS: Readonly<Record<string, string>> = {
  'ACT Brumbies': 'Brumbies',
  'ASM Clermont Auvergne': 'Clermont',
  'Auckland Blues': 'Blues',
  'Aviron Bayonnais': 'Bayonne',
  'Benetton Treviso': 'Benetton',
  'Blue Bulls': 'Bulls',
  'Bordeaux-Beg': 'Bordeaux-Bègles',
  'Bordeaux-Begles': 'Bordeaux-Bègles',
  'Bristol Bears': 'Bristol',
  'Cardiff Blues': 'Cardiff',
  'Castres Olympique': 'Castres',
  'Clermont Auvergne': 'Clermont',
  'Exeter Chiefs': 'Exeter',
  'Fijian Drua': 'Drua',
  'Glasgow Warriors': 'Glasgow',
  'Hartpury University': 'Hartpury',
  'Leicester Tigers': 'Leicester',
  'Lyon O.U.': 'Lyon',
  'Newcastle Falcons': 'Newcastle',
  'Northampton Saints': 'Northampton',
  Racing: 'Racing 92',
  'Racing Metro': 'Racing 92',
  'Sale Sharks': 'Sale',
  'Stade Francais': 'Stade Français',
  'Stade Francais Paris': 'Stade Français',
  'Stade Rochelais': 'La Rochelle',
  'Stade Toulousain': 'Toulouse',
  'RC Toulon': 'Toulon',
  Treviso: 'Benetton',
  'Union Bordeaux-Begles': 'Bordeaux-Bègles',
  'Wellington Hurricanes': 'Hurricanes',
  'Western Force': 'Force',
  'Worcester Warriors': 'Worcester',
  'Zebre Parma': 'Zebre',
};

const SPONSOR = /^(DHL|Emirates|Hollywoodbets|Toyota|Vodacom|Cell C|MTN) /;
const KIND = / (Rugby|Rugby Club|RFC)$/;

/** A club by its one name: 'Vodacom Bulls' are the Bulls, 'Leinster Rugby' is Leinster. */
export function clubName(told: string): string {
  const plain = told.replace(SPONSOR, '').replace(KIND, '');
  return CLUBS[plain] ?? plain;
}
