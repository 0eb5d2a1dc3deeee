import { definePage } from '../page/define-page.ts';
import { alertsText } from '#text/mine/alerts.ts';
import { shellText } from '#text/shell.ts';
import { ALERTS_PATH, VIEW_KEY } from './view.ts';

export const alertsPage = definePage({
  kind: 'alerts',
  fields: [VIEW_KEY],
  address: (path) => (path === ALERTS_PATH ? path : null),
  resolve: () => ({ props: {}, seeds: new Map(), head: { title: `${alertsText.title} · ${shellText.brand}` } }),
});
