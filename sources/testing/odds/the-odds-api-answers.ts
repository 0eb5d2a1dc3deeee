/** An event in the documented shape of The Odds API. */
export const eventAnswer = (more: object = {}) => ({
  id: 'e912304de2b2ce35b473ce2ecd3d1502',
  sport_key: 'soccer_denmark_superliga',
  sport_title: 'Denmark Superliga',
  commence_time: '2026-11-29T15:00:00Z',
  home_team: 'FC Copenhagen',
  away_team: 'FC Midtjylland',
  bookmakers: [
    {
      key: 'pinnacle',
      title: 'Pinnacle',
      last_update: '2026-11-29T11:58:40Z',
      markets: [
        {
          key: 'h2h',
          last_update: '2026-11-29T11:58:40Z',
          outcomes: [
            { name: 'FC Midtjylland', price: 3.4 },
            { name: 'FC Copenhagen', price: 2.15 },
            { name: 'Draw', price: 3.55 },
          ],
        },
        {
          key: 'spreads',
          last_update: '2026-11-29T11:58:30Z',
          outcomes: [
            { name: 'FC Midtjylland', price: 1.95, point: 0.25 },
            { name: 'FC Copenhagen', price: 1.93, point: -0.25 },
          ],
        },
        {
          key: 'totals',
          last_update: '2026-11-29T11:58:30Z',
          outcomes: [
            { name: 'Over', price: 1.872, point: 2.5 },
            { name: 'Under', price: 2.02, point: 2.5 },
          ],
        },
      ],
    },
    {
      key: 'betfair_ex_eu',
      title: 'Betfair',
      last_update: '2026-11-29T11:59:00Z',
      markets: [
        {
          key: 'h2h',
          last_update: '2026-11-29T11:59:00Z',
          outcomes: [
            { name: 'FC Copenhagen', price: 2.2 },
            { name: 'FC Midtjylland', price: 3.5 },
            { name: 'Draw', price: 3.6 },
          ],
        },
        {
          key: 'h2h_lay',
          last_update: '2026-11-29T11:59:00Z',
          outcomes: [
            { name: 'FC Copenhagen', price: 2.24 },
            { name: 'FC Midtjylland', price: 3.6 },
            { name: 'Draw', price: 3.7 },
          ],
        },
      ],
    },
    {
      key: 'nordicbet',
      title: 'Nordic Bet',
      last_update: '2026-11-29T11:59:00Z',
      markets: [
        {
          key: 'h2h',
          last_update: '2026-11-29T11:59:00Z',
          outcomes: [
            { name: 'FC Copenhagen', price: 1 },
            { name: 'FC Midtjylland', price: 36 },
            { name: 'Draw', price: 36 },
          ],
        },
      ],
    },
    {
      key: 'unknown_book',
      title: 'Unknown',
      last_update: '2026-11-29T11:59:00Z',
      markets: [
        {
          key: 'totals',
          outcomes: [
            { name: 'Under', price: 1.9, point: 2.75 },
            { name: 'Over', price: 1.9, point: 2.75 },
          ],
        },
      ],
    },
  ],
  ...more,
});
