import type { ReactNode } from 'react';
import { Frame } from './frame.tsx';
import styles from './prose-page.module.css';

/** A page of plain text: headings, paragraphs and lists. */
export const ProsePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Frame>
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  </Frame>
);
