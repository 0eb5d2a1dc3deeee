export { CategoryPage } from './category-page.tsx';
export { categoryFeed, categorySeed } from './category-seed.ts';
