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
  myLeagues: 'Mine ligaer',
  myTeams: 'Mine hold',
  change: 'Ret',
  changeOf: (title: string): string => `Ret ${title.toLocaleLowerCase('da')}`,
  more: (count: number): string => `Vis flere (${count})`,
} as const;
