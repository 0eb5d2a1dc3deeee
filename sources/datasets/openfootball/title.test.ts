import { describe, expect, it } from 'vitest';
import { readTitle } from './rows.ts';

const file = (name: string) => ({ name, path: `/data/${name}` });

describe('readTitle', () => {
  it.each([
    ['Denmark Superligaen 2024/25', 'x.txt', 'Superligaen', 'dk', '2024/2025', null],
    ['English Premier League 1999/00', 'en.1.json', 'Premier League', 'gb-eng', '1999/2000', 1],
    ['Primera División de España 2025-2026', 'es.1.json', 'Primera División', 'es', '2025/2026', 1],
    ['World Cup 2022', 'worldcup.json', 'World Cup', 'xw', '2022', null],
    ['World Cup 2026 Qualifying', 'worldcup.quali_playoffs.json', 'World Cup Qualifying', 'xw', '2026', null],
    ['Denmark 1. Division 2024/25', '2024-25_dk2.txt', '1. Division', 'dk', '2024/2025', 2],
    ['Österr. Erste Liga 2010/11', 'at.2.json', 'Erste Liga', 'at', '2010/2011', 2],
    ['ÖFB Cup 2018/19', 'at.cup.json', 'Cup', 'at', '2018/2019', 'cup'],
    ['Liga MX 2018/19', 'mx.1.json', 'Liga MX', 'mx', '2018/2019', 1],
    ['Brasileiro Série A 2020', 'br.1.json', 'Série A', 'br', '2020', 1],
    ['Japan | J1 League 2020', 'jp.1.json', 'J1 League', 'jp', '2020', 1],
    ['Bosnia and Herzegovina Cup 2024/25', '2024-25_bacup.txt', 'Cup', 'ba', '2024/2025', 'cup'],
    ['Northern Irish Premiership 2024/25', '2024-25_nir1.txt', 'Premiership', 'gb-nir', '2024/2025', 1],
    ['Irish Premier Division 2024', '2024_ie1.txt', 'Premier Division', 'ie', '2024', 1],
    ['UEFA Champions League 2024/25', 'uefa.cl.json', 'UEFA Champions League', 'eu', '2024/2025', null],
    ['Nordea-Liga', 'europe/finland/2019_fi1.txt', 'Nordea-Liga', 'fi', '2019', 1],
  ])('%s in %s', (title, name, competition, country, season, level) => {
    expect(readTitle(title, file(name))).toMatchObject({ name: competition, country, season, level });
  });

  it('says what is missing', () => {
    expect(readTitle('English Premier League', file('en.1.json'))).toBe("the title names no season: 'English Premier League'");
    expect(readTitle('Premier League 2020', file('league.json'))).toBe("the title names no known country: 'Premier League 2020'");
  });
});
