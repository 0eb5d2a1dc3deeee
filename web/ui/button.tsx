import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `main`: the one that goes on. */
export const Button = ({
  look = 'plain',
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: 'plain' | 'main' }) => (
  <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
);
