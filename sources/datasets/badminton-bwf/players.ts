/** Danish names that the tables write without their letters. */
const DANISH: Readonly<Record<string, string>> = {
  'Jan O Jorgensen': 'Jan Ø. Jørgensen',
  'Line Højmark Kjaersfeldt': 'Line Højmark Kjærsfeldt',
  'Niclas Nohr': 'Niclas Nøhr',
};

/** A player's name as it is written at home. */
export const playerName = (name: string): string => DANISH[name] ?? name;
