import { defineFixedPage } from '../page/define-page.ts';

export const galleryPage = defineFixedPage({
  kind: 'gallery',
  path: '/_galleri/',
  title: 'Galleri',
  exists: ({ gallery }) => gallery,
});
