import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `main`: the one that goes on. */
export const Button = ({ look = 'plain', className = '', ...rest }: ComponentProps<'button'> & { look?: 'plain' | 'main' }) => (
  <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
);
