const FOLLOW = 'Følg ';

/** Of every page; other texts of my games are fetched with them. */
export const starText = {
  star: (name: string): string => FOLLOW + name,
  nameIn: (star: string): string => star.slice(FOLLOW.length),
  pin: (name: string): string => `Fastgør ${name}`,
  following: (name: string): string => `Følger ${name}`,
  followIt: 'Følg',
  follows: 'Følger',
  needsScript: 'Dine kampe gemmes i browseren og vises med JavaScript.',
};
