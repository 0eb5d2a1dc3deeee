/** Short names of the files that mean nothing elsewhere. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Ath Bilbao': 'Athletic Bilbao',
  'Ath Madrid': 'Atlético Madrid',
  Celta: 'Celta Vigo',
  'Ein Frankfurt': 'Eintracht Frankfurt',
  Espanol: 'Espanyol',
  'Inverness C': 'Inverness Caledonian Thistle',
  'La Coruna': 'Deportivo La Coruña',
  Sociedad: 'Real Sociedad',
  'Sp Gijon': 'Sporting Gijón',
  Vallecano: 'Rayo Vallecano',
};

/** A club's name as others write it too. */
export const clubName = (name: string): string => SHORT_NAMES[name] ?? name;
