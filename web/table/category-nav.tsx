import { memo } from 'react';
import type { PageSport } from '../page/page-context.ts';
import type { CategoryLink } from '@stillingen/wire';
import { categoryPath } from '../page/routes.ts';
import { tableText } from '../text/da-table.ts';
import styles from './category-nav.module.css';

/** The countries and categories of a sport: the way to competitions and seasons of which nothing is played around today. */
export const CategoryNav = memo(function CategoryNav({
  sport: { segment },
  categories,
}: {
  sport: Pick<PageSport, 'segment'>;
  categories: readonly CategoryLink[];
}) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.categories} aria-label={tableText.categoriesTitle}>
      <details>
        <summary>{tableText.categoriesTitle}</summary>
        <ul>
          {categories.map((category) => (
            <li key={category.segment}>
              <a href={categoryPath(segment, category.segment)}>
                <bdi>{category.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
});
