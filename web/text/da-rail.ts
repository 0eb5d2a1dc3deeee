/** The left column. */
export const railText = {
  pages: 'Sider',
  onTv: 'I tv',
  news: 'Nyheder',
  rankings: 'Ranglister',
  leagues: 'Topligaer',
  places: 'Lande',
  categories: 'Kategorier',
  live: 'live',
  more: (count: number): string => `Vis flere (${count})`,
} as const;
