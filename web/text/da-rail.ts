/** The left column. */
export const railText = {
  pages: 'Sider',
  onTv: 'I tv',
  news: 'Nyheder',
  rankings: 'Ranglister',
  leagues: 'Topligaer',
  places: 'Lande',
  categories: 'Kategorier',
  /** The same section stands on the page too. */
  inMenu: (title: string): string => `${title} i menuen`,
  live: 'live',
  more: (count: number): string => `Vis flere (${count})`,
} as const;
