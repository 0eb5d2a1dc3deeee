/** Of every page; other texts of my games are fetched with them. */
export const starText = {
  follow: (name: string): string => `Følg ${name}`,
  needsScript: 'Dine kampe gemmes i browseren og vises med JavaScript.',
};
